internal import Synchronization

/// What was found in episodes while a process runs, before what earlier ones left elsewhere: the same episode is not
/// proven again.
public final class FindingsMemory: LintMemory {
  private let before: (any LintMemory)?
  private let found = Mutex<[LintKey: [UInt8]]>([:])

  /// A memory for one process, in front of another if there is one.
  public init(before other: (any LintMemory)? = nil) { before = other }

  /// What was found before, here or elsewhere.
  public func recall(_ key: LintKey) -> [UInt8]? { found.withLock { $0[key] } ?? before?.recall(key) }

  /// Keeps it here and elsewhere.
  public func keep(_ bytes: [UInt8], under key: LintKey) {
    found.withLock { $0[key] = bytes }
    before?.keep(bytes, under: key)
  }
}

internal import Synchronization

/// What was found in episodes while a process runs, before what earlier ones left elsewhere: the same episode is not
/// proven again.
///
/// It keeps the latest few versions of each file, so that it does not grow while somebody types.
public final class FindingsMemory: LintMemory {
  private let before: (any LintMemory)?
  private let found = Mutex<[[UInt8]: [(key: LintKey, bytes: [UInt8])]]>([:])

  /// How many versions of a file are kept.
  private static let mostVersions = 4

  /// A memory for one process, in front of another if there is one.
  public init(before other: (any LintMemory)? = nil) { before = other }

  /// What was found before, here or elsewhere.
  public func recall(_ key: LintKey) -> [UInt8]? {
    let versions = found.withLock { $0[key.item] } ?? []
    if let known = versions.last(where: { $0.key == key }) { return known.bytes }
    guard let bytes = before?.recall(key) else { return nil }
    add(bytes, under: key)
    return bytes
  }

  /// Keeps it here and elsewhere.
  public func keep(_ bytes: [UInt8], under key: LintKey) {
    add(bytes, under: key)
    before?.keep(bytes, under: key)
  }

  private func add(_ bytes: [UInt8], under key: LintKey) {
    found.withLock { found in
      var versions = found[key.item] ?? []
      if versions.count == Self.mostVersions { versions.removeFirst() }
      versions.append((key, bytes))
      found[key.item] = versions
    }
  }
}

import Synchronization

/// What was found in episodes while a process runs, before what earlier ones left elsewhere: the same episode is not
/// proven again.
///
/// It keeps the latest few versions of each file, so that it does not grow while somebody types.
public final class FindingsMemory: LintMemory {
  private let before: (any LintMemory)?
  private let state = Mutex(State())

  private struct State {
    var found: [[UInt8]: Item] = [:]
    /// How many checks have ended.
    var checks = 0
  }

  private struct Item {
    var versions: [(key: LintKey, bytes: [UInt8])] = []
    /// The number of the check that asked for it last.
    var lastCheck = 0
  }

  /// How many versions of a file are kept.
  private static let mostVersions = 4
  /// For so many checks something stays that none of them asks for: the list of a block that cannot be read for a while
  /// is soon read again, and its episodes with it.
  private static let mostUnusedChecks = 200

  /// A memory for one process, in front of another if there is one.
  public init(before other: (any LintMemory)? = nil) { before = other }

  /// What was found before, here or elsewhere.
  public func recall(_ key: LintKey) -> [UInt8]? {
    let versions = state.withLock { state in
      state.found[key.item]?.lastCheck = state.checks
      return state.found[key.item]?.versions ?? []
    }
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

  /// Counts a check of all files, and forgets what none of the last ones asked for: what was found in files that are
  /// gone.
  ///
  /// - Returns: The items that are forgotten.
  public func endCheck() -> [[UInt8]] {
    state.withLock { state in
      state.checks += 1
      let oldest = state.checks - Self.mostUnusedChecks
      let unused = state.found.filter { $0.value.lastCheck < oldest }.map(\.key)
      for item in unused { state.found[item] = nil }
      return unused
    }
  }

  private func add(_ bytes: [UInt8], under key: LintKey) {
    state.withLock { state in
      var item = state.found.removeValue(forKey: key.item) ?? Item()
      if item.versions.count == Self.mostVersions { item.versions.removeFirst() }
      item.versions.append((key, bytes))
      item.lastCheck = state.checks
      state.found[key.item] = item
    }
  }
}

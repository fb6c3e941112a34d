/// The curricula that are to be checked, those first that wait longest.
struct CheckQueue {
  private var waiting: [String] = []
  /// How many checks of a curriculum were given up in a row.
  private var cancelled: [String: Int] = [:]

  /// So many checks of a curriculum are given up in a row, and the next one is made to its end: who types without a
  /// pause gets findings, too.
  static let mostCancelled = 2

  /// Whether no curriculum waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Whether a curriculum waits.
  func contains(_ root: String) -> Bool { waiting.contains(root) }

  /// Whether a check of a curriculum that is being made is to be given up, since its outcome would be stale.
  func givesUp(_ root: String) -> Bool { contains(root) && cancelled[root, default: 0] < Self.mostCancelled }

  /// Adds a curriculum, if it does not wait already.
  mutating func insert(_ root: String) { if !contains(root) { waiting.append(root) } }

  /// The one that waits longest, which waits no longer.
  mutating func next() -> String? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Notes that a check of a curriculum was given up; it is to be checked again.
  mutating func noteCancelled(_ root: String) {
    cancelled[root, default: 0] += 1
    insert(root)
  }

  /// Notes that a check of a curriculum came to its end.
  mutating func noteFinished(_ root: String) { cancelled[root] = nil }

  /// Forgets a curriculum that nobody looks after any more.
  mutating func remove(_ root: String) {
    waiting.removeAll { $0 == root }
    cancelled[root] = nil
  }
}

import Synchronization

/// Whether a check that another thread makes is given up; once it is, it stays so.
final class CheckFlag: Sendable {
  private let flag = Atomic(false)

  /// Whether nobody waits for the check any more.
  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Gives the check up.
  func cancel() { flag.store(true, ordering: .relaxed) }
}

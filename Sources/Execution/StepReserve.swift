/// The steps of a budget that a run has not been handed yet.
///
/// A run that can be cancelled takes its steps in slices, and asks before each whether anybody waits for it. Any other
/// run has its whole budget from the start, so that it costs nothing that runs can be cancelled.
package struct StepReserve {
  /// How many there are.
  package private(set) var steps: Int
  private let isCancelled: (@Sendable () -> Bool)?

  /// Steps that take some milliseconds.
  private static let slice = 100_000

  /// All steps of a budget that a run under some options has.
  package init(of steps: Int, _ options: RunOptions) {
    self.steps = steps
    isCancelled = options.isCancelled
  }

  /// Adds to steps that are spent as many as make a slice of them.
  ///
  /// - Parameter left: The steps that the run has left, which may be below zero.
  /// - Returns: Whether the run may go on; it may not where nothing is left, or where nobody waits for it any more.
  package mutating func refill(_ left: inout Int) -> Bool {
    guard let isCancelled else {
      left += steps
      steps = 0
      return left >= 0
    }
    guard steps > 0, !isCancelled() else { return false }
    let debt = min(steps, -max(left, -steps))
    let share = min(steps, debt + Self.slice)
    left += share
    steps -= share
    return left >= 0
  }
}

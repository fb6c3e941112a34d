public import Execution

/// How a run ended.
public enum RobotEnding: Sendable, Hashable {
  /// The level is done, and every card was needed.
  case done
  /// The level is done before the program came to this card.
  case cardsLeftOver(from: Int)
  /// The program came to its end, but something is left to collect, or the robot stands on no goal; what is left does
  /// not count where the level is done at the goal alone, and is nil then.
  case unfinished(left: Int?, missesGoal: Bool)
  /// The robot bumped into a wall, a closed door or the edge of the map.
  case bumped(Coordinate)
  /// The robot fell into a pit.
  case fell(Coordinate)
  /// The run was stopped at a limit of its budget.
  case overBudget(Limit)
  /// The program has problems and did not run.
  case notRunnable

  /// Whether the level is solved.
  public var isSolved: Bool {
    switch self {
    case .done, .cardsLeftOver: true
    case .unfinished, .bumped, .fell, .overBudget, .notRunnable: false
    }
  }
}

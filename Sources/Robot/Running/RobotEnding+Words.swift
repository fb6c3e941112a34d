extension RobotEnding {
  /// The ending's name, as logs and pages show it.
  public var name: String {
    switch self {
    case .done: "done"
    case .cardsLeftOver: "cards left over"
    case .unfinished: "unfinished"
    case .bumped: "bumped"
    case .fell: "fell"
    case .overBudget: "over budget"
    case .notRunnable: "not runnable"
    }
  }

  /// What happened, for a learner.
  public var message: String {
    switch self {
    case .done: "the robot did all that there was to do"
    case .cardsLeftOver(let card): "the robot did it all, and did not need card \(card) and those behind it"
    case .unfinished(let left, let missesGoal):
      switch (left, missesGoal) {
      case (nil, _): "the robot is not at the goal"
      case (0, _): "everything is collected, but the robot is not at the goal"
      case (let left?, true): "there is still something to collect (\(left)), and the robot is not at the goal"
      case (let left?, false): "there is still something to collect (\(left))"
      }
    case .bumped: "something was in the robot's way"
    case .fell(let coordinate): "the robot fell into the pit at \(coordinate)"
    case .overBudget(let limit):
      switch limit {
      case .steps: "the program went on and on, so it was stopped"
      case .depth: "the routine calls itself again and again"
      case .memory, .output: "the program needed too much, so it was stopped"
      }
    case .notRunnable: "the program has a mistake that must be mended first"
    }
  }
}

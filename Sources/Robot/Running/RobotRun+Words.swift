internal import Diagnostics

extension RobotRun {
  /// The run in words, a line a step, and how it ended.
  ///
  ///     card 1, forward: to row 2, column 3
  ///     card 2, collect: takes the collectible
  ///     done: everything is collected
  public var log: [String] { steps.map(line) + ["\(ending.name): \(ending.message)"] }

  func line(_ step: Step) -> String {
    "card \(step.card), \(program.moves[step.card - 1].text): \(words(step))"
  }

  private func words(_ step: Step) -> String {
    switch step.event {
    case .went: "to \(step.pose.place)"
    case .turned: "looks \(step.pose.heading.rawValue)"
    case .jumped: "lands on \(step.pose.place)"
    case .took(let tile): "takes the \(tile.name)"
    case .foundNothing: "nothing to take here"
    case .bumped(let place): "bumps into \(obstacle(place))"
    case .fell: "falls into the pit"
    case .began(let round): "round \(round)"
    case .looked(let answer): answer ? "yes" : "no"
    case .called: "does the routine"
    }
  }

  private func obstacle(_ place: Place) -> String {
    guard world.contains(place) else { return "the edge of the map" }
    let tile = world[place]
    if case .door = tile { return "the closed \(tile.name)" }
    return "the \(tile.name)"
  }
}

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
      case (0, _): "everything is collected, but the robot is not at the goal"
      case (_, true): "there is still something to collect (\(left)), and the robot is not at the goal"
      case (_, false): "there is still something to collect (\(left))"
      }
    case .bumped: "something was in the robot's way"
    case .fell(let place): "the robot fell into the pit at \(place)"
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

import Diagnostics

extension RobotRun {
  /// The run in words, a line a step, and how it ended.
  ///
  ///     card 1, forward: to row 2, column 3
  ///     card 2, collect: takes the collectible
  ///     done: everything is collected
  public var log: [String] { steps.map(line) + ["\(ending.name): \(ending.message)"] }

  func line(_ step: Step) -> String {
    let picked = step.picked.map { ", takes the \($0.name)" } ?? ""
    return "card \(step.card), \(program.moves[step.card - 1].text): \(words(step))\(picked)"
  }

  private func words(_ step: Step) -> String {
    switch step.event {
    case .went: "to \(step.pose.coordinate)"
    case .turned: "looks \(step.pose.heading.rawValue)"
    case .jumped: "lands on \(step.pose.coordinate)"
    case .took(let tile): "takes the \(tile.name)"
    case .foundNothing: "nothing to take here"
    case .bumped(let coordinate): "bumps into \(obstacle(coordinate))"
    case .fell: "falls into the pit"
    case .began(let round): "round \(round)"
    case .looked(let answer): answer ? "yes" : "no"
    case .called: "does the routine"
    }
  }

  private func obstacle(_ coordinate: Coordinate) -> String {
    guard world.contains(coordinate) else { return "the edge of the map" }
    let tile = world[coordinate]
    if case .door = tile { return "the closed \(tile.name)" }
    return "the \(tile.name)"
  }
}

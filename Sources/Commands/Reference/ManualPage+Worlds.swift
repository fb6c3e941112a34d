import Robot

extension ManualPage {
  /// The robot's maps; its names are the language's own.
  static let worlds = ManualPage(
    name: "worlds", summary: "The robot's maps: tiles, legend, and what a map must have.",
    prose: """
      A map is rows of tiles, all equally long, and below them its legend: a line for
      each character of its own. Outside of the map is wall. There is one robot, and something
      to collect or a goal; at most \(World.largestSide) rows and columns, \(World.mostItems) collectibles and keys.
      """
  ) {
    let robots = Heading.allCases.map { String($0.character) }.joined(separator: " ")
    return [
      .sample(["#####", "#>~o#", "#####", "", "~ pit"]),
      .table(
        "on every map",
        [
          (robots, "the robot, on floor, and where it looks"), (".", "floor"), ("#", "wall"),
          ("o", "a collectible, which has to be taken"), ("G", "a goal, where the robot has to stand at the end"),
        ]),
      .table(
        "in a legend; the colors are \(TileColor.allCases.map(\.rawValue).joined(separator: ", "))",
        [
          ("~ pit", "the robot falls in unless it jumps over"),
          ("r red floor", "floor that a condition can ask for"),
          ("D red door", "a wall until a key of its color is taken"),
          ("k red key", "is taken by collect; a level can be done without it"),
        ]),
      .table(
        "beside `world:` in a check",
        [
          ("collecting: byWalking", "the robot takes what it walks over, without a card"),
          ("doneWhen: allCollected", "done when all is collected, wherever the robot is"),
          ("doneWhen: atGoal", "done when the robot is at a goal, whatever is left"),
          ("doneWhen: both", "done when all is collected and the robot is at a goal"),
        ]),
    ]
  }
}

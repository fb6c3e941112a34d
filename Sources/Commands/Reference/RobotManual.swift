internal import Diagnostics
internal import Robot

/// The page of the manual about programs of cards.
struct RobotManual {
  static let name = "robot"
  static let summary = "Robot, the programs of cards: cards, conditions, endings, and names for `teaches:`."

  let style: TerminalStyle

  /// The page; its names are the language's own.
  var page: String {
    """
    \(style.bold(Self.name)): \(Self.summary)

    A program is one card a line, at most \(RobotProgram.mostCards) cards. The same program does all worlds of a level.
    In `deck:` and `practises:` a card is called by its first word: \(style.green("forward")), \(style.green("repeat")).

    """ + tables.map { $0.text(style) }.joined()
  }

  private var tables: [ManualTable] {
    [
      ManualTable(title: "cards", rows: Deck.standard.cards.map { (written($0.command), $0.description) }),
      ManualTable(
        title: "conditions, for while and if; each also with `not` before it",
        rows: Condition.Test.all.map { ($0.name, $0.summary) }),
      ManualTable(
        title: "how a run ends",
        rows: Self.endings.map { ($0.name, $0.message) }),
      ManualTable(title: "cards of paper, by the number of their marker: AprilTag, family 25h9", rows: Self.markers),
      ManualTable(title: "names for `teaches:`", rows: RobotConcept.allCases.map { ($0.id, $0.summary) }),
    ]
  }

  /// What an app that sees markers has to know.
  private static let markers =
    Deck.standard.printedCards.map { ("\($0.number)", $0.text) } + [
      ("5 28", "repeat 4: how often lies behind repeat, and counts side by side add up"),
      ("6 12 13", "while not wall ahead: a condition lies behind while and if, `not` before it"),
    ]

  private static let endings: [RobotEnding] = [
    .done, .cardsLeftOver(from: 5), .unfinished(left: 2, missesGoal: false), .bumped(Place(row: 1, column: 2)),
    .fell(Place(row: 1, column: 2)), .overBudget(.steps), .overBudget(.depth),
  ]

  private func written(_ command: CardCommand) -> String {
    switch command {
    case .move(let move): move.text
    case .anyRepeat: "repeat 3"
    case .anyWhile: "while path ahead"
    case .anyIf: "if on collectible"
    }
  }
}

/// The page of the manual about the robot's maps.
struct WorldManual {
  static let name = "worlds"
  static let summary = "The robot's maps: tiles, legend, and what a map must have."

  let style: TerminalStyle

  /// The page; its names are the language's own.
  var page: String {
    let sample = "#####\n#>~o#\n#####\n\n~ pit".split(separator: "\n", omittingEmptySubsequences: false)
    return """
      \(style.bold(Self.name)): \(Self.summary)

      A map is rows of tiles, all equally long, and below them its legend: a line for
      each character of its own. Outside of the map is wall. There is one robot, and something
      to collect or a goal; at most \(World.largestSide) rows and columns, \(World.mostItems) collectibles and keys.

      """ + sample.map { $0.isEmpty ? "\n" : "  \(style.green(String($0)))\n" }.joined()
        + tables.map { $0.text(style) }.joined()
  }

  private var tables: [ManualTable] {
    let robots = Heading.allCases.map { String($0.character) }.joined(separator: " ")
    return [
      ManualTable(
        title: "on every map",
        rows: [
          (robots, "the robot, on floor, and where it looks"), (".", "floor"), ("#", "wall"),
          ("o", "a collectible, which has to be taken"), ("G", "a goal, where the robot has to stand at the end"),
        ]),
      ManualTable(
        title: "in a legend; the colors are \(TileColor.allCases.map(\.rawValue).joined(separator: ", "))",
        rows: [
          ("~ pit", "the robot falls in unless it jumps over"),
          ("r red floor", "floor that a condition can ask for"),
          ("D red door", "a wall until a key of its color is taken"),
          ("k red key", "is taken by collect; a level can be done without it"),
        ]),
    ]
  }
}

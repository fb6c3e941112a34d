import Robot

extension ManualPage {
  /// Programs of cards; its names are the language's own.
  static let robot = ManualPage(
    name: "robot", summary: "Robot, the programs of cards: cards, conditions, endings, and names for `teaches:`.",
    prose: """
      A program is one card a line, at most \(RobotProgram.mostCards) cards. The same program does \
      all worlds of a level.
      In `deck:` and `practises:` a card is called by its first word: ‹forward›, ‹repeat›.
      """
  ) {
    [
      .table("cards", Deck.standard.cards.map { (written($0.command), $0.description) }),
      .table(
        "conditions, for while and if; each also with `not` before it",
        Condition.Test.all.map { ($0.name, $0.summary) }),
      .table(
        "how a run ends",
        endings.map { ($0.name, $0.message) }),
      .table("cards of paper, by the number of their marker: AprilTag, family 25h9", markers),
      .table("names for `teaches:`", RobotConcept.allCases.map { ($0.id, $0.summary) }),
    ]
  }

  /// What an app that sees markers has to know.
  private static let markers =
    Deck.standard.printedCards.map { ("\($0.number)", $0.text) } + [
      ("5 28", "repeat 4: how often follows repeat, and counts side by side add up"),
      ("6 12 13", "while not wall ahead: a condition follows while and if, `not` before it"),
    ]

  private static let endings: [RobotEnding] = [
    .done, .cardsLeftOver(from: 5), .unfinished(left: 2, missesGoal: false), .bumped(Coordinate(row: 1, column: 2)),
    .fell(Coordinate(row: 1, column: 2)), .overBudget(.steps), .overBudget(.depth),
  ]

  private static func written(_ command: CardCommand) -> String {
    switch command {
    case .move(let move): move.text
    case .anyRepeat: "repeat 3"
    case .anyWhile: "while path ahead"
    case .anyIf: "if on collectible"
    }
  }
}

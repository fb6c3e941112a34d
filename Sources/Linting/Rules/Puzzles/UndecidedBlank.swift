internal import Diagnostics

/// A token that works in a blank where only the text can say that it is wrong.
enum UndecidedBlank: ProgramRule {
  static let description = RuleDescription(
    "undecided-blank", .puzzles, .warning, "another word in a blank gives the same result, and only the text decides",
    explanation: """
      With another word in a blank the code prints the same, and the card does not say with `result` or `checks` what it
      has to do. The text may ask for more than that: for a larger number, a loop, the shorter way. Then say it with
      `because`, and nobody is asked again. Otherwise a learner with a right word reads that it is wrong: add the word
      to `answers`, or let the code show the difference.
      """,
    wrong: [.cards(compare(answers: "[↓4]"))],
    right: [
      .cards(compare(answers: "[[4, 5]]")),
      .cards(compare(answers: "[4]", more: "because: the text asks for the smallest one")),
      .cards(compare(answers: "[[4, 5]]", more: "result: True")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard card.textDecidesBlanks else { return [] }
    return OtherWords(on: card).findings(orElse: ", or say with `because:` what the text asks for besides")
  }

  private static func compare(answers: String, more: String? = nil) -> String {
    """
    - id: fill
      type: dragAndDrop
      text: Fill in the smallest number that is above three.
      code: print(__1__ > 3)
      tokens: [2, 4, 5]
      answers: \(answers)
    \(more.map { "  \($0)\n" } ?? "")
    """
  }
}

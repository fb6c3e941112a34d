import Authoring
import CurriculumBundle
import Diagnostics
import Evidence

/// A token that works in a blank, and counts as wrong.
enum AmbiguousBlank: ProgramRule {
  static let description = RuleDescription(
    "ambiguous-blank", .puzzles, .error, "another word in a blank gives the same result, and counts as wrong",
    explanation: """
      A learner who drags a word into a blank with which the program prints what it should is told that it is wrong. The
      linter tries every token in every blank, and all of them together, and compares what the code does with `checks`,
      `result`. Where one more check, or one more printed line, shows that a word only seems to be right, add that.
      Otherwise `hornbook lint --fix` adds a word that is right on its own to `answers`, or `because` says why it is
      wrong all the same. Where the card says nothing of what its code does, or its text says more than what is printed
      (“multiply two by two”), the text may decide: then it is a warning (`undecided-blank`).
      """,
    wrong: [
      .cards(compare(tokens: "[2, 4, 5]", answers: "[↓4]")),
      .cards(
        """
        - id: add
          type: dragAndDrop
          text: Print five.
          code: print(__1__ + __2__)
          tokens: [2, 3, 4]
          answers: ↓[2, 3]
          result: 5

        """),
    ],
    right: [
      .cards(compare(tokens: "[2, 4, 5]", answers: "[[4, 5]]")), .cards(compare(tokens: "[2, 4]", answers: "[4]")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    card.textDecidesBlanks ? [] : OtherWords(on: card).findings()
  }

  private static func compare(tokens: String, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      text: Print True.
      code: print(__1__ > 3)
      tokens: \(tokens)
      answers: \(answers)
      result: True

    """
  }
}

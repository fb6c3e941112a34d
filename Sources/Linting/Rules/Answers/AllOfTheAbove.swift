internal import Diagnostics
internal import Evidence
internal import Phrases

/// An answer about the other answers.
enum AllOfTheAbove: ChoiceRule {
  static let description = RuleDescription(
    "all-of-the-above", .answers, .warning, "an answer that speaks about the other answers",
    explanation: """
      “All of the above” can be picked without knowing any of it: two right answers give it away, and one wrong answer
      rules it out. An app that shows answers in another order makes nonsense of “above”. Ask for one thing, with
      answers that stand on their own.
      """,
    wrong: [.cards(ask("[An int, A float, ↓All of the above]")), .cards(ask("[An int, A float, ↓none of these.]"))],
    right: [
      .cards(ask("[An int, A float, All of them in a row]")),
      .cards("- {id: ask, type: poll, text: What did you like?, answers: [Numbers, Words, All of these]}\n"),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices else { return [] }
    let reader = card.answerReader
    return answers.enumerated().filter { reader.claim(of: $1)?.isAboutOthers ?? false }.map { index, answer in
      Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index), '\(answer)', can be picked without knowing any of the others",
        help: "write an answer that makes sense on its own")
    }
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What is 5?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}

import Diagnostics

/// A question that a coin can answer.
enum TooFewAnswers: ChoiceRule {
  static let description = RuleDescription(
    "too-few-answers", .answers, .warning, "a question has so few answers that guessing pays",
    explanation: """
      Of two answers a learner guesses right every other time, and neither of you knows whether it was understood. Write
      answers that show a misunderstanding each: what would somebody think who mixed up the quotes, or the order? True
      and False are all the answers that there are, so these two are enough.
      `limits: {answers: 2}` in `curriculum.yaml` allows two.
      """,
    wrong: [.cards(ask("↓[Yes, No]"))],
    right: [
      .cards(ask("[Yes, No, Only at night]")), .cards(ask("[True, False]")),
      .cards("- {id: ask, type: poll, text: Did you like it?, answers: [A lot, Not at all]}\n"),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, _) = card.choices, answers.count < card.limits.answers, !isTruth(answers) else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.answers),
        "the question '\(card.authored.id)' has \(counted(answers.count, "answer"))",
        label: "at least \(card.limits.answers) are wanted", help: "add answers that show a misunderstanding each")
    ]
  }

  private static func isTruth(_ answers: [String]) -> Bool {
    answers.map { $0.lowercased() }.sorted() == ["false", "true"]
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: Is it dark?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}

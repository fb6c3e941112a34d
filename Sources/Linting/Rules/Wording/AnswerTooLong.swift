import Diagnostics

/// An answer that does not fit on its button.
enum AnswerTooLong: ChoiceRule {
  static let description = RuleDescription(
    "answer-too-long", .wording, .warning, "an answer does not fit on its button",
    explanation: """
      Answers are buttons. A long one wraps over several lines, pushes the others off the screen and is hard to compare
      with them. Move what all answers share into the question. The limit is `limits: {answer: 40}` in
      `curriculum.yaml`.
      """,
    wrong: [.cards(ask("[The moon, The sun, ↓A very small star that can only be seen in winter]"))],
    right: [.cards(ask("[The moon, The sun, A star seen in winter]"))])

  static let judgesPolls = true

  static func findings(in card: CardContext) -> [Finding] {
    let limit = card.limits.answer
    guard let (answers, _) = card.choices, !card.content.asksForProgram else { return [] }
    return answers.indices.filter { answers[$0].isLonger(than: limit) }.map { index in
      Finding(
        at: card.location(ofAnswer: index),
        "the answer at index \(index) of the card '\(card.authored.id)' is too long",
        label: "\(answers[index].count) characters, but a button shows \(limit)",
        help: "shorten it, or move what all answers share into the question")
    }
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What shines?\n  answers: \(answers)\n  correctAnswerIndex: 0\n"
  }
}

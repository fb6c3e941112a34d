import Diagnostics
import Evidence

/// The same answer twice.
enum DuplicateAnswer: ChoiceRule {
  static let description = RuleDescription(
    "duplicate-answer", .answers, .error, "two answers of a card are the same",
    explanation: """
      Two answers that read the same cannot be told apart. If one of them is the right one, a learner who knows it may
      still tap the other and be told that it is wrong.
      """,
    wrong: [
      .cards(ask("[4, 5, ↓4]")),
      .cards("- {id: ask, type: poll, text: Did you like it?, answers: [A lot, Not at all, ↓A lot]}\n"),
    ],
    right: [.cards(ask("[4, 5, '\"4\"']"))])

  static let judgesPolls = true

  static func findings(in card: CardContext) -> [Finding] {
    guard let (answers, keys) = card.choices else { return [] }
    return answers.repetitions.map { (first, second) -> Finding in
      let isKey = keys.contains(first) != keys.contains(second)
      return Finding(
        at: card.location(ofAnswer: second),
        "the answer at index \(second) is the same as the one at index \(first): '\(onOneLine(answers[second]))'",
        label: isKey ? "only one of the two counts as right" : nil,
        notes: [Diagnostic.Note("the other one is here", at: card.location(ofAnswer: first))],
        help: "write another answer")
    }
  }

  private static func ask(_ answers: String) -> String {
    """
    - id: ask
      type: question
      text: How many legs has a cat?
      answers: \(answers)
      correctAnswerIndex: 0

    """
  }
}

import CurriculumBundle
import Diagnostics

/// A question on which every answer is right.
enum NoWrongAnswer: ChoiceRule {
  static let description = RuleDescription(
    "no-wrong-answer", .answers, .warning, "every answer of a question is right",
    explanation: """
      Where all answers are right, a learner who ticks everything passes without a thought. At least one answer should
      be wrong, and wrong in a way that a learner might believe.
      """,
    wrong: [.cards(select("↓[0, 1, 2]"))], right: [.cards(select("[0, 2]"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .multiSelect(let question) = card.content, question.answers.count > 1,
      Set(question.correctAnswerIndices).isSuperset(of: question.answers.indices)
    else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.keys), "all \(question.answers.count) answers are right",
        help: "add an answer that is wrong")
    ]
  }

  private static func select(_ keys: String) -> String {
    """
    - id: ask
      type: multiSelect
      text: Which of these are animals?
      answers: [A cat, A stone, A cow]
      correctAnswerIndices: \(keys)

    """
  }
}

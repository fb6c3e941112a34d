import CurriculumBundle
import Diagnostics

/// A question that contains its answer.
enum AnswerGivenAway: ChoiceRule {
  static let description = RuleDescription(
    "answer-given-away", .answers, .warning, "a question's text contains its right answer, and no other",
    explanation: """
      A question that repeats its own answer can be solved by matching words, so it shows nothing about what was
      understood. Move the sentence to a card before the question, or ask about something that follows from it. Only
      answers of three words and more are looked at, since short ones meet their question by chance.
      """,
    wrong: [.cards(ask("A variable is ↓a box with a name. What is a variable?"))],
    right: [
      .cards(ask("What is a variable?")),
      .cards(ask("Is it a box with a name, a note for people or a word in quotes?")),
    ])

  /// What is more than this no phone shows, as other rules say.
  private static let (mostBytes, mostAnswers) = (10_000, 100)

  static func findings(in card: CardContext) -> [Finding] {
    guard case .question(let question) = card.content, question.answers.indices.contains(question.correctAnswerIndex),
      question.text.utf8.count <= mostBytes, question.answers.count <= mostAnswers
    else { return [] }
    let right = question.answers[question.correctAnswerIndex]
    guard hasThreeWords(right), let offset = question.text.offset(of: right) else { return [] }
    let others = question.answers.indices.filter { $0 != question.correctAnswerIndex }
    guard !others.contains(where: { question.text.offset(of: question.answers[$0]) != nil }) else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.text, bytes: offset..<offset + right.utf8.count),
        "the question says its right answer, '\(right)'", help: "say it on a card before, or ask something else")
    ]
  }

  private static func hasThreeWords(_ text: String) -> Bool {
    text.utf8.count >= 10 && text.withBytes { bytes in bytes.count { $0 == 0x20 } } >= 2
  }

  private static func ask(_ text: String) -> String {
    """
    - id: ask
      type: question
      text: \(text)
      answers: [a word in quotes, a box with a name, a note for people]
      correctAnswerIndex: 1

    """
  }
}

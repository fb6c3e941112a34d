/// A question with one right answer: published as `{text, answers, correctAnswerIndex}`.
///
///     {"text": "What does print() do?", "answers": ["It hides a word", "It shows a word"], "correctAnswerIndex": 1}
public struct QuestionCard: Codable, Sendable, Hashable {
  /// The question.
  public var text: String
  /// The answers to choose from, in the order shown.
  public var answers: [String]
  /// The place of the right answer in `answers`, from 0.
  public var correctAnswerIndex: Int
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who chose wrongly, by answer.
  public var feedback: [AnswerFeedback]?
  /// Why the right answer is right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, answers: [String], correctAnswerIndex: Int, hints: [String]? = nil, feedback: [AnswerFeedback]? = nil,
    explanation: String? = nil
  ) {
    self.text = text
    self.answers = answers
    self.correctAnswerIndex = correctAnswerIndex
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }
}

extension CardKind {
  /// ``QuestionCard``.
  public static let question = CardKind("question")
}

extension QuestionCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.question
  /// To answer.
  public static let demand = CardDemand.answer
  /// A quiz can ask it.
  public static let isQuestion = true
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .question(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its answers, and the places of those that are right.
  public var choices: (answers: [String], correctIndices: [Int])? { (answers, [correctAnswerIndex]) }
  /// The place of the right answer.
  public var onlyKey: Int? { correctAnswerIndex }
}

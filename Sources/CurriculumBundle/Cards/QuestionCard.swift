/// A question with one right answer: published as `{text, answers, correctAnswerIndex}`.
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

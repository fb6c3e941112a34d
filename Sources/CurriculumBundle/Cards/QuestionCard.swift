/// A question with one right answer: published as `{text, answers, correctAnswerIndex}`.
public struct QuestionCard: Codable, Sendable, Hashable {
  /// The question.
  public var text: String
  /// The answers to choose from, in the order shown.
  public var answers: [String]
  /// The place of the right answer in `answers`, from 0.
  public var correctAnswerIndex: Int

  /// A card from its parts.
  public init(text: String, answers: [String], correctAnswerIndex: Int) {
    self.text = text
    self.answers = answers
    self.correctAnswerIndex = correctAnswerIndex
  }
}

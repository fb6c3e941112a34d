/// What a learner is told who chose an answer: published as `{answer, text}`.
///
///     {"answer": "23", "text": "The + adds here: there are no quotes around the 2 and the 3."}
public struct AnswerFeedback: Codable, Sendable, Hashable {
  /// The answer, token or line as it stands on the card.
  public var answer: String
  /// What to say about it.
  public var text: String

  /// Feedback from its parts.
  public init(answer: String, text: String) {
    self.answer = answer
    self.text = text
  }
}

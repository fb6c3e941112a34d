/// A statement that is true or false: published as `{text, code?, answer}`.
public struct TrueFalseCard: Codable, Sendable, Hashable {
  /// The statement.
  public var text: String
  /// The code that it is about.
  public var code: String?
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// Whether the statement is true.
  public var answer: Bool
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// Why the statement is true or false, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, code: String? = nil, language: CodeLanguage? = nil, answer: Bool, hints: [String]? = nil,
    explanation: String? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.answer = answer
    self.hints = hints
    self.explanation = explanation
  }
}

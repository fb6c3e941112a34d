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
  /// What is true after the code ran exactly when the statement is; `output` in it is what was printed.
  public var satisfies: String?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// Why the statement is true or false, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, code: String? = nil, language: CodeLanguage? = nil, answer: Bool, satisfies: String? = nil,
    hints: [String]? = nil, explanation: String? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.answer = answer
    self.satisfies = satisfies
    self.hints = hints
    self.explanation = explanation
  }
}

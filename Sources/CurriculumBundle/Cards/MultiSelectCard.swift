/// A question with any number of right answers: published as `{text, code?, answers,
/// correctAnswerIndices, asks?}`.
public struct MultiSelectCard: Codable, Sendable, Hashable {
  /// The question.
  public var text: String
  /// The code that it is about.
  public var code: String?
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// The answers to choose from, in the order shown.
  public var answers: [String]
  /// The places of all right answers in `answers`, from 0.
  public var correctAnswerIndices: [Int]
  /// What makes an answer right; nil where no run of the code decides.
  public var asks: Asks?
  /// The expression whose value or type is asked for.
  public var expression: String?
  /// The line of the code that is to be mended, from 1.
  public var line: Int?
  /// What the mended code prints.
  public var result: String?
  /// What must be true of `answer` for an expression to be right.
  public var satisfies: String?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who chose wrongly, by answer.
  public var feedback: [AnswerFeedback]?
  /// Why the right answers are right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, code: String? = nil, language: CodeLanguage? = nil, answers: [String], correctAnswerIndices: [Int],
    asks: Asks? = nil, expression: String? = nil, line: Int? = nil, result: String? = nil, satisfies: String? = nil,
    hints: [String]? = nil, feedback: [AnswerFeedback]? = nil, explanation: String? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.answers = answers
    self.correctAnswerIndices = correctAnswerIndices
    self.asks = asks
    self.expression = expression
    self.line = line
    self.result = result
    self.satisfies = satisfies
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }
}

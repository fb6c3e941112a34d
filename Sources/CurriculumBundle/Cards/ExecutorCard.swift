/// Code that the learner runs: published as `{text, code, result}`.
public struct ExecutorCard: Codable, Sendable, Hashable {
  /// What is said above the code.
  public var text: String
  /// The code.
  public var code: String
  /// The language of the code; nil for that of the module.
  public var language: ProgramLanguage?
  /// What appears when the learner presses Run; empty when the code prints nothing before it raises an error.
  public var result: String
  /// The error in which the code is meant to end, as the last line of its report.
  public var raises: String?
  /// The lines that the code reads as its input.
  public var input: [String]?

  /// A card from its parts.
  public init(
    text: String, code: String, language: ProgramLanguage? = nil, result: String, raises: String? = nil,
    input: [String]? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.result = result
    self.raises = raises
    self.input = input
  }
}

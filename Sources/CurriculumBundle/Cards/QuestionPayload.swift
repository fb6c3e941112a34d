/// A payload that asks something which a quiz can ask as well.
public protocol QuestionPayload: CardPayload {}

extension QuestionPayload {
  /// To answer.
  public static var demand: CardDemand { .answer }
  /// A quiz can ask it.
  public static var isQuestion: Bool { true }
}

/// A question about code that runs: what comes before the code, what it reads, and how it is meant to end.
public protocol CodeQuestionPayload: QuestionPayload {
  /// The language of the code; nil for that of the module.
  var language: CodeLanguage? { get }
  /// Lines that run before the code and are not shown.
  var given: String? { get }
  /// The lines that the code reads as its input.
  var input: [String]? { get }
  /// The error in which the code is meant to end: its class, or the last line of its report.
  var raises: String? { get }
  /// True where the code never ends, but is stopped.
  var neverEnds: Bool? { get }
}

extension CodeQuestionPayload {
  /// The lines that run before it.
  public var codeBefore: String? { given }
  /// Its input, line by line.
  public var codeInput: [String] { input ?? [] }
  /// How it is meant to end.
  public var statedEnding: StatedEnding? { StatedEnding(raises: raises, neverEnds: neverEnds) }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { language }
}

/// A statement that is true or false: published as `{text, code?, answer}`.
///
///     {"text": "It prints 5.", "code": "print(2 + 3)", "answer": true, "satisfies": "output == \"5\""}
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
  /// Lines that run before the code and are not shown.
  public var given: String?
  /// The lines that the code reads as its input.
  public var input: [String]?
  /// The error in which the code is meant to end: its class, or the last line of its report.
  public var raises: String?
  /// True where the code never ends, but is stopped.
  public var neverEnds: Bool?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// Why the statement is true or false, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, code: String? = nil, language: CodeLanguage? = nil, answer: Bool, satisfies: String? = nil,
    given: String? = nil, input: [String]? = nil, raises: String? = nil, neverEnds: Bool? = nil, hints: [String]? = nil,
    explanation: String? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.answer = answer
    self.satisfies = satisfies
    self.given = given
    self.input = input
    self.raises = raises
    self.neverEnds = neverEnds
    self.hints = hints
    self.explanation = explanation
  }
}

extension CardKind {
  /// ``TrueFalseCard``.
  public static let trueFalse = CardKind("trueFalse")
}

extension TrueFalseCard: CodeQuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.trueFalse
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .trueFalse(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code.
  public var shownCode: String? { code }
  /// What a run can decide about it.
  public var codeQuestion: CodeQuestion? { satisfies.map { .statement(satisfies: $0) } }
}

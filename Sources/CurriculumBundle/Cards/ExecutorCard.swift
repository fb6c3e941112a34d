/// Code that the learner runs: published as `{text, code, result}`.
///
///     {"text": "Run it and look at the screen.", "code": "print(2 + 3)", "result": "5"}
public struct ExecutorCard: Codable, Sendable, Hashable {
  /// What is said above the code.
  public var text: String
  /// The code.
  public var code: String
  /// The language of the code; nil for that of the module.
  public var language: ProgramLanguage?
  /// The same program in other languages that apps run.
  public var variants: CodeVariants?
  /// What appears when the learner presses Run; empty when the code prints nothing before it raises an error.
  public var result: String
  /// The error in which the code is meant to end, as the last line of its report.
  public var raises: String?
  /// True where the code never ends, but is stopped by the learner.
  public var neverEnds: Bool?
  /// The lines that the code reads as its input.
  public var input: [String]?

  /// A card from its parts.
  public init(
    text: String, code: String, language: ProgramLanguage? = nil, variants: CodeVariants? = nil, result: String,
    raises: String? = nil, neverEnds: Bool? = nil, input: [String]? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.variants = variants
    self.result = result
    self.raises = raises
    self.neverEnds = neverEnds
    self.input = input
  }
}

extension CardKind {
  /// ``ExecutorCard``.
  public static let executor = CardKind("executor")
}

extension ExecutorCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.executor
  /// To run its code.
  public static let demand = CardDemand.run
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .executor(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code.
  public var shownCode: String? { code }
  /// What it reads.
  public var codeInput: [String] { input ?? [] }
  /// How it is meant to end.
  public var statedEnding: StatedEnding? { StatedEnding(raises: raises, neverEnds: neverEnds) }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { language.map(CodeLanguage.init) }
  /// The same program in other languages.
  public var codeVariants: CodeVariants? { variants }

  /// The card with the variant in a language in the place of its code, where it has one.
  public func shown(in language: CodeLanguage) -> Self {
    guard let code = variants?[language], let program = language.program else { return self }
    var card = self
    (card.code, card.language, card.variants) = (code, program, nil)
    return card
  }
}

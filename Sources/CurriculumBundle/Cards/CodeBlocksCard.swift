/// Lines of code to be dragged into the right order: published as `{text, lines, decoys?, result?, checks?,
/// alsoAccepted?}`.
///
///     {"text": "Greet Ada.", "lines": ["name = \"Ada\"", "print(name)"], "decoys": ["print(\"name\")"],
///      "result": "Ada"}
public struct CodeBlocksCard: Codable, Sendable, Hashable {
  /// What the program is to do.
  public var text: String
  /// The language of the lines; nil for that of the module.
  public var language: CodeLanguage?
  /// The lines in the right order, each with its indentation; an app shows them mixed.
  public var lines: [String]
  /// Lines that do not belong to the program.
  public var decoys: [String]?
  /// What the program prints.
  public var result: String?
  /// The lines that the program reads as its input.
  public var input: [String]?
  /// Lines that run before the program and are not shown.
  public var given: String?
  /// The error in which the program is meant to end: its class, or the last line of its report.
  public var raises: String?
  /// True where the program never ends, but is stopped.
  public var neverEnds: Bool?
  /// What every right order does, where one printed result is not enough to say it; never beside `result`.
  public var checks: [ProgramCheck]?
  /// Other right orders: the places in `lines`, from 0, in the order of each.
  public var alsoAccepted: [[Int]]?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who used a line that does not belong, by line.
  public var feedback: [AnswerFeedback]?
  /// Why the right order is right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, language: CodeLanguage? = nil, lines: [String], decoys: [String]? = nil, result: String? = nil,
    input: [String]? = nil, given: String? = nil, raises: String? = nil, neverEnds: Bool? = nil,
    checks: [ProgramCheck]? = nil, alsoAccepted: [[Int]]? = nil, hints: [String]? = nil,
    feedback: [AnswerFeedback]? = nil, explanation: String? = nil
  ) {
    self.text = text
    self.language = language
    self.lines = lines
    self.decoys = decoys
    self.result = result
    self.input = input
    self.given = given
    self.raises = raises
    self.neverEnds = neverEnds
    self.checks = checks
    self.alsoAccepted = alsoAccepted
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }

  /// The program: the lines in the right order.
  public var program: String { lines.joined(separator: "\n") }

  /// Every order that is right, as lines; orders that are none of these lines are left out.
  public var rightOrders: [[String]] {
    [lines] + (alsoAccepted ?? []).filter(isOrder).map { $0.map { lines[$0] } }
  }

  /// Whether places name every line once.
  public func isOrder(_ places: [Int]) -> Bool {
    places.count == lines.count && places.sorted() == Array(lines.indices)
  }
}

extension CardKind {
  /// ``CodeBlocksCard``.
  public static let codeBlocks = CardKind("codeBlocks")
}

extension CodeBlocksCard: CodeQuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.codeBlocks
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 40.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .codeBlocks(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code, piece by piece.
  public var codePieces: [CodePiece] {
    lines.enumerated().map { CodePiece(code: $1, role: .line($0)) }
      + (decoys ?? []).enumerated().map { CodePiece(code: $1, role: .decoy($0)) }
  }
}

/// A sentence or a program with blanks, into which words are dragged: published as `{text?, sentence?, code?, tokens,
/// answers, result?, checks?}`.
///
/// A blank is its number between two underscores on either side, counted from 1: `__1__ is of data type __2__`.
///
///     {"sentence": "__1__ is of type __2__.", "tokens": ["3.5", "int", "float"], "answers": [["3.5"], ["float"]]}
public struct DragAndDropCard: Codable, Sendable, Hashable {
  /// What to do.
  public var text: String?
  /// The sentence with its blanks.
  public var sentence: String?
  /// The code with its blanks.
  public var code: String?
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// The words to drag, in the order shown, those included that fit nowhere.
  public var tokens: [String]
  /// For each blank, the words that are right in it.
  public var answers: [[String]]
  /// What the code prints once its blanks are filled.
  public var result: String?
  /// The lines that the program reads as its input.
  public var input: [String]?
  /// Lines that run before the code and are not shown.
  public var given: String?
  /// The error in which the code is meant to end: its class, or the last line of its report.
  public var raises: String?
  /// True where the code never ends, but is stopped.
  public var neverEnds: Bool?
  /// What the code does once its blanks are filled, where one printed result is not enough to say it; never beside
  /// `result`.
  public var checks: [ProgramCheck]?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who dragged a wrong word, by word.
  public var feedback: [AnswerFeedback]?
  /// Why the right words are right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String? = nil, sentence: String? = nil, code: String? = nil, language: CodeLanguage? = nil, tokens: [String],
    answers: [[String]], result: String? = nil, input: [String]? = nil, given: String? = nil, raises: String? = nil,
    neverEnds: Bool? = nil, checks: [ProgramCheck]? = nil, hints: [String]? = nil, feedback: [AnswerFeedback]? = nil,
    explanation: String? = nil
  ) {
    self.text = text
    self.sentence = sentence
    self.code = code
    self.language = language
    self.tokens = tokens
    self.answers = answers
    self.result = result
    self.input = input
    self.given = given
    self.raises = raises
    self.neverEnds = neverEnds
    self.checks = checks
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }

  /// The code with a word in each blank, the first that is right unless others are given; nil without code.
  public func filledCode(with words: [String]? = nil) -> String? {
    let words = words ?? answers.map { $0.first ?? "" }
    return code.map { BlankedText($0).filled(with: words) }
  }
}

extension CardKind {
  /// ``DragAndDropCard``.
  public static let dragAndDrop = CardKind("dragAndDrop")
}

extension DragAndDropCard: CodeQuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.dragAndDrop
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 40.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .dragAndDrop(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code, piece by piece.
  public var codePieces: [CodePiece] { code.map { [CodePiece(code: $0, role: .blanked)] } ?? [] }
}

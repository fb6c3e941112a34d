/// A question with any number of right answers: published as `{text, code?, answers,
/// correctAnswerIndices, asks?}`.
///
///     {"text": "Which of these are animals?", "answers": ["A cat", "A stone", "A cow"],
///      "correctAnswerIndices": [0, 2]}
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
  /// The images of the answers that are one.
  public var answerImages: [AnswerImage]?
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
  /// The text that is counted, or looked for, in what the code prints.
  public var of: String?
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
  /// What is said to those who chose wrongly, by answer.
  public var feedback: [AnswerFeedback]?
  /// Why the right answers are right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, code: String? = nil, language: CodeLanguage? = nil, answers: [String], correctAnswerIndices: [Int],
    answerImages: [AnswerImage]? = nil, asks: Asks? = nil, expression: String? = nil, line: Int? = nil,
    result: String? = nil, satisfies: String? = nil,
    of: String? = nil, given: String? = nil, input: [String]? = nil, raises: String? = nil, neverEnds: Bool? = nil,
    hints: [String]? = nil, feedback: [AnswerFeedback]? = nil, explanation: String? = nil
  ) {
    self.text = text
    self.code = code
    self.language = language
    self.answers = answers
    self.correctAnswerIndices = correctAnswerIndices
    self.answerImages = answerImages
    self.asks = asks
    self.expression = expression
    self.line = line
    self.result = result
    self.satisfies = satisfies
    self.of = of
    self.given = given
    self.input = input
    self.raises = raises
    self.neverEnds = neverEnds
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }
}

extension CardKind {
  /// ``MultiSelectCard``.
  public static let multiSelect = CardKind("multiSelect")
}

extension MultiSelectCard: CodeQuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.multiSelect
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 20.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .multiSelect(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code.
  public var shownCode: String? { code }
  /// The images of some of them.
  public var choiceImages: [AnswerImage] { answerImages ?? [] }
  /// Its answers, and the places of those that are right.
  public var choices: (answers: [String], correctIndices: [Int])? { (answers, correctAnswerIndices) }
  /// What a run can decide about it.
  public var codeQuestion: CodeQuestion? {
    guard let asks, code != nil || asks == .expression else { return nil }
    return CodeQuestion(asks, expression: expression, line: line, result: result, satisfies: satisfies, of: of)
  }
}

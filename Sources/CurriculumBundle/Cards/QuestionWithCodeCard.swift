/// A question about code with one right answer: published as `{code, text, answers, correctAnswerIndex}`.
///
///     {"code": "print(2 + 3)", "text": "What does it print?", "answers": ["2 + 3", "5", "ERROR"],
///      "correctAnswerIndex": 1}
public struct QuestionWithCodeCard: Codable, Sendable, Hashable {
  /// The code.
  public var code: String
  /// The language of the code; nil for that of the module.
  public var language: CodeLanguage?
  /// The same program in other languages.
  public var variants: CodeVariants?
  /// The question.
  public var text: String
  /// The answers to choose from, in the order shown.
  public var answers: [String]
  /// The place of the right answer in `answers`, from 0.
  public var correctAnswerIndex: Int
  /// The images of the answers that are one.
  public var answerImages: [AnswerImage]?
  /// What makes an answer right; nil means what the code prints.
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
  /// Why the right answer is right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    code: String, language: CodeLanguage? = nil, variants: CodeVariants? = nil, text: String, answers: [String],
    correctAnswerIndex: Int, answerImages: [AnswerImage]? = nil, asks: Asks? = nil, expression: String? = nil,
    line: Int? = nil,
    result: String? = nil, satisfies: String? = nil,
    of: String? = nil, given: String? = nil, input: [String]? = nil, raises: String? = nil, neverEnds: Bool? = nil,
    hints: [String]? = nil, feedback: [AnswerFeedback]? = nil, explanation: String? = nil
  ) {
    self.code = code
    self.language = language
    self.variants = variants
    self.text = text
    self.answers = answers
    self.correctAnswerIndex = correctAnswerIndex
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
  /// ``QuestionWithCodeCard``.
  public static let questionWithCode = CardKind("questionWithCode")
}

extension QuestionWithCodeCard: CodeQuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.questionWithCode
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .questionWithCode(self) }
  /// Its text.
  public var shownText: String? { text }
  /// Its code.
  public var shownCode: String? { code }
  /// The images of some of them.
  public var choiceImages: [AnswerImage] { answerImages ?? [] }
  /// Its answers, and the places of those that are right.
  public var choices: (answers: [String], correctIndices: [Int])? { (answers, [correctAnswerIndex]) }
  /// The place of the right answer.
  public var onlyKey: Int? { correctAnswerIndex }
  /// What a run can decide about it.
  public var codeQuestion: CodeQuestion? {
    CodeQuestion(
      asks ?? .output, expression: expression, line: line, result: result, satisfies: satisfies, of: of)
  }
  /// The same program in other languages.
  public var codeVariants: CodeVariants? { variants }

  /// The card with the variant in a language in the place of its code, where it has one.
  public func shown(in language: CodeLanguage) -> Self {
    guard let code = variants?[language] else { return self }
    var card = self
    (card.code, card.language, card.variants) = (code, language, nil)
    return card
  }
}

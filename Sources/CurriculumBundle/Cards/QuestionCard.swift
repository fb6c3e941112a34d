/// A question with one right answer: published as `{text, answers, correctAnswerIndex}`.
///
/// With `asks`, which is then `program`, its answers are whole programs, and are shown as code.
///
///     {"text": "What does print() do?", "answers": ["It hides a word", "It shows a word"], "correctAnswerIndex": 1}
public struct QuestionCard: Codable, Sendable, Hashable {
  /// The question.
  public var text: String
  /// The answers to choose from, in the order shown.
  public var answers: [String]
  /// The place of the right answer in `answers`, from 0.
  public var correctAnswerIndex: Int
  /// The images of the answers that are one.
  public var answerImages: [AnswerImage]?
  /// What makes an answer right: nil, or `program`.
  public var asks: Asks?
  /// The language of the programs; nil for that of the module.
  public var language: CodeLanguage?
  /// What the right program prints.
  public var result: String?
  /// What must be true of `answer` for an expression to be right.
  public var satisfies: String?
  /// Lines that run before each program and are not shown.
  public var given: String?
  /// The lines that the programs read as their input.
  public var input: [String]?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// What is said to those who chose wrongly, by answer.
  public var feedback: [AnswerFeedback]?
  /// Why the right answer is right, for after the question.
  public var explanation: String?

  /// A card from its parts.
  public init(
    text: String, answers: [String], correctAnswerIndex: Int, answerImages: [AnswerImage]? = nil, asks: Asks? = nil,
    language: CodeLanguage? = nil,
    result: String? = nil, satisfies: String? = nil, given: String? = nil, input: [String]? = nil,
    hints: [String]? = nil,
    feedback: [AnswerFeedback]? = nil, explanation: String? = nil
  ) {
    self.text = text
    self.answers = answers
    self.correctAnswerIndex = correctAnswerIndex
    self.answerImages = answerImages
    self.asks = asks
    self.language = language
    self.result = result
    self.satisfies = satisfies
    self.given = given
    self.input = input
    self.hints = hints
    self.feedback = feedback
    self.explanation = explanation
  }
}

extension CardKind {
  /// ``QuestionCard``.
  public static let question = CardKind("question")
}

extension QuestionCard: QuestionPayload {
  /// The kind of its cards.
  public static let kind = CardKind.question
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .question(self) }
  /// Its text.
  public var shownText: String? { text }
  /// The lines that run before each program.
  public var codeBefore: String? { given }
  /// What the programs read.
  public var codeInput: [String] { input ?? [] }
  /// The language that it says.
  public var codeLanguage: CodeLanguage? { language }
  /// What runs of its answers decide.
  public var codeQuestion: CodeQuestion? { asks.flatMap { CodeQuestion($0, result: result, satisfies: satisfies) } }
  /// The images of some of them.
  public var choiceImages: [AnswerImage] { answerImages ?? [] }
  /// Its answers, and the places of those that are right.
  public var choices: (answers: [String], correctIndices: [Int])? { (answers, [correctAnswerIndex]) }
  /// The place of the right answer.
  public var onlyKey: Int? { correctAnswerIndex }
}

/// What the cards of one kind hold beside their id, published as keys of the card.
///
/// A payload says what it has; parts that it does not mention are nil. Code that asks for a part works for every kind
/// that has it, and needs no change for a new one.
public protocol CardPayload: Codable, Sendable, Hashable {
  /// The kind whose cards hold it.
  static var kind: CardKind { get }
  /// What a card asks of a learner; by default nothing.
  static var demand: CardDemand { get }
  /// Whether a quiz can ask it; by default it cannot.
  static var isQuestion: Bool { get }
  /// How long a learner takes to decide and to do what a card asks, besides reading it, in seconds; by default 2.
  static var secondsToAct: Double { get }

  /// The content of a card that holds it.
  var cardContent: CardContent { get }
  /// The text that a learner reads.
  var shownText: String? { get }
  /// The heading.
  var shownHeader: String? { get }
  /// The code that is shown as it is.
  var shownCode: String? { get }
  /// The code that runs before that which is shown, and is not shown itself.
  var codeBefore: String? { get }
  /// The lines that the code reads as its input.
  var codeInput: [String] { get }
  /// How the program is meant to end, where that is not a good end.
  var statedEnding: StatedEnding? { get }
  /// The code that is shown in pieces, with blanks, or among other things.
  var codePieces: [CodePiece] { get }
  /// The language of the code or the programs, where the card says it.
  var codeLanguage: CodeLanguage? { get }
  /// The same program as the code in other languages.
  var codeVariants: CodeVariants? { get }
  /// What helps a learner who is stuck, the gentlest first.
  var hints: [String]? { get }
  /// What is said to those who answered wrongly, by answer.
  var feedback: [AnswerFeedback]? { get }
  /// Why the right answer is right.
  var explanation: String? { get }
  /// The answers to choose from and the places of those that are right.
  var choices: (answers: [String], correctIndices: [Int])? { get }
  /// The images of the answers that are one.
  var choiceImages: [AnswerImage] { get }
  /// The badge of learners who finish the card.
  var badge: Badge? { get }
  /// The place of the one right answer, for kinds that have exactly one.
  var onlyKey: Int? { get }
  /// What makes an answer about code right.
  var codeQuestion: CodeQuestion? { get }
  /// The program to write, and how it is judged.
  var task: ProgramTask? { get }
  /// The questions that a card of questions holds.
  var heldQuestions: [Card] { get }

  /// The payload with another program in the place of each program of its task.
  func mapPrograms(_ transform: (Program) -> Program) -> Self

  /// The payload with the variant in a language in the place of its code, where it has one.
  func shown(in language: CodeLanguage) -> Self
}

extension CardPayload {
  /// Nothing.
  public static var demand: CardDemand { .nothing }
  /// It cannot.
  public static var isQuestion: Bool { false }
  /// A glance.
  public static var secondsToAct: Double { 2 }
  /// None.
  public var shownText: String? { nil }
  /// None.
  public var shownHeader: String? { nil }
  /// None.
  public var shownCode: String? { nil }
  /// None.
  public var codeBefore: String? { nil }
  /// None.
  public var codeInput: [String] { [] }
  /// None.
  public var statedEnding: StatedEnding? { nil }
  /// None.
  public var codePieces: [CodePiece] { [] }
  /// That of the module.
  public var codeLanguage: CodeLanguage? { nil }
  /// None.
  public var codeVariants: CodeVariants? { nil }
  /// None.
  public var hints: [String]? { nil }
  /// None.
  public var feedback: [AnswerFeedback]? { nil }
  /// None.
  public var explanation: String? { nil }
  /// None.
  public var choices: (answers: [String], correctIndices: [Int])? { nil }
  /// None.
  public var choiceImages: [AnswerImage] { [] }
  /// None.
  public var badge: Badge? { nil }
  /// None.
  public var onlyKey: Int? { nil }
  /// None.
  public var codeQuestion: CodeQuestion? { nil }
  /// None.
  public var task: ProgramTask? { nil }
  /// None.
  public var heldQuestions: [Card] { [] }
  /// Itself.
  public func mapPrograms(_ transform: (Program) -> Program) -> Self { self }
  /// Itself.
  public func shown(in language: CodeLanguage) -> Self { self }
}

/// A question without a right answer, whose answers an app may count: published as `{text, answers}`.
///
/// No answer to it is wrong, so neither locks nor stars wait for one.
///
///     {"text": "How was it?", "answers": ["Easy", "Hard"]}
public struct PollCard: Codable, Sendable, Hashable {
  /// The question.
  public var text: String
  /// The answers, in the order shown.
  public var answers: [String]
  /// The images of the answers that are one.
  public var answerImages: [AnswerImage]?

  /// A card from its parts.
  public init(text: String, answers: [String], answerImages: [AnswerImage]? = nil) {
    self.text = text
    self.answers = answers
    self.answerImages = answerImages
  }
}

extension CardKind {
  /// ``PollCard``.
  public static let poll = CardKind("poll")
}

extension PollCard: CardPayload {
  /// The kind of its cards.
  public static let kind = CardKind.poll
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 10.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .poll(self) }
  /// Its text.
  public var shownText: String? { text }
  /// The images of some of them.
  public var choiceImages: [AnswerImage] { answerImages ?? [] }
  /// Its answers, and the places of those that are right.
  public var choices: (answers: [String], correctIndices: [Int])? { (answers, []) }
}

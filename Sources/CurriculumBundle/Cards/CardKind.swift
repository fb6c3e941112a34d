/// A kind of card, by the word that is at `type`.
///
/// Each kind is declared beside what its cards hold: `extension CardKind { static let question = … }`.
///
///     CardKind(rawValue: "trueFalse") == .trueFalse
///     CardKind.trueFalse.demand == .answer
public struct CardKind: RawRepresentable, Codable, Sendable, Hashable, CaseIterable {
  /// What the cards of each kind hold, in the order in which kinds are listed to authors; one line a kind.
  static let payloads: [any CardPayload.Type] = [
    DescriptionCard.self,
    DescriptionWithCodeCard.self,
    QuestionCard.self,
    QuestionWithCodeCard.self,
    MultiSelectCard.self,
    TrueFalseCard.self,
    DragAndDropCard.self,
    CodeBlocksCard.self,
    QuizCard.self,
    ReadingCard.self,
    PollCard.self,
    ExecutorCard.self,
    ExerciseCard.self,
    ChallengeCard.self,
    PlaygroundCard.self,
    FinishedCard.self,
  ]

  /// Every kind.
  public static let allCases = payloads.map { $0.kind }

  private static let byWord = Dictionary(uniqueKeysWithValues: payloads.map { ($0.kind.rawValue, $0) })

  /// The word: `questionWithCode`.
  public let rawValue: String

  /// The kind of a word; nil for a word that is not the name of a kind.
  public init?(rawValue: String) {
    guard let kind = Self.byWord[rawValue]?.kind else { return nil }
    self = kind
  }

  /// A kind by its word; only what declares the kind says it so.
  init(_ word: String) { rawValue = word }

  /// What its cards hold; nil for a kind that is not listed.
  var payload: (any CardPayload.Type)? { Self.byWord[rawValue] }

  /// What its cards ask of a learner.
  public var demand: CardDemand { payload?.demand ?? .nothing }

  /// Whether it asks something that a quiz can ask.
  public var isQuestion: Bool { payload?.isQuestion ?? false }
}

/// What a card asks of a learner.
public enum CardDemand: Sendable, Hashable {
  /// Nothing that can be done wrongly.
  case nothing
  /// To answer.
  case answer
  /// To run a program.
  case run
  /// To write a program.
  case program
}

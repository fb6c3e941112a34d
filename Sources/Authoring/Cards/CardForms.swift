public import CurriculumBundle

/// How each kind of card is written; one line a kind.
public enum CardForms {
  /// The form of a kind.
  public static func form(of kind: CardKind) -> any CardForm.Type {
    switch kind {
    case .description: DescriptionForm.self
    case .descriptionWithCode: DescriptionWithCodeForm.self
    case .question: QuestionForm.self
    case .questionWithCode: QuestionWithCodeForm.self
    case .multiSelect: MultiSelectForm.self
    case .trueFalse: TrueFalseForm.self
    case .dragAndDrop: DragAndDropForm.self
    case .codeBlocks: CodeBlocksForm.self
    case .quiz: QuizForm.self
    case .reading: ReadingForm.self
    case .executor: ExecutorForm.self
    case .exercise: ExerciseForm.self
    case .challenge: ChallengeForm.self
    case .finished: FinishedForm.self
    }
  }

  /// The keys of all kinds together, each once.
  static let keysOfAllKinds: [FieldDeclaration] = {
    var known: Set<String> = []
    let all = CardKeys.all + CardKind.allCases.flatMap { form(of: $0).payload }
    return all.filter { known.insert($0.key).inserted }
  }()
}

/// How one kind of card is written: the keys beside `id`, `type` and `formerly`.
public protocol CardForm: Form where Value == CardContent {
  /// The kind, whose name stands at `type`.
  static var kind: CardKind { get }
  /// The keys of this kind.
  static var payload: [FieldDeclaration] { get }
  /// The key whose text tells a card of this kind from another.
  static var tellingKey: String { get }
}

extension CardForm {
  /// What the card is called in a message.
  public static var name: String { "\(kind.rawValue) card" }
  /// Its text.
  public static var tellingKey: String { "text" }
  /// Keys of the episode that an author wrote into a card.
  public static var misplacedKeys: MisplacedKeys { EpisodeForm.keysInCard }
}

/// The keys that every card has.
enum CardKeys {
  static let id = Field.required(
    "id", .name(.slug), "The card's id, unique in its episode; it never changes, since progress depends on it.",
    example: "meet-print")
  static let type = Field.required(
    "type", FieldType<CardKind>.choice { CardForms.form(of: $0).documentation }, "The kind of card.",
    example: "description")
  static let typeOfQuestion = Field.required(
    "type",
    .choice(
      among: CardKind.allCases.filter(\.isQuestion),
      instead: "take it out of the quiz and make it a card of the episode"
    ) { CardForms.form(of: $0).documentation }, "The kind of question.", example: "trueFalse")
  static let formerly = Field.optional(
    "formerly", .list(of: .name(.slug), named: "ids"), "Ids that it had in earlier releases; progress follows them.",
    example: "[hello-print]")
  static let all = [id.declaration, type.declaration, formerly.declaration]
}

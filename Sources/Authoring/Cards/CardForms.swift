public import CurriculumBundle
public import JSON

/// How each kind of card is written.
///
///     CardForms.form(of: .question).name == "question card"
///     CardForms.form(of: .question).payload.first?.key == "text"
public enum CardForms {
  /// The forms, in the order of the kinds; one line a kind.
  static let all: [any CardForm.Type] = [
    DescriptionForm.self,
    DescriptionWithCodeForm.self,
    QuestionForm.self,
    QuestionWithCodeForm.self,
    MultiSelectForm.self,
    TrueFalseForm.self,
    DragAndDropForm.self,
    CodeBlocksForm.self,
    QuizForm.self,
    ReadingForm.self,
    PollForm.self,
    ExecutorForm.self,
    ExerciseForm.self,
    ChallengeForm.self,
    PlaygroundForm.self,
    FinishedForm.self,
  ]

  private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
  /// The forms with what reading a card asks of them, which are there until the process ends.
  private static let readyForms = all.map { Unmanaged.passRetained(ReadyCardForm($0)) }

  /// The form of a kind; every kind has one.
  public static func form(of kind: CardKind) -> any CardForm.Type {
    guard let form = byKind[kind] else { preconditionFailure("the kind '\(kind.rawValue)' has no line in CardForms") }
    return form
  }

  /// The form of a kind with what reading a card asks of it.
  ///
  /// No reader counts its uses: all threads would count the same few all the time, and wait for each other.
  static func ready(of kind: CardKind) -> Unmanaged<ReadyCardForm> {
    for form in readyForms where form._withUnsafeGuaranteedRef({ $0.kind == kind }) { return form }
    preconditionFailure("the kind '\(kind.rawValue)' has no line in CardForms")
  }

  /// The keys of all kinds together, each once.
  static let keysOfAllKinds: [FieldDeclaration] = {
    var known: Set<String> = []
    let keys = CardKeys.all + all.flatMap { $0.payload }
    return keys.filter { known.insert($0.key).inserted }
  }()
}

/// How one kind of card is written: the keys beside `id`, `type` and `formerly`.
public protocol CardForm: Form where Value == AuthoredContent {
  /// The kind, whose name stands at `type`.
  static var kind: CardKind { get }
  /// The keys of this kind.
  static var payload: [FieldDeclaration] { get }
  /// The key whose text tells a card of this kind from another.
  static var tellingKey: FieldKey { get }
  /// Whether its sample may be left in a lesson as it is, since nothing in it is about a subject.
  static var isSampleUsable: Bool { get }
  /// The schemas of keys that are published and that no author writes.
  static var publishedBesides: KeyValuePairs<String, JSONValue> { get }
  /// The samples that scaffolds write in place of the fields' own examples where the language is not Python, by key.
  static func examples(in language: CodeLanguage) -> [String: String]
}

extension CardForm {
  /// What the card is called in a message.
  public static var name: String { FormTitle.card(kind).text }
  /// Its text.
  public static var tellingKey: FieldKey { .text }
  /// It may not.
  public static var isSampleUsable: Bool { false }
  /// None: what is published is what an author writes.
  public static var publishedBesides: KeyValuePairs<String, JSONValue> { [:] }
  /// None: its examples are right for any language.
  public static func examples(in language: CodeLanguage) -> [String: String] { [:] }
  /// Keys of the episode that an author wrote into a card.
  public static var misplacedKeys: MisplacedKeys { EpisodeForm.keysInCard }
}

/// The keys that every card has.
package enum CardKeys {
  package static let id = Field.required(
    .id, .name(.slug), "The card's id, unique in its episode; it never changes, since progress depends on it.",
    example: "meet-print")
  static let type = Field.required(
    .type, FieldType<CardKind>.choice { CardForms.form(of: $0).documentation }, "The kind of card.",
    example: "description")
  static let typeOfQuestion = Field.required(
    .type,
    .choice(
      among: CardKind.allCases.filter(\.isQuestion),
      instead: "take it out of the quiz and make it a card of the episode"
    ) { CardForms.form(of: $0).documentation }, "The kind of question.", example: "trueFalse")
  static let formerly = Field.optional(
    .formerly, .list(of: .name(.slug), named: "ids"), "Ids that it had in earlier releases; progress follows them.",
    example: "[hello-print]")
  package static let all = [id.declaration, type.declaration, formerly.declaration]
}

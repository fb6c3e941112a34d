// A card is one flat object: `id`, `type`, and the keys of its kind.
extension Card: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, type, formerly, language
  }

  /// Reads a card; one of a kind that this app does not know, or to be run in a language that it does not, becomes
  /// `unsupported`, so that newer content never stops it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    formerly = try container.decodeIfPresent([String].self, forKey: .formerly) ?? []
    let type = try container.decode(String.self, forKey: .type)
    let language = try container.decodeIfPresent(String.self, forKey: .language)
    let kind = CardKind(rawValue: type).flatMap { $0.canBeWritten(in: language) ? $0 : nil }
    content = try kind.map { try CardContent($0, from: decoder) } ?? .unsupported(kind: type)
  }

  /// Writes a card.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    if !formerly.isEmpty { try container.encode(formerly, forKey: .formerly) }
    try container.encode(content.kindName, forKey: .type)
    try content.payload?.encode(to: encoder)
  }
}

extension CardKind {
  /// Whether this app can do with a card of the kind what it must, when its language is this one.
  fileprivate func canBeWritten(in language: String?) -> Bool {
    switch self {
    case .executor, .exercise, .challenge: language.map { ProgramLanguage(rawValue: $0) != nil } ?? true
    case .description, .descriptionWithCode, .question, .questionWithCode, .multiSelect, .trueFalse, .dragAndDrop,
      .codeBlocks, .quiz, .reading, .finished:
      true
    }
  }
}

extension CardContent {
  /// The word that stands at `type`.
  public var kindName: String {
    if case .unsupported(let kind) = self { return kind }
    return kind?.rawValue ?? ""
  }

  fileprivate init(_ kind: CardKind, from decoder: any Decoder) throws {
    switch kind {
    case .description: self = .description(try DescriptionCard(from: decoder))
    case .descriptionWithCode: self = .descriptionWithCode(try DescriptionWithCodeCard(from: decoder))
    case .question: self = .question(try QuestionCard(from: decoder))
    case .questionWithCode: self = .questionWithCode(try QuestionWithCodeCard(from: decoder))
    case .multiSelect: self = .multiSelect(try MultiSelectCard(from: decoder))
    case .trueFalse: self = .trueFalse(try TrueFalseCard(from: decoder))
    case .dragAndDrop: self = .dragAndDrop(try DragAndDropCard(from: decoder))
    case .codeBlocks: self = .codeBlocks(try CodeBlocksCard(from: decoder))
    case .quiz: self = .quiz(try QuizCard(from: decoder))
    case .reading: self = .reading(try ReadingCard(from: decoder))
    case .executor: self = .executor(try ExecutorCard(from: decoder))
    case .exercise: self = .exercise(try ExerciseCard(from: decoder))
    case .challenge: self = .challenge(try ChallengeCard(from: decoder))
    case .finished: self = .finished(try FinishedCard(from: decoder))
    }
  }

  fileprivate var payload: (any Encodable)? {
    switch self {
    case .description(let card): card
    case .descriptionWithCode(let card): card
    case .question(let card): card
    case .questionWithCode(let card): card
    case .multiSelect(let card): card
    case .trueFalse(let card): card
    case .dragAndDrop(let card): card
    case .codeBlocks(let card): card
    case .quiz(let card): card
    case .reading(let card): card
    case .executor(let card): card
    case .exercise(let card): card
    case .challenge(let card): card
    case .finished(let card): card
    case .unsupported: nil
    }
  }
}

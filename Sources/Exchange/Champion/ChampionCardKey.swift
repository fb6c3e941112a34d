import CurriculumBundle
import JSON

/// A key of a card in Champion's JSON.
struct ChampionCardKey: Sendable {
  let name: String
  let type: ValueType
  /// What a card has at the key; nil for kinds that do not have it.
  let value: @Sendable (CardContent) -> JSONValue?

  /// What is at a key.
  enum ValueType: Sendable {
    case text, code, texts, wholeNumber
  }

  private init(
    _ name: String, _ type: ValueType = .text, _ value: @escaping @Sendable (CardContent) -> JSONValue?
  ) {
    self.name = name
    self.type = type
    self.value = value
  }

  /// The kinds of cards that Champion has.
  static let kinds = CardKind.allCases.filter { keys(of: $0) != nil }

  /// The keys of a kind beside `type`, in the order in which the curriculum's files have them; nil for kinds that
  /// Champion does not have.
  static func keys(of kind: CardKind) -> [ChampionCardKey]? { table[kind] }

  private static let table: [CardKind: [ChampionCardKey]] = [
    .description: [header, text],
    .descriptionWithCode: [header, text, code],
    .question: [text, answers, correctAnswerIndex],
    .questionWithCode: [code, text, answers, correctAnswerIndex],
    .executor: [text, code, result],
    .finished: [header, text],
  ]

  private static let header = ChampionCardKey("header") { $0.header.map { .string($0) } }
  private static let text = ChampionCardKey("text") { $0.text.map { .string($0) } }
  private static let code = ChampionCardKey("code", .code) { $0.code.map { .string($0) } }
  private static let answers = ChampionCardKey("answers", .texts) { content in
    content.choices.map { .array($0.answers.map { .string($0) }) }
  }
  private static let correctAnswerIndex = ChampionCardKey("correctAnswerIndex", .wholeNumber) {
    $0.onlyKey.map { .integer($0) }
  }
  /// What is on the learner's screen after a run: what was printed, then the error.
  private static let result = ChampionCardKey("result", .code) { content in
    guard case .executor(let card) = content else { return nil }
    return .string([card.result, card.raises ?? ""].filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}

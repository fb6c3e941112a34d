internal import CurriculumBundle
internal import JSON

/// A key of a card in Champion's JSON.
struct ChampionCardKey: Sendable {
  let name: String
  let type: ValueType

  /// What stands at a key.
  enum ValueType: Sendable {
    case text, texts, wholeNumber
  }

  private init(_ name: String, _ type: ValueType = .text) {
    self.name = name
    self.type = type
  }

  /// The kinds of cards that Champion has.
  static let kinds = CardKind.allCases.filter { keys(of: $0) != nil }

  /// The keys of a kind beside `type`, in the order in which the curriculum's files have them; nil for kinds that
  /// Champion does not have.
  static func keys(of kind: CardKind) -> [ChampionCardKey]? {
    switch kind {
    case .description, .finished: [header, text]
    case .descriptionWithCode: [header, text, code]
    case .question: [text, answers, correctAnswerIndex]
    case .questionWithCode: [code, text, answers, correctAnswerIndex]
    case .executor: [text, code, result]
    case .multiSelect, .trueFalse, .dragAndDrop, .codeBlocks, .quiz, .reading, .exercise, .challenge: nil
    }
  }

  private static let header = ChampionCardKey("header")
  private static let text = ChampionCardKey("text")
  private static let code = ChampionCardKey("code")
  private static let result = ChampionCardKey("result")
  private static let answers = ChampionCardKey("answers", .texts)
  private static let correctAnswerIndex = ChampionCardKey("correctAnswerIndex", .wholeNumber)
}

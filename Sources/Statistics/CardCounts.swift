import CurriculumBundle
import JSON

/// How many cards there are.
public struct CardCounts: Sendable, Hashable, Codable {
  /// All of them.
  public let total: Int
  /// Those of each kind, in the order in which kinds are listed to authors; kinds without a card are left out.
  public let kinds: [KindCount]
  /// Those that show code or ask for a program, by its language, most cards first; a card may have several languages.
  public let languages: [LanguageCount]

  /// How many cards are of a kind.
  public struct KindCount: Sendable, Hashable, Codable {
    /// The word at `type`.
    public let kind: String
    /// How many.
    public let cards: Int
  }

  /// How many cards have code in a language.
  public struct LanguageCount: Sendable, Hashable, Codable {
    /// The language.
    public let language: String
    /// How many.
    public let cards: Int
  }

  /// The number of cards of a kind.
  public func count(of kind: String) -> Int { kinds.first { $0.kind == kind }?.cards ?? 0 }

  init(_ cards: CardTally) {
    total = cards.total
    kinds = cards.kinds.inOrderOfKinds.map { KindCount(kind: $0.kind, cards: $0.value) }
    languages = cards.languages.map { LanguageCount(language: $0.key, cards: $0.value) }
      .sorted { ($1.cards, $0.language) < ($0.cards, $1.language) }
  }
}

/// Cards while they are counted.
struct CardTally: Sendable {
  private(set) var total = 0
  private(set) var questions = 0
  private(set) var kinds: [String: Int] = [:]
  private(set) var languages: [String: Int] = [:]

  /// Counts a card of a module with a language.
  mutating func add(_ content: CardContent, module: String) {
    total += 1
    questions += content.questions.count
    kinds[content.kindName, default: 0] += 1
    for language in content.languages(in: module) { languages[language, default: 0] += 1 }
  }

  static func += (left: inout CardTally, right: CardTally) {
    left.total += right.total
    left.questions += right.questions
    left.kinds.merge(right.kinds, uniquingKeysWith: +)
    left.languages.merge(right.languages, uniquingKeysWith: +)
  }
}

extension CardContent {
  /// The languages in which the card has code or asks for a program, those of its questions among them.
  fileprivate func languages(in module: String) -> Set<String> {
    let own = language?.rawValue ?? module
    var languages = Set(codePieces.map { $0.language?.rawValue ?? own }).subtracting([""])
    // A module whose language could not be read has none.
    if code != nil || demand == .program, !own.isEmpty { languages.insert(own) }
    for question in questions { languages.formUnion(question.content.languages(in: module)) }
    return languages
  }
}

extension [String: Int] {
  /// The numbers of kinds in the order in which these are listed to authors, those that no list has at the end.
  var inOrderOfKinds: [(kind: String, value: Int)] { CardKind.ordered(Array(keys)).map { ($0, self[$0] ?? 0) } }
}

extension CardKind {
  /// The words at `type` in the order in which kinds are listed to authors, those that no list has at the end.
  static func ordered(_ names: [String]) -> [String] {
    let known = allCases.map(\.rawValue)
    return known.filter(names.contains) + names.filter { !known.contains($0) }.sorted()
  }
}

import CurriculumBundle
import JSON
import Robot
import RobotAnalysis

/// A set of AR Programming's levels: an array of them, or a file for each.
///
///     [{"name": "First steps", "number": 1, "unlocks": "Corner", "cards": {"0": "Forward", "4": "Collect"},
///       "tiles": [">.o"]},
///      {"name": "Corner", "number": 2, "unlocks": null, "cards": {"0": "Forward"}, "tiles": […]}]
///
/// A level becomes an episode with a robot challenge in a block whose episodes open as they are linked; what it
/// unlocks stands under `opens`. `ARLevel` tells the shape of a level.
enum ARFormat: DraftFormat {
  typealias Reader = ARReader
  typealias Writer = ARWriter

  static let names = FormatNames("ar", title: "AR Programming", itemInFolder: "level")
  static let joinsModules = false
  static let kinds: [CardKind] = [.challenge]
  static let carried = ExportOmission.CarriedKeys(
    curriculum: ["modules"], module: ["blocks"], block: ["order", "episodes"], episode: ["title", "opens", "cards"])
  static let keys = ForeignKeys(
    ["name", "number", "unlocks", "tiles", "collecting", "doneWhen", "rows", "columns", "width", "height", "data"],
    collections: ["cards", "legend"])
  /// The id of the module and of its block.
  static let levels = "levels"

  /// The cards of a level as the record of an import keeps them, those that are not known among them; nil for those of
  /// the standard deck.
  static func cards(of level: RobotLevel) -> [String]? {
    let deck = level.deck
    let standard = Deck.standard.only(deck.cards.map(\.command.word))
    if deck == standard, level.unknownCards.isEmpty { return nil }
    let unknown = level.unknownCards.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return deck.cards.map { "\($0.number) \($0.name)" } + unknown
  }

  /// The cards of a record that are not known, by their numbers.
  static func unknownCards(_ cards: [String]?) -> [Int: String] {
    var unknown: [Int: String] = [:]
    for (number, name) in (cards ?? []).compactMap(numbered) where card(named: name) == nil { unknown[number] = name }
    return unknown
  }

  private static func numbered(_ text: String) -> (number: Int, name: String)? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return (number, String(parts[1]))
  }

  private static func card(named name: String) -> Deck.Card? {
    let own = Deck.standard.cards.first { $0.name.lowercased() == name.lowercased() }
    return own
      ?? CardNameWords.command(of: name).flatMap { word in
        Deck.standard.cards.first { $0.command.word == word }
      }
  }

  /// A deck with the numbers and names of a record.
  static func deck(_ words: [String]?, _ cards: [String]?) -> Deck {
    let known = words.map { Deck.named($0).deck } ?? .standard
    guard let cards else { return known }
    let kept = cards.compactMap { text -> Deck.Card? in
      guard let (number, name) = numbered(text) else { return nil }
      return card(named: name).map {
        Deck.Card(number: number, name: name, description: $0.description, command: $0.command)
      }
    }
    // A level with cards that are not known may have been given all cards.
    if words == nil, kept.count < cards.count { return Deck(kept) }
    // A deck that was changed since the import is no longer that of the record.
    return Set(kept.map(\.command.word)) == Set(known.cards.map(\.command.word)) ? Deck(kept) : known
  }
}

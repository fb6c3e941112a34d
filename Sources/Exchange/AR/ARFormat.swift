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
  /// The id of the module and of its block.
  static let levels = "levels"

  /// The cards of a deck as the record of an import keeps them; nil for those of the standard deck.
  static func cards(of deck: Deck) -> [String]? {
    let standard = Deck.standard.only(deck.cards.map(\.command.word))
    return deck == standard ? nil : deck.cards.map { "\($0.number) \($0.name)" }
  }

  /// A deck with the numbers and names of a record.
  static func deck(_ words: [String]?, _ cards: [String]?) -> Deck {
    let known = words.map { Deck.named($0).deck } ?? .standard
    guard let cards else { return known }
    let kept = cards.compactMap { text -> Deck.Card? in
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]) else { return nil }
      let card = Deck.standard.cards.first { $0.name.lowercased() == parts[1].lowercased() }
      return card.map {
        Deck.Card(number: number, name: String(parts[1]), description: $0.description, command: $0.command)
      }
    }
    // A deck that was changed since the import is no longer that of the record.
    return Set(kept.map(\.command.word)) == Set(known.cards.map(\.command.word)) ? Deck(kept) : known
  }
}

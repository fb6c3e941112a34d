public import JSON
public import Robot

/// A level as AR Programming stores it: `{name, number, unlocks, cards: {"0": card name, …}, tiles}`.
///
/// `cards` gives the name of the card that belongs to each number; cards are known by their names in a deck, or by what
/// a name plainly says: `Move forward`, `turnLeft`. How `tiles` lays out the map is chosen here, since that system does
/// not tell: a list of rows, each a text of the characters of `World`; when characters need a legend, an object
/// `{"rows": [row, …], "legend": {"~": "pit", …}}`. Other forms are read as well (`ARTileReader`), and not written.
/// `unlocks` is null when the level opens none. `collecting`, `byWalking`, and `doneWhen`, `allCollected`, `atGoal` or
/// `both`, are there only where a level says them, since that system does not tell.
///
///     {"name": "First steps", "number": 1, "unlocks": "Corner", "cards": {"0": "Forward", "4": "Collect"},
///      "tiles": [">.o"]}
public enum ARLevel {
  /// The keys of a level.
  package static let keys = ["name", "number", "unlocks", "cards", "tiles", "collecting", "doneWhen"]

  /// A level, and what of the JSON it cannot hold.
  public struct Reading: Sendable, Hashable {
    /// The level.
    public let level: RobotLevel
    /// What was left out; to write the level gives the same JSON when there is nothing.
    public let leftOut: [Problem]
  }

  /// Why a JSON value is no level, or not all of it: where, and what is wrong.
  public struct Problem: Error, Sendable, Hashable {
    /// The place in the JSON.
    public let path: JSONPath
    /// The fact, without a full stop.
    public let message: String
    /// What to do, as an imperative; nil when the shape of a level says it.
    public let help: String?
  }

  /// All that keeps a JSON value from being a level.
  public struct Problems: Error, Sendable, Hashable {
    /// The problems; there is at least one.
    public let all: [Problem]
  }

  /// Reads a level; cards are looked up in a deck by their names, or else by what these say that they do.
  ///
  /// - Parameter legend: What names, numbers and characters of tiles mean where the level itself does not say it.
  public static func read(
    _ json: JSONValue, deck: Deck = .standard, legend: [String: String] = [:]
  ) -> Result<Reading, Problems> {
    var reader = ARLevelReader(deck, legend)
    return reader.read(json)
  }

  /// Writes a level; whoever reads it looks up the cards in a deck.
  ///
  /// - Returns: The JSON, and what of the level it has no place for, each as a sentence.
  public static func write(_ level: RobotLevel, deck: Deck = .standard) -> (json: JSONValue, leftOut: [String]) {
    var leftOut: [String] = []
    var cards = JSONObject()
    for card in level.deck.cards {
      if !cards.append("\(card.number)", .string(card.name)) {
        leftOut.append("card '\(card.name)': its number is taken")
      }
      let known = CardNameWords.card(named: card.name, in: deck)
      if known?.command != card.command { leftOut.append("card '\(card.name)': its command '\(card.command.text)'") }
      if known?.description != card.description { leftOut.append("card '\(card.name)': its description") }
    }
    for (number, name) in level.unknownCards.sorted(by: { $0.key < $1.key }) {
      if !cards.append("\(number)", .string(name)) { leftOut.append("card '\(name)': its number is taken") }
    }
    let rules = level.worlds.first?.rules ?? LevelRules()
    for number in level.worlds.indices.dropFirst() { leftOut.append("world \(number + 1): a level has one map") }
    let json: JSONValue = .members([
      "name": .string(level.name), "number": .integer(level.number),
      "unlocks": level.unlocks.map { .string($0) } ?? .null, "cards": .object(cards),
      "tiles": level.worlds.first.map(tiles) ?? [],
      "collecting": rules.collecting == .byCard ? nil : .string(rules.collecting.rawValue),
      "doneWhen": rules.end.map { .string($0.rawValue) },
    ])
    return (json, leftOut)
  }

  private static func tiles(_ world: World) -> JSONValue {
    let rows = JSONValue.array(world.rows.map { .string($0) })
    guard !world.legend.tiles.isEmpty else { return rows }
    var legend = JSONObject()
    for (character, tile) in world.legend.tiles.sorted(by: { $0.key < $1.key }) {
      _ = legend.append(String(character), .string(tile.name))
    }
    return ["rows": rows, "legend": .object(legend)]
  }
}

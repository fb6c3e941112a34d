import Support

/// What the characters of a map mean besides those that every map has (`#`, `.`, `o`, `G` and `^>v<`).
///
///     var legend = Legend()
///     legend.add("~", meaning: "pit")        // nil: nothing is wrong with it
///     legend.add("D", meaning: "red dor")    // an unknown tile: did you mean 'red door'?
public struct Legend: Sendable, Hashable {
  package private(set) var tiles: [Character: Tile] = [:]

  /// A legend without characters of its own.
  public init() {}

  /// Adds a character; gives what is wrong when it cannot be added.
  public mutating func add(_ character: String, meaning name: String) -> MapProblem.Kind? {
    guard character.count == 1, let character = character.first, !character.isWhitespace else {
      return .notOneCharacter(character)
    }
    if Self.reserved.contains(character) { return .reservedCharacter(character) }
    if tiles[character] != nil { return .meansTwoThings(character) }
    guard let tile = Self.tilesByName[name] else {
      return .unknownTile(name, nearest: nearestName(to: name, among: Tile.all.map(\.name)))
    }
    tiles[character] = tile
    return nil
  }

  /// The tile that a character means, the standard ones included; nil for the robot's and for unknown ones.
  func tile(for character: Character) -> Tile? { Self.standard[character] ?? tiles[character] }

  /// The character for a tile; the smallest one when there are several.
  func character(for tile: Tile) -> Character? {
    tile.standardCharacter ?? tiles.filter { $0.value == tile }.keys.min()
  }

  /// The part of the legend that a map with these tiles needs.
  func restricted(to used: Set<Tile>) -> Legend {
    var result = Legend()
    for tile in used where tile.standardCharacter == nil {
      if let character = character(for: tile) { result.tiles[character] = tile }
    }
    return result
  }

  /// Both legends; where both know a character, the other one's meaning counts.
  func merged(with other: Legend) -> Legend {
    var result = self
    result.tiles.merge(other.tiles) { $1 }
    return result
  }

  /// The lines of the legend, by character: `~ pit`.
  var lines: [String] { tiles.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.name)" } }

  private static let tilesByName = Dictionary(uniqueKeysWithValues: Tile.all.map { ($0.name, $0) })
  private static let standard = Dictionary(
    uniqueKeysWithValues: Tile.all.compactMap { tile in tile.standardCharacter.map { ($0, tile) } })
  private static let reserved = Set(standard.keys).union(Heading.allCases.map(\.character))
}

/// A map of tiles with a robot on it, and something to do there.
///
/// Outside of the map is wall. Unless its rules say something else, a level is done as soon as everything collectible
/// is taken and, if the map has a goal, the robot stands on it.
///
///     World.read("""
///       #####
///       #>.o#
///       #####
///       """)
public struct World: Sendable, Hashable {
  /// How many columns there are.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Where the robot stands when a program starts; the tile under it is floor.
  public let start: Pose
  /// How the robot takes what lies on a tile.
  public let collecting: LevelRules.Collecting
  /// True if everything collectible has to be taken.
  public let needsCollectibles: Bool
  /// True if the robot has to stand on a goal at the end.
  public let needsGoal: Bool
  /// The tiles, row by row from the top.
  package let tiles: [Tile]
  /// The characters of the map that are not on every map.
  package let legend: Legend

  /// The largest number of rows and of columns.
  public static let largestSide = 64
  /// The largest number of collectibles and keys together.
  public static let mostItems = 64

  /// The tile at a coordinate; wall outside of the map.
  public subscript(coordinate: Coordinate) -> Tile {
    guard contains(coordinate) else { return .wall }
    return tiles[(coordinate.row - 1) * width + coordinate.column - 1]
  }

  /// Returns whether a coordinate is on the map.
  public func contains(_ coordinate: Coordinate) -> Bool {
    (1...height).contains(coordinate.row) && (1...width).contains(coordinate.column)
  }

  /// All coordinates, row by row.
  public var coordinates: [Coordinate] {
    (1...height).flatMap { row in (1...width).map { Coordinate(row: row, column: $0) } }
  }

  /// The coordinates of a kind of tile, row by row.
  public func coordinates(where isWanted: (Tile) -> Bool) -> [Coordinate] { coordinates.filter { isWanted(self[$0]) } }

  /// How much there is to collect, keys aside.
  public var collectibleCount: Int { tiles.count { $0 == .collectible } }

  /// True if nothing but the card `collect` takes what has to be taken.
  public var needsCollecting: Bool { needsCollectibles && collecting == .byCard && collectibleCount > 0 }

  /// True if there is a goal on the map.
  public var hasGoal: Bool { tiles.contains(.goal) }

  /// Whether it is the same to a robot as another world, whatever characters draw it.
  public func isSame(as other: World) -> Bool { withoutLegend == other.withoutLegend }

  /// The world without the characters that draw it, so that worlds that are the same to a robot are equal.
  public var withoutLegend: World {
    World(width: width, height: height, start: start, rules: rules, tiles: tiles, legend: Legend())
  }

  /// Its rules, as briefly as the map allows: `end` is nil where it goes without saying.
  public var rules: LevelRules {
    let end: LevelRules.End = needsGoal ? needsCollectibles ? .both : .atGoal : .allCollected
    return LevelRules(collecting: collecting, end: needsCollectibles && needsGoal == hasGoal ? nil : end)
  }

  /// The colors of floor on the map.
  var paints: Set<TileColor> {
    Set(tiles.compactMap { if case .paint(let color) = $0 { color } else { nil } })
  }
}

extension World {
  /// A world of some tiles, row by row from the top.
  init(width: Int, height: Int, start: Pose, rules: LevelRules, tiles: [Tile], legend: Legend) {
    (self.width, self.height, self.start, self.tiles, self.legend) = (width, height, start, tiles, legend)
    collecting = rules.collecting
    needsCollectibles = rules.end != .atGoal
    needsGoal = rules.end.map { $0 != .allCollected } ?? tiles.contains(.goal)
  }
}

extension World: CustomStringConvertible {
  /// The map as text, which reads back, with the same rules, as the same world: rows, then, after an empty line, the
  /// legend.
  public var description: String { (rows + (legend.lines.isEmpty ? [] : [""] + legend.lines)).joined(separator: "\n") }

  /// The rows of the map as text.
  package var rows: [String] {
    (1...height).map { row in
      String((1...width).map { character(at: Coordinate(row: row, column: $0)) })
    }
  }

  private func character(at coordinate: Coordinate) -> Character {
    coordinate == start.coordinate ? start.heading.character : legend.character(for: self[coordinate]) ?? "?"
  }
}

extension World: Codable {
  /// Reads a map's text, of a level without rules of its own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch World.read(try container.decode(String.self)) {
    case .success(let world): self = world
    case .failure(let problems):
      let words = problems.all.map { "\($0.line):\($0.column): \($0.message)" }
      throw DecodingError.dataCorruptedError(in: container, debugDescription: words.joined(separator: "; "))
    }
  }

  /// Writes the map's text; its rules are no part of it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

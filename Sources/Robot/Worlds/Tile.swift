/// What lies on one square of a world.
public enum Tile: Sendable, Hashable {
  /// Nothing: the robot can stand here.
  case floor
  /// The robot bumps into it.
  case wall
  /// Something that has to be collected.
  case collectible
  /// Where the robot has to stand at the end.
  case goal
  /// A hole: the robot falls in unless it jumps over.
  case pit
  /// Floor that is painted, which a condition can ask for.
  case paint(TileColor)
  /// A wall until a key of its color has been collected.
  case door(TileColor)
  /// A key; it is collected like a collectible, but a level can be done without it.
  case key(TileColor)

  /// Whether `collect` takes something here.
  public var isItem: Bool {
    switch self {
    case .collectible, .key: true
    case .floor, .wall, .goal, .pit, .paint, .door: false
    }
  }

  /// The tile as legends write it: `pit`, `red door`.
  public var name: String {
    switch self {
    case .floor: "floor"
    case .wall: "wall"
    case .collectible: "collectible"
    case .goal: "goal"
    case .pit: "pit"
    case .paint(let color): "\(color.rawValue) floor"
    case .door(let color): "\(color.rawValue) door"
    case .key(let color): "\(color.rawValue) key"
    }
  }

  /// Every tile there is.
  public static let all: [Tile] =
    [.floor, .wall, .collectible, .goal, .pit]
    + TileColor.allCases.flatMap { [.paint($0), .door($0), .key($0)] }

  /// The character that means a tile on every map; nil when a map's legend has to choose one.
  var standardCharacter: Character? {
    switch self {
    case .floor: "."
    case .wall: "#"
    case .collectible: "o"
    case .goal: "G"
    case .pit, .paint, .door, .key: nil
    }
  }
}

/// A color of floor, doors and keys.
public enum TileColor: String, Sendable, Hashable, CaseIterable {
  /// A color that a child can name.
  case red, orange, yellow, green, blue, purple
}

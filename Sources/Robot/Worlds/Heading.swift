/// Where the robot looks.
public enum Heading: String, Sendable, Hashable, Codable, CaseIterable {
  /// Up on the map.
  case north
  /// To the right on the map.
  case east
  /// Down on the map.
  case south
  /// To the left on the map.
  case west

  /// A quarter turn to the left, as the robot sees it.
  public var left: Heading {
    switch self {
    case .north: .west
    case .west: .south
    case .south: .east
    case .east: .north
    }
  }

  /// A quarter turn to the right, as the robot sees it.
  public var right: Heading { left.left.left }

  /// The robot's character on a map.
  public var character: Character {
    switch self {
    case .north: "^"
    case .east: ">"
    case .south: "v"
    case .west: "<"
    }
  }
}

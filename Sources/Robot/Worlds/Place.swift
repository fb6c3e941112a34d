/// A tile of a world, counted from 1 as a person counts: row 1 is at the top, column 1 on the left.
public struct Place: Sendable, Hashable, Codable {
  /// The row, from 1 at the top.
  public var row: Int
  /// The column, from 1 on the left.
  public var column: Int

  /// A place from its row and column.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The place some tiles away in a direction; it may lie outside of the world.
  public func moved(_ heading: Heading, by distance: Int = 1) -> Place {
    switch heading {
    case .north: Place(row: row - distance, column: column)
    case .east: Place(row: row, column: column + distance)
    case .south: Place(row: row + distance, column: column)
    case .west: Place(row: row, column: column - distance)
    }
  }
}

extension Place: CustomStringConvertible {
  /// The place as a person says it: `row 2, column 3`.
  public var description: String { "row \(row), column \(column)" }
}

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

/// Where the robot stands and where it looks.
public struct Pose: Sendable, Hashable, Codable {
  /// The tile under the robot.
  public var place: Place
  /// Where it looks.
  public var heading: Heading

  /// A pose from its parts.
  public init(_ place: Place, _ heading: Heading) {
    self.place = place
    self.heading = heading
  }
}

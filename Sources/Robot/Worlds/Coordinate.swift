/// The row and column of a tile of a world, from 1 as a person counts: row 1 is at the top, column 1 on the left.
public struct Coordinate: Sendable, Hashable, Codable {
  /// The row, from 1 at the top.
  public var row: Int
  /// The column, from 1 on the left.
  public var column: Int

  /// A coordinate from its parts.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The coordinate so many tiles away in a direction; it may lie outside of the world.
  public func moved(_ heading: Heading, by distance: Int = 1) -> Coordinate {
    switch heading {
    case .north: Coordinate(row: row - distance, column: column)
    case .east: Coordinate(row: row, column: column + distance)
    case .south: Coordinate(row: row + distance, column: column)
    case .west: Coordinate(row: row, column: column - distance)
    }
  }
}

extension Coordinate: CustomStringConvertible {
  /// The coordinate as a person says it: `row 2, column 3`.
  public var description: String { "row \(row), column \(column)" }
}

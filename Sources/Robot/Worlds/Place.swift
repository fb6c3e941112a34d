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

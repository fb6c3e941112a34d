/// Something wrong with the text of a map, and where.
public struct MapProblem: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// There are no rows.
    case empty
    /// There are more rows or columns than a world may have.
    case tooLarge(width: Int, height: Int)
    /// A row has another length than the first one.
    case ragged(length: Int, first: Int)
    /// A character that is neither standard nor in the legend.
    case unknownCharacter(Character, nearest: Character?)
    /// No robot stands on the map.
    case noRobot
    /// A second robot.
    case secondRobot(first: Coordinate)
    /// There is neither something to collect nor a goal.
    case nothingToDo
    /// The level is done when all is collected, and there is nothing to collect.
    case noCollectible
    /// The level is done at a goal, and there is none.
    case noGoal
    /// There are more things to collect than a world may have.
    case tooManyItems(Int)
    /// A door that nothing opens.
    case doorWithoutKey(TileColor)
    /// A line of the legend that is not a character and a tile.
    case notALegendLine(String)
    /// A legend explains something that is not one character.
    case notOneCharacter(String)
    /// A legend gives a new meaning to a character that every map has.
    case reservedCharacter(Character)
    /// A legend explains a character twice.
    case meansTwoThings(Character)
    /// A legend names a tile that there is not.
    case unknownTile(String, nearest: String?)
  }

  /// What is wrong.
  public let kind: Kind
  /// The line of the map's text, from 1.
  public let line: Int
  /// The column in that line, from 1.
  public let column: Int

  /// A problem at a coordinate of the text.
  public init(_ kind: Kind, line: Int, column: Int) {
    self.kind = kind
    self.line = line
    self.column = column
  }

  /// The fact, without a full stop.
  public var message: String { kind.message }
  /// What to do, as an imperative.
  public var help: String { kind.help }
}

/// All that is wrong with a map, in the order of the text.
public struct MapProblems: Error, Sendable, Hashable {
  /// The problems; there is at least one.
  public let all: [MapProblem]
}

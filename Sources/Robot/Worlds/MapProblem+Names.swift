extension MapProblem.Kind {
  /// A stable name: `unknown-character`.
  public var name: String {
    switch self {
    case .empty: "empty-map"
    case .tooLarge: "map-too-large"
    case .ragged: "ragged-row"
    case .unknownCharacter: "unknown-character"
    case .noRobot: "no-robot"
    case .secondRobot: "second-robot"
    case .nothingToDo: "nothing-to-do"
    case .tooManyItems: "too-many-items"
    case .doorWithoutKey: "door-without-key"
    case .notALegendLine: "not-a-legend-line"
    case .notOneCharacter: "not-one-character"
    case .reservedCharacter: "reserved-character"
    case .meansTwoThings: "means-two-things"
    case .unknownTile: "unknown-tile"
    }
  }
}

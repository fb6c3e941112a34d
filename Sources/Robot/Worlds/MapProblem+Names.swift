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
    case .noCollectible: "no-collectible"
    case .noGoal: "no-goal"
    case .tooManyItems: "too-many-items"
    case .doorWithoutKey: "door-without-key"
    case .notALegendLine: "not-a-legend-line"
    case .notOneCharacter: "not-one-character"
    case .reservedCharacter: "reserved-character"
    case .meansTwoThings: "means-two-things"
    case .unknownTile: "unknown-tile"
    }
  }

  /// True if the map lacks what its level needs to be done by its own rules, so that the rules may be what is wrong.
  public var isAboutEnd: Bool { self == .noCollectible || self == .noGoal }
}

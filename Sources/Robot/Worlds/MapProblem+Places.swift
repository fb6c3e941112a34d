extension MapProblem {
  /// The bytes of the map's text that are meant: a character, or nothing where one is missing.
  public func bytes(in map: String) -> Range<Int> {
    let lines = map.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return 0..<0 }
    let text = lines[line - 1]
    let place = text.index(text.startIndex, offsetBy: column - 1, limitedBy: text.endIndex) ?? text.endIndex
    let start = map.utf8.distance(from: map.startIndex, to: place)
    return start..<start + (text[place...].first?.utf8.count ?? 0)
  }
}

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

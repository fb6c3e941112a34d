extension World {
  /// Reads a map: rows of tiles and, below them, its legend; empty lines around it and blanks at the ends of
  /// lines do not count.
  ///
  ///     #####
  ///     #>~o#
  ///     #####
  ///
  ///     ~ pit
  ///
  /// - Parameters:
  ///   - legend: What characters mean besides the map's own legend.
  ///   - rules: How things are collected, and when the level is done.
  /// - Returns: The world, or everything that is wrong with the text.
  public static func read(
    _ text: String, legend: Legend = Legend(), rules: LevelRules = LevelRules()
  ) -> Result<World, MapProblems> {
    var reader = MapReader(text, legend, rules)
    return reader.read()
  }
}

/// Reads the text of a map and notes everything that is wrong with it.
private struct MapReader {
  private let lines: [[Character]]
  private var legend: Legend
  private let rules: LevelRules
  private var problems: [MapProblem] = []
  private var tiles: [Tile] = []
  private var start: Pose?

  init(_ text: String, _ legend: Legend, _ rules: LevelRules) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = Array(line)
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
    (self.legend, self.rules) = (legend, rules)
  }

  mutating func read() -> Result<World, MapProblems> {
    let rows = rows
    if let problem = sizeProblem(of: rows) { return .failure(MapProblems(all: [problem])) }
    readLegend(after: rows.upperBound)
    guard !rows.isEmpty else {
      note(.empty, 0, 0)
      return .failure(MapProblems(all: problems))
    }
    let width = lines[rows.lowerBound].count
    for row in rows { readRow(row, asRow: row - rows.lowerBound + 1, width) }
    checkWhole(rows.lowerBound, width)
    guard problems.isEmpty, let start else {
      return .failure(MapProblems(all: problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }))
    }
    return .success(
      World(
        width: width, height: rows.count, start: start, rules: rules, tiles: tiles,
        legend: legend.restricted(to: Set(tiles))))
  }

  /// The lines from the first that is not empty to the one before the next empty one, or before one of the legend.
  private var rows: Range<Int> {
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.count
    return first..<(lines[first...].firstIndex { $0.isEmpty || isLegend($0) } ?? lines.count)
  }

  /// Whether a line cannot be meant as a row: no tile is a blank, and after it stands what a tile is.
  private func isLegend(_ line: [Character]) -> Bool {
    guard line.count > 2, line[1] == " " else { return false }
    var legend = Legend()
    return legend.add(String(line[0]), meaning: String(line[2...].drop { $0 == " " })) == nil
  }

  private mutating func note(_ kind: MapProblem.Kind, _ line: Int, _ column: Int) {
    problems.append(MapProblem(kind, line: line + 1, column: column + 1))
  }

  // MARK: - Legend

  private mutating func readLegend(after end: Int) {
    var own = Legend()
    for index in lines.indices.dropFirst(end) where !lines[index].isEmpty {
      let words = lines[index].split(separator: " ", maxSplits: 1).map { String($0) }
      guard words.count == 2 else {
        note(.notALegendLine(String(lines[index])), index, 0)
        continue
      }
      let name = words[1].drop { $0 == " " }
      guard let kind = own.add(words[0], meaning: String(name)) else { continue }
      if case .unknownTile = kind { note(kind, index, lines[index].count - name.count) } else { note(kind, index, 0) }
    }
    legend = legend.merged(with: own)
  }

  // MARK: - Rows

  /// That there are more rows or columns than a world may have; nothing else is looked at then.
  private func sizeProblem(of rows: Range<Int>) -> MapProblem? {
    let width = rows.map { lines[$0].count }.max() ?? 0
    guard width > World.largestSide || rows.count > World.largestSide else { return nil }
    return MapProblem(.tooLarge(width: width, height: rows.count), line: rows.lowerBound + 1, column: 1)
  }

  private mutating func readRow(_ index: Int, asRow row: Int, _ width: Int) {
    let line = lines[index]
    if line.count != width { note(.ragged(length: line.count, first: width), index, min(line.count, width)) }
    for (column, character) in line.enumerated() {
      tiles.append(tile(for: character, index, column, Coordinate(row: row, column: column + 1)))
    }
  }

  private mutating func tile(for character: Character, _ line: Int, _ column: Int, _ coordinate: Coordinate) -> Tile {
    if let heading = Heading.allCases.first(where: { $0.character == character }) {
      if let start { note(.secondRobot(first: start.coordinate), line, column) }
      start = start ?? Pose(coordinate, heading)
      return .floor
    }
    if let tile = legend.tile(for: character) { return tile }
    note(.unknownCharacter(character, nearest: Self.lookalikes[character]), line, column)
    return .floor
  }

  /// Characters that are written by mistake for those that every map has.
  private static let lookalikes: [Character: Character] = [
    "O": "o", "0": "o", "°": "o", "g": "G", "V": "v", "A": "^", "X": "#", "█": "#", "■": "#", " ": ".", "\t": ".",
    ",": ".", "_": ".", "·": ".", "→": ">", "←": "<", "↑": "^", "↓": "v",
  ]

  // MARK: - The whole

  private mutating func checkWhole(_ line: Int, _ width: Int) {
    if start == nil { note(.noRobot, line, 0) }
    let hasUnknown = problems.contains { if case .unknownCharacter = $0.kind { true } else { false } }
    if !hasUnknown { for kind in missingTiles { note(kind, line, 0) } }
    let items = tiles.count { $0.isItem }
    if items > World.mostItems { note(.tooManyItems(items), line, 0) }
    let isRagged = problems.contains { if case .ragged = $0.kind { true } else { false } }
    guard !hasUnknown, !isRagged else { return }
    for color in TileColor.allCases where !tiles.contains(.key(color)) {
      guard let door = tiles.firstIndex(of: .door(color)) else { continue }
      note(.doorWithoutKey(color), line + door / width, door % width)
    }
  }

  /// That the map lacks what its level needs to be done.
  private var missingTiles: [MapProblem.Kind] {
    let (hasCollectible, hasGoal) = (tiles.contains(.collectible), tiles.contains(.goal))
    guard let end = rules.end else { return hasCollectible || hasGoal ? [] : [.nothingToDo] }
    return (hasCollectible || end == .atGoal ? [] : [.noCollectible])
      + (hasGoal || end == .allCollected ? [] : [.noGoal])
  }
}

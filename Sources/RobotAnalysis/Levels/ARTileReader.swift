import Diagnostics
import JSON
import Robot

/// Reads a map in the forms in which files of levels may have one: rows or columns, each a text of characters or a list
/// of named or numbered tiles, or one list with a width; a legend says what names and numbers mean.
///
///     {"columns": [["wall", "start east"], ["wall", "coin"]]}
///     {"width": 3, "data": [1, 2, 3], "legend": {"1": "start east", "2": "floor", "3": "coin"}}
struct ARTileReader {
  /// The mistake, and its place below `tiles`.
  private(set) var problems: [ARLevel.Problem] = []
  /// The assumptions that were made.
  private(set) var leftOut: [ARLevel.Problem] = []
  private let legend: [String: TileWords.Square]
  private let rules: LevelRules
  private let path = JSONPath().key("tiles")

  /// The keys that a map may have.
  static let keys = ["rows", "columns", "width", "height", "data", "legend"]

  /// A reader with what a set of levels says about names and numbers.
  init(_ json: JSONValue, legend own: [String: String], _ rules: LevelRules) {
    self.rules = rules
    var legend: [String: TileWords.Square] = [:]
    for (key, name) in own { legend[key] = TileWords.square(of: name) }
    for member in json["legend"]?.object?.members ?? [] {
      let place = path.key("legend").key(member.key)
      guard let name = member.value.string, let square = TileWords.square(of: name) else {
        let name = member.value.string ?? member.value.kind
        problems.append(
          ARLevel.Problem(
            path: place, message: "there is no tile called '\(shortened(name))'",
            help: "name one of wall, floor, collectible, goal, pit, or `robot east`"))
        continue
      }
      legend[member.key] = square
    }
    self.legend = legend
  }

  /// True if a map is written in one of these forms, and not as rows of the characters of our own maps.
  static func isNeeded(for json: JSONValue, legend: [String: String]) -> Bool {
    guard legend.isEmpty, let rows = (json["rows"] ?? json).array else {
      return json.array != nil || json.object != nil
    }
    let names = (json["legend"]?.object?.members ?? []).compactMap(\.value.string)
    let isOwn = names.allSatisfy { name in Tile.all.contains { $0.name == name } || TileWords.square(of: name) == nil }
    return !rows.allSatisfy { $0.string != nil } && rows.contains { $0.array != nil } || !isOwn
  }

  /// The world; nil where something is wrong.
  mutating func read(_ json: JSONValue) -> World? {
    guard let cells = cells(json) else { return nil }
    var squares: [[TileWords.Square]] = []
    for line in cells { squares.append(line.compactMap { square(of: $0.value, at: $0.path) }) }
    guard problems.isEmpty else { return nil }
    return world(squares)
  }

  private typealias Cell = (value: JSONValue, path: JSONPath)

  private mutating func note(_ path: JSONPath, _ message: String, help: String) {
    problems.append(ARLevel.Problem(path: path, message: message, help: help))
  }

  // MARK: - Layout

  /// The cells of the map, row by row.
  private mutating func cells(_ json: JSONValue) -> [[Cell]]? {
    if let columns = json["columns"] {
      guard let lines = lines(columns, path.key("columns")) else { return nil }
      let height = lines.first?.count ?? 0
      return (0..<height).map { row in lines.map { $0[row] } }
    }
    if let width = json["width"]?.integer, let data = (json["data"] ?? json["rows"])?.array, width > 0 {
      let place = path.key(json["data"] == nil ? "rows" : "data")
      guard data.count.isMultiple(of: width) else {
        note(
          place, "there are \(data.count) tiles, which make no rows of \(width)", help: "write a tile for each square")
        return nil
      }
      let all: [Cell] = data.enumerated().map { ($1, place.index($0)) }
      return stride(from: 0, to: all.count, by: width).map { Array(all[$0..<($0 + width)]) }
    }
    return lines(json["rows"] ?? json, json.object == nil ? path : path.key("rows"))
  }

  /// Lines of equal length, each a text of characters or a list.
  private mutating func lines(_ json: JSONValue, _ path: JSONPath) -> [[Cell]]? {
    guard let values = json.array, !values.isEmpty else {
      note(path, "the map is a list of rows, not \(json.kind)", help: "write it as `hornbook manual exchange` shows")
      return nil
    }
    var lines: [[Cell]] = []
    for (index, value) in values.enumerated() {
      let place = path.index(index)
      let line: [Cell]? =
        value.array.map { $0.enumerated().map { ($1, place.index($0)) } }
        ?? value.string.map { $0.map { (.string(String($0)), place) } }
      guard let line, lines.isEmpty || line.count == lines[0].count else {
        note(place, "this line has another number of tiles than the first", help: "write a tile for each square")
        return nil
      }
      lines.append(line)
    }
    return lines
  }

  // MARK: - Tiles

  private mutating func square(of value: JSONValue, at place: JSONPath) -> TileWords.Square? {
    let text = value.string ?? value.integer.map { "\($0)" } ?? (value == .null ? "none" : nil)
    guard let text else {
      note(
        place, "a tile is a name or a number, not \(value.kind)", help: "write `\"wall\"`, or a number of the legend")
      return nil
    }
    if let square = legend[text] ?? Self.standard[text] ?? TileWords.square(of: text) { return square }
    note(
      place, "nothing says what '\(shortened(text))' is on this map",
      help: "add `\"\(shortened(text))\": \"wall\"`, or what it is, to 'legend'")
    return nil
  }

  /// The meaning of single characters on every map.
  private static let standard: [String: TileWords.Square] = {
    var squares: [String: TileWords.Square] = [
      ".": .tile(.floor), "#": .tile(.wall), "o": .tile(.collectible), "G": .tile(.goal), " ": .tile(.floor),
    ]
    for heading in Heading.allCases { squares[String(heading.character)] = .robot(heading) }
    return squares
  }()

  private mutating func world(_ squares: [[TileWords.Square]]) -> World? {
    var map = MapText()
    let text = squares.map { row in String(row.map { map.character(for: $0) }) }.joined(separator: "\n")
    if squares.joined().contains(.robot(nil)) {
      leftOut.append(
        ARLevel.Problem(
          path: path, message: "the map does not say where the robot looks, so it looks east",
          help: "name the tile `robot north`, or where it looks"))
    }
    switch World.read(text, legend: map.legend, rules: rules) {
    case .success(let world): return world
    case .failure(let found):
      for problem in found.all { note(path, problem.message, help: problem.help) }
      return nil
    }
  }
}

/// The characters of a map that is put together from tiles.
private struct MapText {
  private(set) var legend = Legend()
  private var characters: [Tile: Character] = [.floor: ".", .wall: "#", .collectible: "o", .goal: "G"]
  private var free = Array("~abcdefhijklmnpqrstuvwxyzABCDEFHIJKLMNPQRSTUVWXYZ").filter { $0 != "v" }

  mutating func character(for square: TileWords.Square) -> Character {
    switch square {
    case .robot(let heading): return (heading ?? .east).character
    case .tile(let tile):
      if let known = characters[tile] { return known }
      let character = free.removeFirst()
      characters[tile] = character
      _ = legend.add(String(character), meaning: tile.name)
      return character
    }
  }
}

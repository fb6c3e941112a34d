import Diagnostics
import JSON
import Robot
import Support

/// Reads AR Programming's JSON and notes everything that is wrong with it or cannot be held.
struct ARLevelReader {
  private let deck: Deck
  private let legend: [String: String]
  private var problems: [ARLevel.Problem] = []
  private var leftOut: [ARLevel.Problem] = []

  /// The numbers that AR Programming gives to cards, more than there are markers to print.
  private static let cardNumbers = 0...255

  init(_ deck: Deck, _ legend: [String: String]) { (self.deck, self.legend) = (deck, legend) }

  mutating func read(_ json: JSONValue) -> Result<ARLevel.Reading, ARLevel.Problems> {
    guard let object = json.object else {
      return .failure(ARLevel.Problems(all: [.init(path: JSONPath(), message: "a level is an object", help: nil)]))
    }
    let name = required("name", of: object, "a text", \.string)
    let number = readNumber(object)
    let unlocks = readUnlocks(object)
    let cards = required("cards", of: object, "an object", \.object).map { readCards($0) }
    let rules = readRules(object)
    let world = readTiles(object["tiles"], rules)
    for key in object.keys where !ARLevel.keys.contains(key) {
      leaveOut(JSONPath().key(key), "a level has no key '\(shortened(key))'", help: "take it out")
    }
    guard problems.isEmpty, let name, let number, let cards, let world else {
      return .failure(ARLevel.Problems(all: problems))
    }
    let level = RobotLevel(
      name: name, number: number, unlocks: unlocks, deck: Deck(cards.known), worlds: [world],
      unknownCards: cards.unknown)
    if leftOut.isEmpty, !isSame(ARLevel.write(level, deck: deck).json, json) {
      leaveOut(
        JSONPath(),
        "'unlocks' without a value, blanks and a legend that the map does not need, and tiles by name or number come "
          + "back otherwise",
        help: "write it as `hornbook manual exchange` shows")
    }
    return .success(ARLevel.Reading(level: level, leftOut: leftOut))
  }

  private mutating func note(_ path: JSONPath, _ message: String, help: String? = nil) {
    problems.append(ARLevel.Problem(path: path, message: message, help: help))
  }

  private mutating func leaveOut(_ path: JSONPath, _ message: String, help: String) {
    leftOut.append(ARLevel.Problem(path: path, message: message, help: help))
  }

  private mutating func required<Value>(
    _ key: String, of object: JSONObject, _ kind: String, _ value: (JSONValue) -> Value?
  ) -> Value? {
    guard let json = object[key] else {
      note(JSONPath(), "'\(key)' is missing")
      return nil
    }
    guard let value = value(json) else {
      note(JSONPath().key(key), "'\(key)' is \(kind), not \(json.kind)")
      return nil
    }
    return value
  }

  /// The number of the level, which may be a text in digits.
  private mutating func readNumber(_ object: JSONObject) -> Int? {
    guard let text = object["number"]?.string, let number = Int(text), String(number) == text else {
      return required("number", of: object, "a whole number", \.integer)
    }
    leaveOut(JSONPath().key("number"), "the text '\(text)' is read as a number", help: "write it without quotes")
    return number
  }

  private mutating func readUnlocks(_ object: JSONObject) -> String? {
    guard let json = object["unlocks"], json != .null else { return nil }
    if json.string == nil { note(JSONPath().key("unlocks"), "'unlocks' is a text or null, not \(json.kind)") }
    return json.string
  }

  private mutating func readCards(_ object: JSONObject) -> (known: [Deck.Card], unknown: [Int: String]) {
    var unknown: [Int: String] = [:]
    let known = object.members.compactMap { member -> Deck.Card? in
      let path = JSONPath().key("cards").key(member.key)
      guard let number = Int(member.key), String(number) == member.key, Self.cardNumbers.contains(number) else {
        note(path, "'\(shortened(member.key))' is no card's number")
        return nil
      }
      guard let name = member.value.string else {
        note(path, "a card's name is a text, not \(member.value.kind)")
        return nil
      }
      guard var card = CardNameWords.card(named: name, in: deck) else {
        unknown[number] = name
        let names = deck.cards.map(\.name)
        leaveOut(
          path, "the robot has no card '\(shortened(name))'",
          help: nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
            ?? "name one of \(names.joined(separator: ", "))")
        return nil
      }
      (card.number, card.name) = (number, name)
      return card
    }
    return (known, unknown)
  }

  /// How things are collected and when the level is done, as a check says it.
  private mutating func readRules(_ object: JSONObject) -> LevelRules {
    let collecting = word("collecting", of: object, LevelRules.Collecting.self)
    return LevelRules(collecting: collecting ?? .byCard, end: word("doneWhen", of: object, LevelRules.End.self))
  }

  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, of object: JSONObject, _ type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let json = object[key] else { return nil }
    if let word = json.string.flatMap(Word.init(rawValue:)) { return word }
    let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
    note(JSONPath().key(key), "'\(key)' is one of \(words)", help: "write one of them, or take it out")
    return nil
  }

  // MARK: - Tiles

  private mutating func readTiles(_ json: JSONValue?, _ rules: LevelRules) -> World? {
    let path = JSONPath().key("tiles")
    guard let json else {
      note(JSONPath(), "'tiles' is missing")
      return nil
    }
    if ARTileReader.isNeeded(for: json, legend: legend) { return readNamedTiles(json, rules) }
    let rowsPath = json.object == nil ? path : path.key("rows")
    guard let values = (json.object.flatMap { $0["rows"] } ?? json).array else {
      note(rowsPath, "the map is a list of rows, not \(json.kind)")
      return nil
    }
    let rows = values.compactMap(\.string)
    guard rows.count == values.count else {
      note(rowsPath, "every row is a text")
      return nil
    }
    let legend = readLegend(json["legend"], path.key("legend"))
    for key in json.object?.keys ?? [] where !["rows", "legend"].contains(key) {
      leaveOut(path.key(key), "a map has no key '\(shortened(key))'", help: "take it out")
    }
    switch World.read(rows.joined(separator: "\n"), legend: legend, rules: rules) {
    case .success(let world): return world
    case .failure(let found):
      for problem in found.all {
        guard !problem.kind.isAboutEnd else {
          note(JSONPath().key("doneWhen"), problem.message, help: problem.help)
          continue
        }
        note(
          rowsPath.index(problem.line - 1), "column \(problem.column): \(problem.message)", help: problem.help)
      }
      return nil
    }
  }

  /// A map of named or numbered tiles, or of columns.
  private mutating func readNamedTiles(_ json: JSONValue, _ rules: LevelRules) -> World? {
    var reader = ARTileReader(json, legend: legend, rules)
    let world = reader.read(json)
    for key in json.object?.keys ?? [] where !ARTileReader.keys.contains(key) {
      leaveOut(JSONPath().key("tiles").key(key), "a map has no key '\(shortened(key))'", help: "take it out")
    }
    problems += reader.problems
    leftOut += reader.leftOut
    return world
  }

  private mutating func readLegend(_ json: JSONValue?, _ path: JSONPath) -> Legend {
    var legend = Legend()
    guard let json, json != .null else { return legend }
    guard let object = json.object else {
      note(path, "the legend is an object, not \(json.kind)")
      return legend
    }
    for member in object.members {
      let place = path.key(member.key)
      guard let name = member.value.string else {
        note(place, "a legend names a tile, not \(member.value.kind)")
        continue
      }
      if let problem = legend.add(member.key, meaning: name) { note(place, problem.message, help: problem.help) }
    }
    return legend
  }

  /// Whether two values are the same JSON, the order of members aside.
  private func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    CanonicalJSON.bytes(of: left) == CanonicalJSON.bytes(of: right)
  }
}

import AuthoringSamples
import JSON
import TestSupport

extension SeededRandom {
  // MARK: - Slang

  /// Lessons and challenges of Slang.
  mutating func lessons() -> JSONValue {
    let lessons = (0..<Int.random(in: 0...3, using: &self)).map { _ in lesson() }
    let challenges = (0..<Int.random(in: lessons.isEmpty ? 1...3 : 0...3, using: &self)).map { _ in challenge() }
    return members([
      ("title", oneIn(2) ? .string(visibleText()) : .none), ("lessons", .array(lessons)),
      ("challenges", .array(challenges)),
    ])
  }

  private mutating func lesson() -> JSONValue {
    let pages = (0..<Int.random(in: 1...4, using: &self)).map { _ in oneIn(3) ? quiz() : page() }
    return members([
      ("title", .string(visibleText())), ("subtitle", words()), ("badge", words()), ("pages", .array(pages)),
      ("challenge", oneIn(2) ? challenge() : .none),
    ])
  }

  private mutating func page() -> JSONValue {
    members([("type", "page"), ("instructions", .string(visibleText()))] + task())
  }

  private mutating func quiz() -> JSONValue {
    let questions = (0..<Int.random(in: 1...3, using: &self)).map { _ -> JSONValue in
      ["question": .string(visibleText()), "options": [.string(visibleText()), "b"], "answer": 1]
    }
    return members([
      ("type", "quiz"), ("title", .string(visibleText())), ("passMark", 1), ("questions", .array(questions)),
    ])
  }

  private mutating func challenge() -> JSONValue {
    let difficulty: JSONValue? = oneIn(3) ? .none : .string(pick(["easy", "intermediate"]))
    return members(
      [("title", .string(visibleText())), ("description", .string(visibleText())), ("difficulty", difficulty)] + task())
  }

  private mutating func task() -> [(String, JSONValue?)] {
    [
      ("program", oneIn(2) ? program() : .none), ("solution", program()),
      ("output", .string(awkwardText().withPlainLineEnds)),
      ("success", words()), ("failure", words()),
    ]
  }

  private mutating func words() -> JSONValue? { oneIn(2) ? .string(visibleText()) : .none }

  /// A program of all seven elements, whether or not it would run.
  private mutating func program() -> JSONValue {
    .array(
      (0..<Int.random(in: 1...6, using: &self)).map { _ in
        switch Int.random(in: 0...6, using: &self) {
        case 0: ["type": "variable", "name": .string(pick(["score", "name", "x1"])), "value": expression()]
        case 1: ["type": "repeat", "count": ["integer": .integer(Int.random(in: 0...9, using: &self))]]
        case 2:
          [
            "type": "if", "left": expression(), "comparison": .string(pick(["==", "!=", "<", "<=", ">", ">="])),
            "right": expression(),
          ]
        case 3: ["type": "else"]
        case 4: ["type": "end"]
        case 5: ["type": "print", "statement": expression()]
        // A blank alone would be a text without a visible character.
        default: ["type": "print", "statement": ["name": "x1"]]
        }
      } + (oneIn(3) ? [["type": "blank"], ["type": "end"]] : []))
  }

  private mutating func expression(depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0...(depth < 3 ? 6 : 4), using: &self) {
    case 0: ["integer": .integer(Int.random(in: 0...1000, using: &self))]
    case 1: ["double": .double(pick([2.5, 0.25, 10.125]))]
    case 2: ["bool": .bool(oneIn(2))]
    case 3: ["string": .string(pick(["", "Ada", "a \"b\"", "line\nend", "5", "\t\\", "é🙂"]))]
    case 4: ["name": .string(pick(["score", "name", "x1"]))]
    case 5: ["negative": ["name": "x1"]]
    default:
      [
        "left": expression(depth: depth + 1), "operator": .string(pick(["+", "-", "*", "/", "%"])),
        "right": expression(depth: depth + 1),
      ]
    }
  }

  private func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(
      members.reduce(into: JSONObject()) { object, member in
        if let value = member.1 { object.append(member.0, value) }
      })
  }

  // MARK: - AR Programming

  /// A set of levels, each of which may unlock any other.
  mutating func levels() -> JSONValue {
    let names = (0..<Int.random(in: 1...5, using: &self)).map { "\(visibleText()) \($0)" }
    return .array(
      names.enumerated().map { index, name in
        members(
          [
            ("name", .string(name)), ("number", .integer(index + 1)),
            ("unlocks", oneIn(4) ? .null : .string(pick(names))), ("cards", cards()), ("tiles", tiles()),
          ] + (oneIn(3) ? [("collecting", "byWalking")] : []))
      })
  }

  private mutating func cards() -> JSONValue {
    let all = ["Forward", "Left", "Right", "Jump", "Collect", "Repeat", "While", "If", "Else", "End"]
    let kept = all.indices.filter { [0, 4].contains($0) || oneIn(2) }
    let others = [
      "Move ahead", "turnLeft", "Turn right", "Hop", "Pick up", "Loop", "While loop", "If then", "Otherwise", "End if",
    ]
    let (shift, named) = (oneIn(3) ? 20 : 0, pick([all, all.map { $0.uppercased() }, others]))
    return members(kept.map { ("\($0 + shift)", .string(named[$0])) })
  }

  /// A straight way with things to take, and walls or pits beside it.
  private mutating func tiles() -> JSONValue {
    let way = (0..<Int.random(in: 1...5, using: &self)).map { _ in pick([".", "o"]) }.joined() + "o"
    let row = ">" + way
    guard oneIn(2) else { return [.string(row)] }
    let wall = String(repeating: "#", count: row.count)
    return [.string(wall), .string(row), .string(wall)]
  }
}

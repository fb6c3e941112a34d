import JSON
import Robot
import RobotAnalysis
import RobotSamples
import TestSupport
import Testing

@Suite("AR Programming's levels")
struct LevelTests {
  @Test("what is read is written as the same JSON")
  func roundTrip() throws {
    var worlds = RandomWorlds(seed: 11)
    for number in 0..<100 {
      let level = RobotLevel(
        name: "Level \(number)", number: number, unlocks: number.isMultiple(of: 2) ? "Level \(number + 1)" : nil,
        deck: .actions, worlds: [worlds.next(side: 6)])
      let (json, leftOut) = ARLevel.write(level)
      #expect(leftOut == [])
      let reading = try ARLevel.read(json).get()
      #expect(reading.leftOut == [])
      #expect(reading.level == level)
      #expect(ARLevel.write(reading.level).json == json)
    }
  }

  @Test("what cannot be held is listed")
  func leftOut() throws {
    let json: JSONValue = [
      "name": "A", "number": 1, "unlocks": nil, "cards": ["0": "forward", "9": "Dance"], "tiles": [">o"], "score": 3,
    ]
    let reading = try ARLevel.read(json).get()
    #expect(
      reading.leftOut.map { "\($0.path): \($0.message)" } == [
        "cards.9: the robot has no card 'Dance'", "score: a level has no key 'score'",
      ])
    let deck = Deck([.init(number: 0, name: "Zap", description: "Walk.", command: .move(.forward))])
    let world = try World.read(">o").get()
    let (_, leftOut) = ARLevel.write(RobotLevel(name: "A", number: 1, deck: deck, worlds: [world, world]))
    #expect(
      leftOut == ["card 'Zap': its command 'forward'", "card 'Zap': its description", "world 2: a level has one map"])
    #expect(reading.level.unknownCards == [9: "Dance"])
  }

  @Test("a level that is laid out in another way says so")
  func layout() throws {
    let json: JSONValue = ["name": "A", "number": 1, "cards": [:], "tiles": [">o"]]
    #expect(try ARLevel.read(json).get().leftOut.count == 1)
  }

  @Test("everything wrong with a level is told, with its place")
  func problems() throws {
    let json: JSONValue = ["number": "one", "unlocks": 2, "cards": ["x": "Forward"], "tiles": [">.x"]]
    guard case .failure(let problems) = ARLevel.read(json) else { throw Failure() }
    #expect(
      problems.all.map { "\($0.path): \($0.message)" } == [
        "the whole: 'name' is missing", "number: 'number' is a whole number, not text",
        "unlocks: 'unlocks' is a text or null, not a whole number", "cards.x: 'x' is no card's number",
        "tiles[0]: column 3: nobody knows what 'x' means on this map",
      ])
  }

  @Test("a legend that is no object is told")
  func legend() throws {
    let json: JSONValue = ["name": "A", "number": 1, "cards": [:], "tiles": ["rows": [">~o"], "legend": ["~ pit"]]]
    guard case .failure(let problems) = ARLevel.read(json) else { throw Failure() }
    #expect(
      problems.all.first.map { "\($0.path): \($0.message)" } == "tiles.legend: the legend is an object, not an array")
  }

  private func level(_ cards: JSONValue, _ tiles: JSONValue, _ more: (String, JSONValue)...) throws -> ARLevel.Reading {
    var json = JSONObject()
    for (key, value) in [("name", "A"), ("number", 1), ("unlocks", .null), ("cards", cards), ("tiles", tiles)] + more {
      _ = json.append(key, value)
    }
    return try ARLevel.read(.object(json)).get()
  }

  @Test(
    "a card of another name is the command that its name plainly says",
    arguments: [
      ("Move forward", Move.Word.forward), ("Go one tile ahead", .forward), ("walk", .forward), ("turnLeft", .left),
      ("turn_right", .right), ("Rotate right", .right), ("Jump over it", .jump), ("Pick up the coin", .collect),
      ("Loop", .repeat), ("For loop", .repeat), ("While loop", .while), ("If then", .if), ("Otherwise", .else),
      ("End if", .end), ("Define function", .routine), ("Call function", .call),
    ])
  func names(name: String, word: Move.Word) throws {
    let level = try level(["7": .string(name)], [">o"]).level
    #expect(level.deck.cards.map(\.command.word) == [word])
    #expect(level.deck.cards.map(\.name) == [name] && level.deck.cards.map(\.number) == [7])
    #expect(ARLevel.write(level).json["cards"] == ["7": .string(name)])
  }

  @Test(
    "a name that says no command, or one of several, is an unknown card that is kept",
    arguments: ["Dance", "Go left", "Turn around", "forward left", "Repeat 3", "", "Step back"])
  func unknownNames(name: String) throws {
    let reading = try level(["0": "Forward", "7": .string(name)], [">o"])
    #expect(reading.leftOut.first?.message == "the robot has no card '\(name)'")
    #expect(reading.level.unknownCards == [7: name])
    #expect(ARLevel.write(reading.level).json["cards"] == ["0": "Forward", "7": .string(name)])
  }

  @Test("a map may be rows or columns of tiles by name or number, or one list with a width")
  func tiles() throws {
    let world = try World.read("###\n>.o\n~#G\n\n~ pit").get()
    let rows: JSONValue = [
      ["wall", "Brick", "obstacle"], ["start east", "path", "coin"], ["water", "wall", "Finish"],
    ]
    let columns: JSONValue = [
      "columns": [["wall", "robot right", "pit"], ["wall", "floor", "wall"], ["wall", "star", "exit"]]
    ]
    let legend: JSONValue = [
      "0": "floor", "1": "wall", "2": "coin", "3": "goal", "4": "hole", "S": "start east", "9": "start east",
    ]
    let numbers: JSONValue = ["width": 3, "data": [1, 1, 1, 9, 0, 2, 4, 1, 3], "legend": legend]
    let texts: JSONValue = ["rows": ["111", "S02", "413"], "legend": legend]
    for tiles in [rows, columns, numbers, texts, ["rows": [["#", "#", "#"], [">", ".", "o"], ["pit", "#", "G"]]]] {
      #expect(try level(["0": "Forward"], tiles).level.worlds[0].isSame(as: world))
    }
    let shared = ARLevel.read(
      [
        "name": "A", "number": 1, "unlocks": nil, "cards": ["0": "Forward"],
        "tiles": [[1, 1, 1], [9, 0, 2], [4, 1, 3]],
      ], legend: ["0": "floor", "1": "wall", "2": "coin", "3": "goal", "4": "hole", "9": "start east"])
    #expect(try shared.get().level.worlds[0].isSame(as: world))
  }

  @Test("what nothing says about a map is told, with its place")
  func wrongTiles() throws {
    let found = { (tiles: JSONValue) -> [String] in
      let json: JSONValue = ["name": "A", "number": 1, "unlocks": nil, "cards": ["0": "Forward"], "tiles": tiles]
      guard case .failure(let problems) = ARLevel.read(json) else { throw Failure() }
      return problems.all.map { "\($0.path): \($0.message)" }
    }
    #expect(try found([["robot", 3]]) == ["tiles[0][1]: nothing says what '3' is on this map"])
    #expect(
      try found(["columns": [["wall"], ["wall", "coin"]]]) == [
        "tiles.columns[1]: this line has another number of tiles than the first"
      ])
    #expect(
      try found(["width": 2, "data": ["wall", "coin", "goal"]]) == [
        "tiles.data: there are 3 tiles, which make no rows of 2"
      ])
    #expect(
      try found(["rows": [["coin"]], "legend": ["1": "dragon"]]) == ["tiles.legend.1: there is no tile called 'dragon'"]
    )
  }

  @Test("a map that does not say where the robot looks says what is taken for granted")
  func heading() throws {
    let reading = try level(["0": "Forward"], [["player", "coin"]])
    #expect(reading.level.worlds[0].start.heading == .east)
    #expect(reading.leftOut.map { "\($0.path)" } == ["tiles"])
  }

  @Test("a level says how things are collected and when it is done")
  func rules() throws {
    let reading = try level(["0": "Forward"], [">oG"], ("collecting", "byWalking"), ("doneWhen", "atGoal"))
    #expect(reading.leftOut == [] && reading.level.worlds[0].rules == LevelRules(collecting: .byWalking, end: .atGoal))
    let json = ARLevel.write(reading.level).json
    #expect(json["collecting"] == "byWalking" && json["doneWhen"] == "atGoal")
    #expect(throws: ARLevel.Problems.self) { try level([:], [">oG"], ("doneWhen", "never")) }
    #expect(throws: ARLevel.Problems.self) { try level([:], [">o"], ("doneWhen", "atGoal")) }
  }

  struct Failure: Error {}
}

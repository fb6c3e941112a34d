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
    let deck = Deck([.init(number: 0, name: "Walk", description: "Walk.", command: .move(.forward))])
    let world = try World.read(">o").get()
    let (_, leftOut) = ARLevel.write(RobotLevel(name: "A", number: 1, deck: deck, worlds: [world, world]))
    #expect(
      leftOut == ["card 'Walk': its command 'forward'", "card 'Walk': its description", "world 2: a level has one map"])
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

  struct Failure: Error {}
}

import Execution
import Foundation
import JSON
import Robot
import RobotSamples
import TestSupport
import Testing

@Suite("Robot programs and worlds as text and JSON")
struct RoundTripTests {
  @Test("a program reads back from its text and from JSON")
  func programs() throws {
    for seed in 0..<500 {
      var random = SeededRandom(seed: UInt64(seed))
      let program = RobotProgram(RandomPrograms.moves(&random))
      #expect(program.problems == [])
      let read = RobotProgram(source: program.text)
      #expect(read == program)
      #expect(read.text == program.text)
      let json = try JSONValueEncoder().encode(program)
      #expect(try JSONValueDecoder().decode(RobotProgram.self, from: json) == program)
      #expect(RobotFacts(of: program) != nil)
    }
  }

  @Test("a world reads back from its text")
  func worlds() throws {
    var worlds = RandomWorlds(seed: 3)
    for _ in 0..<300 {
      let world = worlds.next(side: 8)
      #expect(try World.read(world.description).get() == world)
      let json = try JSONValueEncoder().encode(world)
      #expect(try JSONValueDecoder().decode(World.self, from: json) == world)
    }
  }

  @Test("a broken program has its problem at its card, and nothing crashes")
  func brokenPrograms() throws {
    for seed in 0..<1000 {
      var random = SeededRandom(seed: UInt64(seed))
      let moves = RandomPrograms.moves(&random)
      var lines = moves.map(\.text)
      let index = Int.random(in: 0...lines.count, using: &random)
      let wrong = ["fly", "forward 3", "repeat", "repeat x", "repeat 0", "if", "while wal ahead"]
      let line = wrong[seed % wrong.count]
      lines.insert(line, at: index)
      if ["repeat", "if", "while"].contains(line.prefix { $0 != " " }) { lines.insert("end", at: index + 1) }
      let program = RobotProgram(source: "\n" + lines.joined(separator: "\n\n"))
      #expect(program.problems.map(\.card) == [index + 1])
      #expect(program.problems.map(\.line) == [index * 2 + 2])
    }
  }

  @Test("an end that is missing or too many is found, and the program does not run")
  func brokenBlocks() throws {
    let world = try World.read(">o").get()
    for seed in 0..<1000 {
      var random = SeededRandom(seed: UInt64(seed))
      var moves = RandomPrograms.moves(&random)
      if let end = moves.firstIndex(of: .end), Bool.random(using: &random) {
        moves.remove(at: end)
      } else {
        moves.insert(.end, at: 0)
      }
      let program = RobotProgram(moves)
      #expect(!program.problems.isEmpty)
      let run = program.run(in: world)
      #expect(run.ending == .notRunnable)
      guard case .raised(let error) = run.outcome.ending else { throw Failure() }
      #expect(error.isStatic && error.line == program.problems[0].card)
    }
  }

  @Test("random cards in any order never crash")
  func randomCards() throws {
    let world = try World.read("....\n.>o.\n....").get()
    let all: [Move] = RandomPrograms.simple + [.repeat(2), .while(Condition(.pathAhead)), .if(Condition(.atGoal))]
    for seed in 0..<2000 {
      var random = SeededRandom(seed: UInt64(seed))
      let moves = (0..<12).compactMap { _ in (all + [.else, .end, .routine, .call]).randomElement(using: &random) }
      let run = RobotProgram(moves).run(in: world)
      #expect(run.steps.count <= Budget.robot.steps)
      _ = run.outcome
      _ = run.trace()
    }
  }

  struct Failure: Error {}
}

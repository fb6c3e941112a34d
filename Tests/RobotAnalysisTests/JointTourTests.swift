import Robot
import RobotAnalysis
import RobotSamples
import TestSupport
import Testing

@Suite("Several worlds with much to collect")
struct JointTourTests {
  private static let effort = Solver.Effort(states: 100_000, tries: 4_000_000)

  @Test("two full fields get one program, with a bound, whatever their sizes")
  func fullFields() throws {
    let row = { (count: Int) in String(repeating: "o", count: count) }
    let field = { (width: Int, height: Int) in
      try World.read(([">\(row(width - 1))"] + (1..<height).map { _ in row(width) }).joined(separator: "\n")).get()
    }
    let gap = try World.read(">oooo\nooooo\noo.oo\nooooo\noooo.").get()
    let pairs: [([World], Int)] = [
      ([try field(5, 5), gap], 12), ([try field(5, 5), try field(7, 5)], 12), ([try field(4, 4), try field(5, 5)], 15),
      ([try field(6, 6), try field(6, 5), gap], 20),
    ]
    for (worlds, most) in pairs {
      let solution = try #require(Solver(worlds).solve().solution)
      #expect(worlds.allSatisfy { solution.program.run(in: $0).isSolved }, "\(solution.program.text)")
      #expect(solution.cards <= most && solution.noneBelow > 3 && !solution.isLeast, "\(solution.program.text)")
    }
  }

  @Test("no state is visited where there are surely too many, and the bound is that of the largest world")
  func surveysFirst() throws {
    let field = try World.read(">oooo\nooooo\nooooo\nooooo\nooooo").get()
    let other = try World.read(">ooooo\noooooo\noooooo\noooooo\noooooo").get()
    for worlds in [[field], [field, other]] {
      let answer = Solver(worlds).straight()
      let solution = try #require(answer.solution)
      #expect(answer.states == 0)
      #expect(solution.noneBelow == 2 * (worlds.map(\.collectibleCount).max() ?? 0))
      #expect(worlds.allSatisfy { solution.program.run(in: $0).isSolved })
    }
    // Without a way to turn there may be few states, a visit to all of which proves what a survey cannot.
    let below = try World.read(">#" + String(repeating: "\noo", count: 13)).get()
    #expect(Solver([below], deck: .standard.only([.forward, .collect])).straight().verdict == .unsolvable)
  }

  @Test("rows for two worlds are no shorter than the shortest, and none is found only where there is none")
  func comparedWithSearch() throws {
    var worlds = RandomWorlds(seed: 7)
    var (compared, equal, excess, impossible) = (0, 0, 0, 0)
    for _ in 0..<150 {
      let pair = [worlds.next(side: 4), worlds.next(side: 4)]
      let least = Solver(pair).straight()
      let surveyed = Solver(pair, effort: .init(states: 2, tries: 40_000_000)).straight()
      guard let shortest = least.solution, shortest.isLeast else {
        #expect(least.verdict == .unsolvable && surveyed.verdict == .unsolvable, "\(pair)")
        impossible += 1
        continue
      }
      guard shortest.cards > 1 else { continue }
      let found = try #require(surveyed.solution, "\(pair)\n\(surveyed)")
      #expect(pair.allSatisfy { found.program.run(in: $0).isSolved })
      #expect(found.noneBelow <= shortest.cards && shortest.cards <= found.cards, "\(pair)")
      (compared, equal) = (compared + 1, equal + (found.cards == shortest.cards ? 1 : 0))
      excess += found.cards - shortest.cards
    }
    print(
      "two worlds: \(equal) of \(compared) are the shortest row, \(excess) actions more in all;", impossible,
      "have none")
    #expect(compared > 30 && impossible > 10 && equal * 3 >= compared * 2)
  }

  @Test(
    "40 dense worlds with a like one get a program that the machine checks, or are proven to be impossible",
    .enabled(if: TestRun.hasTime))
  func densePairs() throws {
    var worlds = DenseWorlds(seed: 5)
    var (solved, impossible, cards) = (0, 0, [Int]())
    for number in 0..<40 {
      let world = worlds.next(DenseWorlds.Pattern.allCases[number % 4])
      let pair = [world, try thinned(world)]
      let proof = LevelProof(pair, deck: .standard, effort: Self.effort)
      let row = proof.straight
      guard let solution = proof.best().solution else {
        #expect(row.verdict == .unsolvable && Solver([world]).straight().verdict == .unsolvable, "\(pair)")
        impossible += 1
        continue
      }
      #expect(pair.allSatisfy { solution.program.run(in: $0).isSolved }, "\(pair)\n\(solution.program.text)")
      #expect(proof.tries <= Self.effort.states + Self.effort.tries + 200_000)
      (solved, cards) = (solved + 1, cards + [solution.cards])
    }
    print("pairs of dense worlds: \(solved) solved, \(impossible) impossible; cards \(cards.sorted())")
    #expect(solved >= 25 && solved + impossible == 40)
  }

  /// The world with only two of three of its collectibles.
  private func thinned(_ world: World) throws -> World {
    var number = 0
    let lines = world.description.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.prefix(world.height).map { row in
      String(
        row.map { character -> Character in
          guard character == "o" else { return character }
          number += 1
          return number % 3 == 1 ? "." : "o"
        })
    }
    return try World.read((rows + lines.dropFirst(world.height).map(String.init)).joined(separator: "\n")).get()
  }
}

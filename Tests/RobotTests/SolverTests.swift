import Robot
import Testing

@Suite("The solver")
struct SolverTests {
  private static let actions: [Move] = [.forward, .left, .right, .jump, .collect]

  @Test("on 300 random worlds the least number of actions is what another search finds, unsolvable ones included")
  func straightIsLeast() throws {
    var worlds = RandomWorlds(seed: 1)
    var unsolvable = 0
    for number in 0..<300 {
      let world = worlds.next(side: 5)
      let actions = number.isMultiple(of: 3) ? Self.actions.filter { $0 != .jump } : Self.actions
      let deck = Deck.standard.only(actions.map(\.word))
      let answer = Solver([world], deck: deck).straight()
      let least = DistanceTable(world, actions).least()
      #expect(answer.solution?.cards == least, "\(world)")
      if least == nil {
        unsolvable += 1
        #expect(answer.verdict == .unsolvable)
      }
      if let solution = answer.solution {
        #expect(solution.isLeast)
        #expect(solution.program.run(in: world).ending == .done)
      }
    }
    #expect((30...270).contains(unsolvable), "\(unsolvable)")
  }

  @Test("with loops, no program of up to five cards does a level with fewer cards than the solver's", arguments: 0..<5)
  func loopsAreLeast(part: Int) throws {
    let conditions = [Condition(.pathAhead), Condition(.wallAhead), Condition(.onCollectible), Condition(.pathLeft)]
    let commands =
      [Move.forward, .left, .collect, .else, .end, .repeat(2), .repeat(3)] + conditions.map { .while($0) }
      + conditions.map { .if($0) }
    let deck = Deck(commands.enumerated().map { .init(number: $0, name: "", description: "", command: .move($1)) })
    let list = ProgramList(
      actions: Array(commands.prefix(3)), openers: Array(commands.dropFirst(5)), hasElse: true)
    var worlds = RandomWorlds(seed: UInt64(100 + part))
    try expectLeast((0..<60).map { _ in [worlds.next(side: 4)] }, deck, list, upTo: 4)
    try expectLeast((0..<6).map { _ in [worlds.next(side: 5)] }, deck, list, upTo: 5)
    try expectLeast((0..<30).map { _ in [worlds.next(side: 3), worlds.next(side: 3)] }, deck, list, upTo: 4)
  }

  @Test(
    "with repeats, no program of up to six cards does a corridor with fewer cards than the solver's",
    arguments: [[2], [3], [2, 3, 4]])
  func repeatsAreLeast(counts: [Int]) throws {
    let repeats = counts.map { Move.repeat($0) }
    let actions: [Move] = [.forward, .left, .collect]
    let commands = actions + repeats
    let deck = Deck(commands.enumerated().map { .init(number: $0, name: "", description: "", command: .move($1)) })
    var worlds = RandomWorlds(seed: 9)
    let levels = (0..<60).compactMap { _ in worlds.corridor().map { [$0] } }
    let pairs = (0..<30).compactMap { _ in worlds.corridor().flatMap { first in worlds.corridor().map { [first, $0] } }
    }
    try expectLeast(levels + pairs, deck, ProgramList(actions: actions, openers: repeats), upTo: 6)
  }

  @Test("with a routine, no program of up to six cards does a level with fewer cards than the solver's")
  func routinesAreLeast() throws {
    let deck = Deck.standard.only([.forward, .left, .collect, .routine, .call, .end])
    let list = ProgramList(actions: [.forward, .left, .collect], openers: [], hasRoutine: true)
    var worlds = RandomWorlds(seed: 7)
    try expectLeast((0..<60).map { _ in [worlds.next(side: 4)] }, deck, list, upTo: 6)
  }

  /// Runs all programs of up to a size in all levels, and compares the smallest that does one with the solver's.
  private func expectLeast(_ levels: [[World]], _ deck: Deck, _ list: ProgramList, upTo size: Int) throws {
    let programs = (1...size).map { list.programs($0).map { RobotProgram($0, deck: deck) } }
    #expect(programs.joined().allSatisfy { $0.problems.isEmpty })
    for worlds in levels {
      let isRight = { (program: RobotProgram) in worlds.allSatisfy { program.run(in: $0).isSolved } }
      let least = programs.firstIndex { $0.contains(where: isRight) }.map { $0 + 1 }
      let answer = Solver(worlds, deck: deck).solve(mostCards: size)
      let found = answer.solution.flatMap { $0.cards <= size ? $0 : nil }
      #expect(found?.cards == least, "\(worlds.map(\.description).joined(separator: "\n\n"))\n\(answer)")
      if let solution = answer.solution { #expect(isRight(solution.program), "\(solution.program.text)") }
    }
  }

  @Test("a world of 20 by 20 with 8 collectibles is solved exactly, over states that are counted")
  func largeWorld() throws {
    let rows = (0..<20).map { row in
      String(
        (0..<20).map { column in
          row == 0 && column == 0
            ? ">" : row % 5 == 3 && column % 10 == 7 ? "o" : row % 4 == 2 && column % 6 != 5 ? "#" : "."
        })
    }
    let world = try World.read(rows.joined(separator: "\n")).get()
    #expect(world.collectibleCount == 8)
    let answer = Solver([world], deck: .standard.without(.jump)).straight()
    #expect(answer.solution?.program.run(in: world).ending == .done)
    #expect(answer.solution?.cards == 85)
    #expect(answer.states == 289_012)
  }

  @Test("a card is needed when no program fits the limit without it")
  func neededCards() throws {
    let world = try World.read(">........o").get()
    let deck = Deck.standard.without(.jump)
    #expect(
      Solver([world], deck: deck).fits(within: 4) == .yes(RobotProgram(source: "repeat 9\nforward\nend\ncollect")))
    let loops: [Move.Word] = [.repeat, .while, .routine]
    #expect(Solver([world], deck: loops.reduce(deck) { $0.without($1) }).fits(within: 9) == .no)
    let level = try World.read(">..o....").get()
    #expect(Solver([level], deck: deck.without(.repeat)).fits(within: 4) != .no)
    #expect(Solver([world, level], deck: deck.without(.repeat).without(.while)).fits(within: 4) == .no)
    let effort = Solver.Effort(states: 10, tries: 50)
    #expect(Solver([world], deck: deck, effort: effort).fits(within: 4) == .undecided(noneBelow: 3))
  }

  @Test("a world that cannot be done is named unsolvable, together with others and with every card")
  func unsolvable() throws {
    let open = try World.read(">.o").get()
    let closed = try World.read(">#o").get()
    #expect(Solver([closed]).solve().verdict == .unsolvable)
    #expect(Solver([open, closed]).solve().verdict == .unsolvable)
    #expect(Solver([open], deck: .standard.only([.forward])).solve().verdict == .unsolvable)
    let other = try World.read("o.<").get()
    #expect(Solver([open, other], deck: .standard.only([.forward, .collect])).solve().solution?.cards == 3)
    let turned = try World.read("<.o").get()
    #expect(Solver([open, turned], deck: .standard.only([.forward, .collect, .left])).solve().verdict == .unsolvable)
  }
}

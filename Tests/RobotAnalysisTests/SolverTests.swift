import Robot
import RobotAnalysis
import RobotSamples
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

  @Test("by each rule of levels the least number of actions is what another search finds", arguments: [1, 2, 3])
  func straightIsLeastByRules(seed: UInt64) throws {
    var worlds = RandomWorlds(seed: 30 + seed)
    var solved: [LevelRules: Int] = [:]
    for _ in 0..<150 {
      let drawn = worlds.next(side: 4)
      for rules in Self.rules {
        guard let world = try? World.read(drawn.description, rules: rules).get() else { continue }
        let answer = Solver([world]).straight()
        let least = DistanceTable(world, Self.actions).least()
        #expect(answer.solution?.cards == least, "\(world) \(rules)")
        guard let solution = answer.solution else { continue }
        #expect(solution.program.run(in: world).ending == .done)
        solved[rules, default: 0] += 1
      }
    }
    #expect(solved.count == Self.rules.count)
  }

  /// All rules that a level can have.
  private static let rules = LevelRules.Collecting.allCases.flatMap { collecting in
    (LevelRules.End.allCases + [nil]).map { LevelRules(collecting: collecting, end: $0) }
  }

  @Test("by each rule of levels no program of up to four cards does a level with fewer cards than the solver's")
  func loopsAreLeastByRules() throws {
    let conditions = [Condition(.pathAhead), Condition(.onCollectible), Condition(.atGoal, not: true)]
    let commands =
      [Move.forward, .left, .collect, .else, .end, .repeat(2), .repeat(3)] + conditions.map { .while($0) }
      + conditions.map { .if($0) }
    let deck = Deck(commands.enumerated().map { .init(number: $0, name: "", description: "", command: .move($1)) })
    let list = ProgramList(actions: Array(commands.prefix(3)), openers: Array(commands.dropFirst(5)), hasElse: true)
    var worlds = RandomWorlds(seed: 77)
    for rules in Self.rules {
      let levels = (0..<40).compactMap { _ in
        (try? World.read(worlds.next(side: 4).description, rules: rules).get()).map { [$0] }
      }
      #expect(!levels.isEmpty)
      try expectLeast(levels, deck, list, upTo: 4)
    }
  }

  @Test("a stated least number of cards is proven or refuted")
  func statedLeast() throws {
    let proof = LevelProof([try World.read(">...o").get()], deck: .standard)
    #expect((1...6).map(proof.isLeast) == [false, false, true, false, false, false])
    let wall = LevelProof([try World.read(">#o").get()], deck: .standard.without(.jump))
    #expect(wall.isLeast(3) == false)
  }

  @Test("a field of coins to walk over is solved by a tour without the card collect")
  func walkedField() throws {
    let field = try World.read(">oooo\nooooo\nooooo\nooooo\nooooo", rules: LevelRules(collecting: .byWalking)).get()
    let pair = try World.read(">oooo\nooooo\nooooo", rules: LevelRules(collecting: .byWalking)).get()
    let effort = Solver.Effort(states: 20_000, tries: 2_000_000)
    for worlds in [[field], [field, pair]] {
      let solution = try #require(Solver(worlds, deck: .standard, effort: effort).straight().solution)
      #expect(!solution.program.moves.contains(.collect))
      #expect(worlds.allSatisfy { solution.program.run(in: $0).isSolved })
    }
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

  @Test("a repeat inside of another goes round as often as the way is long")
  func nestedRepeats() throws {
    let (row, column) = (String(repeating: ".", count: 12), String(repeating: "#", count: 12))
    let rows = [">" + row] + Array(repeating: column + ".", count: 11) + [column + "G"]
    let world = try World.read(rows.joined(separator: "\n")).get()
    let deck = Deck.standard.only([.forward, .right, .repeat])
    let program = RobotProgram(source: "repeat 2\nrepeat 12\nforward\nend\nright\nend", deck: deck)
    #expect(program.run(in: world).isSolved)
    let answer = Solver([world], deck: deck).solve()
    #expect(answer.solution?.cards == 6)
    #expect(answer.solution?.isLeast == true)
    #expect(Solver([world], deck: deck).fits(within: 5) == .no)
  }

  @Test("a row with more cards than a program may have is no solution")
  func longRows() throws {
    let rows = (0..<33).map { row -> String in
      if row.isMultiple(of: 2) { return (row == 0 ? ">" : ".") + String(repeating: ".", count: 31) }
      return row % 4 == 1 ? String(repeating: "#", count: 31) + "." : "." + String(repeating: "#", count: 31)
    }
    let world = try World.read((rows.dropLast() + [String(repeating: ".", count: 31) + "G"]).joined(separator: "\n"))
      .get()
    let actions = Deck.standard.only([.forward, .left, .right])
    let answer = Solver([world], deck: actions).solve()
    guard case .tooLong(let row) = answer.verdict else { throw Surprise() }
    #expect(row.count > RobotProgram.mostCards)
    #expect(answer.isImpossible && answer.solution == nil && answer.fit(within: 1000) == .no)
    #expect(Solver([world], deck: actions).straight().verdict == answer.verdict)
    let repeats = Deck.standard.only([.forward, .left, .right, .repeat])
    let effort = Solver.Effort(states: 100_000, tries: 1000)
    let shortened = try #require(Solver([world], deck: repeats, effort: effort).solve().solution)
    #expect(shortened.cards < RobotProgram.mostCards && !shortened.isLeast)
    #expect(shortened.program.run(in: world).isSolved)
  }

  @Test("an effort is shared by several worlds, and by several questions")
  func effortIsShared() throws {
    let world = try World.read(">.........\n..........\n.........o").get()
    let deck = Deck.standard.only([.forward, .left, .right, .collect])
    let effort = Solver.Effort(states: 60, tries: 0)
    let alone = Solver([world], deck: deck, effort: effort).straight()
    guard case .unknown(let noneBelow) = alone.verdict else { throw Surprise() }
    #expect(noneBelow > 2)
    #expect(alone.states <= 64)
    let others = try [".>........", "..>......."].map { first in
      try World.read("\(first)\n..........\n.........o").get()
    }
    let together = Solver([world] + others, deck: deck, effort: effort).solve()
    #expect(together.states <= 64 + 9)
    #expect(effort.without(alone) == Solver.Effort(states: 0, tries: 0))
    let lengths = try (1...Solver.mostWorlds + 1).map { length in
      try World.read(">" + String(repeating: ".", count: length % 60) + (length < 60 ? "o" : "G")).get()
    }
    let many = Solver(lengths, deck: deck).solve()
    #expect(many.verdict == .unknown(noneBelow: 1) && many.states == 0)
  }

  @Test("equal worlds are looked at once, however many there are and whatever characters draw them")
  func equalWorlds() throws {
    let world = try World.read(">~o\n\n~ pit").get()
    let drawn = try World.read(">xo\n\nx pit").get()
    let many = Solver(Array(repeating: world, count: 100) + [drawn])
    #expect(many.worlds == [world])
    #expect(many.solve().solution?.cards == 2)
    #expect(many.straight().states == Solver([world]).straight().states)
  }

  @Test("the shortest row is looked for once")
  func rowIsKnown() throws {
    let worlds = try [">..o", ">...o"].map { try World.read($0).get() }
    let solver = Solver(worlds)
    let row = solver.straight()
    let again = solver.solve(straight: row)
    #expect(again.verdict == solver.solve().verdict)
    #expect(again.states == 0 && row.states > 0)
    let proof = LevelProof(worlds, deck: .standard)
    let states = proof.effort.states
    #expect(proof.straight == row)
    #expect(proof.best().solution?.cards == again.solution?.cards)
    #expect(proof.effort.states == states - row.states)
  }

  private struct Surprise: Error {}

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

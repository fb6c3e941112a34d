import Robot
import RobotAnalysis
import RobotSamples
import TestSupport
import Testing

@Suite("Of equally short programs the solver chooses")
struct ChoiceTests {
  /// The standard deck without counts above 10.
  private static let plainDeck = Deck(
    Deck.standard.cards.flatMap { card in
      card.command == .anyRepeat ? (2...10).map { Self.card(.repeat($0)) } : [card]
    })

  private static func card(_ move: Move) -> Deck.Card {
    Deck.Card(number: 0, name: "", description: "", command: .move(move))
  }

  private func hasLargeCount(_ program: RobotProgram) -> Bool {
    program.moves.contains { if case .repeat(let count) = $0 { count > 10 } else { false } }
  }

  @Test(
    "on 200 random worlds no count over 10 where an equally short program has none", .enabled(if: TestRun.hasTime))
  func plainCounts() throws {
    var worlds = RandomWorlds(seed: 11)
    var (solved, large, avoidable) = (0, 0, 0)
    for number in 0..<200 {
      let world = worlds.next(side: 4 + number % 3)
      guard let solution = Solver([world]).solve().solution else { continue }
      solved += 1
      #expect(solution.program.run(in: world).isSolved, "\(world)")
      guard hasLargeCount(solution.program) else { continue }
      large += 1
      let plain = Solver([world], deck: Self.plainDeck).solve().solution
      if let plain, plain.cards <= solution.cards {
        avoidable += 1
        Issue.record("\(world)\n\(solution.program.text)\n\(plain.program.text)")
      }
    }
    print("random worlds: \(solved) solved, \(large) with a count over 10, \(avoidable) of these without need")
    #expect(solved > 100)
  }

  @Test("a program without large counts, with fewest actions, as a list of all programs has it")
  func fewestActions() throws {
    let actions: [Move] = [.forward, .left, .collect]
    let repeats = [2, 3, 12].map { Move.repeat($0) }
    let deck = Deck((actions + repeats).map { Self.card($0) })
    let list = ProgramList(actions: actions, openers: repeats)
    let programs = (1...6).map { list.programs($0).map { RobotProgram($0) } }
    var worlds = RandomWorlds(seed: 3)
    var compared = 0
    for number in 0..<80 {
      let world = number.isMultiple(of: 2) ? worlds.next(side: 4) : worlds.corridor()
      guard let world else { continue }
      let solving = programs.lazy.map { $0.filter { $0.run(in: world).isSolved } }.first { !$0.isEmpty }
      guard let solving, let solution = Solver([world], deck: deck).solve().solution else { continue }
      #expect(solution.cards == solving[0].moves.count)
      let best = solving.map { (hasLargeCount($0) ? 1 : 0, $0.run(in: world).actions) }.min { $0 < $1 }
      let chosen = (hasLargeCount(solution.program) ? 1 : 0, solution.program.run(in: world).actions)
      #expect(best.map { $0 == chosen } == true, "\(world)\n\(solution.program.text)")
      compared += 1
    }
    #expect(compared > 40, "\(compared)")
  }

  @Test("a condition that changes during the run, rather than one that always holds")
  func changingConditions() throws {
    for map in [">............o", ">....G", "o.......<", "#######\n#>....#\n#####.#\n#####.#\n#####G#\n#######"] {
      let world = try World.read(map).get()
      let program = try #require(Solver([world], deck: .standard.without(.repeat)).solve().solution).program
      for move in program.moves {
        guard case .while(let condition) = move else { continue }
        #expect([.pathAhead, .wallAhead, .atGoal, .onCollectible].contains(condition.test), "\(program.text)")
      }
    }
  }

  @Test("the corridor of the manual needs no 'repeat 44'")
  func corridor() throws {
    let map = """
      ###########
      #>..o..o..#
      #.#######.#
      #o#######o#
      #.#######.#
      #G..o..o..#
      ###########
      """
    let world = try World.read(map).get()
    let solution = try #require(Solver([world]).solve().solution)
    #expect(solution.cards == 7 && solution.isLeast && !hasLargeCount(solution.program))
    #expect(solution.program.run(in: world).actions <= 61)
  }
}

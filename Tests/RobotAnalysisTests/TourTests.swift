import Robot
import RobotAnalysis
import RobotSamples
import TestSupport
import Testing

@Suite("Levels with much to collect")
struct TourTests {
  private static let effort = Solver.Effort(states: 100_000, tries: 2_000_000)

  @Test(
    "40 dense worlds get a program that the machine checks, or are proven to be impossible",
    .enabled(if: TestRun.hasTime))
  func denseWorlds() throws {
    var worlds = DenseWorlds(seed: 1)
    var (solved, impossible, rows) = (0, 0, 0)
    var (cards, bounds): ([Int], [Int]) = ([], [])
    for number in 0..<40 {
      let world = worlds.next(DenseWorlds.Pattern.allCases[number % 4])
      let proof = LevelProof([world], deck: .standard, effort: Self.effort)
      let row = proof.straight
      let answer = proof.best()
      #expect(proof.tries <= Self.effort.states + Self.effort.tries + 100_000)
      guard Flood(world).reachesAll else {
        #expect(answer.verdict == .unsolvable && row.verdict == .unsolvable, "\(world)")
        impossible += 1
        continue
      }
      let solution = try #require(answer.solution, "\(world)")
      #expect(solution.program.run(in: world).isSolved, "\(world)\n\(solution.program.text)")
      #expect(solution.noneBelow <= solution.cards && solution.program.problems.isEmpty)
      solved += 1
      (cards, bounds) = (cards + [solution.cards], bounds + [solution.noneBelow])
      guard let straight = row.solution else { continue }
      #expect(straight.program.run(in: world).ending == .done)
      #expect(straight.noneBelow >= 2 * world.collectibleCount && straight.noneBelow <= straight.cards)
      #expect(solution.cards < straight.cards)
      rows += 1
    }
    print(
      "dense worlds: \(solved) solved, \(rows) of them in a row, \(impossible) impossible; cards \(cards.sorted()),",
      "none below \(bounds.min() ?? 0) to \(bounds.max() ?? 0)")
    #expect(solved >= 30 && solved + impossible == 40 && rows >= 30)
  }

  @Test("where all can be visited, no row is shorter than the bound, and no tour is shorter than the shortest row")
  func boundsAndTours() throws {
    var worlds = RandomWorlds(seed: 31)
    var (compared, equal, excess) = (0, 0, 0)
    for _ in 0..<150 {
      let world = worlds.next(side: 7)
      let least = Solver([world]).straight()
      let surveyed = Solver([world], effort: .init(states: 2, tries: 4_000_000)).straight()
      guard let shortest = least.solution?.cards else {
        #expect(surveyed.solution == nil, "\(world)")
        continue
      }
      guard shortest > 2 else { continue }
      let found = try #require(surveyed.solution, "\(world)\n\(surveyed)")
      #expect(found.program.run(in: world).ending == .done)
      #expect(found.noneBelow <= shortest && shortest <= found.cards, "\(world)")
      (compared, equal) = (compared + 1, equal + (found.cards == shortest ? 1 : 0))
      excess += found.cards - shortest
    }
    print("tours: \(equal) of \(compared) are the shortest row; \(excess) actions more in all")
    #expect(compared > 50 && equal * 4 >= compared * 3)
  }

  @Test("a full field and a checkerboard are swept with a few cards")
  func sweeps() throws {
    let field = try World.read(">oooo\nooooo\nooooo\nooooo\nooooo").get()
    let board = try World.read(">.o.o.o.\n.o.o.o.o\no.o.o.o.\n.o.o.o.o\no.o.o.o.\n.o.o.o.o\no.o.o.o.\n.o.o.o.o").get()
    let deck = Deck.standard.only([.forward, .left, .right, .collect, .repeat])
    for world in [field, board] {
      let solution = try #require(Solver([world], deck: deck, effort: Self.effort).solve().solution)
      #expect(solution.cards <= 22 && !solution.isLeast, "\(solution.program.text)")
      #expect(!solution.program.moves.contains { deck.admits($0) == false })
      #expect(solution.program.run(in: world).isSolved)
    }
  }

  @Test("a deck that can turn both ways does a field with no more cards than one that turns to the right alone")
  func turnsBothWays() throws {
    let field = try World.read(">oooo\nooooo\nooooo\nooooo\nooooo").get()
    let small = Deck.standard.only([.forward, .right, .collect, .repeat])
    let larger = Deck.standard.only([.forward, .left, .right, .collect, .repeat])
    let sizes = try [small, larger].map { deck in
      try #require(Solver([field], deck: deck, effort: Self.effort).solve().solution).cards
    }
    #expect(sizes == [12, 12])
  }

  @Test("60 coins in a corridor are collected by a small program, as many as fit into a world")
  func corridor() throws {
    let world = try World.read(">" + String(repeating: "o", count: 60)).get()
    let solution = try #require(Solver([world], effort: Self.effort).solve().solution)
    #expect(solution.isLeast && solution.cards == 4)
    let full = String(repeating: "o", count: 63)
    let most = try World.read(">\(full)\n\(String(repeating: "#", count: 63))o").get()
    #expect(most.collectibleCount == World.mostItems)
    let tour = try #require(Solver([most], effort: Self.effort).solve().solution)
    #expect(tour.program.run(in: most).isSolved)
  }

  @Test("a tour takes the effort that it is given, and none is made without one")
  func effortBounds() throws {
    let world = try World.read(">oooooooo\nooooooooo\nooooooooo\nooooooooo").get()
    for tries in [0, 100, 1000, 10_000, 100_000] {
      let answer = Solver([world], effort: .init(states: 1000, tries: tries)).solve()
      #expect(answer.tries <= tries + 30_000 && answer.verdict != .unsolvable)
      if tries == 0 { #expect(answer.solution == nil) }
      if tries == 100_000 { #expect(answer.solution != nil) }
    }
  }
}

/// Which tiles a robot with the standard deck can reach, by another way than the solver's: over tiles, until nothing
/// changes.
private struct Flood {
  private let world: World
  private var reached: Set<Coordinate>

  init(_ world: World) {
    self.world = world
    reached = [world.start.coordinate]
    while true {
      let next = reached.union(reached.flatMap(neighbors))
      if next.count == reached.count { break }
      reached = next
    }
  }

  var reachesAll: Bool {
    world.coordinates { $0 == .collectible }.allSatisfy(reached.contains)
      && (!world.hasGoal || world.coordinates { $0 == .goal }.contains(where: reached.contains))
  }

  private func isBlocked(_ coordinate: Coordinate) -> Bool {
    switch world[coordinate] {
    case .wall: true
    case .door(let color): !world.coordinates { $0 == .key(color) }.contains(where: reached.contains)
    case .floor, .collectible, .goal, .pit, .paint, .key: false
    }
  }

  private func neighbors(_ coordinate: Coordinate) -> [Coordinate] {
    Heading.allCases.flatMap { heading -> [Coordinate] in
      let (near, far) = (coordinate.moved(heading), coordinate.moved(heading, by: 2))
      guard !isBlocked(near) else { return [] }
      return [near, far].filter { !isBlocked($0) && world[$0] != .pit }
    }
  }
}

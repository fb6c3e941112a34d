public import Robot

/// Finds out with how few cards a level can be done.
///
///     let solver = Solver([world], deck: .standard)
///     solver.straight()        // the least number of cards with actions alone: exact, or the best found
///     solver.solve()           // with every card of the deck: exact, or the best found, and it says which
///     solver.fits(within: 5)   // is there a program of at most five cards?
///
/// Each laid card counts one: a `repeat`, a condition with its `while` or `if`, an `else`, an `end`, a `routine` and a
/// `call` alike. Work is counted, never timed, so that an answer is the same on every machine.
public struct Solver: Sendable {
  /// How much may be tried before an answer is given up.
  public struct Effort: Sendable, Hashable {
    /// The largest number of states of robots that are visited to find the shortest row of actions;
    /// about 30 bytes each.
    ///
    /// With several worlds there is a robot in each.
    public var states: Int
    /// The largest number of steps and decisions that are tried to find the smallest program.
    public var tries: Int

    /// An effort from its limits.
    public init(states: Int, tries: Int) {
      self.states = states
      self.tries = tries
    }

    /// Some seconds at most: 4 million states, 20 million tries.
    public static let standard = Effort(states: 4_000_000, tries: 20_000_000)

    /// What an answer leaves of it for further questions.
    public func without(_ answer: Answer) -> Effort {
      Effort(states: max(0, states - answer.states), tries: max(0, tries - answer.tries))
    }
  }

  /// The largest number of different worlds that are looked at together; more are answered with nothing known.
  public static let mostWorlds = 64

  /// The worlds, all of which the same program has to do, each once.
  public let worlds: [World]
  /// The cards that may be laid.
  public let deck: Deck
  /// How much may be tried.
  public let effort: Effort

  let boards: [Board]
  let options: SearchOptions

  /// A solver for a level, which has at least one world.
  public init(_ worlds: [World], deck: Deck = .standard, effort: Effort = .standard) {
    precondition(!worlds.isEmpty, "a level has a world")
    var seen: Set<World> = []
    self.worlds = worlds.filter { seen.insert($0.withoutLegend).inserted }
    self.deck = deck
    self.effort = effort
    boards = self.worlds.map(Board.init)
    options = SearchOptions(deck, boards)
  }

  /// The least number of cards with actions alone, without blocks and routines:
  /// the shortest row of actions that does all worlds.
  public func straight() -> Answer {
    guard boards.count <= Self.mostWorlds else { return .nothing }
    return straight(boards, mostStates: effort.states)
  }

  private func straight(_ boards: [Board], mostStates: Int) -> Answer {
    if isDense(boards, mostStates: mostStates) { return surveyed(boards, noneBelow: 1, states: 0) }
    var search = StraightSearch(boards, deck, mostStates: mostStates)
    let answer = { (verdict: Verdict) in Answer(verdict: verdict, states: search.states, tries: 0) }
    switch search.run() {
    case .shortest(let moves) where moves.count > RobotProgram.mostCards: return answer(.tooLong(row: moves))
    case .shortest(let moves):
      return answer(.solved(Solution(program: RobotProgram(moves), noneBelow: moves.count)))
    case .none: return answer(.unsolvable)
    case .tooManyStates(let noneBelow): return surveyed(boards, noneBelow: noneBelow, states: search.states)
    }
  }

  /// The least number of cards with the whole deck.
  ///
  /// - Parameter mostCards: Programs with more cards than this are not looked for one by one; a row of actions,
  ///   shortened by repeats, may still be the answer.
  /// - Parameter known: What `straight` answered, so that it is not looked for again.
  public func solve(mostCards: Int = 12, straight known: Answer? = nil) -> Answer {
    guard boards.count <= Self.mostWorlds else { return .nothing }
    var (states, tries) = (0, 0)
    if boards.count > 1, known?.rows.isEmpty ?? true {
      for board in boards {
        let alone = straight([board], mostStates: effort.states - states)
        (states, tries) = (states + alone.states, tries + alone.tries)
        if alone.verdict == .unsolvable { return Answer(verdict: .unsolvable, states: states, tries: tries) }
      }
    }
    let row = known ?? straight(boards, mostStates: effort.states - states)
    if known == nil { (states, tries) = (states + row.states, tries + row.tries) }
    let isProof = row.verdict != .unsolvable || boards.count == 1 || !options.hasConditions
    if isProof, row.verdict == .unsolvable || !options.hasBlocks {
      return Answer(verdict: row.verdict, states: states, tries: tries)
    }
    let folded = folded(row, mostTries: (effort.tries - tries) / 4)
    let spent = Answer(verdict: row.verdict, states: states, tries: tries + folded.tries)
    return deepen(to: min(mostCards, RobotProgram.mostCards), folded.program, spent)
  }

  /// Looks for programs of one card, of two cards and so on; `best` is one that is known.
  private func deepen(to mostCards: Int, _ best: RobotProgram?, _ spent: Answer) -> Answer {
    var (size, tries) = (1, spent.tries)
    let answer = { (verdict: Verdict) in Answer(verdict: verdict, states: spent.states, tries: tries) }
    while size <= mostCards, best.map({ size < $0.moves.count }) ?? true {
      var search = ProgramSearch(boards, options, mostCards: size)
      let result = search.run(mostTries: effort.tries - tries)
      tries += search.tries
      switch result {
      case .found(let program) where isRight(program): return answer(.solved(least(program, &tries)))
      // Where a search knows of a count only how it ends, a run of the least one may be over its budget.
      case .found: return answer(.known(best, noneBelow: size))
      case .none: size += 1
      case .tooManyTries: return answer(.known(best, noneBelow: size))
      }
    }
    guard let best, best.moves.count <= size else { return answer(.known(best, noneBelow: size)) }
    return answer(.solved(least(best, &tries)))
  }

  /// The solution that teaches best of those with as many cards as a program which is one of the smallest.
  private func least(_ program: RobotProgram, _ tries: inout Int) -> Solution {
    let chosen = chosen(program, mostTries: min((effort.tries - tries) / 2, 4 * tries + Self.triesOfChoice))
    tries += chosen.tries
    return Solution(program: chosen.program, noneBelow: program.moves.count)
  }

  /// How much more than four times the tries for the first of the smallest programs is tried to find a better one.
  private static let triesOfChoice = 1_000_000

  func isRight(_ program: RobotProgram) -> Bool { worlds.allSatisfy { program.run(in: $0).isSolved } }

  /// Whether a program of at most so many cards does all worlds.
  ///
  /// A level that says it practises a card needs it when no program fits its limit with the deck without that card:
  ///
  ///     Solver(worlds, deck: deck.without(.repeat)).fits(within: limit)   // .no
  public func fits(within limit: Int) -> Fit { solve(mostCards: limit).fit(within: limit) }
}

/// Finds out with how few cards a level can be done.
///
///     let solver = Solver([world], deck: .standard)
///     solver.straight()        // the least number of cards without loops: exact
///     solver.solve()           // with every card of the deck: exact, or the best found, and it says which
///     solver.fits(within: 5)   // is there a program of at most five cards?
///
/// Each laid card counts one: a `repeat`, a condition with its `while` or `if`, an `else`, an `end`, a `routine` and a
/// `call` alike. Work is counted, never timed, so that an answer is the same on every machine.
public struct Solver: Sendable {
  /// How much may be tried before an answer is given up.
  public struct Effort: Sendable, Hashable {
    /// The largest number of states of the robots that are visited to find the shortest row of actions; about 30 bytes each.
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
  }

  /// Programs are looked for in which a `repeat` inside of another block or the routine goes round at most so often.
  public static let mostNestedRounds = 9

  /// The worlds, all of which the same program has to do.
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
    self.worlds = worlds
    self.deck = deck
    self.effort = effort
    boards = worlds.map(Board.init)
    options = SearchOptions(deck)
  }

  /// The least number of cards without loops: the shortest row of actions that does all worlds.
  public func straight() -> Answer { straight(boards) }

  func straight(_ boards: [Board]) -> Answer {
    var search = StraightSearch(boards, deck, mostStates: effort.states)
    let result = search.run()
    switch result {
    case .shortest(let moves):
      let solution = Solution(program: RobotProgram(moves), noneBelow: moves.count)
      return Answer(verdict: .solved(solution), states: search.states, tries: 0)
    case .none: return Answer(verdict: .unsolvable, states: search.states, tries: 0)
    case .tooManyStates: return Answer(verdict: .unknown(noneBelow: 0), states: search.states, tries: 0)
    }
  }

  /// The least number of cards with the whole deck.
  ///
  /// - Parameter mostCards: Programs with more cards than this are not looked for one by one; a row of actions, shortened
  ///   by repeats, may still be the answer.
  public func solve(mostCards: Int = 12) -> Answer {
    var states = 0
    if boards.count > 1 {
      for board in boards {
        let alone = straight([board])
        states += alone.states
        if alone.verdict == .unsolvable { return Answer(verdict: .unsolvable, states: states, tries: 0) }
      }
    }
    let row = straight()
    states += row.states
    let isProof = row.verdict != .unsolvable || boards.count == 1 || !options.hasConditions
    if isProof, row.verdict == .unsolvable || !options.hasBlocks {
      return Answer(verdict: row.verdict, states: states, tries: 0)
    }
    let shortened = row.solution.map { RobotProgram(Shortening.shorten($0.program.moves, options)) }
    return deepen(to: mostCards, shortened, states)
  }

  /// Looks for programs of one card, of two cards and so on; `best` is one that is known.
  private func deepen(to mostCards: Int, _ best: RobotProgram?, _ states: Int) -> Answer {
    var (size, tries) = (1, 0)
    let answer = { (verdict: Verdict) in Answer(verdict: verdict, states: states, tries: tries) }
    while size <= mostCards, best.map({ size < $0.moves.count }) ?? true {
      var search = ProgramSearch(boards, options, mostCards: size)
      let result = search.run(mostTries: effort.tries - tries)
      tries += search.tries
      switch result {
      case .found(let program): return answer(.solved(Solution(program: program, noneBelow: size)))
      case .none: size += 1
      case .tooManyTries: return answer(.known(best, noneBelow: size))
      }
    }
    return answer(.known(best, noneBelow: size))
  }

  /// Whether a program of at most so many cards does all worlds.
  ///
  /// A level that says it practises a card needs it when no program fits its limit with the deck without that card:
  ///
  ///     Solver(worlds, deck: deck.without(.repeat)).fits(within: limit)   // .no
  public func fits(within limit: Int) -> Fit { solve(mostCards: limit).fit(within: limit) }
}

public import Robot

/// What the solver finds out about a level, question by question.
///
///     let proof = LevelProof(worlds, deck: deck)
///     proof.best().solution                       // the shortest program
///     proof.fits(within: 5, without: .repeat)     // whether 5 cards do without `repeat`
///
/// All questions share one effort, and what answers to earlier ones tell is not looked for again.
public final class LevelProof {
  /// The worlds, all of which the same program has to do.
  public let worlds: [World]
  /// The cards that may be laid.
  public let deck: Deck
  /// What is left to try; whoever waits for an answer may give it more.
  public var effort: Solver.Effort
  /// States that were visited, and steps and decisions that were tried, for all answers so far.
  public private(set) var tries = 0
  private var row: Solver.Answer?
  private var answers: [(deck: Deck, mostCards: Int, answer: Solver.Answer)] = []

  /// Nothing is known yet of a level, which has at least one world.
  public init(_ worlds: [World], deck: Deck, effort: Solver.Effort = .standard) {
    self.worlds = worlds
    self.deck = deck
    self.effort = effort
  }

  /// Larger programs are looked for only where somebody asks.
  public static let mostCards = 12

  /// The shortest row of actions.
  public var straight: Solver.Answer {
    let answer = row ?? spend { Solver(worlds, deck: deck, effort: $0).straight() }
    row = answer
    return answer
  }

  /// The shortest program; see `Solver.solve`.
  public func best(mostCards: Int = LevelProof.mostCards) -> Solver.Answer {
    answer(deck, mostCards) { $0.solve(mostCards: mostCards, straight: row) }
  }

  /// The number of cards of the shortest program that the solver knows.
  public var fewestCards: Int? {
    _ = best()
    return answers.filter { $0.deck == deck }.compactMap { $0.answer.solution?.cards }.min()
  }

  /// Whether a program of at most so many cards solves the level.
  public func fits(within limit: Int) -> Solver.Fit { fits(within: limit, deck) { $0.best(mostCards: limit) } }

  /// Whether a program without a kind of card solves the level with at most so many cards.
  public func fits(within limit: Int, without word: Move.Word) -> Solver.Fit {
    let deck = deck.without(word)
    return fits(within: limit, deck) { $0.answer(deck, limit) { $0.solve(mostCards: limit) } }
  }

  /// True if so many cards are the least with which the level can be solved; nil where that is not decided.
  public func isLeast(_ cards: Int) -> Bool? {
    if cards > 1 {
      switch fits(within: cards - 1) {
      case .yes: return false
      case .no: break
      case .undecided:
        if case .no = fits(within: cards) { return false }
        return nil
      }
    }
    switch fits(within: cards) {
    case .yes: return true
    case .no: return false
    case .undecided: return nil
    }
  }

  private func fits(within limit: Int, _ deck: Deck, _ find: (LevelProof) -> Solver.Answer) -> Solver.Fit {
    for known in answers where known.deck == deck {
      let fit = known.answer.fit(within: limit)
      if fit.isDecided { return fit }
    }
    return find(self).fit(within: limit)
  }

  private func known(_ deck: Deck, _ mostCards: Int) -> Solver.Answer? {
    answers.first { $0.deck == deck && $0.mostCards == mostCards }?.answer
  }

  private func answer(_ deck: Deck, _ mostCards: Int, _ find: (Solver) -> Solver.Answer) -> Solver.Answer {
    if let known = known(deck, mostCards) { return known }
    let answer = spend { find(Solver(worlds, deck: deck, effort: $0)) }
    answers.append((deck, mostCards, answer))
    return answer
  }

  private func spend(_ find: (Solver.Effort) -> Solver.Answer) -> Solver.Answer {
    let answer = find(effort)
    effort = effort.without(answer)
    tries += answer.states + answer.tries
    return answer
  }
}

extension Solver.Fit {
  /// Whether it is known.
  fileprivate var isDecided: Bool {
    switch self {
    case .yes, .no: true
    case .undecided: false
    }
  }
}

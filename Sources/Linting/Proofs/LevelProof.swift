internal import Robot

/// What the solver finds out about a robot's level.
///
/// All questions share one effort, and what answers to earlier ones tell is not looked for again.
final class LevelProof {
  private let worlds: [World]
  private let deck: Deck
  /// What is left to try: a second's work at first, so that a level never holds up the others.
  private var effort = Solver.Effort(states: 1_000_000, tries: 5_000_000)
  private var answers: [(deck: Deck, mostCards: Int, answer: Solver.Answer)] = []

  init(_ worlds: [World], deck: Deck) {
    self.worlds = worlds
    self.deck = deck
  }

  /// Whether no program at all does the level, which is proven.
  var isUnsolvable: Bool { answer(deck, mostCards: Self.mostCards).isImpossible }

  /// The number of cards of the shortest program that the solver knows.
  var fewestCards: Int? {
    _ = answer(deck, mostCards: Self.mostCards)
    return answers.filter { $0.deck == deck }.compactMap { $0.answer.solution?.cards }.min()
  }

  /// Whether a program of at most so many cards does the level.
  func fits(within limit: Int) -> Solver.Fit { fits(within: limit, deck) }

  /// Whether a program without a kind of card does the level with at most so many cards.
  func fits(within limit: Int, without word: Move.Word) -> Solver.Fit { fits(within: limit, deck.without(word)) }

  private func fits(within limit: Int, _ deck: Deck) -> Solver.Fit {
    for known in answers where known.deck == deck {
      let fit = known.answer.fit(within: limit)
      if fit.isDecided { return fit }
    }
    return answer(deck, mostCards: limit).fit(within: limit)
  }

  private func answer(_ deck: Deck, mostCards: Int) -> Solver.Answer {
    if let known = answers.first(where: { $0.deck == deck && $0.mostCards == mostCards }) { return known.answer }
    let answer = Solver(worlds, deck: deck, effort: effort).solve(mostCards: mostCards)
    effort = effort.without(answer)
    answers.append((deck, mostCards, answer))
    return answer
  }

  /// Larger programs are looked for only where a rule asks.
  private static let mostCards = 12
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

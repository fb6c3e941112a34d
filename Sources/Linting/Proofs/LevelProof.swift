internal import Robot

/// What the solver finds out about a robot's level, each answer looked for at most once.
final class LevelProof {
  private let worlds: [World]
  private let deck: Deck

  init(_ worlds: [World], deck: Deck) {
    self.worlds = worlds
    self.deck = deck
  }

  private lazy var answer = Solver(worlds, deck: deck, effort: Self.effort).solve()

  /// Whether no program at all does the level, which is proven.
  var isUnsolvable: Bool { answer.verdict == .unsolvable }

  /// The number of cards of the shortest program that the solver knows.
  var fewestCards: Int? { answer.solution?.cards }

  /// Whether a program of at most so many cards does the level.
  func fits(within limit: Int) -> Solver.Fit { Solver(worlds, deck: deck, effort: Self.effort).fits(within: limit) }

  /// Whether a program without a kind of card does the level with at most so many cards.
  func fits(within limit: Int, without word: Move.Word) -> Solver.Fit {
    Solver(worlds, deck: deck.without(word), effort: Self.effort).fits(within: limit)
  }

  /// A second's work at most, so that a level never holds up the others.
  private static let effort = Solver.Effort(states: 1_000_000, tries: 5_000_000)
}

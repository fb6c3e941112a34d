import CurriculumBundle
import Diagnostics
import Robot
import RobotAnalysis

/// What a level says of its stars, and of the cards that it needs.
struct LevelClaims {
  private let level: PlayableLevel
  private let limit: Int?

  /// The claims of a level whose programs may have so many cards.
  init(_ level: PlayableLevel, limit: Int?) {
    self.level = level
    self.limit = limit
  }

  /// Tells of each whether it holds; gives whether all do, as far as is known.
  func tell(_ proof: LevelProof) -> Bool {
    let stars = level.stars.map { [(3, $0.three), (2, $0.two)].map { tell(stars: $0, cards: $1, proof) } } ?? []
    let cards = level.practises.cards.map { tell($0.command.word, proof) }
    return (stars + cards + (level.leastCards.map { [tell(least: $0, proof)] } ?? [])).allSatisfy { $0 }
  }

  private func tell(least cards: Int, _ proof: LevelProof) -> Bool {
    let fact = "the level says that \(counted(cards, "card")) are the least"
    switch proof.isLeast(cards) {
    case true?: Terminal.write("\(fact), which is proven\n")
    case false?: Terminal.write("\(fact), but they are not\n")
    case nil: Terminal.write("\(fact), which is neither proven nor refuted\n")
    }
    return proof.isLeast(cards) ?? true
  }

  private func tell(stars: Int, cards: Int, _ proof: LevelProof) -> Bool {
    let fact = "the level gives \(stars) stars for up to \(counted(cards, "card"))"
    if let limit, cards > limit {
      Terminal.write("\(fact), but its limit is \(limit)\n")
      return false
    }
    switch proof.fits(within: cards) {
    case .yes: Terminal.write("\(fact): they can be earned\n")
    case .no: Terminal.write("\(fact): nobody can earn them, which is proven\n")
    case .undecided: Terminal.write("\(fact): no program was found that earns them\n")
    }
    if case .no = proof.fits(within: cards) { return false }
    return true
  }

  private func tell(_ word: Move.Word, _ proof: LevelProof) -> Bool {
    let card = "'\(word.rawValue)', which the level practises,"
    guard proof.deck.allows(word) else {
      Terminal.write("\(card) is not among its cards\n")
      return false
    }
    let room = limit.map { " within \(counted($0, "card"))" } ?? ""
    switch proof.fits(within: limit ?? RobotProgram.mostCards, without: word) {
    case .no:
      Terminal.write("\(card) is needed: no program solves the level without it\(room), which is proven\n")
      return true
    case .undecided:
      Terminal.write("\(card) seems to be needed: no program was found that solves the level without it\(room)\n")
      return true
    case .yes(let program):
      Terminal.write("\(card) is not needed: this solves the level without it\(room)\n")
      for line in program.text.split(separator: "\n") { Terminal.write("  \(line)\n") }
      return false
    }
  }
}

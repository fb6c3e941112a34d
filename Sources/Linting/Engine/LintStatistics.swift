public import Claims
import CurriculumBundle
public import Evidence

/// What a run of the linter looked at.
public struct LintStatistics: Sendable, Hashable, Codable, Counters {
  /// Files read.
  public var files = 0
  /// Cards checked.
  public var cards = 0
  /// Runs of programs, those of mutants, on drawn inputs and under other hash seeds among them.
  public var programs = 0
  /// Steps that all these runs took together.
  public var steps = 0
  /// The claims of the cards, and how they came out.
  public var claims = ClaimCounts()
  /// Steps and states that the solver tried to find out how short the programs of robots can be.
  public var solverTries = 0
  /// Cards of which something is not proven.
  public private(set) var unproven = 0
  /// The first of them in the order of their full ids, each with the reasons.
  public private(set) var unprovenCards: [UnprovenCard] = []

  /// The cards whose programs took the most steps, the most expensive first.
  public private(set) var mostExpensive: [CardCost] = []
  /// What the proofs of each family came to.
  public var proofs: [ProofFamily: ProofCounts] = [:]
  /// What became of mutants of solutions.
  public var mutants = MutantCounts()

  /// Where the evidence on cards came from; nil where no store was asked.
  public var evidence: EvidenceUse?

  /// Nothing looked at yet.
  public init() {}

  /// Visits every number of its own that is counted.
  package mutating func visit(beside others: Self, _ body: (inout Int, Int) -> Void) {
    body(&files, others.files)
    body(&cards, others.cards)
    body(&programs, others.programs)
    body(&steps, others.steps)
    body(&unproven, others.unproven)
    body(&solverTries, others.solverTries)
  }

  /// Adds what another part of the run looked at.
  public static func += (left: inout LintStatistics, right: LintStatistics) {
    left.addNumbers(of: right)
    left.mutants += right.mutants
    left.claims += right.claims
    for (family, counts) in right.proofs { left.proofs[family, default: ProofCounts()] += counts }
    for cost in right.mostExpensive { left.note(cost) }
    for card in right.unprovenCards { left.keep(card) }
  }

  /// Keeps what a card cost if it is among the most expensive; the order in which cards come makes no difference.
  mutating func note(_ cost: CardCost) {
    let place = mostExpensive.firstIndex { cost.isMoreExpensive(than: $0) } ?? mostExpensive.count
    guard place < Self.mostCosts else { return }
    mostExpensive.insert(cost, at: place)
    if mostExpensive.count > Self.mostCosts { mostExpensive.removeLast() }
  }

  /// False for so few steps that they are certainly not among the most expensive.
  func mayKeepCost(ofSteps steps: Int) -> Bool {
    mostExpensive.count < Self.mostCosts || mostExpensive.last.map { steps >= $0.steps } ?? true
  }

  private static let mostCosts = 5

  /// Counts a card of which something is not proven.
  mutating func note(_ card: UnprovenCard) {
    unproven += 1
    keep(card)
  }

  /// Keeps a card that is counted if it is among the first; the order in which cards come makes no difference.
  mutating func keep(_ card: UnprovenCard) {
    var (start, end) = (0, unprovenCards.count)
    while start < end {
      let middle = (start + end) / 2
      if card.path.precedes(unprovenCards[middle].path) { end = middle } else { start = middle + 1 }
    }
    unprovenCards.insert(card, at: start)
    if unprovenCards.count > Self.mostUnproven { unprovenCards.removeLast() }
  }

  private static let mostUnproven = 1000
}

extension ItemPath {
  fileprivate func precedes(_ other: ItemPath) -> Bool {
    description.utf8.lexicographicallyPrecedes(other.description.utf8)
  }
}

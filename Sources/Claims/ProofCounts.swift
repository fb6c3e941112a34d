public import Evidence

/// How the proofs of a family, or of some cards, came out.
public struct ProofCounts: Sendable, Hashable, Codable, Counters {
  /// What the card says holds.
  public var proven = 0
  /// What the card says does not hold, which is a finding.
  public var disproven = 0
  /// No run decides, or not within the budget.
  public var undecided = 0

  /// Nothing proven yet.
  public init() {}

  /// What was proven.
  package init(proven: Int = 0, disproven: Int = 0, undecided: Int = 0) {
    self.proven = proven
    self.disproven = disproven
    self.undecided = undecided
  }

  /// How many there are, however they came out.
  public var count: Int { proven + disproven + undecided }

  /// Counts a proof.
  package mutating func count(_ verdict: ProofVerdict) {
    switch verdict {
    case .proven: proven += 1
    case .disproven: disproven += 1
    case .undecided: undecided += 1
    }
  }

  /// Visits every number that is counted.
  package mutating func visit(beside others: Self, _ body: (inout Int, Int) -> Void) {
    body(&proven, others.proven)
    body(&disproven, others.disproven)
    body(&undecided, others.undecided)
  }
}

public import Evidence

/// How the proofs of a family came out.
public struct ProofCounts: Sendable, Hashable, Counters {
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

  /// Visits every number that is counted.
  package mutating func visit(beside others: Self, _ body: (inout Int, Int) -> Void) {
    body(&proven, others.proven)
    body(&disproven, others.disproven)
    body(&undecided, others.undecided)
  }
}

extension LintStatistics {
  /// Counts a proof.
  mutating func count(_ family: ProofFamily, _ verdict: ProofVerdict) {
    switch verdict {
    case .proven: proofs[family, default: ProofCounts()].proven += 1
    case .disproven: proofs[family, default: ProofCounts()].disproven += 1
    case .undecided: proofs[family, default: ProofCounts()].undecided += 1
    }
  }
}

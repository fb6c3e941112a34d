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

  /// Everything that is counted, in a fixed order.
  package var counters: [Int] {
    get { [proven, disproven, undecided] }
    set { (proven, disproven, undecided) = (newValue[0], newValue[1], newValue[2]) }
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

/// How a proof came out.
public enum ProofVerdict: String, Sendable, Hashable, Codable {
  /// What the card says holds.
  case proven
  /// What the card says does not hold, which is a finding.
  case disproven
  /// No run decides, or not within the budget.
  case undecided
}

/// How a proof came out.
enum ProofVerdict {
  /// What the card says holds.
  case proven
  /// What the card says does not hold, which is a finding.
  case disproven
  /// No run decides, or not within the budget.
  case undecided
}

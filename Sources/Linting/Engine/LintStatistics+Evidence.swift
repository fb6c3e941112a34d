import Claims
import CurriculumBundle
import Evidence

extension LintStatistics {
  /// Counts what is known about a card, whatever rules look at it.
  mutating func count(_ evidence: CardEvidence, on content: CardContent, at path: ItemPath) {
    programs += evidence.programs
    steps += evidence.steps
    solverTries += evidence.solverTries
    for proof in evidence.proofs(on: content) { proofs[proof.family, default: ProofCounts()].count(proof.verdict) }
    if let task = evidence.task { mutants += task.mutants.counts }
    if let cost = CardCost(of: evidence, at: path) { note(cost) }
    if !evidence.unproven.isEmpty { note(UnprovenCard(path: path, reasons: evidence.unproven)) }
  }
}

extension CardCost {
  /// What a card's programs took; nil for a card without programs.
  fileprivate init?(of evidence: CardEvidence, at path: ItemPath) {
    let runs: [RunEvidence]
    if let task = evidence.task {
      runs = task.solutions.max { $0.steps < $1.steps }?.checks.map(\.run) ?? []
    } else {
      runs = evidence.code?.run.map { [$0] } ?? []
    }
    guard !runs.isEmpty else { return nil }
    self.init(path: path, steps: runs.reduce(0) { $0 + $1.steps }, bytes: runs.map(\.bytes).max() ?? 0)
  }
}

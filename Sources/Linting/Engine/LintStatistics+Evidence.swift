import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence

extension LintStatistics {
  /// Counts what is known about a card, whatever rules look at it, and its claim, if it makes one.
  mutating func count(_ card: CardContext, _ claim: CardClaim?) {
    if let claim { claims.count(claim) }
    // Claims about words alone are most, and their author knows them.
    guard card.hasPrograms || card.hasCodeAnswers else { return }
    let reasons = card.evidence.unproven
    guard claim?.verdict == .undecided || !reasons.isEmpty else { return }
    note(UnprovenCard(path: card.path, line: card.line, reasons: reasons))
  }

  /// Counts what runs of a card's programs found out.
  mutating func count(_ evidence: CardEvidence, on content: CardContent, at path: ItemPath) {
    programs += evidence.programs
    steps += evidence.steps
    solverTries += evidence.solverTries
    for proof in evidence.proofs(on: content) { proofs[proof.family, default: ProofCounts()].count(proof.verdict) }
    if let task = evidence.task { mutants += task.mutants.counts }
    if let cost = CardCost(of: evidence, at: path) { note(cost) }
  }
}

extension CardContext {
  /// The line of its first key, from 1.
  fileprivate var line: Int {
    let nowhere: AnyField? = nil
    return document.lines.line(of: location(of: nowhere).span.start) + 1
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

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
    let reasons = card.unproven
    guard claim?.verdict == .undecided || !reasons.isEmpty else { return }
    note(UnprovenCard(path: card.path, line: card.line, reasons: reasons))
  }

  /// Counts the variants of a card's code, each of which claims that it comes to the same.
  mutating func countVariants(of card: CardContext) {
    for (check, variant) in zip(card.variantChecks, card.variants) {
      claims.count(check.claim)
      programs += variant.evidence.programs
      steps += variant.evidence.steps
      guard check.verdict == .undecided else { continue }
      note(UnprovenCard(path: card.path, line: variant.line(of: variant.fields.code), reasons: check.reasons))
    }
  }

  /// Counts what runs of a card's programs found out.
  mutating func count(_ evidence: CardEvidence, _ found: CardProofs, of card: CardContext) {
    programs += evidence.programs
    steps += evidence.steps
    solverTries += evidence.solverTries
    for proof in found.single { proofs[proof.family, default: ProofCounts()].count(proof.verdict) }
    let task = card.content.hasTask ? evidence.task : nil
    if let task { mutants += task.mutants.counts }
    let cost = task.map { $0.cost } ?? card.codeRun.map { ($0.steps, $0.bytes) }
    if let (steps, bytes) = cost, mayKeepCost(ofSteps: steps) {
      note(CardCost(path: card.path, steps: steps, bytes: bytes))
    }
  }
}

extension CardContext {
  /// The line of its first key, from 1.
  fileprivate var line: Int {
    let nowhere: AnyField? = nil
    return document.lines.line(of: location(of: nowhere).span.start) + 1
  }

  /// The line on which the value of a field begins, from 1.
  fileprivate func line(of field: Located<String>?) -> Int {
    document.lines.line(of: location(of: field).span.start) + 1
  }
}

extension TaskEvidence {
  /// The steps and the most bytes that the slowest solution took; nil without a solution that was run.
  fileprivate var cost: (steps: Int, bytes: Int)? {
    guard let runs = solutions.max(by: { $0.steps < $1.steps })?.checks.map(\.run), !runs.isEmpty else {
      return nil
    }
    return (runs.reduce(0) { $0 + $1.steps }, runs.map(\.bytes).max() ?? 0)
  }
}

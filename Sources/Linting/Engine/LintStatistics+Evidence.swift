internal import CurriculumBundle
internal import Evidence

extension LintStatistics {
  /// Counts what is known about a card, whatever rules look at it.
  mutating func count(_ evidence: CardEvidence, on content: CardContent, at path: ItemPath) {
    programs += evidence.programs
    steps += evidence.steps
    solverTries += evidence.solverTries
    if let key = evidence.code?.key { count(key, on: content) }
    if case .trueFalse(let statement) = content, statement.code != nil, statement.satisfies == nil {
      count(.keys, .undecided)
    }
    if let orders = evidence.orders { count(.orders, orders.verdict) }
    if let blanks = evidence.blanks { count(.blanks, blanks.verdict) }
    if evidence.isProven(on: content) { proven += 1 }
    if let task = evidence.task {
      mutants += task.mutants.counts
      if let level = task.level { count(level) }
    }
    if let cost = CardCost(of: evidence, at: path) { note(cost) }
    if !evidence.unproven.isEmpty { note(UnprovenCard(path: path, reasons: evidence.unproven)) }
  }

  /// Counts what a run says about a card's key.
  private mutating func count(_ verdict: KeyVerdict, on content: CardContent) {
    let isSound = verdict.agrees(with: content)
    count(.keys, isSound.map { $0 ? .proven : .disproven } ?? .undecided)
    if isSound != nil { proven += 1 }
  }

  /// Counts what the solver says of a level: whether it can be done, within three stars, and not without what it is to
  /// practice.
  private mutating func count(_ level: LevelEvidence) {
    for decision in [level.isSolvable, level.threeStars].compactMap({ $0 }) { count(decision, wanted: .yes) }
    for practice in level.practices {
      count(practice.canBeLeftOut, wanted: .no)
      if practice.canBeLeftOut == .no { proven += 1 }
    }
  }

  private mutating func count(_ decision: LevelEvidence.Decision, wanted: LevelEvidence.Decision) {
    count(.levels, decision == .undecided ? .undecided : decision == wanted ? .proven : .disproven)
  }
}

extension CardEvidence {
  /// Whether runs compared what the card says is done with what really happens, keys aside: an executor's result, right
  /// answers to a puzzle, all solutions of a task.
  fileprivate func isProven(on content: CardContent) -> Bool {
    if case .executor = content { return code.map { $0.seen != nil && $0.unavailableModule == nil } ?? false }
    if let puzzle { return puzzle.isRight(for: content.puzzleResult) && puzzle.isComplete }
    return task?.areSolutionsRight ?? false
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

internal import Robot

extension Findings {
  /// Counts what the solver says of whether so few cards do a level, which they should, or should not where it is a
  /// flaw.
  func count(_ fit: Solver.Fit, isFlaw: Bool) {
    switch fit {
    case .yes: statistics.count(.levels, isFlaw ? .disproven : .proven)
    case .no: statistics.count(.levels, isFlaw ? .proven : .disproven)
    case .undecided: giveUpLevel()
    }
  }

  /// Counts what the solver says of whether a level can be done at all.
  func count(_ answer: Solver.Answer) {
    if answer.isImpossible {
      statistics.count(.levels, .disproven)
    } else if answer.solution != nil {
      statistics.count(.levels, .proven)
    } else {
      giveUpLevel()
    }
  }

  private func giveUpLevel() {
    statistics.count(.levels, .undecided)
    leaveUnproven(.level)
  }
}

public import CurriculumBundle
internal import Execution

/// What the checks of a task say of a wrong variant of a right program.
public enum Trial: Sendable, Hashable {
  /// A check refuses it, or it lacks what a program should use, or it is too long.
  case refused
  /// It passes everything.
  case passes
  /// It was stopped before anything could be said.
  case undecided
}

extension ProgramTask {
  /// How many steps a variant of a program may take on a check that the program itself takes some on.
  public static func stepsOfVariant(of steps: Int) -> Int { 10 * steps + 10_000 }

  /// What the checks say of a variant of a right program, run up to the first that it fails.
  ///
  /// On each check it may take ten times the steps of the right program and some; `steps` is what is left of a budget
  /// that many variants share.
  public func trial(of variant: TaskProgram, of right: TaskRun, steps: inout Int) -> Trial {
    guard excess(of: variant) == 0, missingUses(in: variant).isEmpty else { return .refused }
    for (check, run) in zip(checks, right.checks) {
      guard steps > 0 else { return .undecided }
      var budget = Budget.lesson
      budget.steps = min(steps, Self.stepsOfVariant(of: run.outcome.steps))
      var runs = CheckRuns(of: variant, on: [check], budget)
      guard let trial = runs.next() else { return .undecided }
      steps -= trial.outcome.steps
      if trial.isStopped { return trial.hasPrintedOtherwise ? .refused : .undecided }
      guard trial.passes else { return .refused }
    }
    return checks.isEmpty ? .undecided : .passes
  }
}

extension CheckRun {
  /// Whether what was printed up to now is not how the result begins, so that no further step can make it right.
  fileprivate var hasPrintedOtherwise: Bool {
    guard let result = check.result else { return false }
    let printed = Array(Observation.withoutClosingLineEnds(outcome.standardOutput).utf8)
    return !Array(result.utf8).starts(with: printed)
  }
}

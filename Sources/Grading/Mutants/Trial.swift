public import CurriculumBundle
internal import Execution

/// What the checks of a task say of a wrong variant of a right program.
public struct Trial: Sendable {
  /// What is said.
  public enum Verdict: Sendable, Hashable {
    /// A check refuses it, or it lacks what a program should use, or it is too long.
    case refused
    /// It passes everything.
    case passes
    /// No check refuses it, and on one it did not come to an end in the steps that a variant may take.
    case unended
    /// There were no steps left to say anything.
    case undecided
  }

  /// What the checks say.
  public fileprivate(set) var verdict: Verdict
  /// The runs that it took, in the order of the checks.
  public fileprivate(set) var runs: [CheckRun] = []
}

extension ProgramTask {
  /// How many steps a variant of a program may take on a check that the program itself takes some on.
  public static func stepsOfVariant(of steps: Int) -> Int { 10 * steps + 10_000 }

  /// What the checks say of a variant of a right program, run up to the first that refuses it.
  ///
  /// On each check it may take ten times the steps of the right program and some, but no more than `stepsOfRun`; on all
  /// of them `steps` at most.
  public func trial(of variant: TaskProgram, of right: TaskRun, steps: Int, stepsOfRun: Int = .max) -> Trial {
    guard excess(of: variant) == 0, missingUses(in: variant).isEmpty else {
      return Trial(verdict: .refused)
    }
    var (trial, left, isUnended) = (Trial(verdict: .undecided), steps, false)
    for run in right.checks {
      guard left > 0 else { return trial }
      var budget = Budget.lesson
      budget.steps = min(left, stepsOfRun, Self.stepsOfVariant(of: run.outcome.steps))
      var runs = CheckRuns(of: variant, on: [run.ready], budget)
      guard let run = runs.next() else { return trial }
      left -= run.outcome.steps
      trial.runs.append(run)
      if run.isStopped, !run.hasPrintedOtherwise {
        isUnended = true
      } else if !run.passes {
        trial.verdict = .refused
        return trial
      }
    }
    if !checks.isEmpty { trial.verdict = isUnended ? .unended : .passes }
    return trial
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

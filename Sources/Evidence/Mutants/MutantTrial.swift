package import CurriculumBundle
package import Execution
package import Grading

/// What the checks of a task say of a mutant of a right program.
package struct MutantTrial: Sendable {
  /// What is said.
  package enum Verdict: Sendable, Hashable {
    /// It fails a check, lacks what a program should use, uses what it should not, or is too long.
    case killed
    /// It passes everything.
    case survived
    /// It fails no check, and on one it did not end within the steps that a mutant may take.
    case timedOut
    /// There were no steps left to run it.
    case notRun
  }

  /// What the checks say.
  package fileprivate(set) var verdict: Verdict
  /// The runs that it took, in the order of the checks.
  package fileprivate(set) var runs: [CheckRun] = []
}

extension ProgramTask {
  /// How many steps a mutant of a program may take on a check that the program itself takes some on.
  package static func stepsOfMutant(of steps: Int) -> Int { 10 * steps + 10_000 }

  /// What the checks say of a mutant of a right program, run up to the first that kills it.
  ///
  /// On each check it may take ten times the steps of the right program and some, but no more than `stepsOfRun`; on all
  /// of them `steps` at most.
  package func trial(
    of mutant: TaskProgram, of right: TaskRun, steps: Int, stepsOfRun: Int = .max, options: RunOptions = RunOptions()
  ) -> MutantTrial {
    guard excess(of: mutant) == 0, missingUses(in: mutant).isEmpty, forbiddenUses(in: mutant).isEmpty else {
      return MutantTrial(verdict: .killed)
    }
    var (trial, left, isTimedOut) = (MutantTrial(verdict: .notRun), steps, false)
    for run in right.checks {
      guard left > 0 else { return trial }
      var budget = Budget.lesson
      budget.steps = min(left, stepsOfRun, Self.stepsOfMutant(of: run.steps))
      var runs = CheckRuns(of: mutant, on: [run.ready], budget, options)
      guard let run = runs.next() else { return trial }
      left -= run.steps
      trial.runs.append(run)
      if run.isStopped, !run.hasPrintedOtherwise {
        isTimedOut = true
      } else if !run.passes {
        trial.verdict = .killed
        return trial
      }
    }
    if !checks.isEmpty { trial.verdict = isTimedOut ? .timedOut : .survived }
    return trial
  }
}

extension CheckRun {
  /// Whether what was printed up to now is not how the result begins, so that no further step can make it right.
  fileprivate var hasPrintedOtherwise: Bool {
    guard let result = check.result else { return false }
    return !result.visibleText.utf8.starts(with: outcome.standardOutput.visibleText.utf8)
  }
}

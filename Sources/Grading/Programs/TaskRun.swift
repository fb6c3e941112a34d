public import CurriculumBundle
public import Execution

/// What a program for a task does on its checks, up to the first on which it is stopped.
///
///     let run = task.run(TaskProgram(.text("print(4)"), for: task))
///     run.isRight == false
public struct TaskRun: Sendable {
  /// The runs, in the order of the checks.
  public let checks: [CheckRun]
  /// By how many cards or elements the program is longer than the task allows; 0 when it is not.
  public let excess: Int
  /// The names of what the program should use and does not.
  public let missingUses: [String]

  /// A run from its parts.
  public init(checks: [CheckRun], excess: Int, missingUses: [String] = []) {
    self.checks = checks
    self.excess = excess
    self.missingUses = missingUses
  }

  /// Whether the program is right: it passes all checks, is not too long, and uses what it should.
  public var isRight: Bool { passesChecks && excess == 0 && missingUses.isEmpty }

  /// Whether the program passes all checks; where there are none, nothing is passed.
  public var passesChecks: Bool { !checks.isEmpty && checks.allSatisfy(\.passes) }

  /// The first check that the program does not pass; nil when it passes all.
  public var firstFailure: CheckRun? { checks.first { !$0.passes } }

  /// How many steps it took.
  public var steps: Int { checks.reduce(0) { $0 + $1.steps } }

  /// What a learner sees of a program: equal where it is the same on every check, both are too long or neither is, and
  /// both lack the same of what they should use, which is told of programs that pass every check.
  public struct Look: Hashable, Sendable {
    fileprivate let sights: [CheckRun.Sight]
    fileprivate let isTooLong: Bool
    fileprivate let missingUses: [String]

    /// Whether a learner is told of an error, which has words of its own.
    public var isError: Bool {
      sights.contains { sight in
        switch sight {
        case .screen(_, let error), .call(_, _, let error): error != nil
        case .mistakes, .stopped: true
        case .robot: false
        }
      }
    }
  }

  /// What a learner sees of the program.
  public var look: Look { Look(sights: checks.map(\.sight), isTooLong: excess > 0, missingUses: toldUses) }

  /// What a learner is told that the program should use: nothing before it works.
  var toldUses: [String] { passesChecks ? missingUses : [] }
}

extension ProgramTask {
  /// Runs a program on every check; the runs share the budget's steps.
  ///
  /// - Parameters:
  ///   - checks: The checks as they were made ready for other programs; nil to make them ready now.
  ///   - options: What a program in Python depends on besides its input; the default is that of apps.
  public func run(
    _ program: TaskProgram, on checks: [ReadyCheck]? = nil, budget: Budget = .lesson,
    options: RunOptions = RunOptions()
  ) -> TaskRun {
    TaskRun(
      checks: Array(CheckRuns(of: program, on: checks ?? readyChecks, budget, options)),
      excess: excess(of: program),
      missingUses: missingUses(in: program))
  }

  /// By how many cards or elements a program is longer than allowed; 0 when it is not.
  public func excess(of program: TaskProgram) -> Int {
    cardLimit.flatMap { limit in program.size.map { max(0, $0 - limit) } } ?? 0
  }

  /// Whether a learner sees the same of a program as of a run; the program is run up to the first check that tells.
  func shows(_ program: TaskProgram, sameAs run: TaskRun, budget: Budget) -> Bool {
    (excess(of: program) > 0) == (run.excess > 0)
      && CheckRuns(of: program, on: run.checks.map(\.ready), budget).elementsEqual(run.checks) { $0.sight == $1.sight }
      && (!run.passesChecks || missingUses(in: program) == run.missingUses)
  }
}

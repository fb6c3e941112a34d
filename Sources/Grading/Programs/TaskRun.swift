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
  /// The uses that the whole task forbids.
  public let forbiddenUses: [ForbiddenUse]

  /// A run on the checks of a task, and what the program itself has too much or too little of.
  public init(checks: [CheckRun], of program: TaskProgram, for task: ProgramTask) {
    self.checks = checks
    excess = task.excess(of: program)
    missingUses = task.missingUses(in: program)
    forbiddenUses = task.forbiddenUses(in: program)
  }

  /// A program that was not run, of which nothing is known but its length.
  public init(unrun program: TaskProgram, for task: ProgramTask) {
    (checks, missingUses, forbiddenUses) = ([], [], [])
    excess = task.excess(of: program)
  }

  /// True where the program is right: it passes all checks, is not too long, uses what it should, and nothing that it
  /// should not.
  public var isRight: Bool { passesChecks && excess == 0 && missingUses.isEmpty && forbiddenUses.isEmpty }

  /// Whether the program passes all checks; where there are none, nothing is passed.
  public var passesChecks: Bool { !checks.isEmpty && checks.allSatisfy(\.passes) }

  /// The first check that the program does not pass; nil when it passes all.
  public var firstFailure: CheckRun? { checks.first { !$0.passes } }

  /// How many steps it took.
  public var steps: Int { checks.reduce(0) { $0 + $1.steps } }

  /// What a learner sees of a program: equal where it is the same on every check, both are too long or neither is, and
  /// both lack the same of what they should use and have the same of what they should not; a learner reads that of
  /// programs that pass every check.
  public struct Look: Hashable, Sendable {
    fileprivate let sights: [CheckRun.Sight]
    fileprivate let isTooLong: Bool
    fileprivate let missingUses: [String]
    fileprivate let forbiddenUses: [String]

    /// Whether a learner is told of an error, which has words of its own.
    public var isError: Bool {
      sights.contains { sight in
        switch sight {
        case .screen(_, let error), .call(_, _, let error): error != nil
        case .mistakes, .stopped: true
        case .robot, .forbidden: false
        }
      }
    }
  }

  /// What a learner sees of the program.
  public var look: Look {
    // A learner reads nothing of what a program should use, or should not, before it works.
    Look(
      sights: checks.map(\.sight), isTooLong: excess > 0, missingUses: passesChecks ? missingUses : [],
      forbiddenUses: passesChecks ? forbiddenUses.map(\.name) : [])
  }
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
      checks: Array(CheckRuns(of: program, on: checks ?? readyChecks, budget, options)), of: program, for: self)
  }

  /// By how many cards or elements a program is longer than allowed; 0 when it is not.
  public func excess(of program: TaskProgram) -> Int {
    cardLimit.flatMap { limit in program.size.map { max(0, $0 - limit) } } ?? 0
  }

  /// Whether a learner sees the same of a program as of a run; the program is run up to the first check that tells.
  func shows(_ program: TaskProgram, sameAs run: TaskRun, budget: Budget, _ options: RunOptions) -> Bool {
    (excess(of: program) > 0) == (run.excess > 0)
      && CheckRuns(of: program, on: run.checks.map(\.ready), budget, options).elementsEqual(run.checks) {
        $0.sight == $1.sight
      }
      && (!run.passesChecks || missingUses(in: program) == run.missingUses && sharesForbidden(program, run))
  }

  private func sharesForbidden(_ program: TaskProgram, _ run: TaskRun) -> Bool {
    forbiddenUses(in: program).map(\.name) == run.forbiddenUses.map(\.name)
  }
}

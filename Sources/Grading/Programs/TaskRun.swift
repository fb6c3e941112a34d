public import CurriculumBundle
public import Execution
public import Robot
internal import Slang

/// What a program for a task does on every check of it.
public struct TaskRun: Sendable {
  /// The run on each check, in their order.
  public let checks: [CheckRun]
  /// By how many cards or elements the program is longer than the task allows; 0 when it is not.
  public let excess: Int

  /// Whether the program is right: it passes all checks and is not too long.
  public var isRight: Bool { passesChecks && excess == 0 }

  /// Whether the program passes all checks.
  public var passesChecks: Bool { checks.allSatisfy(\.passes) }

  /// The first check that the program does not pass; nil when it passes all.
  public var firstFailure: CheckRun? { checks.first { !$0.passes } }

  /// Whether a learner sees the same of both programs on every check, and both are too long or neither is.
  public func looksLike(_ other: TaskRun) -> Bool {
    checks.map(\.sight) == other.checks.map(\.sight) && (excess > 0) == (other.excess > 0)
  }
}

/// What a program does on one check.
public struct CheckRun: Sendable {
  /// The check.
  public let check: ProgramCheck
  /// What running the program came to.
  public let outcome: Outcome
  /// Whether that is what the check asks for.
  public let passes: Bool
  /// What a learner sees of it.
  let sight: Sight

  /// What a learner sees of a run: two programs with the same sight need the same feedback.
  enum Sight: Hashable {
    case screen(output: [UInt8], error: [UInt8]?)
    case robot(ending: RobotEnding, pose: Pose, taken: [Place])
    case mistakes([ProgramProblem.Kind])
    case stopped(Limit)
  }
}

extension ProgramTask {
  /// Runs a program on every check.
  public func run(_ program: TaskProgram, budget: Budget = .lesson) -> TaskRun {
    let excess = cardLimit.flatMap { limit in program.size.map { max(0, $0 - limit) } } ?? 0
    return TaskRun(checks: checks.map { program.run($0, budget: budget) }, excess: excess)
  }
}

extension TaskProgram {
  /// What the program does on a check.
  func run(_ check: ProgramCheck, budget: Budget) -> CheckRun {
    switch self {
    case .python(let program): CheckRun(check, program.run(input: check.input ?? [], budget: budget))
    case .slang(let program, let errors):
      CheckRun(check, errors.isEmpty ? program.run(budget: budget) : .refused(errors))
    case .robot(let program):
      check.robotWorld.map { CheckRun(check, program.run(in: $0)) } ?? CheckRun(check, .unreadable)
    case .unreadable: CheckRun(check, .unreadable)
    }
  }
}

extension CheckRun {
  /// A run that shows something on a screen.
  fileprivate init(_ check: ProgramCheck, _ outcome: Outcome) {
    self.check = check
    self.outcome = outcome
    guard let seen = Observation(outcome) else {
      passes = false
      sight = .stopped(outcome.ending.limit ?? .steps)
      return
    }
    passes = seen.error == nil && (check.result.map(seen.prints) ?? false)
    sight = .screen(output: Array(seen.output.utf8), error: seen.error.map { Array($0.summary.utf8) })
  }

  /// A run through a world.
  fileprivate init(_ check: ProgramCheck, _ run: RobotRun) {
    self.check = check
    outcome = run.outcome
    passes = run.isSolved
    let problems = run.program.problems.map(\.kind)
    sight = problems.isEmpty ? .robot(ending: run.ending, pose: run.pose, taken: run.taken) : .mistakes(problems)
  }
}

extension ProgramCheck {
  /// The world, if there is one that can be read.
  public var robotWorld: World? { world.flatMap { try? World.read($0).get() } }
}

extension Outcome {
  /// A program with mistakes, told one a line.
  fileprivate static func refused(_ errors: [SlangError]) -> Outcome {
    var transcript = Transcript()
    for error in errors { transcript.append(error.report + "\n", to: .standardError) }
    let first = RaisedError(
      type: "SlangError", message: errors.first?.message ?? "", line: errors.first?.element ?? 0, isStatic: true)
    return Outcome(transcript: transcript, ending: .raised(first), steps: 0, peakMemory: 0)
  }

  /// A program that never ran.
  fileprivate static let unreadable = Outcome(
    transcript: Transcript(),
    ending: .raised(RaisedError(type: "ProgramError", message: "this is no program", line: 0, isStatic: true)),
    steps: 0, peakMemory: 0)
}

extension Ending {
  /// The limit at which the run was stopped; nil when it ended by itself.
  fileprivate var limit: Limit? {
    if case .stopped(let limit, _) = self { limit } else { nil }
  }
}

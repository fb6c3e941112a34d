public import CurriculumBundle
public import Execution
import Python
package import Robot

/// What a program does on one check.
///
///     let run = task.run(TaskProgram(.text("print(4)"), for: task))
///     run.firstFailure?.inWords == "Your program prints '4', but it should print '5'."
public struct CheckRun: Sendable {
  /// The check with what was read of it.
  package let ready: ReadyCheck
  /// What running the program came to.
  public let outcome: Outcome
  /// How many lines of the check's input nobody read.
  public let unreadLines: Int
  /// Whether that is what the check asks for.
  public private(set) var passes: Bool
  /// The uses that make a program fail which does everything else right.
  public private(set) var forbiddenUses: [ForbiddenUse] = []
  /// What the check's condition came to; nil where it has none, and where the program ended in an error before.
  public let condition: ConditionOutcome?
  /// The seed of the random numbers: a program that draws some is run with several on a check with a condition, and the
  /// first run that fails counts.
  public internal(set) var draw: UInt32 = 0
  /// How many steps all these runs, and the conditions on them, took.
  public internal(set) var steps: Int
  /// What a learner sees of it.
  package private(set) var sight: Sight

  /// What a learner sees of a run: two programs with the same sight need the same feedback.
  package enum Sight: Hashable {
    case screen(output: [UInt8], error: [UInt8]?)
    /// What a call printed counts only where it is asked for, or was printed in place of a value.
    case call(CallOutcome.End, output: [UInt8], error: [UInt8]?)
    case robot(ending: RobotEnding, pose: Pose, taken: [Coordinate])
    case mistakes([ProgramProblem.Kind])
    case stopped(Limit)
    /// Everything is right but for what the program uses.
    case forbidden([String])
  }

  /// The check.
  public var check: ProgramCheck { ready.check }

  /// Whether the program was stopped at a limit of its budget.
  package var isStopped: Bool { outcome.ending.limit != nil }
}

/// The runs of a program on some checks, each made when it is asked for.
///
/// They share one budget of steps; none follows a run that was stopped.
package struct CheckRuns: Sequence, IteratorProtocol {
  private let program: TaskProgram
  private var checks: ArraySlice<ReadyCheck>
  private var budget: Budget
  private let options: RunOptions
  private let draws: Int

  /// The runs of a program on some checks, within a budget.
  ///
  /// - Parameter draws: How many times a program that draws random numbers is run on a check with a condition.
  package init(
    of program: TaskProgram, on checks: [ReadyCheck], _ budget: Budget, _ options: RunOptions = RunOptions(),
    draws: Int = CheckRun.draws
  ) {
    self.program = program
    self.options = options
    self.draws = draws
    self.checks = checks[...]
    self.budget = budget
  }

  /// The run on the next check; nil after the last.
  package mutating func next() -> CheckRun? {
    guard let check = checks.popFirst() else { return nil }
    let run = program.run(check, budget: budget, options, draws: draws)
    budget.steps = Swift.max(0, budget.steps - run.steps)
    if run.isStopped { checks = [] }
    return run
  }
}

extension TaskProgram {
  /// What the program does in one run on a check.
  func run(_ ready: ReadyCheck, budget: Budget, _ options: RunOptions) -> CheckRun {
    var run = runAlone(ready, budget: budget, options)
    if run.passes, let names = ready.check.avoids { run.forbid(uses(of: names)) }
    return run
  }

  /// The run, whatever the program uses.
  private func runAlone(_ ready: ReadyCheck, budget: Budget, _ options: RunOptions) -> CheckRun {
    switch self {
    case .external(let program): return CheckRun(ready, program.outcome(on: ready.check), unreadLines: 0)
    case .python, .slang, .pseudocode, .unreadable:
      var console = ScriptedConsole(input: ready.check.input ?? [])
      let outcome = program.run(on: &console, calling: ready.call, budget: budget, options: options)
      return CheckRun(ready, outcome, unreadLines: console.unreadLines)
    case .robot(let program):
      var own = Budget.robot
      own.steps = min(own.steps, budget.steps)
      return ready.world.map { CheckRun(ready, program.run(in: $0, budget: own)) }
        ?? CheckRun(ready, .unreadable, unreadLines: 0)
    }
  }

  /// Runs the program; one of cards has no world here, so it does nothing.
  ///
  /// - Parameter options: What a program in Python depends on besides its input; the default is that of apps.
  public func run(
    on console: inout ScriptedConsole, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    program.run(on: &console, calling: nil, budget: budget, options: options)
  }

  /// Runs the program and keeps its steps, for a view that goes through it; nil for one that has no steps to show.
  public func trace(
    input: [String], options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, trace: Trace?) {
    program.trace(input: input, options: options)
  }
}

extension CheckRun {
  /// Makes the run fail by what the program should not use.
  fileprivate mutating func forbid(_ uses: [ForbiddenUse]) {
    guard !uses.isEmpty else { return }
    (passes, forbiddenUses, sight) = (false, uses, .forbidden(uses.map(\.name)))
  }

  /// A run that shows something on a screen.
  fileprivate init(_ ready: ReadyCheck, _ outcome: Outcome, unreadLines: Int) {
    self.ready = ready
    self.outcome = outcome
    self.unreadLines = unreadLines
    let met = Self.condition(of: ready, on: outcome)
    (condition, steps) = (met?.outcome, outcome.steps + (met?.steps ?? 0))
    guard let seen = Observation(outcome) else {
      passes = ready.ending?.isBorneOut(by: outcome.ending) ?? false && ready.mayGoOn(from: outcome.standardOutput)
      sight = .stopped(outcome.ending.limit ?? .steps)
      return
    }
    let error = seen.error.map { Array($0.summary.utf8) }
    if let call = outcome.call {
      let isRight = ready.check.result.map(seen.prints) ?? (ready.check.returns != nil || ready.check.raises != nil)
      passes = call.meetsGoal && (ready.check.satisfies == nil ? isRight : condition == .holds)
      let asksForOutput = ready.check.result != nil || ready.check.satisfies != nil
      let showsOutput = asksForOutput || call.end.returnsNothing
      sight = .call(call.end, output: showsOutput ? Array(seen.output.visibleText.utf8) : [], error: error)
      return
    }
    if let ending = ready.ending {
      passes = ending.isBorneOut(by: outcome.ending) && (ready.check.result.map(seen.prints) ?? true)
      sight = .screen(output: Array(seen.output.visibleText.utf8), error: error)
      return
    }
    passes = error == nil && (condition.map { $0 == .holds } ?? ready.check.result.map(seen.prints) ?? false)
    sight = .screen(output: Array(seen.output.visibleText.utf8), error: error)
  }

  /// A run through a world.
  fileprivate init(_ ready: ReadyCheck, _ run: RobotRun) {
    self.ready = ready
    outcome = run.outcomeWithoutLog
    unreadLines = 0
    (condition, steps) = (nil, outcome.steps)
    passes = run.isSolved
    let problems = run.program.problems.map(\.kind)
    sight = problems.isEmpty ? .robot(ending: run.ending, pose: run.pose, taken: run.taken) : .mistakes(problems)
  }
}

public import Execution
import Python

extension PseudocodeProgram {
  /// Runs the program with the lines that it may read, and keeps what it prints.
  ///
  /// A program with a mistake does not run; the mistake is reported on standard error.
  public func run(
    input: [String] = [], budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    var console = ScriptedConsole(input: input)
    var outcome = run(on: &console, budget: budget, options: options)
    outcome.transcript = console.transcript
    return outcome
  }

  /// Runs the program on a console, which takes all that is printed; the outcome's own transcript stays empty.
  public func run(
    on console: inout some Console, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    run(on: &console, budget: budget, options: options, host: nil)
  }

  /// Runs the program where there is a robot.
  public func run(
    on console: inout some Console, moving robot: inout some PseudocodeRobot, budget: Budget = .lesson,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    withUnsafeMutablePointer(to: &robot) { robot in
      run(on: &console, budget: budget, options: options) { robot.pointee.carryOut($0) }
    }
  }

  /// Runs the program and notes each line that it comes to, with the variables in view there.
  ///
  /// Lines that only define a procedure are none. The outcome is the same as without a trace.
  ///
  ///     let (_, trace) = PseudocodeProgram(source: "name ← INPUT()\nDISPLAY(name)").trace(input: ["Ada"])
  ///     trace.steps.map(\.line)         // 1, 2
  ///     trace.steps[1].variables        // name: "Ada"
  public func trace(
    input: [String] = [], budget: Budget = .lesson, limits: Trace.Limits = .lesson, options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, trace: Trace) {
    var console = ScriptedConsole(input: input)
    var result = trace(on: &console, budget: budget, limits: limits, options: options)
    result.outcome.transcript = console.transcript
    return result
  }

  /// Runs and traces the program on a console, which takes all that is printed;
  /// the outcome's own transcript stays empty.
  public func trace(
    on console: inout some Console, budget: Budget = .lesson, limits: Trace.Limits = .lesson,
    options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, trace: Trace) {
    trace(on: &console, budget: budget, limits: limits, options: options, host: nil)
  }

  /// Runs and traces the program where there is a robot.
  public func trace(
    on console: inout some Console, moving robot: inout some PseudocodeRobot, budget: Budget = .lesson,
    limits: Trace.Limits = .lesson, options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, trace: Trace) {
    withUnsafeMutablePointer(to: &robot) { robot in
      trace(on: &console, budget: budget, limits: limits, options: options) { robot.pointee.carryOut($0) }
    }
  }

  private func run(
    on console: inout some Console, budget: Budget, options: RunOptions, host: TranslationHost?
  ) -> Outcome {
    guard let program else { return refuse(on: &console) }
    return program.run(on: &console, budget: budget, options: options, host: host)
  }

  private func trace(
    on console: inout some Console, budget: Budget, limits: Trace.Limits, options: RunOptions, host: TranslationHost?
  ) -> (outcome: Outcome, trace: Trace) {
    guard let program else { return (refuse(on: &console), Trace()) }
    var (outcome, trace) = program.trace(
      on: &console, budget: budget, limits: limits, options: options, host: host)
    trace.steps.removeAll { $0.function == nil && definitionLines.contains($0.line) }
    return (outcome, trace)
  }

  private func refuse(on console: inout some Console) -> Outcome {
    guard let error else { preconditionFailure("only a program with a mistake is refused") }
    console.write(error.report(in: text), to: .standardError)
    return Outcome(transcript: Transcript(), ending: .raised(error.raised), steps: 0, peakMemory: 0)
  }
}

extension PseudocodeRobot {
  /// Carries out an order of `Library/pseudocode.py`; false where the robot cannot, or where it says no.
  fileprivate mutating func carryOut(_ order: String) -> Bool {
    if let direction = PseudocodeDirection(rawValue: order) { return canMove(direction) }
    switch BuiltInProcedure(rawValue: order) {
    case .moveForward: return moveForward()
    case .rotateLeft: rotateLeft()
    case .rotateRight: rotateRight()
    case .display, .input, .random, .insert, .append, .remove, .length, .canMove, nil: break
    }
    return true
  }
}

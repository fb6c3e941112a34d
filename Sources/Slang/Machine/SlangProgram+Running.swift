public import Execution

extension SlangProgram {
  /// Runs the program and keeps what it prints.
  ///
  /// A program with errors does not run; its errors are reported on standard error, one a line.
  ///
  /// - Parameter options: Only whether anybody waits for the run matters: nothing in a program is drawn or hashed.
  public func run(budget: Budget = .lesson, options: RunOptions = RunOptions()) -> Outcome {
    var console = ScriptedConsole()
    var outcome = run(on: &console, budget: budget, options: options)
    outcome.transcript = console.transcript
    return outcome
  }

  /// Runs the program on a console, which takes all that is printed; the outcome's own transcript stays empty.
  public func run(
    on console: inout some Console, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    run(on: &console, budget: budget, options: options) { _ in NoWatcher() }.outcome
  }

  /// Runs the program and keeps its steps, for a view that goes through it element by element.
  public func trace(
    budget: Budget = .lesson, limits: Trace.Limits = .lesson, options: RunOptions = RunOptions()
  ) -> (outcome: Outcome, trace: Trace) {
    var console = ScriptedConsole()
    let run = run(on: &console, budget: budget, options: options) { Tracer(of: $0, limits: limits) }
    var outcome = run.outcome
    outcome.transcript = console.transcript
    return (outcome, run.watcher?.trace ?? Trace())
  }

  private func run<Printer: Console, Watcher: StepWatcher>(
    on console: inout Printer, budget: Budget, options: RunOptions, watchedBy watcher: (CompiledProgram) -> Watcher
  ) -> (outcome: Outcome, watcher: Watcher?) {
    guard let outline = Outline(self) else { return (refuse(on: &console), nil) }
    let compiled = CodeBuilder.compile(outline)
    var machine = Machine(
      compiled, budget: budget, options: options, printer: console, watcher: watcher(compiled))
    let outcome = machine.run()
    console = machine.printer
    return (outcome, machine.watcher)
  }

  private func refuse(on console: inout some Console) -> Outcome {
    var outcome = Outcome.refused(errors)
    for chunk in outcome.transcript.chunks { console.write(chunk.text, to: chunk.stream) }
    outcome.transcript = Transcript()
    return outcome
  }
}

extension Outcome {
  /// What comes of a Slang program with these errors, which does not run: each is told on standard error, one a line.
  public static func refused(_ errors: [SlangError]) -> Outcome {
    var transcript = Transcript()
    for error in errors { transcript.append(error.report + "\n", to: .standardError) }
    let raised = RaisedError(
      type: "SlangError", message: errors.first?.message ?? "", line: errors.first?.element ?? 0, isStatic: true)
    return Outcome(transcript: transcript, ending: .raised(raised), steps: 0, peakMemory: 0)
  }
}

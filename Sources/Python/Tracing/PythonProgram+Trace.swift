public import Execution
import PythonSyntax

extension PythonProgram {
  /// Runs the program as `run` does, and notes each line that it comes to, with the variables in view there.
  ///
  /// The lines are those that CPython reports to `sys.settrace`: a statement's line before it runs, a loop's line each
  /// time round. The outcome is the same as without a trace, steps and memory included: the trace is charged nothing,
  /// and shows values without running any code of the program (an instance by its attributes, not by its `__repr__`).
  /// Of the module's variables those are left out that `import`, `def` and `class` make under their own names.
  ///
  ///     let (outcome, trace) = PythonProgram(source: "name = input()\nprint(name)\n").trace(input: ["Ada"])
  ///     trace.steps.map(\.line)         // 1, 2
  ///     trace.steps[1].variables        // name: 'Ada'
  ///     outcome.standardOutput          // "Ada\n"
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
    let tracer = Tracer(limits: limits)
    var warnings: [SyntaxWarning] = []
    let traced = compileWithRoom(text) { () throws(SyntaxError) in
      try Compiler.compile(SyntaxTree(parsing: text), isTraced: true, &warnings)
    }
    let code = code == nil ? nil : try? traced.get()
    let outcome = run(code, on: &console, budget: budget, options: options, tracer: tracer)
    return (outcome, tracer.trace)
  }
}

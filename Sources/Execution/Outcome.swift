/// What running a program came to: what it printed, how it ended and what it cost.
///
///     PythonProgram(source: "print(2 + 3)").run().standardOutput == "5\n"
public struct Outcome: Sendable, Hashable {
  /// All that was printed, in order, on both streams.
  public var transcript: Transcript
  /// How the run ended.
  public var ending: Ending
  /// Steps spent.
  public var steps: Int
  /// The largest number of bytes that were held at once.
  public var peakMemory: Int
  /// What was drawn; nil when the program did not draw.
  public var drawing: Drawing?
  /// What it asked for that may be another in every run.
  public var chances: Chance
  /// What became of a call in the names that the program left; nil when none was to be made.
  public var call: CallOutcome?
  /// The outcome of a condition on what was printed, in a language that works it out itself; nil where there is none.
  package var condition: ConditionOutcome?
  /// The lines of the whole program that were running when it ended in an error, the innermost call first; none where
  /// a language does not report them.
  package var errorLines: [Int] = []

  /// An outcome from its parts.
  public init(
    transcript: Transcript, ending: Ending, steps: Int, peakMemory: Int, drawing: Drawing? = nil, chances: Chance = [],
    call: CallOutcome? = nil
  ) {
    self.transcript = transcript
    self.ending = ending
    self.steps = steps
    self.peakMemory = peakMemory
    self.drawing = drawing
    self.chances = chances
    self.call = call
  }

  /// The same with the lines on which it ended, those of its traceback as well, counted from a later one, since so many
  /// lines before it are not shown; what ended on one of these has line 0, unless a later line called it.
  package func countingLines(after count: Int) -> Outcome {
    guard count > 0 else { return self }
    var outcome = self
    outcome.transcript = transcript.countingTracebackLines(after: count)
    switch ending {
    case .finished: break
    case .raised(var error):
      // An error in a hidden function is met on the line that called it, as far as a learner sees.
      if let shown = errorLines.first(where: { $0 > count }) { error.line = shown }
      outcome.ending = .raised(error.countingLines(after: count))
    case .stopped(let limit, let line): outcome.ending = .stopped(limit, line: max(0, line - count))
    }
    return outcome
  }

  /// What the program wrote to standard output.
  public var standardOutput: String { transcript.text(of: .standardOutput) }

  /// What the program wrote to standard error, a traceback included.
  public var standardError: String { transcript.text(of: .standardError) }
}

/// How a run ended.
///
///     PythonProgram(source: "print(2 + 3)").run().ending == .finished(status: 0)
public enum Ending: Sendable, Hashable, Codable {
  /// The program came to its end; `status` is the exit status it asked for, 0 by default.
  case finished(status: Int)
  /// The program raised an error that nobody caught, or could not be compiled.
  case raised(RaisedError)
  /// The program was stopped because it reached a limit of its budget, on a line; on line 0 after its last one, while
  /// what it left was cleared away.
  case stopped(Limit, line: Int)

  private enum RaisedCodingKeys: String, CodingKey { case _0 = "error" }
  private enum StoppedCodingKeys: String, CodingKey { case _0 = "limit", line }

  /// The limit at which the run was stopped; nil when it ended by itself.
  package var limit: Limit? {
    if case .stopped(let limit, _) = self { limit } else { nil }
  }
}

/// An error that ended a program.
///
///     let error = RaisedError(type: "NameError", message: "name 'n' is not defined", line: 1)
///     error.summary == "NameError: name 'n' is not defined"
public struct RaisedError: Sendable, Hashable, Codable {
  /// The error's type as the language names it: `NameError`.
  public var type: String
  /// The error's message without its type: `name 'champion' is not defined`.
  public var message: String
  /// The 1-based line of the program on which it was raised; 0 when no line is known.
  public var line: Int
  /// The 1-based column in code points, when it is known (errors found before the program ran; all of pseudocode).
  public var column: Int?
  /// The 1-based line on which what is meant ends, when it is known.
  public var endLine: Int?
  /// The 1-based column behind its last code point, when it is known.
  public var endColumn: Int?
  /// Whether the program was refused before it ran (a syntax error).
  public var isStatic: Bool

  /// An error from its parts.
  public init(
    type: String, message: String, line: Int, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
    isStatic: Bool = false
  ) {
    self.type = type
    self.message = message
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.isStatic = isStatic
  }

  /// The same with its lines, those in its message as well, counted from a later one, since so many lines before it are
  /// not shown; one on these lines has line 0.
  package func countingLines(after count: Int) -> RaisedError {
    guard count > 0 else { return self }
    var error = self
    error.line = max(0, line - count)
    error.endLine = endLine.map { max(0, $0 - count) }
    guard isStatic, let word = message.ranges(of: "line ").last else { return error }
    let digits = message[word.upperBound...].prefix { $0.isWholeNumber }
    guard let told = Int(digits), told > count else { return error }
    error.message = message.replacing("line \(digits)", with: "line \(told - count)")
    return error
  }

  /// The last line of the language's own report: `NameError: name 'champion' is not defined`.
  public var summary: String { message.isEmpty ? type : "\(type): \(message)" }
}

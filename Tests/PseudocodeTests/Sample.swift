import Execution
import Pseudocode
import Testing

/// A program with what comes of it.
struct Sample: Sendable, CustomTestStringConvertible {
  let source: String
  let input: [String]
  let output: String

  /// A program that runs to its end.
  init(_ source: String, _ output: String, input: [String] = []) {
    self.source = source
    self.output = output
    self.input = input
  }

  var testDescription: String { source }

  /// The output of the program, with its error or limit behind it if it does not come to its end.
  var result: String {
    let outcome = PseudocodeProgram(source: source).run(input: input)
    switch outcome.ending {
    case .finished: return outcome.standardOutput
    case .raised(let error): return outcome.standardOutput + "[\(error.line):\(error.column ?? 0): \(error.message)]"
    case .stopped(let limit, let line): return outcome.standardOutput + "[\(limit), line \(line)]"
    }
  }
}

/// A program with its error: `line:column-column kind: message`, the second column behind the last character.
struct Mistake: Sendable, CustomTestStringConvertible {
  let source: String
  let error: String
  let help: String?

  init(_ source: String, _ error: String, help: String? = nil) {
    self.source = source
    self.error = error
    self.help = help
  }

  var testDescription: String { source }

  /// The error that is found in the program before it runs; nil when there is none.
  var found: (error: String, help: String?)? {
    guard let error = PseudocodeProgram(source: source).error else { return nil }
    let place = error.place
    let end = place.endLine == place.line ? "\(place.endColumn)" : "\(place.endLine):\(place.endColumn)"
    return ("\(place.line):\(place.column)-\(end) \(error.kind.rawValue): \(error.message)", error.help)
  }

  /// The error with which the program ends when it runs; nil when it ends otherwise.
  func raised(input: [String] = []) -> String? {
    let outcome = PseudocodeProgram(source: source).run(input: input)
    guard case .raised(let error) = outcome.ending, !error.isStatic else { return nil }
    let end = error.endLine == error.line ? "\(error.endColumn ?? 0)" : "\(error.endLine ?? 0):\(error.endColumn ?? 0)"
    return "\(error.line):\(error.column ?? 0)-\(end) \(error.message)"
  }
}

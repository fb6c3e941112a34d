public import CurriculumBundle
package import Execution
import Python

/// A program in a language that only the tools of a machine run, with what it came to there.
///
///     ExternalProgram(source: "print(2 + 3)", in: .swift)
public struct ExternalProgram: Sendable {
  /// Its text.
  public let source: String
  /// Its language.
  public let language: CodeLanguage
  /// The outcomes, by the lines that it reads.
  private let outcomes: [[String]: Outcome]

  /// A program that was not run yet.
  public init(source: String, in language: CodeLanguage) {
    (self.source, self.language, outcomes) = (source, language, [:])
  }

  /// A program with what a tool found.
  ///
  /// - Parameter outcomes: What it came to, by the lines that it reads.
  package init(_ program: ExternalProgram, with outcomes: [[String]: Outcome]) {
    (source, language, self.outcomes) = (program.source, program.language, outcomes)
  }
}

extension ExternalProgram: LanguageProgram {
  var writtenText: String { source }
  var conceptNames: Set<String> { [] }

  /// The error for which the compiler refused it, in any of its runs.
  var staticError: RaisedError? {
    for outcome in outcomes.values {
      if case .raised(let error) = outcome.ending, error.isStatic { return error }
    }
    return nil
  }

  func firstParts(of names: [String]) -> [(name: String, part: Int)] { [] }

  /// Shows what a tool found; tools do not say how many lines were read, so all of them count as read.
  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    var lines: [String] = []
    while let line = console.readLine() { lines.append(line) }
    guard let outcome = outcomes[lines] else { return .unreadable }
    for chunk in outcome.transcript.chunks { console.write(chunk.text, to: chunk.stream) }
    return outcome
  }

  func trace(input: [String]) -> (outcome: Outcome, trace: Trace?) { (outcomes[input] ?? .unreadable, nil) }
}

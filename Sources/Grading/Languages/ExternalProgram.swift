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
  /// The outcomes, by what it reads and what is asked of it.
  private let outcomes: [ProgramCheck: Outcome]

  /// A program that was not run yet.
  public init(source: String, in language: CodeLanguage) {
    (self.source, self.language, outcomes) = (source, language, [:])
  }

  /// A program with what a tool found.
  ///
  /// - Parameter outcomes: What it came to, by what it reads and what is asked of it, each as `asked` has it.
  package init(_ program: ExternalProgram, with outcomes: [ProgramCheck: Outcome]) {
    (source, language, self.outcomes) = (program.source, program.language, outcomes)
  }

  /// The outcome that a tool found on a check: with all that is asked there, or else with its input alone.
  package func outcome(on check: ProgramCheck) -> Outcome {
    outcomes[check.asked] ?? outcomes[ProgramCheck(input: check.input ?? [])] ?? .unreadable
  }
}

extension ProgramCheck {
  /// The check as far as a run depends on it: what the program reads, and what is asked of it when it has ended.
  package var asked: ProgramCheck {
    ProgramCheck(
      input: input ?? [], satisfies: satisfies, setup: call.flatMap { _ in setup }, call: call,
      returns: call.flatMap { _ in returns }, raises: call.flatMap { _ in raises })
  }
}

extension ExternalProgram: LanguageProgram {
  var writtenText: String { source }
  /// The names of the concepts in it; none in languages other than JavaScript.
  package var conceptNames: Set<String> {
    language == .javascript ? Set(JavaScriptWords(in: source).concepts.map(\.name)) : []
  }

  /// The error for which the compiler refused it, in any of its runs.
  var staticError: RaisedError? {
    for outcome in outcomes.values {
      if case .raised(let error) = outcome.ending, error.isStatic { return error }
    }
    return nil
  }

  /// The lines of concepts, and of words as the program has them; of languages other than JavaScript none is known.
  func firstParts(of names: [String]) -> [(name: String, part: Int)] {
    guard language == .javascript else { return [] }
    let words = JavaScriptWords(in: source)
    return names.compactMap { name in
      let line = words.all.first { $0.text == name }?.line ?? words.concepts.first { $0.name == name }?.line
      return line.map { (name, $0) }
    }
  }

  /// Shows what a tool found; tools do not say how many lines were read, so all of them count as read.
  func run(
    on console: inout ScriptedConsole, calling call: PythonCall?, budget: Budget, options: RunOptions
  ) -> Outcome {
    var lines: [String] = []
    while let line = console.readLine() { lines.append(line) }
    let outcome = outcome(on: ProgramCheck(input: lines))
    for chunk in outcome.transcript.chunks { console.write(chunk.text, to: chunk.stream) }
    return outcome
  }

  func trace(input: [String], options: RunOptions) -> (outcome: Outcome, trace: Trace?) {
    (outcome(on: ProgramCheck(input: input)), nil)
  }
}

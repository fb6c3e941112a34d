import AnswerReading
import CurriculumBundle
import Execution
import Grading
import Python
import Support

/// Runs answers that are code, each after the code of their card.
struct AnswerRuns {
  let runs: CardRuns
  /// The code, with the lines that run before it.
  let code: String
  private let program: PythonProgram
  /// The variables of the code.
  private let variables: [String]
  /// The output of the code.
  let printed: String
  /// The values of its variables at its end, as Python shows them.
  let values: [String: String]
  /// The types of these values.
  let types: [String: String]

  /// The longest representation of a value, and the longest output, that count.
  static let mostBytes = 400

  /// Runs the code alone; nil where it does not come to its end.
  ///
  /// - Parameter given: A line that runs before it, for what the text says alone.
  init?(after content: CardContent, given: String? = nil, _ runs: CardRuns) {
    self.runs = runs
    let shown = CodeSetting(before: content.codeBefore)
      .program(Observation.withoutClosingLineEnds(content.code ?? ""))
    code = [given, shown].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
    guard case .python(let program) = runs.read.program(.text(code), in: .python) else { return nil }
    self.program = program
    variables = CodeNames(in: code).variables.sorted()
    guard let found = runs.run(program, asking: variables.map { PythonQuestion($0) }, for: .codeAnswers),
      case .finished = found.outcome.ending, let values = Self.values(of: variables, found.answers)
    else { return nil }
    self.values = values
    types = zip(variables, found.answers).reduce(into: [:]) { types, pair in
      if case .value(let value) = pair.1 { types[pair.0] = value.type }
    }
    printed = found.outcome.standardOutput
  }

  /// True for a name that the code may have made.
  func definesName(_ name: String) -> Bool { ProgramWords.all(in: code).contains(name) }

  /// Returns the outcome of an answer; nil where nothing is certain: it does not come to its end, needs what this
  /// interpreter does not have, or has to do with very long values.
  func outcome(of answer: String, at index: Int) -> AnswerOutcome? {
    if let error = PythonProgram(source: answer).staticError {
      return AnswerOutcome(
        of: index, printed: "", error: RaisedError(type: error.type, message: error.message, line: 0))
    }
    let text = code.isEmpty ? answer : "\(code)\n\(answer)"
    guard case .python(let whole) = runs.read.program(.text(text), in: .python) else { return nil }
    let own = CodeNames(in: answer)
    let names = variables + own.variables.subtracting(own.loopVariables).subtracting(variables).sorted()
    guard let found = runs.run(whole, asking: names.map { PythonQuestion($0) }, for: .codeAnswers),
      found.outcome.standardOutput.hasPrefix(printed)
    else { return nil }
    let output = String(found.outcome.standardOutput.dropFirst(printed.count))
    let shown = Observation.withoutClosingLineEnds(output)
    guard shown.utf8.count <= Self.mostBytes, Instability.firstAddress(in: shown) == nil else { return nil }
    switch found.outcome.ending {
    case .stopped: return nil
    case .raised(let error):
      guard !error.isStatic, !error.isForeign(to: answer) else { return nil }
      let error = RaisedError(type: error.type, message: error.message, line: 0)
      return AnswerOutcome(of: index, printed: shown, error: error)
    case .finished:
      guard let after = Self.values(of: names, found.answers) else { return nil }
      let changed = after.filter { values[$0.key] != $0.value }.sorted { $0.key < $1.key }
        .map { AnswerOutcome.Variable(name: $0.key, value: $0.value) }
      let expression = answer.trimmingWhitespace()
      guard output.isEmpty, PythonProgram.isExpression(expression) else {
        return AnswerOutcome(of: index, printed: shown, changed: changed)
      }
      guard let value = value(of: expression) else { return nil }
      let isSilent = value == "None" && !changed.isEmpty
      return AnswerOutcome(of: index, printed: "", value: isSilent ? nil : value, changed: changed)
    }
  }

  /// The value of an expression after the code, as Python shows it; nil for one that cannot be compared.
  private func value(of expression: String) -> String? {
    let question = PythonQuestion(expression)
    guard let answers = runs.ask([question], atLeast: 1, after: program, for: .codeAnswers),
      case .value(let value) = answers[0], value.representation.utf8.count <= Self.mostBytes
    else { return nil }
    return Instability.firstAddress(in: value.representation) == nil ? value.representation : nil
  }

  /// The values of variables; nil where not all are known.
  ///
  /// Those that have none, and those of which only an address is shown, are left out.
  private static func values(of names: [String], _ answers: [PythonAnswer]) -> [String: String]? {
    guard names.count == answers.count else { return nil }
    var values: [String: String] = [:]
    for (name, answer) in zip(names, answers) {
      guard case .value(let value) = answer else { continue }
      guard value.representation.utf8.count <= mostBytes else { return nil }
      if Instability.firstAddress(in: value.representation) == nil { values[name] = value.representation }
    }
    return values
  }
}

import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Grading
import PythonAnalysis

/// Calls of checks that do not fit what `inputs` says of their arguments.
enum CallInputsMismatch {
  /// The findings, one a check.
  static func findings(_ lines: [InputLine], _ task: TaskContext, _ card: CardContext) -> [Finding] {
    guard task.task.language == .python else { return [] }
    return task.task.checks.enumerated().compactMap { index, check in
      guard let call = check.pythonCall, let pattern = CallPattern(call) else { return nil }
      let name = task.task.checks.count > 1 ? "check \(index + 1)" : "the check"
      let written = card.check(at: index)
      let place = written.location(of: written.fields.call)
      let given = pattern.arguments
      guard given.count == lines.count else {
        return Finding(
          at: place,
          "\(name) calls with \(counted(given.count, "value")), but 'inputs' states \(counted(lines.count, "value"))",
          help: "give each value that is written out in the call a key under 'inputs', in their order")
      }
      let misfit = zip(given, lines).first { !$1.admits(unquoted($0)) }
      guard let (value, line) = misfit else { return nil }
      return Finding(
        at: place,
        "\(name) calls with \(onOneLine(value)) for '\(line.name)', but 'inputs' states \(line.inWords)",
        help: "call it with a value that fits, or let 'inputs' allow this one")
    }
  }

  /// The words of a string, and any other value as it is.
  private static func unquoted(_ literal: String) -> String {
    guard let first = literal.first, first == "'" || first == "\"", literal.last == first, literal.count > 1 else {
      return literal
    }
    return String(literal.dropFirst().dropLast())
  }
}

import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import Execution
import Grading
import PythonAnalysis

/// Why the condition of a check has no value.
struct ConditionMistake {
  /// The fact.
  let fact: String
  /// What to do.
  let help: String
  /// What to write in its place, where that is known.
  var correction: String?

  /// The mistake in the condition of a check; nil where there is none.
  ///
  /// - Parameters:
  ///   - evidence: What a program that has to be right does on the check, if one ran on it.
  ///   - language: The language of the programs, in which conditions of JavaScript are written.
  init?(_ check: ProgramCheck, _ evidence: CheckEvidence?, in language: ProgramLanguage) {
    guard let condition = check.satisfies else { return nil }
    if language != .javascript, let mistake = PythonCondition.mistake(in: condition) {
      fact = "'satisfies' is '\(onOneLine(condition))', which is not an expression of Python: \(mistake.error.message)"
      correction = PythonCondition.comparison(meantBy: condition)
      help =
        correction.map { "write `\(onOneLine($0))`; `==` compares, `=` gives a name a value" }
        ?? "write an expression that is true of every right \(check.call == nil ? "output" : "value"), such as "
        + "`\(Self.example(calls: check.call != nil))`"
      return
    }
    switch evidence?.condition {
    case .raised(let error):
      fact = "`\(onOneLine(condition))` ends in \(onOneLine(error.summary)) \(Self.occasion(check, evidence))"
      help =
        language == .javascript
        ? "write an expression of JavaScript about `output`, `lines`\(check.call == nil ? "" : " or `returned`")"
        : Self.help(for: error, of: condition, in: check)
    case .stopped:
      fact = "`\(onOneLine(condition))` does not come to an end \(Self.occasion(check, evidence))"
      help = "write a condition that looks at less"
    case .holds, .fails, nil: return nil
    }
  }

  /// A condition as an example of one: on what a call returned, or else on what is printed.
  static func example(calls: Bool) -> String { calls ? "1 <= returned <= 6" : "1 <= int(output) <= 6" }

  private static func help(for error: RaisedError, of condition: String, in check: ProgramCheck) -> String {
    let names = PythonCondition(condition)?.names ?? []
    if check.call != nil, !names.contains("returned"), !names.isDisjoint(with: ["output", "lines"]) {
      return "what a call returns is `returned`: write a condition on that, such as `\(example(calls: true))`"
    }
    if check.call == nil, names.contains("returned") {
      return "only a check that calls has `returned`: write `checks: [{call: …, satisfies: …}]`"
    }
    switch error.type {
    case "NameError": return "write it with `output`, `lines`\(check.call == nil ? "" : ", `returned`") or `re`"
    case "TypeError" where names.contains("output"):
      return "`output` is a text: write `int(output)` or `float(output)` where a number is meant"
    default: return "write a condition that has a value there, or fix the solution"
    }
  }

  /// For which output it has no value.
  private static func occasion(_ check: ProgramCheck, _ evidence: CheckEvidence?) -> String {
    if let returned = evidence?.call?.returned {
      return "when \(onOneLine(check.callOnOneLine)) returns \(onOneLine(returned))"
    }
    let output = evidence?.run.output ?? ""
    return "for a program that prints \(output.isEmpty ? "nothing" : "'\(onOneLine(output))'")"
  }
}

extension CardContext {
  /// The repair that writes another condition into a check.
  func fixes(writing condition: String, ofCheck index: Int) -> [Fix] {
    let check = self.check(at: index)
    let layout: ScalarText.Context = check.mapping.isInBrackets ? .flow : .block
    return document.advice(
      toReplace: check.location(of: check.fields.satisfies),
      by: ScalarText.written(condition, indent: 0, in: layout, isContent: true), title: onOneLine(condition),
      .needsChoice)
  }
}

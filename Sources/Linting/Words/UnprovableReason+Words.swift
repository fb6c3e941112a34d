import Diagnostics
package import Evidence
import Grading

extension UnprovableReason {
  /// What is wrong with what the card asks.
  package var message: String {
    switch problem {
    case .notPython: "this can be worked out only after code in Python or pseudocode"
    case .onlyOutput(let condition):
      "`\(onOneLine(condition))` names more than `output`, all that a condition knows of code that is not Python"
    case .codeEnds(let seen, _): "\(seen.inWords), so nothing can be worked out after it"
    case .endsInError(let expression, let error):
      "`\(onOneLine(expression))` ends in \(onOneLine(error.summary, limit: 200)) after the code ran"
    case .unreadable(let expression, let error):
      (error.isOfPseudocode ? "pseudocode has no value `" : "Python cannot read `")
        + "\(onOneLine(expression))`: \(onOneLine(error.summary, limit: 200))"
    case .withoutAnswer(let condition):
      "`\(onOneLine(condition))` does not name `answer`, so it says the same of every answer"
    case .literal(let part, let isTrue, _):
      "`\(onOneLine(part))` alone is always \(isTrue ? "true" : "false"), whatever the code does"
    case .name(let part, let type, _):
      "`\(part)` alone says nothing that is true or false: it is of the type \(type)"
    case .idleComparison(let comparison, let isTrue, let types, _):
      "`\(onOneLine(comparison))` is \(isTrue ? "always" : "never") true, since "
        + (types.count == 1
          ? "`output` has no line end at its end"
          : "the sides are of the types \(types.joined(separator: " and "))")
    case .noSuchLine(let line, let count): "the code has no line \(line): it has \(count)"
    case .noSuchOutputLine(let line, let count):
      "the program prints \(count == 0 ? "nothing" : counted(count, "line")), so there is no "
        + (line == 0 ? "last line" : "line \(line)")
    case .severalLines(let text, let lines):
      CodeFact.position(of: text, lines: lines).inWords + ", and no answer names them all"
    case .nothingToFix(let seen, _): "there is nothing to fix: \(seen.inWords)"
    }
  }

  /// What to do about it.
  package var help: String {
    switch problem {
    case .notPython: "ask for what the code prints, or take '\(key)' out"
    case .onlyOutput: "let the code print what the condition is about, and compare that, as in `output == \"5\"`"
    case .codeEnds(_, let isStatement):
      isStatement
        ? "fix the code, or take '\(key)' out: nothing proves a statement about an error"
        : "fix the code, or ask for the error with `asks: error`"
    case .endsInError: comparisonHelp ?? "write an expression that has a value there"
    case .unreadable(let expression, let error): comparisonHelp ?? error.repair(expression, called: "expression")
    case .withoutAnswer: "write what must be true of `answer`, as in `answer == 3`"
    case .literal(_, _, let subject):
      correctionHelp ?? "write what must be true, as in `\(subject.rawValue) == \(subject == .output ? #""5""# : "5")`"
    case .name(let part, _, let sample):
      part == "output"
        ? "compare it, as in `output == \(onOneLine(sample))`"
        : "compare it, or write `bool(\(part))` if it is about whether there is something in it"
    case .idleComparison(_, _, _, let isAboutOutput):
      (correctionHelp ?? "compare values of the same type")
        + (isAboutOutput ? "; `output` is what the code prints, as a text without the line ends at its end" : "")
    case .noSuchLine(_, let count): "write a number from 1 to \(count)"
    case .noSuchOutputLine(_, let count):
      count == 0 ? "let the code print something" : "write a number from 1 to \(count)"
    case .severalLines(_, let lines):
      "look for a text that is printed once, or write an answer such as "
        + "'\(lines.dropLast().map(String.init).joined(separator: ", ")) and \(lines.last ?? 0)'"
    case .nothingToFix(_, let hasResult):
      "break the code, or " + (hasResult ? "write another `result`" : "say with `result:` what it should print")
    }
  }

  private var correctionHelp: String? { correction.map { "write `\(onOneLine($0))`" } }

  private var comparisonHelp: String? {
    correctionHelp.map { "\($0); `==` compares, `=` gives a name a value" }
  }
}

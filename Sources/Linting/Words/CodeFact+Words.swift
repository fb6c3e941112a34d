import Diagnostics
package import Evidence
import Grading

extension CodeFact {
  /// The fact as the beginning of a message: `the program prints '5'`.
  package var inWords: String {
    switch self {
    case .observed(let seen): seen.inWords
    case .errorLine(let line, let error):
      "the program ends on line \(line) in \(onOneLine(error.summary, limit: 200))"
    case .endsWell: "the program ends without an error"
    case .neverEnds: "the program never ends"
    case .value(let expression, let value): "the value of `\(onOneLine(expression))` is \(onOneLine(value))"
    case .type(let expression, let value, let type):
      "`\(onOneLine(expression))` is \(onOneLine(value)), of type \(type)"
    case .condition(let condition, let isTrue):
      "`\(onOneLine(condition))` is \(Self.truth(isTrue)) after the code ran"
    case .answerEnds(let answer, let error): "'\(onOneLine(answer))' ends in \(onOneLine(error.summary, limit: 200))"
    case .conditionEnds(let answer, let value, let condition, let error):
      "'\(onOneLine(answer))' is \(onOneLine(value)), for which `\(onOneLine(condition))` ends in "
        + onOneLine(error.summary, limit: 200)
    case .conditionOnAnswer(let answer, let value, let condition, let isTrue):
      "'\(onOneLine(answer))' is \(onOneLine(value)), for which `\(onOneLine(condition))` is \(Self.truth(isTrue))"
    case .fixed(let answer, let line, let seen, let isEnough):
      "with '\(onOneLine(answer))' on line \(line) \(seen?.inWords ?? "the program does not come to its end")"
        + (isEnough ? ", which without a 'result' counts as fixed" : "")
    case .occurrences(let text, let count): "'\(onOneLine(text))' is printed \(counted(count, "time"))"
    case .lineCount(let count): "the program prints \(counted(count, "line"))"
    case .outputLine(let line, let text):
      "the program prints \(text.isEmpty ? "nothing" : "'\(onOneLine(text))'") "
        + (line == 0 ? "last" : "on line \(line)")
    case .position(let text, let lines): Self.words(text, on: lines)
    case .ran(let seen): seen?.inWords ?? "the program does not come to its end"
    case .unprovable(let reason): reason.message
    }
  }

  private static func words(_ text: String, on lines: [Int]) -> String {
    let list = lines.map(String.init)
    guard let last = list.last else { return "'\(onOneLine(text))' is not printed" }
    let others = list.dropLast().joined(separator: ", ")
    return "'\(onOneLine(text))' is printed on \(list.count == 1 ? "line \(last)" : "the lines \(others) and \(last)")"
  }

  private static func truth(_ isTrue: Bool) -> String { isTrue ? "true" : "false" }
}

extension KeyProof {
  /// What the answer at an index comes to, as the beginning of a message; empty where nothing is known.
  func factInWords(of index: Int) -> String { fact(of: index)?.inWords ?? "" }
}

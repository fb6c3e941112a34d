import CurriculumBundle
import Execution
import Grading
import Pseudocode

/// Runs answers that are pseudocode, each after the code of their card.
struct PseudocodeAnswerRuns {
  private let runs: CardRuns
  /// The code, with the lines that run before it.
  private let code: String
  private let before: PseudocodeNames
  /// The values of the code's variables at its end, as `DISPLAY` shows them.
  let values: [String: String]
  /// The output of the code.
  private let printed: String

  /// Displayed between values, and in no program.
  private static let mark = "\u{241E}"

  /// Runs the code alone; nil where it does not come to its end.
  init?(after content: CardContent, _ runs: CardRuns) {
    self.runs = runs
    code = CodeSetting(before: content.codeBefore).program(Observation.withoutClosingLineEnds(content.code ?? ""))
    before = PseudocodeNames(in: code)
    guard let found = Self.outcome(of: code, showing: before.variables, runs), found.error == nil else { return nil }
    (printed, values) = (found.printed, found.values)
  }

  /// Returns the outcome of an answer; nil where nothing is certain: it does not come to its end, or gives some of its
  /// variables a value only at times.
  func outcome(of answer: String, at index: Int) -> AnswerOutcome? {
    guard PseudocodeProgram(source: "\(code)\n\(answer)").error != nil else { return effect(of: answer, index) }
    let expression = answer.trimmingWhitespace()
    guard PseudocodeProgram(source: "DISPLAY(\(expression))").error == nil,
      let found = Self.outcome(of: "\(code)\nDISPLAY(\(expression))", showing: [], runs)
    else {
      let error = PseudocodeProgram(source: answer).staticError
      return error.map { AnswerOutcome(of: index, printed: "", error: $0.withoutLine) }
    }
    if let error = found.error { return AnswerOutcome(of: index, printed: "", error: error.withoutLine) }
    guard found.printed.hasPrefix(printed) else { return nil }
    let shown = found.printed.dropFirst(printed.count).trimmingSuffix { $0.isWhitespace }
    // Questions ask for what is true by the words of other languages.
    let truths = ["true": "True", "false": "False"]
    return AnswerOutcome(of: index, printed: "", value: truths[String(shown)] ?? String(shown))
  }

  /// The outcome of statements.
  private func effect(of answer: String, _ index: Int) -> AnswerOutcome? {
    let names = Array(Set(before.variables + PseudocodeNames(in: answer).variables)).sorted()
    guard let found = Self.outcome(of: "\(code)\n\(answer)", showing: names, runs),
      found.printed.hasPrefix(printed)
    else { return nil }
    let shown = Observation.withoutClosingLineEnds(
      String(found.printed.dropFirst(printed.count).trimmingSuffix { $0.isWhitespace }))
    guard shown.utf8.count <= AnswerRuns.mostBytes else { return nil }
    if let error = found.error { return AnswerOutcome(of: index, printed: shown, error: error.withoutLine) }
    let changed = found.values.filter { values[$0.key] != $0.value }.sorted { $0.key < $1.key }
      .map { AnswerOutcome.Variable(name: $0.key, value: $0.value) }
    return AnswerOutcome(of: index, printed: shown, changed: changed)
  }

  private struct Found {
    let printed: String
    let values: [String: String]
    let error: RaisedError?
  }

  /// The output of a program, and the values of its variables at its end; nil where one has none, or it is stopped.
  private static func outcome(of text: String, showing names: [String], _ runs: CardRuns) -> Found? {
    let whole = "\(text)\n" + names.map { "DISPLAY(\"\(mark)\")\nDISPLAY(\($0))\n" }.joined()
    guard let run = runs.run(TaskProgram(.text(whole), in: .pseudocode), for: .codeAnswers) else { return nil }
    let parts = run.outcome.standardOutput.split(separator: "\(mark) ", omittingEmptySubsequences: false)
    switch run.outcome.ending {
    case .stopped: return nil
    case .raised(let error):
      // A variable without a value at the end says nothing of the program.
      return parts.count == 1 && error.line <= text.split(separator: "\n", omittingEmptySubsequences: false).count
        ? Found(printed: String(parts[0]), values: [:], error: error) : nil
    case .finished:
      guard parts.count == names.count + 1 else { return nil }
      let shown = parts.dropFirst().map { String($0.trimmingSuffix { $0.isWhitespace }) }
      guard shown.allSatisfy({ $0.utf8.count <= AnswerRuns.mostBytes }) else { return nil }
      return Found(
        printed: String(parts[0]), values: Dictionary(uniqueKeysWithValues: zip(names, shown)), error: nil)
    }
  }
}

/// The variables of a program in pseudocode.
struct PseudocodeNames {
  /// Those that are given a value in the program itself, outside of its procedures, in their order.
  let variables: [String]
  /// Those of its loops.
  private let loops: Set<String>

  init(in code: String) {
    let tokens = PseudocodeToken.all(in: code) ?? []
    var (found, loops, depth, outside) = ([String](), Set<String>(), 0, 0)
    var isInProcedure = false
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "PROCEDURE" where token.kind == .keyword: (isInProcedure, outside) = (true, depth)
      case "{" where token.kind == .mark: depth += 1
      case "}" where token.kind == .mark:
        depth -= 1
        if depth <= outside { isInProcedure = false }
      default: break
      }
      guard token.kind == .name, !isInProcedure else { continue }
      let isLoop = index > 0 && tokens[index - 1].text == "EACH"
      if isLoop { loops.insert(token.text) }
      if isLoop || index + 1 < tokens.count && tokens[index + 1].kind == .arrow { found.append(token.text) }
    }
    (variables, self.loops) = (found.unique, loops)
  }

  /// A program in Python with the same variables, for what reads questions about those.
  var inPython: String {
    variables.map { loops.contains($0) ? "for \($0) in [0]:\n  pass\n" : "\($0) = 0\n" }.joined()
  }
}

extension RaisedError {
  /// The error without its line, which is one of the whole program.
  fileprivate var withoutLine: RaisedError { RaisedError(type: type, message: message, line: 0) }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return text
  }
}

import AnswerReading
import Python

/// The value that the text of a question gives the one variable of its answers, where it asks which of them is true.
///
///     // The variable score has the value 60. Which comparison is True?
///     // score > 60, score >= 60
struct GivenValue {
  /// The variable.
  let name: String
  /// The number.
  let value: Double

  /// A value; nil where the code has the variable, or the text another number.
  init?(in text: String, of answers: [String], after code: String, _ reader: AnswerReader) {
    let names = answers.reduce(into: Set<String>()) { $0.formUnion(CodeNames.variables(usedIn: $1)) }
    let words = ProgramWords.all(in: text)
    guard names.count == 1, let name = names.first, words.contains(name), !ProgramWords.all(in: code).contains(name),
      reader.asksWhichIsTrue(text) || !words.isDisjoint(with: ["True", "False"])
    else { return nil }
    let numbers = text.matches(of: /-?[0-9]+(\.[0-9]+)?/).map { String($0.output.0) }
    guard numbers.count == 1, let value = Double(numbers[0]), abs(value) < 1_000_000_000 else { return nil }
    (self.name, self.value) = (name, value)
  }

  /// The one line with which a text gives a variable of the answers a list or a string: `numbers = [1, 2]`; nil where
  /// the code has the variable, or the text gives several.
  ///
  /// - Returns: The line, and the text without the value, which no outcome of an answer has to be.
  static func line(
    in text: String, of answers: [String], after code: String
  ) -> (line: String, rest: String)? {
    guard text.utf8.contains(UInt8(ascii: "=")), text.utf8.count < 1_000 else { return nil }
    let found = text.matches(
      of: /(?:^|[^A-Za-z0-9_.])([A-Za-z_][A-Za-z0-9_]*) ?= ?(\[[^\[\]]*\]|\{[^{}]*\}|"[^"]*"|'[^']*')/)
    guard found.count == 1, let match = found.first, PythonProgram.isLiteral(String(match.output.2)) else { return nil }
    let name = String(match.output.1)
    guard answers.contains(where: { CodeNames.variables(usedIn: $0).contains(name) }),
      !ProgramWords.all(in: code).contains(name)
    else { return nil }
    let rest = text[..<match.output.1.endIndex] + text[match.output.2.endIndex...]
    return ("\(name) = \(match.output.2)", String(rest))
  }

  /// The line of code that gives the variable the value.
  var line: String { "\(name) = \(AnswerDraws.written(value))" }

  /// The named answers without those that may be wrong where the text gives the least or the greatest value alone: in a
  /// direction in which a key always has its value, they have another one.
  func withoutDoubtful(_ named: [Int], keys: [Int], _ answers: [String], _ runs: AnswerRuns) -> [Int] {
    let directions = [[1.0, 10], [-1, -10]].map { steps in
      steps.map { [AnswerDraws.Variable(name: name, value: AnswerDraws.written(value + $0))] }
    }
    func effects(_ index: Int, _ draws: [[AnswerDraws.Variable]]) -> Set<AnswerEffect?> {
      Set(draws.map { runs.effect(of: answers[index], where: $0, watching: []).map(\.withoutState) })
    }
    guard let key = keys.first(where: named.contains) else { return named }
    let own = runs.effect(of: answers[key], where: [], watching: []).map(\.withoutState)
    let held = directions.filter { effects(key, $0) == [own] }
    return named.filter { index in keys.contains(index) || held.allSatisfy { effects(index, $0) == [own] } }
  }
}

extension AnswerEffect {
  /// The effect without the variables: the output and the value alone.
  fileprivate var withoutState: AnswerEffect { AnswerEffect(printed: printed, error: error, state: [], value: value) }
}

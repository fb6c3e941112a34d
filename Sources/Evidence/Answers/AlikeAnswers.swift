import AnswerReading
import Python
import Support

/// Looks which answers do the same as the key of a question, whatever is asked.
///
///     // The variable n holds 8. Which statement increases it by 1?
///     // n += 1, n =+ 1, n = n + 1: the last does the same as the first
struct AlikeAnswers {
  let text: NamingText
  let answers: [String]
  let key: Int
  let outcomes: [Int: AnswerOutcome]
  let runs: AnswerRuns
  let reader: AnswerReader

  /// The fewest draws on which none of them ends in an error.
  private static let fewestDraws = 3

  /// The indices of those that agree with the key on all draws, in their order; none where the text may ask how
  /// something is done, or speaks of nothing that the key has.
  func find() -> [Int] {
    guard outcomes[key] != nil, !reader.supposes(text.whole), !reader.negates(text.whole) else { return [] }
    let words = ProgramWords.all(in: text.whole)
    let named = CodeNames.variables(usedIn: answers[key]).intersection(words)
    // Whoever goes through a range does so in a loop, whichever range it is.
    let areRanges = outcomes.values.allSatisfy { $0.value?.hasPrefix("range(") ?? false }
    let asked = areRanges ? reader.withoutUseAndLoop(text.whole) : text.whole
    guard !reader.namesWay(asked, besides: named) else { return [] }
    let others = outcomes.keys.sorted().filter { $0 != key && !isDoubtful($0) }
    let own = [answers[key]] + others.map { answers[$0] }
    let names = own.reduce(into: Set<String>()) { $0.formUnion(CodeNames.variables(usedIn: $1)) }.sorted()
    guard !others.isEmpty, names.count <= AnswerDraws.mostVariables, names.allSatisfy(isVariable) else { return [] }
    if names.isEmpty { return alikeAsRanges(others) }
    guard !named.isEmpty else { return [] }
    return alike(others, on: AnswerDraws(for: names, in: own, text: text.whole).rows, watching: watched(in: own))
  }

  /// The same for several keys, where all of them are alike: without these; none where one is not.
  func find(withOther keys: [Int]) -> [Int] {
    guard keys.count > 1 else { return [] }
    let found = find()
    let others = keys.filter { $0 != key }
    return others.allSatisfy(found.contains) ? found.filter { !others.contains($0) } : []
  }

  // MARK: - Draws

  private func alike(_ others: [Int], on draws: [[AnswerDraws.Variable]], watching names: [String]) -> [Int] {
    var (left, agreed, isIdle) = (others, 0, true)
    for draw in draws {
      guard let own = runs.effect(of: answers[key], where: draw, watching: names) else { continue }
      left = left.filter { runs.effect(of: answers[$0], where: draw, watching: names) == own }
      guard !left.isEmpty else { return [] }
      guard own.error == nil else { continue }
      agreed += 1
      if isIdle { isIdle = runs.effect(of: "pass", where: draw, watching: names) == own }
    }
    return agreed >= Self.fewestDraws && !isIdle && !runs.runs.isSpent(for: .codeAnswers) ? left : []
  }

  /// The answers that are ranges with the elements of the key, where the text names these.
  private func alikeAsRanges(_ others: [Int]) -> [Int] {
    guard let value = outcomes[key]?.value, value.hasPrefix("range("),
      let own = runs.effect(of: answers[key], where: [], watching: []), let shown = own.value,
      let start = shown.firstIndex(of: "["), let end = shown.lastIndex(of: "]")
    else { return [] }
    let elements = shown[shown.index(after: start)..<end].split(separator: ",").map { String($0).trimmingWhitespace() }
    guard elements.count > 1, text.range(of: elements) != nil else { return [] }
    return others.filter { runs.effect(of: answers[$0], where: [], watching: []) == own }
  }

  /// The variables that are there when some answers have run, but for those of loops.
  private func watched(in answers: [String]) -> [String] {
    answers.reduce(into: Set<String>()) { names, answer in
      let own = CodeNames(in: answer)
      names.formUnion(own.variables.subtracting(own.loopVariables))
      names.formUnion(CodeNames.variables(usedIn: answer))
    }.sorted()
  }

  /// True for a name that may have any value: it is not a module, a function or a class of the code.
  private func isVariable(_ name: String) -> Bool {
    guard runs.definesName(name) else { return true }
    return runs.values[name].map { !$0.hasPrefix("<") } ?? false
  }

  // MARK: - Doubts

  /// True where the text may say that an answer is wrong by the way in which it comes to the same.
  private func isDoubtful(_ index: Int) -> Bool {
    let (own, right) = (answers[index], answers[key])
    guard Self.plain(own) != Self.plain(right), Self.isLiteralAssigned(own) == Self.isLiteralAssigned(right) else {
      return true
    }
    return ProgramWords.tellApart(own, from: [right], in: text.whole, besides: "", butPlain: plainTypes)
  }

  /// The names of types that the text has as words, not as code: `an empty list`.
  private var plainTypes: Set<String> {
    Set(
      ProgramWords.all(in: text.whole).filter { word in
        AnswerReader.isTypeInPrograms(word) && !text.whole.contains("\(word)(") && !text.whole.contains("`\(word)`")
      })
  }

  /// An answer without spaces, and with one kind of quotes: a text may ask for those of one kind.
  private static func plain(_ answer: String) -> String {
    answer.filter { !$0.isWhitespace && $0 != ";" }.replacing("\"", with: "'")
  }

  /// True for an assignment of a value that is written down, and not empty: whoever asks how to make a number of a text
  /// does not mean that number.
  private static func isLiteralAssigned(_ answer: String) -> Bool {
    let parts = answer.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].hasPrefix("=") else {
      return PythonProgram.isLiteral(answer.trimmingWhitespace())
    }
    let (target, value) = (parts[0].trimmingWhitespace(), parts[1].trimmingWhitespace())
    guard target.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    return PythonProgram.isLiteral(value) && !["[]", "{}", "()", "''", "\"\""].contains(value)
  }
}

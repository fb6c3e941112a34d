import AnswerReading
import Authoring
import Execution
import Grading
import Python

// Which answers are a value, or its type.
extension KeyRuns {
  /// The longest representation of a value that answers are compared with.
  private static let mostBytes = 10_000

  func findValues(
    of expression: String, _ answers: [String], keys: [Int]
  ) -> Result<AnswerFindings?, Unprovable> {
    guard answers.count <= Self.mostAnswers else { return .success(nil) }
    return evaluate(expression).map { value in
      guard let value else { return nil }
      guard Instability.firstAddress(in: value.representation) == nil else {
        return findings(ofObject: value, expression, answers, keys)
      }
      var findings = AnswerFindings(
        fact: .value(of: expression, value: value.shown), rightText: value.representation)
      guard compare(answers, with: value, &findings) else { return nil }
      findings.inWords = answers.indices.filter { reader.says(answers[$0], value.text) }
        .filter { !findings.right.contains($0) }
      return findings
    }
  }

  /// The findings on a value that shows its address, as a generator or a function: what such a value never is,
  /// a number, a text, a list, or an error, is not right.
  ///
  /// Nil where a key may be right.
  private func findings(
    ofObject value: PythonValue, _ expression: String, _ answers: [String], _ keys: [Int]
  ) -> AnswerFindings? {
    let isNever = { (index: Int) in
      PythonProgram.isLiteral(answers[index]) || self.reader.claim(of: answers[index])?.isError ?? false
    }
    guard keys.allSatisfy(isNever) else { return nil }
    let words = answers.indices.filter { !isNever($0) && answers[$0].lowercased().contains(value.type.lowercased()) }
    let shown = value.shown.split(separator: " at 0x").first.map { "\($0)>" }
    return AnswerFindings(fact: .value(of: expression, value: shown ?? value.shown), right: words)
  }

  /// Compares answers with a value: by what Python shows of both, and by `==`.
  ///
  /// An answer that has no value without the names of the code may be a text without its quotes, unless another one has
  /// them. Gives whether there was time for all of them.
  private func compare(_ answers: [String], with value: PythonValue, _ findings: inout AnswerFindings) -> Bool {
    let isLiteral = PythonProgram.isLiteral(value.representation)
    let known = PythonQuestion.Binding("value", .expression(isLiteral ? value.representation : "None"))
    let questions = answers.flatMap { answer in
      [
        PythonQuestion(answer),
        PythonQuestion(
          isLiteral ? "answer == value" : "False",
          with: PythonProgram.isExpression(answer) ? [known, .init("answer", .expression(answer))] : []),
      ]
    }
    guard let found = ask(PythonProgram(source: ""), questions) else { return false }
    var unquoted: [Int] = []
    for (index, answer) in answers.enumerated() {
      switch (found[2 * index], found[2 * index + 1]) {
      case (.value(let own), let comparison):
        if own.representation.utf8.elementsEqual(value.representation.utf8) || isSameSet(value, own, comparison) {
          findings.right.append(index)
          if PythonProgram.isLiteral(answer) { findings.literals.append(index) }
        } else if case .value(let isEqual) = comparison, isEqual.isTrue {
          findings.equal.append(index)
        } else if value.type == "str", answer.utf8.elementsEqual(value.text.utf8) {
          // Digits without quotes are a number to Python, and may be the text to a person.
          unquoted.append(index)
        }
      case (.error, _):
        if answer.utf8.elementsEqual(value.representation.utf8) { findings.right.append(index) }
        if value.type == "str", answer.utf8.elementsEqual(value.text.utf8) { unquoted.append(index) }
      }
    }
    if findings.right.isEmpty { findings.right = unquoted } else { findings.unquoted = unquoted }
    return true
  }

  /// True where two values are equal sets: a set has no order.
  private func isSameSet(_ value: PythonValue, _ own: PythonValue, _ comparison: PythonAnswer) -> Bool {
    guard value.type == "set" || value.type == "frozenset", own.type == value.type,
      case .value(let isEqual) = comparison
    else { return false }
    return isEqual.isTrue
  }

  func typeFindings(_ value: PythonValue, of expression: String, _ answers: [String]) -> AnswerFindings {
    AnswerFindings(
      fact: .type(of: expression, value: value.shown, type: value.type),
      right: answers.indices.filter { reader.names(answers[$0], type: value.type) }, rightText: value.type)
  }

  /// Whether an expression has the same value when it is worked out a second time, so that no call of the code changes
  /// what another one gives.
  func isStable(_ expression: String) -> Bool {
    guard let python = pythonAtItsEnd else {
      return isPseudocode && seen?.error == nil && expression.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let question = PythonQuestion(expression)
    guard let found = ask(python, [question, question]), case .value(let first) = found[0],
      case .value(let second) = found[1]
    else { return false }
    return first.representation.utf8.elementsEqual(second.representation.utf8)
  }

  /// The value of an expression after the code ran; nil when that takes too long.
  func evaluate(_ expression: String) -> Result<PythonValue?, Unprovable> {
    guard let seen else { return .success(nil) }
    guard let python = pythonAtItsEnd else {
      return .failure(Unprovable(reason: reasonWithoutEnd(seen, key: .expression)))
    }
    switch ask(python, PythonQuestion(expression)) {
    case .value(let value): return .success(value.representation.utf8.count > Self.mostBytes ? nil : value)
    case .error(let error):
      return .failure(Unprovable(reason: UnprovableReason(.expression, expression, endsIn: error)))
    case nil: return .success(nil)
    }
  }
}

internal import Execution
internal import Grading
internal import Python

extension KeyRuns {
  /// Why a condition cannot be meant: a part of it is a value and no comparison, as in `output == "4" or "5"`.
  ///
  /// - Parameters:
  ///   - subject: What the condition is about where it does not say.
  ///   - cases: What the names mean, for each value of which the condition is to be true or not.
  func idlePart(
    of condition: String, about subject: String, _ cases: [[PythonQuestion.Binding]], after python: PythonProgram
  ) -> UnprovableReason? {
    for part in PythonCondition(condition)?.idleParts ?? [] {
      let values = cases.compactMap { value(of: part.text, with: $0, after: python) }
      guard let value = values.first else { continue }
      switch part.form {
      case .literal: return UnprovableReason(literal: part, value, in: condition, about: subject)
      case .name:
        if values.allSatisfy({ $0.type != "bool" }) { return UnprovableReason(name: part, value, about: subject) }
      }
    }
    return nil
  }

  private func value(
    of expression: String, with bindings: [PythonQuestion.Binding], after python: PythonProgram
  ) -> PythonValue? {
    if case .value(let value)? = ask(python, [PythonQuestion(expression, with: bindings)])?.first { value } else { nil }
  }
}

extension UnprovableReason {
  /// A key whose expression ends in an error.
  init(_ key: String, _ text: String, endsIn error: RaisedError) {
    self.key = key
    message = "`\(onOneLine(text))` ends in \(onOneLine(error.summary, limit: 200)) after the code ran"
    correction = PythonCondition.comparison(meantBy: text)
    help =
      correction.map { "write `\(onOneLine($0))`; `==` compares, `=` gives a name a value" }
      ?? "write an expression that has a value there"
  }

  /// A condition on the answers that does not name them; nil for one that does.
  init?(withoutAnswerIn condition: String) {
    guard let names = PythonCondition(condition)?.names, !names.contains("answer") else { return nil }
    key = "satisfies"
    message = "`\(onOneLine(condition))` does not name `answer`, so it says the same of every answer"
    help = "write what must be true of `answer`, as in `answer == 3`"
  }

  /// A part of a condition that is a value as it is written.
  fileprivate init(
    literal part: PythonCondition.Part, _ value: PythonValue, in condition: String, about subject: String
  ) {
    key = "satisfies"
    let text = onOneLine(part.text)
    message = "`\(text)` alone is always \(value.isTrue ? "true" : "false"), whatever the code does"
    let compared = PythonProgram.equalities(in: condition).last { $0.right.bytes.upperBound <= part.bytes.lowerBound }
    let isTruth = value.type == "bool" || value.type == "NoneType"
    let written =
      value.type == "str" || subject != "output" || compared != nil ? part.text : PythonProgram.literal(of: value.text)
    let comparison = "\(compared?.left.text ?? subject) \(compared?.isNegated == true ? "!=" : "==") \(written)"
    guard !isTruth else {
      help = "write what must be true, as in `\(subject) == \(subject == "output" ? #""5""# : "5")`"
      return
    }
    let mended = Self.replacing(part.bytes, of: condition, by: comparison)
    correction = mended
    help = "write `\(onOneLine(mended))`"
  }

  /// A part of a condition that is a name, whose value is no truth.
  fileprivate init(name part: PythonCondition.Part, _ value: PythonValue, about subject: String) {
    key = "satisfies"
    message = "`\(part.text)` alone says nothing that is true or false: it is of the type \(value.type)"
    let sample = subject == "output" ? PythonProgram.literal(of: value.text) : value.representation
    help =
      part.text == "output"
      ? "compare it, as in `output == \(onOneLine(sample))`"
      : "compare it, or write `bool(\(part.text))` if it is about whether there is something in it"
  }
}

internal import Authoring
internal import Execution
internal import Python

extension UnprovableReason {
  /// A key whose expression ends in an error.
  init(_ key: FieldKey, _ text: String, endsIn error: RaisedError) {
    self.key = key
    correction = PythonCondition.comparison(meantBy: text)
    let correctionHelp = correction.map { "write `\(onOneLine($0))`; `==` compares, `=` gives a name a value" }
    guard let unread = PythonCondition.mistake(in: text) else {
      message = "`\(onOneLine(text))` ends in \(onOneLine(error.summary, limit: 200)) after the code ran"
      help = correctionHelp ?? "write an expression that has a value there"
      return
    }
    mistake = unread.bytes
    message = "Python cannot read `\(onOneLine(text))`: \(onOneLine(unread.error.summary, limit: 200))"
    help = correctionHelp ?? unread.error.repair(text, called: "expression")
  }

  /// A condition on the answers that does not name them; nil for one that does.
  init?(withoutAnswerIn condition: String) {
    guard let names = PythonCondition(condition)?.names, !names.contains("answer") else { return nil }
    key = .satisfies
    message = "`\(onOneLine(condition))` does not name `answer`, so it says the same of every answer"
    help = "write what must be true of `answer`, as in `answer == 3`"
  }

  /// A part of a condition that is a value as it is written.
  init(
    literal part: PythonCondition.Part, _ value: PythonValue, in condition: String, about subject: String
  ) {
    key = .satisfies
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
    let fixed = Self.replacing(part.bytes, of: condition, by: comparison)
    correction = fixed
    help = "write `\(onOneLine(fixed))`"
  }

  /// A part of a condition that is a name, whose value is no truth.
  init(name part: PythonCondition.Part, _ value: PythonValue, about subject: String) {
    key = .satisfies
    message = "`\(part.text)` alone says nothing that is true or false: it is of the type \(value.type)"
    let sample = subject == "output" ? PythonProgram.literal(of: value.text) : value.representation
    help =
      part.text == "output"
      ? "compare it, as in `output == \(onOneLine(sample))`"
      : "compare it, or write `bool(\(part.text))` if it is about whether there is something in it"
  }
}

internal import Grading
internal import Python

extension KeyRuns {
  /// Why a condition cannot be meant: it compares with `==` or `!=` what can never be equal, whatever the values are.
  ///
  /// - Parameters:
  ///   - names: The names of the question; comparisons without one of them are the author's own.
  ///   - cases: What the names mean, for each value of which the condition is to be true or not.
  func hopelessEquality(
    in condition: String, of names: Set<String>, _ cases: [[PythonQuestion.Binding]], after python: PythonProgram
  ) -> UnprovableReason? {
    for equality in PythonProgram.equalities(in: condition) {
      guard !names.isDisjoint(with: equality.left.names.union(equality.right.names)) else { continue }
      let values = cases.compactMap { sides(of: equality, with: $0, after: python) }
      guard let first = values.first, values.allSatisfy({ !equality.canHold(for: $0) }) else { continue }
      return UnprovableReason(equality, first, in: condition)
    }
    return nil
  }

  private func sides(
    of equality: PythonEquality, with bindings: [PythonQuestion.Binding], after python: PythonProgram
  ) -> (left: PythonValue, right: PythonValue)? {
    let questions = [equality.left, equality.right].map { PythonQuestion($0.text, with: bindings) }
    guard let found = ask(python, questions), case .value(let left) = found[0], case .value(let right) = found[1] else {
      return nil
    }
    return (left, right)
  }
}

extension PythonEquality {
  /// Whether two values of these types may be equal, and what is printed may be the text.
  fileprivate func canHold(for values: (left: PythonValue, right: PythonValue)) -> Bool {
    guard let one = Self.kind(of: values.left), let other = Self.kind(of: values.right) else { return true }
    return one == other && !(isOutput(left) && values.right.endsLine)
      && !(isOutput(right) && values.left.endsLine)
  }

  /// Whether a side is all that the code printed.
  fileprivate func isOutput(_ side: Side) -> Bool { side.text == "output" }

  /// What values of a type can be equal to; nil for types of which nobody knows.
  private static func kind(of value: PythonValue) -> String? {
    switch value.type {
    case "int", "float", "bool", "complex": "number"
    case "set", "frozenset": "set"
    case "str", "bytes", "list", "tuple", "dict": value.type
    default: nil
    }
  }
}

extension PythonValue {
  /// Whether it is a text with a line end at its end, which what was printed has not.
  fileprivate var endsLine: Bool { type == "str" && text != Observation.withoutClosingLineEnds(text) }
}

extension UnprovableReason {
  fileprivate init(
    _ equality: PythonEquality, _ values: (left: PythonValue, right: PythonValue), in condition: String
  ) {
    let (left, right) = (equality.left, equality.right)
    let truth = equality.isNegated ? "always true" : "never true"
    let written = "`\(onOneLine("\(left.text) \(equality.isNegated ? "!=" : "==") \(right.text)"))` is \(truth)"
    let isAboutOutput = left.names.union(right.names).contains("output")
    let what = isAboutOutput ? "; `output` is what the code prints, as a text without the line ends at its end" : ""
    key = "satisfies"
    message =
      values.left.type == values.right.type
      ? "\(written), since no line end stands at the end of `output`"
      : "\(written), since the sides are of the types \(values.left.type) and \(values.right.type)"
    correction = isAboutOutput ? Self.correction(equality, values, in: condition) : nil
    help = correction.map { "write `\(onOneLine($0))`\(what)" } ?? "compare values of the same type\(what)"
  }

  /// The condition with a text on both sides.
  private static func correction(
    _ equality: PythonEquality, _ values: (left: PythonValue, right: PythonValue), in condition: String
  ) -> String? {
    let isLeft = values.left.type != "str" || !equality.isOutput(equality.left)
    let (side, value, other) =
      isLeft ? (equality.left, values.left, values.right) : (equality.right, values.right, values.left)
    guard other.type == "str" else { return nil }
    let text =
      PythonProgram.isLiteral(side.text)
      ? PythonProgram.literal(of: Observation.withoutClosingLineEnds(value.text)) : "str(\(side.text))"
    guard value.type != "str" || PythonProgram.isLiteral(side.text) else { return nil }
    let bytes = Array(condition.utf8)
    return String(
      decoding: bytes[..<side.bytes.lowerBound] + text.utf8 + bytes[side.bytes.upperBound...], as: UTF8.self)
  }
}

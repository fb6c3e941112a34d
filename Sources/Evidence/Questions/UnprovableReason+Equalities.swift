import AnswerReading
import Authoring
import Grading
import Python
import PythonAnalysis

extension PythonEquality {
  /// Whether two values of these types may be equal, and what is printed may be the text.
  func canHold(for values: ConditionParts.Sides) -> Bool {
    zip(candidates, values.right).contains { side, value in
      guard let one = Self.kind(of: values.left), let other = Self.kind(of: value) else { return true }
      return one == other && !(isOutput(left) && value.endsLine) && !(isOutput(side) && values.left.endsLine)
    }
  }

  /// Whether a side is all that the code printed.
  fileprivate func isOutput(_ side: Side) -> Bool { side.text == "output" }

  /// What values of a type can be equal to; nil for types of which nobody knows.
  private static func kind(of value: PythonValue) -> String? {
    switch value.type {
    case "int", "float", "bool", "complex": "number"
    case "set", "frozenset": "set"
    case "str", "bytes", "list", "tuple", "dict", "type": value.type
    default: nil
    }
  }
}

extension PythonValue {
  /// Whether it is a text with a line end at its end, which what was printed has not.
  fileprivate var endsLine: Bool { type == "str" && text != Observation.withoutClosingLineEnds(text) }
}

extension UnprovableReason {
  /// A comparison in a condition that can never hold.
  init(_ equality: PythonEquality, _ values: ConditionParts.Sides, in condition: String) {
    let (left, right) = (equality.left, equality.right)
    let isAboutOutput = left.names.union(right.names).contains("output")
    key = .satisfies
    problem = .idleComparison(
      comparison: "\(left.text) \(equality.sign) \(right.text)", isTrue: equality.isNegated,
      types: ([values.left.type] + values.right.map(\.type)).unique, isAboutOutput: isAboutOutput)
    correction =
      isAboutOutput
      ? Self.correction(equality, values, in: condition) : Self.typeCorrection(equality, values, in: condition)
  }

  /// The condition with a text on both sides.
  private static func correction(
    _ equality: PythonEquality, _ values: ConditionParts.Sides, in condition: String
  ) -> String? {
    let isLeft = values.left.type != "str" || !equality.isOutput(equality.left)
    guard isLeft else {
      guard values.left.type == "str" else { return nil }
      return replacing(Array(zip(equality.candidates, values.right)), in: condition)
    }
    guard values.right.allSatisfy({ $0.type == "str" }) else { return nil }
    return replacing([(equality.left, values.left)], in: condition)
  }

  /// The condition with a type in the place of its name in quotes.
  private static func typeCorrection(
    _ equality: PythonEquality, _ values: ConditionParts.Sides, in condition: String
  ) -> String? {
    guard let right = values.right.first, values.right.count == 1 else { return nil }
    let (name, side) = values.left.type == "type" ? (right, equality.right) : (values.left, equality.left)
    guard name.type == "str", PythonProgram.isLiteral(side.text), AnswerReader.isTypeInPrograms(name.text) else {
      return nil
    }
    return replacing(side.bytes, of: condition, by: name.text)
  }

  /// A condition with texts in the place of some sides;
  /// nil where one of them is a text already that is not written out.
  private static func replacing(
    _ sides: [(side: PythonEquality.Side, value: PythonValue)], in condition: String
  ) -> String? {
    var condition = condition
    for (side, value) in sides.reversed() {
      let isLiteral = PythonProgram.isLiteral(side.text)
      guard isLiteral || value.type != "str" else { return nil }
      let text =
        isLiteral
        ? PythonProgram.literal(of: Observation.withoutClosingLineEnds(value.text)) : "str(\(side.text))"
      condition = replacing(side.bytes, of: condition, by: text)
    }
    return condition
  }

  /// A condition with a text in the place of some of its bytes.
  static func replacing(_ range: Range<Int>, of condition: String, by text: String) -> String {
    let bytes = Array(condition.utf8)
    return String(decoding: bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }
}

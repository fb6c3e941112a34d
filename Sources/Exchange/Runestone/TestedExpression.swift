import PythonSyntax

/// An expression of a test with its parts.
struct TestedExpression {
  /// What was read; nil for a text that is not an expression.
  let expression: Expression?
  private let texts: UnitTestTexts

  /// Reads a text; nil where Python cannot.
  init?(_ text: String) {
    guard let tree = try? SyntaxTree(parsingExpression: PythonSyntax.SourceText(text)) else { return nil }
    texts = UnitTestTexts(tree, [], "")
    if case .expression(let value)? = tree.body.first?.form { expression = value } else { expression = nil }
  }

  /// An expression in one layout, so that two can be compared; a text that is none as it is.
  static func canonical(_ text: String) -> String {
    guard let read = TestedExpression(text), let expression = read.expression else { return text }
    return ExpressionText(names: read.texts.tree.names).write(expression)
  }

  /// The text of a part.
  func text(_ expression: Expression) -> String { texts.text(of: expression) }

  /// Whether it is a name, or the names of attributes behind one.
  func isPath(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name: true
    case .attribute(let owner, _): isPath(owner)
    default: false
    }
  }

  /// `bool(x)`, `isinstance(x, C)` and `round(x - y, 7)` as what asserts them; nil for other calls.
  func assertion(_ call: Call, _ literal: String) -> String? {
    guard call.keywords.isEmpty, case .name = call.function.form else { return nil }
    let values = call.arguments.map(text)
    switch (text(call.function), literal, call.arguments.count) {
    case ("bool", "True", 1): return "assertTrue(\(values[0]))"
    case ("bool", "False", 1): return "assertFalse(\(values[0]))"
    case ("isinstance", "True", 2): return "assertIsInstance(\(values[0]), \(values[1]))"
    case ("isinstance", "False", 2): return "assertNotIsInstance(\(values[0]), \(values[1]))"
    case ("round", "0.0", 2):
      guard case .binary(.subtract, let first, let second) = call.arguments[0].form else { return nil }
      return "assertAlmostEqual(\(text(first)), \(text(second))\(values[1] == "7" ? "" : ", \(values[1])"))"
    default: return nil
    }
  }

  /// A comparison that is true, by the method for its operator.
  func assertion(_ first: Expression, _ other: Comparison, _ whole: String) -> String {
    let (left, right) = (text(first), text(other.operand))
    if case .isNot = other.comparison, right == "None" { return "assertIsNotNone(\(left))" }
    if case .lessOrEqual = other.comparison, case .call(let call) = first.form, text(call.function) == "abs",
      call.arguments.count == 1, case .binary(.subtract, let tested, let value) = call.arguments[0].form
    {
      return "assertAlmostEqual(\(text(tested)), \(text(value)), delta=\(right))"
    }
    guard let name = UnitTestMethod.name(for: other.comparison) else { return "assertTrue(\(whole))" }
    return "\(name)(\(left), \(right))"
  }
}

internal import Python
internal import PythonSyntax

/// Writes tests as methods of a class of `unittest`.
enum UnitTestWriter {
  /// The methods: a test with lines before it has one of its own, those without share one as long as they follow each
  /// other.
  static func methods(_ tests: [RunestoneProgram.Test]) -> String {
    var methods: [[String]] = []
    for (index, test) in tests.enumerated() {
      let isJoined = index > 0 && test.setup.isEmpty && tests[index - 1].setup.isEmpty
      if !isJoined { methods.append([]) }
      methods[methods.count - 1] += test.setup + lines(of: test)
    }
    return methods.enumerated().map { index, lines in
      "    def test\(methods.count == 1 ? "All" : String(index + 1))(self):\n"
        + lines.map { "        \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The lines of a test, the first of which begins with an assertion.
  private static func lines(of test: RunestoneProgram.Test) -> [String] {
    guard let error = test.raises else { return ["self.\(assertion(test))"] }
    let text = UnitTestText(test.expression)
    guard case .call(let call)? = text?.expression?.form, let text,
      call.arguments.allSatisfy({ !$0.isStarred }), call.keywords.isEmpty, text.isPath(call.function)
    else { return ["with self.assertRaises(\(error)):", "    \(test.expression)"] }
    let values = ([call.function] + call.arguments).map(text.text).joined(separator: ", ")
    return ["self.assertRaises(\(error), \(values))"]
  }

  /// The assertion that an import reads as the test.
  private static func assertion(_ test: RunestoneProgram.Test) -> String {
    let equality = "assertEqual(\(test.expression), \(test.literal))"
    guard let text = UnitTestText(test.expression), let expression = text.expression else { return equality }
    switch (expression.form, test.literal) {
    case (_, "None"): return "assertIsNone(\(test.expression))"
    case (.call(let call), _):
      return text.assertion(call, test.literal) ?? equality
    case (.compare(let first, let others), "True") where others.count == 1:
      return text.assertion(first, others[0], test.expression)
    case (.compare, "False"), (.unary(.not, _), "False"): return "assertFalse(\(test.expression))"
    case (.compare, "True"), (.unary(.not, _), "True"): return "assertTrue(\(test.expression))"
    default: return equality
    }
  }
}

/// An expression of a test with its parts.
private struct UnitTestText {
  let expression: Expression?
  private let texts: UnitTestTexts

  init?(_ text: String) {
    guard let tree = try? SyntaxTree(parsingExpression: PythonSyntax.SourceText(text)) else { return nil }
    texts = UnitTestTexts(tree, "")
    if case .expression(let value)? = tree.body.first?.form { expression = value } else { expression = nil }
  }

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
    guard let name = method(for: other.comparison) else { return "assertTrue(\(whole))" }
    return "\(name)(\(left), \(right))"
  }

  private func method(for comparison: ComparisonOperator) -> String? {
    switch comparison {
    case .equal: nil
    case .notEqual: "assertNotEqual"
    case .less: "assertLess"
    case .lessOrEqual: "assertLessEqual"
    case .greater: "assertGreater"
    case .greaterOrEqual: "assertGreaterEqual"
    case .is: "assertIs"
    case .isNot: "assertIsNot"
    case .in: "assertIn"
    case .notIn: "assertNotIn"
    }
  }
}

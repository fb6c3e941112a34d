import PythonSyntax

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
        + PythonText(lines.joined(separator: "\n")).indented(by: 8)
    }.joined(separator: "\n\n")
  }

  /// The lines of a test, the first of which begins with an assertion.
  private static func lines(of test: RunestoneProgram.Test) -> [String] {
    let called = PythonText(test.expression).onOneLine
    guard let error = test.raises else {
      return ["self.\(assertion(called, PythonText(test.literal).onOneLine))"]
    }
    let text = TestedExpression(called)
    guard case .call(let call)? = text?.expression?.form, let text,
      call.arguments.allSatisfy({ !$0.isStarred }), call.keywords.isEmpty, text.isPath(call.function)
    else { return ["with self.assertRaises(\(error)):", "    \(called)"] }
    let values = ([call.function] + call.arguments).map(text.text).joined(separator: ", ")
    return ["self.assertRaises(\(error), \(values))"]
  }

  /// The assertion that an import reads as the test.
  private static func assertion(_ called: String, _ literal: String) -> String {
    let equality = "assertEqual(\(called), \(literal))"
    guard let text = TestedExpression(called), let expression = text.expression else { return equality }
    switch (expression.form, literal) {
    case (_, "None"): return "assertIsNone(\(called))"
    case (.call(let call), _): return text.assertion(call, literal) ?? equality
    case (.compare(let first, let others), "True") where others.count == 1:
      return text.assertion(first, others[0], called)
    case (.compare, "False"), (.unary(.not, _), "False"): return "assertFalse(\(called))"
    case (.compare, "True"), (.unary(.not, _), "True"): return "assertTrue(\(called))"
    default: return equality
    }
  }
}

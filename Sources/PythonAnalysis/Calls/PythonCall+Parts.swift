public import Python
internal import PythonSyntax

extension PythonCall {
  /// The calls that are parts of the call and are given values that are written out, the outer ones first.
  ///
  ///     PythonCall("print(cube(square(2)))").parts.map(\.call)    // ["square(2)"]
  public var parts: [PythonCall] {
    guard let tree = try? SyntaxTree(parsingExpression: SourceText(call)) else { return [] }
    var finder = CallFinder()
    finder.visit(tree.body)
    let bytes = Array(call.utf8)
    return finder.ranges.compactMap { range in
      guard range.start.line == 1, range.end.line == 1, Int(range.end.column) <= bytes.count else { return nil }
      let text = String(decoding: bytes[Int(range.start.column)..<Int(range.end.column)], as: UTF8.self)
      return text == call ? nil : PythonCall(text, after: setup)
    }
  }
}

/// Finds calls whose arguments are all written out.
private struct CallFinder: SyntaxWalker {
  private(set) var ranges: [SourceRange] = []

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.form, !call.arguments.isEmpty,
      (call.arguments + call.keywords.map(\.value)).allSatisfy(\.isLiteral)
    {
      ranges.append(expression.range)
    }
    walk(expression)
  }
}

import PythonSyntax

extension CodeNames {
  /// True for code that gives variables values as they are written down and then prints what one operation, call or
  /// comparison makes of them, so that nothing else has a value in between.
  ///
  ///     CodeNames.hasOneOperation("x = \"5\"\nprint(x * 3)")        // true
  ///     CodeNames.hasOneOperation("x = 2 + 3\nprint(x * 3)")        // false
  static func hasOneOperation(_ code: String) -> Bool {
    guard code.utf8.count < 400, let tree = try? SyntaxTree(parsing: SourceText(code)),
      case .expression(let value)? = tree.body.last?.form, case .call(let call) = value.form,
      case .name(let function) = call.function.form, tree.names[function] == "print", call.keywords.isEmpty,
      call.arguments.count == 1
    else { return false }
    var printed = OperationCounter()
    printed.visit(call.arguments[0])
    return printed.count == 1
      && tree.body.dropLast().allSatisfy { statement in
        guard case .assign = statement.form else { return false }
        var given = OperationCounter()
        given.visit(statement)
        return given.count == 0
      }
  }

  /// Counts what makes a value of others.
  private struct OperationCounter: SyntaxWalker {
    var count = 0

    mutating func visit(_ expression: Expression) {
      switch expression.form {
      case .name, .constant, .attribute, .tuple, .list, .set, .dictionary: break
      case .call, .subscript, .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
        .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield, .yieldFrom,
        .await, .joinedString, .formatted:
        count += 1
      }
      walk(expression)
    }
  }
}

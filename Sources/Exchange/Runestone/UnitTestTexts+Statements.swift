import PythonSyntax

// What the statements of unit tests are.
extension UnitTestTexts {
  /// An import without what only tests need of it; nil where nothing else is in it.
  func importBesideTests(_ statement: Statement) -> [String]? {
    switch statement.form {
    case .importFrom(let form):
      let module = form.module.map { tree.names[$0] } ?? ""
      return module.split(separator: ".").first == "unittest" ? nil : lines(of: statement)
    case .import(let aliases):
      let others = aliases.filter { tree.names[$0.name].split(separator: ".").first != "unittest" }
      guard !others.isEmpty else { return nil }
      let names = others.map { alias in
        tree.names[alias.name] + (alias.alias.map { " as \(tree.names[$0])" } ?? "")
      }
      return ["import " + names.joined(separator: ", ")]
    default: return nil
    }
  }

  /// Whether a decorator, such as `@unittest.skip("later")`, leaves a test out.
  func isSkipped(_ statement: Statement) -> Bool {
    statement.decorators.contains { decorator in
      var function = decorator
      if case .call(let call) = decorator.form { function = call.function }
      return tree.names.lastName(of: function).map { $0.hasPrefix("skip") || $0 == "expectedFailure" } == true
    }
  }

  /// Whether a statement only frames the tests: `pass`, a text about them, `Tests().main()`.
  func isFrame(_ statement: Statement) -> Bool {
    switch statement.form {
    case .pass: true
    case .expression(let expression):
      switch expression.form {
      case .constant: true
      case .call(let call): isFrame(call)
      default: false
      }
    case .if(_, let body, let otherwise): otherwise.isEmpty && body.allSatisfy(isFrame)
    default: false
    }
  }

  /// Whether a call is `Tests().main()` or `super().setUp()`.
  private func isFrame(_ call: Call) -> Bool {
    guard case .attribute(let owner, let name) = call.function.form else { return false }
    guard tree.names[name] != "main" else { return true }
    guard case .call(let outer) = owner.form, case .name(let function) = outer.function.form else { return false }
    return tree.names[function] == "super"
  }

  /// The class of the error in `with self.assertRaises(ValueError):`; nil for other statements.
  func expectedError(of with: With) -> String? {
    guard with.items.count == 1, with.items[0].target == nil, case .call(let call) = with.items[0].context.form,
      method(of: call) == "assertRaises", call.arguments.count == 1, call.keywords.isEmpty
    else { return nil }
    return errorClass(call.arguments[0])
  }

  /// The name of a class of errors; nil for other expressions.
  func errorClass(_ expression: Expression) -> String? {
    guard case .name = expression.form else { return nil }
    return text(of: expression)
  }

  /// What is called where an error is expected: a statement that is an expression, or the value that a name gets; nil
  /// for others, such as `raise`, whose error would come of the check itself.
  func expressionCalled(by statement: Statement) -> Expression? {
    switch statement.form {
    case .expression(let expression): return expression
    case .assign(let targets, let value):
      let isNamed = targets.allSatisfy { if case .name = $0.form { true } else { false } }
      return isNamed ? value : nil
    default: return nil
    }
  }

  /// Why no check says a statement.
  func reason(for statement: Statement) -> UnitTests.Reason {
    let words = names(in: statement).attributes.map(\.name)
    if words.contains("getEditorText") { return .program }
    return words.contains("getOutput") ? .output : .other
  }
}

extension ClassDefinition {
  /// Whether it is one of tests: it is derived from `TestCase`, from `TestCaseGui`, or from another one of tests.
  func isOfTests(_ names: NameTable, besides classes: [Name]) -> Bool {
    bases.contains { base in
      guard let name = names.lastName(of: base) else { return false }
      return name.hasPrefix("TestCase") || classes.contains { names[$0] == name }
    }
  }
}

extension NameTable {
  /// The last name of `unittest.TestCase`; nil for other expressions.
  func lastName(of expression: Expression) -> String? {
    switch expression.form {
    case .name(let name), .attribute(_, let name): self[name]
    default: nil
    }
  }
}

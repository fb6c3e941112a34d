import PythonSyntax

extension FactFinder {
  mutating func visitCall(_ call: Call, _ range: SourceRange) {
    note(.call, range)
    switch call.function.form {
    case .name(let name): noteCall(of: name, range)
    case .attribute(let value, let name): noteMethod(name, of: value, range)
    case .constant, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
    visit((isBuiltin(call.function) ? [] : [call.function]) + call.arguments)
    for argument in call.arguments { if case .starred = argument.form { note(.spreadArgument, argument.range) } }
    for keyword in call.keywords {
      note(keyword.name == nil ? .spreadArgument : .keywordArgument, keyword.range)
      visit(keyword.value)
    }
  }

  private mutating func noteCall(of name: Name, _ range: SourceRange) {
    if functions.contains(name) { note(.recursion, range) }
    guard isBuiltin(name) else { return }
    note("python.call." + text(name), range)
  }

  /// Whether a name is that of a built-in function, which the program does not give to anything else.
  private func isBuiltin(_ name: Name) -> Bool {
    BuiltinNames.functions.contains(text(name)) && !bindings.binds(name)
  }

  /// Whether an expression is no variable, but the name of a built-in function.
  private func isBuiltin(_ expression: Expression) -> Bool {
    if case .name(let name) = expression.form { isBuiltin(name) } else { false }
  }

  /// A method of a built-in type, when the receiver or the method's name tells which.
  private mutating func noteMethod(_ name: Name, of receiver: Expression, _ range: SourceRange) {
    if bindings.module(of: receiver).map(PythonLibrary.modules.contains) == true { return }
    note(.method, range)
    let text = text(name)
    let type = bindings.type(of: receiver) ?? BuiltinNames.owner(ofMethod: text)
    guard let type, BuiltinNames.methods[type]?.contains(text) == true else { return }
    note("python.\(type).\(text)", range)
  }

  mutating func visitAttribute(_ value: Expression, _ name: Name, _ range: SourceRange) {
    if let module = bindings.module(of: value), PythonLibrary.modules.contains(module) {
      note("python.\(module).\(text(name))", range)
    } else {
      note(.attribute, range)
    }
    visit(value)
  }
}

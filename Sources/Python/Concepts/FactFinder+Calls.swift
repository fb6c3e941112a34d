import PythonSyntax

extension FactFinder {
  mutating func visitCall(_ call: Call, _ range: SourceRange) {
    note(.call, range)
    var isOfBuiltIn = false
    switch call.function.form {
    case .name(let name): isOfBuiltIn = noteCall(of: name, range)
    case .attribute(let value, let name): noteMethod(name, of: value, range)
    case .constant, .subscript, .slice, .call, .unary, .binary, .boolean, .compare, .conditional, .lambda, .walrus,
      .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension, .generator,
      .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
    if !isOfBuiltIn { visit(call.function) }
    visit(call.arguments)
    for argument in call.arguments { if case .starred = argument.form { note(.spreadArgument, argument.range) } }
    for keyword in call.keywords {
      note(keyword.name == nil ? .spreadArgument : .keywordArgument, keyword.range)
      visit(keyword.value)
    }
  }

  /// Notes a call of a name; returns true for that of a built-in function, which the program gives to nothing else.
  private mutating func noteCall(of name: Name, _ range: SourceRange) -> Bool {
    if functions.contains(name) { note(.recursion, range) }
    guard !bindings.binds(name), let concept = BuiltinNames.calls[text(name)] else { return false }
    note(concept, range)
    return true
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

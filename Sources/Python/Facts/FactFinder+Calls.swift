extension FactFinder {
  mutating func visitCall(_ call: Call, _ range: SourceRange) {
    note(.call, range)
    switch call.function.form {
    case .name(let name): noteCall(of: name, range)
    case .attribute(let value, let name): noteMethod(name, of: value, range)
    default: break
    }
    visit([call.function] + call.arguments)
    for argument in call.arguments { if case .starred = argument.form { note(.spreadArgument, argument.range) } }
    for keyword in call.keywords {
      note(keyword.name == nil ? .spreadArgument : .keywordArgument, keyword.range)
      visit(keyword.value)
    }
  }

  private mutating func noteCall(of name: Name, _ range: SourceRange) {
    if functions.contains(name) { note(.recursion, range) }
    let text = text(name)
    guard BuiltinNames.functions.contains(text), !bindings.binds(name) else { return }
    note("python.call." + text, range)
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

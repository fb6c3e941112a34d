import PythonSyntax

extension FactFinder {
  mutating func visitFunction(_ definition: FunctionDefinition, _ range: SourceRange) {
    note(.function, range)
    switch around.last {
    case .classBody: noteMethod(definition, range)
    case .function, .loop: if around.contains(.function) { note(.nestedFunction, range) }
    case nil: break
    }
    if definition.isAsync { note(.asynchronous, range) }
    visitDecorators(definition.decorators)
    visit(definition.parameters)
    if let returns = definition.returns {
      note(.annotation, returns.range)
      visit(returns)
    }
    noteDocstring(definition.body)
    functions.append(definition.name)
    around.append(.function)
    visit(definition.body)
    around.removeLast()
    functions.removeLast()
  }

  private mutating func noteMethod(_ definition: FunctionDefinition, _ range: SourceRange) {
    let name = text(definition.name)
    if name == "__init__" { return note(.initializer, range) }
    if name.hasPrefix("__"), name.hasSuffix("__") { return note(.specialMethod, range) }
    for decorator in definition.decorators {
      guard case .name(let decorator) = decorator.form, !bindings.binds(decorator) else { continue }
      switch text(decorator) {
      case "property": return note(.property, range)
      case "staticmethod": return note(.staticMethod, range)
      case "classmethod": return note(.classMethod, range)
      default: break
      }
    }
    note(.ordinaryMethod, range)
  }

  mutating func visitClass(_ definition: ClassDefinition, _ range: SourceRange) {
    note(.classDefinition, range)
    visitDecorators(definition.decorators)
    for base in definition.bases { note(.inheritance, base.range) }
    if definition.bases.count > 1 { note(.severalBases, range) }
    visit(definition.bases + definition.keywords.map(\.value))
    noteDocstring(definition.body)
    around.append(.classBody)
    visit(definition.body)
    around.removeLast()
  }

  private mutating func visitDecorators(_ decorators: [Expression]) {
    for decorator in decorators { note(.decorator, decorator.range) }
    visit(decorators)
  }

  private mutating func noteDocstring(_ body: [Statement]) {
    guard let first = body.first, case .expression(let value) = first.form, case .constant(.string) = value.form else {
      return
    }
    note(.docstring, first.range)
  }

  mutating func visit(_ parameters: Parameters) {
    for parameter in parameters.positionalOnly { note(.positionalOnly, parameter.range) }
    for parameter in parameters.keywordOnly { note(.keywordOnly, parameter.range) }
    if let variadic = parameters.variadic { note(.variadic, variadic.range) }
    if let variadic = parameters.keywordVariadic { note(.keywordVariadic, variadic.range) }
    for parameter in parameters.all {
      if let annotation = parameter.annotation { note(.annotation, annotation.range) }
      if parameter.defaultValue != nil { note(.defaultValue, parameter.range) }
    }
    walk(parameters)
  }
}

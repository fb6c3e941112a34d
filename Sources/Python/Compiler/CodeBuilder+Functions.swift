import PythonSyntax

extension CodeBuilder {
  func compile(_ definition: FunctionDefinition) throws(SyntaxError) {
    let place = range
    let target = allocate(4)
    let decorators = try evaluate(decorators: definition.decorators)
    let name = program.text(definition.name)
    let documentation = documentationText(of: definition.body)
    var scope = program.scope(definition.scope)
    if definition.isAsync { scope.isGenerator = false }
    let inner = CodeBuilder(program, scope: scope, name: name, parent: self, parameters: definition.parameters)
    inner.range = place
    let body = Array(definition.body.dropFirst(documentation == nil ? 0 : 1))
    if definition.isAsync { inner.emit(.refuse, Unsupported.async.number) } else { try inner.compile(body) }
    inner.range = place
    if body.isEmpty { inner.reach(place) }
    if !definition.body.endsFlow || inner.instructions.last?.opcode != .returnValue { inner.emit(.returnNone) }
    let line = Int((definition.decorators.first?.range ?? place).start.line)
    inner.parameterList.nativeForm = nativeForm(definition)
    let code = CompiledCode(inner, documentation: documentation, firstLine: line)
    let returns = inner.parameterList.nativeForm == nil ? definition.returns : nil
    try emitFunction(code, definition.parameters, returns: returns, target)
    try decorate(target, decorators)
    range = place
    reach(place)
    storeVariable(mangle(definition.name), target)
  }

  /// What the package's own code states of a function that CPython has in C.
  private func nativeForm(_ definition: FunctionDefinition) -> NativeForm? {
    guard program.isLibrary, case .constant(.string(let text))? = definition.returns?.form else { return nil }
    return NativeForm(text.string)
  }

  /// Evaluates decorators, each into a register with one behind it for what it decorates.
  private func evaluate(
    decorators: [Expression]
  ) throws(SyntaxError) -> [(register: Int, range: SourceRange)] {
    var evaluated: [(register: Int, range: SourceRange)] = []
    for decorator in decorators {
      let register = allocate(2)
      try evaluate(decorator, into: register)
      evaluated.append((register, decorator.range))
    }
    return evaluated
  }

  /// Calls decorators, the last one first.
  func decorate(_ target: Int, _ decorators: [(register: Int, range: SourceRange)]) throws(SyntaxError) {
    for decorator in decorators.reversed() {
      range = decorator.range
      emit(.move, decorator.register + 1, target)
      emit(.call, decorator.register, 1)
      emit(.move, target, decorator.register)
    }
  }

  func compile(_ lambda: Lambda, into target: Int) throws(SyntaxError) {
    let inner = CodeBuilder(
      program, scope: program.scope(lambda.scope), name: "<lambda>", parent: self, parameters: lambda.parameters)
    inner.range = lambda.body.range
    let result = try inner.operand(lambda.body)
    inner.reach(range)
    inner.emit(.returnValue, result)
    let code = CompiledCode(inner, documentation: nil, firstLine: Int(range.start.line))
    let register = allocate(4)
    try emitFunction(code, lambda.parameters, returns: nil, register)
    emit(.move, target, register)
  }

  /// Makes a function: defaults go to R[target], keyword defaults and annotations to the next two.
  private func emitFunction(
    _ code: CompiledCode, _ parameters: Parameters, returns: Expression?, _ target: Int
  ) throws(SyntaxError) {
    var flags = 0
    let place = range
    let defaults = (parameters.positionalOnly + parameters.positional).compactMap(\.defaultValue)
    if !defaults.isEmpty {
      flags |= 1
      let mark = nextRegister
      try compileSequence(defaults, .buildTuple, into: target)
      nextRegister = mark
    }
    if parameters.keywordOnly.contains(where: { $0.defaultValue != nil }) {
      flags |= 2
      emit(.buildDict, target + 1, 0, 0)
      for parameter in parameters.keywordOnly {
        if let value = parameter.defaultValue { try addItem(target + 1, parameter.name, value) }
      }
    }
    let annotated = parameters.inAnnotationOrder.filter { $0.annotation != nil }
    if !annotated.isEmpty || returns != nil {
      flags |= 4
      emit(.buildDict, target + 2, 0, 0)
      for parameter in annotated {
        if let annotation = parameter.annotation { try addAnnotation(target + 2, parameter.name, annotation) }
      }
      if let returns { try addAnnotation(target + 2, program.intern("return"), returns) }
    }
    range = place
    emit(.makeFunction, target, addNested(code), 0, x: flags)
  }

  private func addItem(_ dict: Int, _ name: Name, _ value: Expression) throws(SyntaxError) {
    let mark = nextRegister
    let key = allocate()
    emit(.loadConstant, key, addConstant(.text(program.text(mangle(name)))))
    emit(.dictAdd, dict, key, try operand(value))
    nextRegister = mark
  }

  private func addAnnotation(_ dict: Int, _ name: Name, _ annotation: Expression) throws(SyntaxError) {
    let mark = nextRegister
    let key = allocate()
    emit(.loadConstant, key, addConstant(.text(program.text(mangle(name)))))
    emit(.dictAdd, dict, key, try compile(annotation: annotation))
    nextRegister = mark
  }

  /// A register that holds an annotation, or its text where annotations are kept as texts.
  func compile(annotation: Expression) throws(SyntaxError) -> Int {
    if program.defersAnnotations {
      let register = allocate()
      emit(.loadConstant, register, addConstant(.text(ExpressionText(names: program.names).write(annotation))))
      return register
    }
    guard case .starred(let value) = annotation.form else { return try operand(annotation) }
    let register = allocate()
    emit(.unpack, register, try operand(value), 1)
    return register
  }

  // MARK: Classes

  func compile(_ definition: ClassDefinition) throws(SyntaxError) {
    let place = range
    let target = allocate(4)
    let decorators = try evaluate(decorators: definition.decorators)
    let name = program.text(definition.name)
    let inner = CodeBuilder(
      program, scope: program.scope(definition.scope), name: name, parent: self, parameters: Parameters())
    inner.range = definition.decorators.first?.range ?? place
    try inner.compileClassBody(definition)
    let code = CompiledCode(inner, documentation: nil, firstLine: Int(place.start.line))
    range = place
    emit(.makeFunction, target, addNested(code))
    emit(.loadConstant, target + 1, addConstant(.text(name)))
    try compileSequence(definition.bases, into: target + 2)
    if definition.keywords.isEmpty {
      emit(.unbind, target + 3)
    } else {
      try gather(definition.keywords, into: target + 3, target)
    }
    range = place
    emit(.buildClass, target)
    try decorate(target, decorators)
    range = place
    reach(place)
    storeVariable(mangle(definition.name), target)
  }

  private func compileClassBody(_ definition: ClassDefinition) throws(SyntaxError) {
    let register = allocate()
    emit(.loadGlobal, register, 0, addCache(program.intern("__name__")))
    emit(.storeName, register, 0, addCache(program.intern("__module__")))
    emit(.loadConstant, register, addConstant(.text(qualifiedName)))
    emit(.storeName, register, 0, addCache(program.intern("__qualname__")))
    if let documentation = documentationText(of: definition.body) {
      emit(.loadConstant, register, addConstant(.literal(.string(documentation))))
      emit(.storeName, register, 0, addCache(program.intern("__doc__")))
    }
    if hasAnnotations(definition.body) { emit(.annotate, 0xFFFF) }
    try compile(definition.body)
    if let classCell, scope.needsClassCell {
      emit(.returnValue, classCell)
    } else {
      emit(.returnNone)
    }
  }
}

extension Parameters {
  /// The parameters in the order in which CPython evaluates their annotations.
  fileprivate var inAnnotationOrder: [Parameter] {
    positional + positionalOnly + [variadic].compactMap { $0 } + keywordOnly + [keywordVariadic].compactMap { $0 }
  }
}

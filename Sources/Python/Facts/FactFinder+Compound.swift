extension FactFinder {
  mutating func visitIf(
    _ test: Expression, _ then: [Statement], _ otherwise: [Statement], _ range: SourceRange, isElif: Bool
  ) {
    note(isElif ? .otherCondition : .condition, range)
    visit(test)
    visit(then)
    guard let first = otherwise.first else { return }
    if otherwise.count == 1, case .if(let test, let then, let rest) = first.form, isElifHead(first) {
      visitIf(test, then, rest, first.range, isElif: true)
    } else {
      noteElse(.otherwise, otherwise)
      visit(otherwise)
    }
  }

  /// Whether an `if` that stands alone in an `else` was written `elif`.
  private func isElifHead(_ statement: Statement) -> Bool {
    let line = tree.source.bytes(ofLine: Int(statement.range.start.line))
    return line.dropFirst(Int(statement.range.start.column)).starts(with: "elif".utf8)
  }

  private mutating func noteElse(_ concept: Concept, _ body: [Statement]) {
    guard let first = body.first, let last = body.last else { return }
    note(concept, SourceRange(from: first.range.start, to: last.range.end))
  }

  mutating func visitLoop(_ body: [Statement], _ otherwise: [Statement], _ range: SourceRange) {
    visit(body)
    noteElse(.loopElse, otherwise)
    visit(otherwise)
  }

  mutating func visitFor(_ loop: For, _ range: SourceRange) {
    note(.forLoop, range)
    if loop.isAsync { note(.asynchronous, range) }
    noteUnpacking(loop.target)
    visit([loop.target, loop.iterable])
    visitLoop(loop.body, loop.otherwise, range)
  }

  mutating func visitWith(_ with: With, _ range: SourceRange) {
    note(.context, range)
    if with.isAsync { note(.asynchronous, range) }
    for item in with.items { visit([item.context, item.target].compactMap { $0 }) }
    visit(with.body)
  }

  mutating func visitTry(_ attempt: Try, _ range: SourceRange) {
    note(.attempt, range)
    visit(attempt.body)
    for handler in attempt.handlers {
      note(attempt.isStar ? .handlerGroup : .handler, handler.range)
      if let type = handler.type { visit(type) }
      visit(handler.body)
    }
    noteElse(.attemptElse, attempt.otherwise)
    visit(attempt.otherwise)
    noteElse(.finally, attempt.finally)
    visit(attempt.finally)
  }

  mutating func visitMatch(_ subject: Expression, _ cases: [MatchCase], _ range: SourceRange) {
    note(.match, range)
    visit(subject)
    for branch in cases {
      if let condition = branch.condition {
        note(.matchGuard, condition.range)
        visit(condition)
      }
      visit(branch.body)
    }
  }

  mutating func visitImport(_ aliases: [ImportAlias], _ range: SourceRange) {
    note(.importing, range)
    for alias in aliases {
      if alias.alias != nil { note(.importingAs, alias.range) }
      note("python.module." + text(alias.name), alias.range)
    }
  }

  mutating func visitImport(from names: ImportFrom, _ range: SourceRange) {
    note(.importingFrom, range)
    guard let module = names.module, names.level == 0 else { return }
    note("python.module." + text(module), range)
    for alias in names.names {
      if alias.alias != nil { note(.importingAs, alias.range) }
      note("python.\(text(module)).\(text(alias.name))", alias.range)
    }
  }

  // MARK: - Definitions

  mutating func visitFunction(_ definition: FunctionDefinition, _ range: SourceRange) {
    note(.function, range)
    if definition.isAsync { note(.asynchronous, range) }
    visitDecorators(definition.decorators)
    visitParameters(definition.parameters)
    if let returns = definition.returns {
      note(.annotation, returns.range)
      visit(returns)
    }
    noteDocstring(definition.body)
    functions.append(definition.name)
    visit(definition.body)
    functions.removeLast()
  }

  mutating func visitClass(_ definition: ClassDefinition, _ range: SourceRange) {
    note(.classDefinition, range)
    visitDecorators(definition.decorators)
    for base in definition.bases { note(.inheritance, base.range) }
    visit(definition.bases + definition.keywords.map(\.value))
    noteDocstring(definition.body)
    visit(definition.body)
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

  mutating func visitParameters(_ parameters: Parameters) {
    for parameter in parameters.positionalOnly { note(.positionalOnly, parameter.range) }
    for parameter in parameters.keywordOnly { note(.keywordOnly, parameter.range) }
    if let variadic = parameters.variadic { note(.variadic, variadic.range) }
    if let variadic = parameters.keywordVariadic { note(.keywordVariadic, variadic.range) }
    let plain = parameters.positionalOnly + parameters.positional + parameters.keywordOnly
    for parameter in plain + [parameters.variadic, parameters.keywordVariadic].compactMap({ $0 }) {
      if let annotation = parameter.annotation {
        note(.annotation, annotation.range)
        visit(annotation)
      }
      if let value = parameter.defaultValue {
        note(.defaultValue, parameter.range)
        visit(value)
      }
    }
  }
}

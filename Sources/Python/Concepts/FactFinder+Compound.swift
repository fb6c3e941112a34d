import PythonSyntax

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
    if around.last == .loop { note(.nestedLoop, range) }
    around.append(.loop)
    visit(body)
    around.removeLast()
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

  mutating func noteWith(_ with: With, _ range: SourceRange) {
    note(.context, range)
    if with.isAsync { note(.asynchronous, range) }
    for target in with.items.compactMap(\.target) { note(.namedContext, target.range) }
  }

  mutating func noteTry(_ attempt: Try, _ range: SourceRange) {
    note(.attempt, range)
    for handler in attempt.handlers { noteHandler(handler, isStar: attempt.isStar) }
    noteElse(.attemptElse, attempt.otherwise)
    noteElse(.finally, attempt.finally)
  }

  private mutating func noteHandler(_ handler: ExceptHandler, isStar: Bool) {
    note(isStar ? .handlerGroup : .handler, handler.range)
    if handler.name != nil { note(.namedHandler, handler.range) }
    guard let type = handler.type else { return note(.bareHandler, handler.range) }
    if case .tuple(let types) = type.form {
      note(.handlerOfSeveral, type.range)
      for type in types { noteException(type, "except", handler.range) }
    } else {
      noteException(type, "except", handler.range)
    }
  }

  /// An exception that Python has, by its name or as a call of it.
  mutating func noteException(_ value: Expression, _ use: String, _ range: SourceRange) {
    switch value.form {
    case .call(let call): noteException(call.function, use, range)
    case .name(let name):
      if BuiltinNames.exceptions.contains(text(name)), !bindings.binds(name) {
        note("python.\(use).\(text(name))", range)
      }
    case .constant, .attribute, .subscript, .slice, .unary, .binary, .boolean, .compare, .conditional, .lambda,
      .walrus, .tuple, .list, .set, .dictionary, .listComprehension, .setComprehension, .dictionaryComprehension,
      .generator, .starred, .yield, .yieldFrom, .await, .joinedString, .formatted:
      break
    }
  }

  mutating func noteImport(_ aliases: [ImportAlias], _ range: SourceRange) {
    note(.importing, range)
    for alias in aliases {
      if alias.alias != nil { note(.importingAs, alias.range) }
      noteModule(text(alias.name), alias.range)
    }
  }

  mutating func noteImport(from names: ImportFrom, _ range: SourceRange) {
    note(.importingFrom, range)
    guard let module = names.module, names.level == 0 else { return }
    noteModule(text(module), range)
    for alias in names.names {
      if alias.alias != nil { note(.importingAs, alias.range) }
      if text(alias.name) == "*" {
        note(.importingAll, alias.range)
      } else if PythonLibrary.modules.contains(text(module)) {
        note("python.\(text(module)).\(text(alias.name))", alias.range)
      }
    }
  }

  private mutating func noteModule(_ name: String, _ range: SourceRange) {
    if PythonLibrary.modules.contains(name) { note("python.module." + name, range) }
  }
}

import PythonSyntax

extension CodeBuilder {
  enum ComprehensionKind {
    case list, set, dictionary, generator

    var name: String {
      switch self {
      case .list: "<listcomp>"
      case .set: "<setcomp>"
      case .dictionary: "<dictcomp>"
      case .generator: "<genexpr>"
      }
    }
  }

  /// A list, tuple or set display.
  func compileSequence(_ items: [Expression], _ opcode: Opcode, into target: Int) throws(SyntaxError) {
    if items.contains(where: \.isStarred) || items.count > 200 {
      return try compileStarred(items, opcode, into: target)
    }
    let first = nextRegister
    let isConstant = items.allSatisfy(\.isConstant) && (opcode == .buildTuple || items.count > 2)
    if isConstant { reach(range) }
    try folding(isConstant) { () throws(SyntaxError) in
      // CPython builds a long display item by item.
      if items.count > 30 { reach(range) }
      for item in items {
        _ = try evaluate(item)
        if items.count > 30 { reach(range) }
      }
    }
    // CPython keeps a set of constants as a frozen set and copies it, which shows in the order.
    let isFrozen = opcode == .buildSet && items.count > 2 && items.allSatisfy { $0.foldedTypeName != nil }
    emit(opcode, target, first, items.count, x: isFrozen ? 1 : 0)
  }

  /// A display with `*iterable` in it: built item by item.
  private func compileStarred(_ items: [Expression], _ opcode: Opcode, into target: Int) throws(SyntaxError) {
    let result = allocate()
    let isSet = opcode == .buildSet
    emit(isSet ? .buildSet : .buildList, result, 0, 0)
    for item in items {
      let mark = nextRegister
      if case .starred(let value) = item.form {
        let register = try operand(value)
        emit(isSet ? .setUpdate : .listExtend, result, register, opcode == .buildTuple ? 1 : 0)
      } else {
        emit(isSet ? .setAdd : .listAppend, result, try operand(item))
      }
      nextRegister = mark
    }
    emit(opcode == .buildTuple ? .listToTuple : .move, target, result)
  }

  func compileDictionary(_ items: [DictionaryItem], into target: Int) throws(SyntaxError) {
    if items.count <= 100, items.allSatisfy({ $0.key != nil }) {
      let first = nextRegister
      // CPython adds entries one by one, sixteen at a time; of the rest, constant keys are one constant.
      let single = items.count / 16 * 16
      if single > 0 { reach(range) }
      for (index, item) in items.enumerated() {
        if let key = item.key {
          try folding(key.isConstant && index >= single && items.count - single > 1) { () throws(SyntaxError) in
            _ = try evaluate(key)
          }
        }
        _ = try evaluate(item.value)
        if index < single { reach(range) }
      }
      emit(.buildDict, target, first, items.count)
      return
    }
    let result = allocate()
    emit(.buildDict, result, 0, 0)
    for item in items {
      let mark = nextRegister
      if let key = item.key {
        let keyRegister = try operand(key)
        emit(.dictAdd, result, keyRegister, try operand(item.value))
      } else {
        emit(.dictUpdate, result, try operand(item.value))
      }
      nextRegister = mark
    }
    emit(.move, target, result)
  }

  // MARK: Comprehensions

  /// A comprehension is a function of its own, called at once with the first iterator.
  func compile(_ form: Comprehension, _ kind: ComprehensionKind, into target: Int) throws(SyntaxError) {
    guard let first = form.clauses.first else { return }
    let inner = CodeBuilder(
      program, scope: program.scope(form.scope), name: kind.name, parent: self, parameters: Parameters())
    inner.range = range
    try inner.compileBody(form, kind)
    let code = CompiledCode(inner, documentation: nil, firstLine: Int(range.start.line))
    if form.isAsynchronous { emit(.refuse, Unsupported.async.number) }
    let callee = allocate(2)
    emit(.makeFunction, callee, addNested(code))
    let iterable = try operand(first.iterable)
    emit(.getIterator, callee + 1, iterable)
    emit(.call, callee, 1)
    emit(.move, target, callee)
  }

  func addNested(_ code: CompiledCode) -> Int {
    nested.append(code)
    return nested.count - 1
  }

  private func compileBody(_ form: Comprehension, _ kind: ComprehensionKind) throws(SyntaxError) {
    let result = allocate()
    switch kind {
    case .list: emit(.buildList, result, 0, 0)
    case .set: emit(.buildSet, result, 0, 0)
    case .dictionary: emit(.buildDict, result, 0, 0)
    case .generator: break
    }
    try compileClause(0, form, kind, result)
    if kind == .generator { emit(.returnNone) } else { emit(.returnValue, result) }
  }

  private func compileClause(
    _ index: Int, _ form: Comprehension, _ kind: ComprehensionKind, _ result: Int
  ) throws(SyntaxError) {
    guard index < form.clauses.count else { return try compileElement(form, kind, result) }
    let clause = form.clauses[index]
    let (start, end) = (Label(), Label())
    let iterator = index == 0 ? 0 : allocate()
    if index > 0 {
      let iterable = try operand(clause.iterable)
      emit(.getIterator, iterator, iterable)
    }
    place(start)
    let before = bound
    try assignNext(of: iterator, to: clause.target, at: range, end)
    for condition in clause.conditions { try jump(unless: condition, to: start) }
    try compileClause(index + 1, form, kind, result)
    emitLoop(to: start)
    bound = before
    place(end)
  }

  private func compileElement(_ form: Comprehension, _ kind: ComprehensionKind, _ result: Int) throws(SyntaxError) {
    let (mark, whole) = (nextRegister, range)
    try at(form.element.range) { () throws(SyntaxError) in
      switch kind {
      case .list: emit(.listAppend, result, try operand(form.element))
      case .set:
        // What cannot be hashed is an error of the whole comprehension.
        let element = try operand(form.element)
        try at(whole) { () throws(SyntaxError) in _ = emit(.setAdd, result, element) }
      case .dictionary:
        let key = try operand(form.element)
        guard let value = try form.value.map({ (value) throws(SyntaxError) in try operand(value) }) else { return }
        try at(whole) { () throws(SyntaxError) in _ = emit(.dictAdd, result, key, value) }
      case .generator:
        let value = try evaluate(form.element)
        emit(.yieldValue, value, value)
        note(.resume)
      }
    }
    nextRegister = mark
  }
}

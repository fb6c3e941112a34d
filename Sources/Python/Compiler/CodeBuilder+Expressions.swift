import PythonSyntax

extension CodeBuilder {
  /// A register that holds an expression's value: a local variable's own one, or a fresh one.
  func operand(_ expression: Expression) throws(SyntaxError) -> Int {
    if case .name(let name) = expression.form, !scope.hasWalrus {
      let name = mangle(name)
      if access(name) == .local {
        let register = register(name)
        reach(expression.range)
        try at(expression.range) { checkBound(register, name) }
        return register
      }
    }
    let target = allocate()
    try evaluate(expression, into: target)
    return target
  }

  /// Puts an expression's value into a fresh register.
  func evaluate(_ expression: Expression) throws(SyntaxError) -> Int {
    let target = allocate()
    try evaluate(expression, into: target)
    return target
  }

  /// Puts an expression's value into a register.
  func evaluate(_ expression: Expression, into target: Int) throws(SyntaxError) {
    let mark = nextRegister
    let outer = range
    range = expression.range
    if expression.isLeaf { reach(range) }
    try compile(expression, into: target)
    range = outer
    nextRegister = mark
  }

  /// Loads what CPython folds into a constant; false for any other expression.
  private func loadFolded(_ expression: Expression, into target: Int) -> Bool {
    switch expression.form {
    case .unary, .binary, .tuple: break
    default: return false
    }
    guard let constant = expression.folded else { return false }
    reach(range)
    if case .literal(let literal) = constant {
      load(literal, into: target)
    } else {
      emit(.loadConstant, target, addConstant(constant))
    }
    return true
  }

  private func compile(_ expression: Expression, into target: Int) throws(SyntaxError) {
    if loadFolded(expression, into: target) { return }
    switch expression.form {
    case .constant(let constant): load(constant, into: target)
    case .name(let name): loadVariable(mangle(name), into: target)
    case .attribute(let value, let name):
      emit(.loadAttribute, target, try operand(value), addCache(mangle(name)))
    case .subscript(let value, let index): try compileSubscript(value, index, into: target)
    case .slice(let lower, let upper, let step): try compileSlice(lower, upper, step, into: target)
    case .call(let call): try compile(call, into: target)
    case .unary(let unary, let value): try compile(unary, value, into: target)
    case .binary(let binary, let left, let right): try compile(binary, left, right, into: target)
    case .boolean(let boolean, let operands): try compile(boolean, operands, into: target)
    case .compare(let first, let comparisons): try compile(first, comparisons, into: target)
    case .conditional(let test, let then, let otherwise):
      try compileConditional(test, then, otherwise, into: target)
    case .lambda(let lambda): try compile(lambda, into: target)
    case .walrus(let name, let value):
      try evaluate(value, into: target)
      try assign(name, from: target)
    case .tuple(let items): try compileSequence(items, .buildTuple, into: target)
    case .list(let items): try compileSequence(items, .buildList, into: target)
    case .set(let items): try compileSequence(items, .buildSet, into: target)
    case .dictionary(let items): try compileDictionary(items, into: target)
    case .listComprehension(let form): try compile(form, .list, into: target)
    case .setComprehension(let form): try compile(form, .set, into: target)
    case .dictionaryComprehension(let form): try compile(form, .dictionary, into: target)
    case .generator(let form): try compile(form, .generator, into: target)
    case .starred: throw error("can't use starred expression here", expression.range)
    case .yield(let value): try compileYield(value, into: target)
    case .yieldFrom(let value):
      let register = try evaluate(value)
      emit(.getIterator, register, register, x: 1)
      emit(.delegate, register, target)
      note(.resume)
    case .await: emit(.refuse, Unsupported.async.number)
    case .joinedString(let parts): try compileJoined(parts, into: target)
    case .formatted: try compileJoined([expression], into: target)
    }
  }

  private func compileYield(_ value: Expression?, into target: Int) throws(SyntaxError) {
    let register = allocate()
    if let value { try evaluate(value, into: register) } else { emit(.loadNone, register) }
    emit(.yieldValue, register, target)
    note(.resume)
  }

  func load(_ constant: Constant, into target: Int) {
    switch constant {
    case .none: emit(.loadNone, target)
    case .true: emit(.loadBool, target, 1)
    case .false: emit(.loadBool, target, 0)
    case .integer(let number) where Value.sharedNumbers.contains(number):
      emit(.loadInt, target, number & 0xFFFF, (number >> 16) & 0xFFFF)
    case .ellipsis, .integer, .bigInteger, .float, .imaginary, .string, .bytes:
      emit(.loadConstant, target, addConstant(.literal(constant)))
    }
  }

  private func compileSubscript(_ value: Expression, _ index: Expression, into target: Int) throws(SyntaxError) {
    let container = try operand(value)
    if let number = index.smallInteger {
      reach(index.range)
      emit(.getItemImmediate, target, container, number & 0xFFFF)
    } else {
      emit(.getItem, target, container, try operand(index))
    }
  }

  private func compileSlice(
    _ lower: Expression?, _ upper: Expression?, _ step: Expression?, into target: Int
  ) throws(SyntaxError) {
    let first = allocate(3)
    for (offset, part) in [lower, upper, step].enumerated() {
      if let part { try evaluate(part, into: first + offset) } else { emit(.loadNone, first + offset) }
    }
    emit(.buildSlice, target, first)
  }

  private func compileConditional(
    _ test: Expression, _ then: Expression, _ otherwise: Expression, into target: Int
  ) throws(SyntaxError) {
    let (elseLabel, end) = (Label(), Label())
    try jump(unless: test, to: elseLabel)
    try perhaps { () throws(SyntaxError) in try evaluate(then, into: target) }
    emitJump(.jump, to: end)
    place(elseLabel)
    try perhaps { () throws(SyntaxError) in try evaluate(otherwise, into: target) }
    place(end)
  }

  private func compile(
    _ boolean: BooleanOperator, _ operands: [Expression], into target: Int
  ) throws(SyntaxError) {
    let end = Label()
    // A local must not be overwritten before the last operand is known.
    let result = allocate()
    for (index, operand) in operands.enumerated() {
      if index == 0 {
        try evaluate(operand, into: result)
      } else {
        try perhaps { () throws(SyntaxError) in try evaluate(operand, into: result) }
      }
      reach(range)
      if index < operands.count - 1 { emitJump(boolean == .and ? .jumpIfFalse : .jumpIfTrue, result, to: end) }
    }
    place(end)
    if result != target { emit(.move, target, result) }
  }

  private func compileJoined(_ parts: [Expression], into target: Int) throws(SyntaxError) {
    let first = nextRegister
    for part in parts {
      let register = allocate()
      guard case .formatted(let form) = part.form else {
        try evaluate(part, into: register)
        continue
      }
      let mark = nextRegister
      let value = try operand(form.value)
      var flags = form.conversion.map { Int($0.rawValue) + 1 } ?? 0
      var specification = 0
      if let expression = form.specification {
        specification = try operand(expression)
        flags |= 4
      }
      emit(.formatValue, register, value, specification, x: flags)
      nextRegister = mark
    }
    emit(.buildString, target, first, parts.count)
  }
}

extension Expression {
  /// Whether CPython folds the expression into a constant; containers aside.
  var isConstant: Bool {
    switch form {
    case .constant: true
    case .unary(.minus, let inner): inner.isConstant
    case .tuple(let items): items.allSatisfy(\.isConstant)
    default: false
    }
  }

  /// The value of an integer literal (perhaps with a minus) that fits in an instruction.
  var smallInteger: Int? {
    switch form {
    case .constant(.integer(let number)) where abs(number) < 1 << 15: number
    case .unary(.minus, let inner): inner.smallInteger.map { -$0 }
    default: nil
    }
  }
}

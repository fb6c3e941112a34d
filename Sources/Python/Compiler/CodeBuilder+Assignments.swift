import PythonSyntax

extension CodeBuilder {
  func compileAssignment(_ targets: [Expression], _ value: Expression) throws(SyntaxError) {
    if targets.count == 1, let target = targets.first {
      if case .name(let name) = target.form, access(mangle(name)) == .local {
        try evaluate(value, into: register(mangle(name)))
        return noteBound(mangle(name))
      }
      if try compileParallel(target, value) { return }
    }
    let register = try operand(value)
    for target in targets { try assign(target, from: register) }
  }

  /// `a, b = b, a` without a tuple.
  private func compileParallel(_ target: Expression, _ value: Expression) throws(SyntaxError) -> Bool {
    guard let targets = target.items, case .tuple(let values) = value.form, targets.count == values.count,
      targets.count <= 4, !targets.contains(where: \.isStarred), !values.contains(where: \.isStarred)
    else { return false }
    var registers: [Int] = []
    for value in values { registers.append(try evaluate(value)) }
    for (target, register) in zip(targets, registers) { try assign(target, from: register) }
    return true
  }

  /// Assigns the value in a register to a target of any form.
  func assign(_ target: Expression, from source: Int) throws(SyntaxError) {
    let mark = nextRegister
    let outer = range
    range = target.range
    switch target.form {
    case .name(let name): storeVariable(mangle(name), source)
    case .attribute(let value, let name):
      emit(.storeAttribute, source, try operand(value), addCache(mangle(name)))
    case .subscript(let value, let index):
      let container = try operand(value)
      emit(.setItem, container, try operand(index), source)
    case .tuple(let items), .list(let items): try unpack(items, from: source)
    case .starred: throw error("starred assignment target must be in a list or tuple", target.range)
    default: throw error("cannot assign to expression", target.range)
    }
    range = outer
    nextRegister = mark
  }

  private func unpack(_ items: [Expression], from source: Int) throws(SyntaxError) {
    let first = allocate(items.count)
    if let star = items.firstIndex(where: \.isStarred) {
      emit(.unpackRest, first, source, star, x: items.count - star - 1)
    } else {
      emit(.unpack, first, source, items.count)
    }
    for (index, item) in items.enumerated() {
      if case .starred(let inner) = item.form {
        try assign(inner, from: first + index)
      } else {
        try assign(item, from: first + index)
      }
    }
  }

  /// Puts the next item of an iterator into a target, or jumps when there is none.
  func assignNext(
    of iterator: Int, to target: Expression, at place: SourceRange, _ end: Label
  ) throws(SyntaxError) {
    let outer = range
    range = place
    if case .name(let name) = target.form, access(mangle(name)) == .local {
      emitJump(.forIterator, iterator, register(mangle(name)), to: end)
      reach(target.range)
      noteBound(mangle(name))
    } else {
      let mark = nextRegister
      let item = allocate()
      emitJump(.forIterator, iterator, item, to: end)
      try assign(target, from: item)
      nextRegister = mark
    }
    range = outer
  }

  func compileAugmented(_ target: Expression, _ binary: BinaryOperator, _ value: Expression) throws(SyntaxError) {
    let statement = range
    switch target.form {
    case .name(let name):
      let name = mangle(name)
      let isLocal = access(name) == .local
      let register = isLocal ? register(name) : allocate()
      range = target.range
      if isLocal { reach(range) }
      if isLocal { checkBound(register, name) } else { loadVariable(name, into: register) }
      range = statement
      try compile(binary, register, value, into: register, inPlace: true)
      if !isLocal { storeVariable(name, register) }
    case .attribute(let object, let name):
      let receiver = try operand(object)
      let register = allocate()
      range = target.range
      emit(.loadAttribute, register, receiver, addCache(mangle(name)))
      range = statement
      try compile(binary, register, value, into: register, inPlace: true)
      range = target.range
      emit(.storeAttribute, register, receiver, addCache(mangle(name)))
    case .subscript(let object, let index):
      let container = try operand(object)
      let key = try operand(index)
      let register = allocate()
      range = target.range
      emit(.getItem, register, container, key)
      range = statement
      try compile(binary, register, value, into: register, inPlace: true)
      range = target.range
      emit(.setItem, container, key, register)
    default: throw error("illegal expression for augmented assignment", target.range)
    }
    range = statement
  }

  func compile(_ assignment: AnnotatedAssignment) throws(SyntaxError) {
    if let value = assignment.value { try compileAssignment([assignment.target], value) }
    guard scope.kind == .module || scope.kind == .classBody else { return }
    guard assignment.isSimple, case .name(let name) = assignment.target.form else { return }
    emit(.annotate, addCache(mangle(name)), try compile(annotation: assignment.annotation))
  }

  /// Whether a body annotates names, so that `__annotations__` has to be there.
  func hasAnnotations(_ body: [Statement]) -> Bool {
    body.contains {
      switch $0.form {
      case .annotatedAssign: true
      case .if(_, let then, let otherwise): hasAnnotations(then) || hasAnnotations(otherwise)
      case .while(_, let body, let otherwise): hasAnnotations(body) || hasAnnotations(otherwise)
      case .for(let loop): hasAnnotations(loop.body) || hasAnnotations(loop.otherwise)
      case .with(let form): hasAnnotations(form.body)
      case .try(let form): hasAnnotations(form.body) || hasAnnotations(form.otherwise) || hasAnnotations(form.finally)
      default: false
      }
    }
  }

  func delete(_ target: Expression) throws(SyntaxError) {
    let mark = nextRegister
    let outer = range
    range = target.range
    switch target.form {
    case .name(let name): deleteVariable(mangle(name))
    case .attribute(let value, let name):
      emit(.deleteAttribute, try operand(value), 0, addCache(mangle(name)))
    case .subscript(let value, let index):
      let container = try operand(value)
      emit(.deleteItem, container, try operand(index))
    case .tuple(let items), .list(let items): for item in items { try delete(item) }
    default: throw error("cannot delete expression", target.range)
    }
    range = outer
    nextRegister = mark
  }
}

extension Expression {
  /// The items of a tuple or list display.
  var items: [Expression]? {
    switch form {
    case .tuple(let items), .list(let items): items
    default: nil
    }
  }
}

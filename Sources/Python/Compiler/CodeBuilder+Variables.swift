import PythonSyntax

extension CodeBuilder {
  func access(_ name: Name) -> Access { scope.access[name] ?? .global }

  /// Loads a variable into a register; `name` is mangled already.
  func loadVariable(_ name: Name, into target: Int) {
    switch access(name) {
    case .local:
      let register = register(name)
      checkBound(register, name)
      if register != target { emit(.move, target, register) }
    case .cell, .free: emit(.loadCell, target, register(name), addCache(name))
    case .global: emit(.loadGlobal, target, 0, addCache(name))
    case .classLocal: emit(.loadName, target, 0, addCache(name))
    case .classFree: emit(.loadName, target, register(name), addCache(name), x: 1)
    }
  }

  /// Makes sure that a local is bound where that is not certain.
  func checkBound(_ register: Int, _ name: Name) {
    if bound.contains(register) { return }
    emit(.checkBound, register, addCache(name))
    if !scope.deleted.contains(name) { bound.insert(register) }
  }

  func storeVariable(_ name: Name, _ source: Int) {
    switch access(name) {
    case .local:
      let target = register(name)
      if target != source { emit(.move, target, source) }
      noteBound(name)
    case .cell, .free: emit(.storeCell, register(name), source)
    case .global: emit(.storeGlobal, source, 0, addCache(name))
    case .classLocal, .classFree: emit(.storeName, source, 0, addCache(name))
    }
  }

  func noteBound(_ name: Name) {
    if !scope.deleted.contains(name) { bound.insert(register(name)) }
  }

  func deleteVariable(_ name: Name) {
    switch access(name) {
    case .local:
      reach(range)
      emit(.checkBound, register(name), addCache(name))
      emit(.unbind, register(name))
      bound.remove(register(name))
    case .cell, .free: emit(.deleteCell, register(name), 0, addCache(name))
    case .global: emit(.deleteGlobal, 0, 0, addCache(name))
    case .classLocal, .classFree: emit(.deleteName, 0, 0, addCache(name))
    }
  }

  /// Puts a text constant into a fresh register.
  func loadText(_ text: TextLiteral) -> Int {
    let register = allocate()
    emit(.loadConstant, register, addConstant(.literal(.string(text))))
    return register
  }

  func mangle(_ name: Name) -> Name { program.mangle(name, scope) }

  /// Compiles code that may not run; what it binds is not certain afterwards.
  func perhaps(_ body: () throws(SyntaxError) -> Void) throws(SyntaxError) {
    let before = bound
    try body()
    bound = before
  }
}

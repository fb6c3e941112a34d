import PythonSyntax

extension CodeBuilder {
  func compile(_ form: Try) throws(SyntaxError) {
    if form.finally.isEmpty { return try compileHandlers(form) }
    let (end, handler) = (Label(), Label())
    let exception = allocate()
    let before = bound
    blocks.append(.finally(form.finally))
    try inRegion(handler, exception) { () throws(SyntaxError) in
      if form.handlers.isEmpty { try compile(form.body) } else { try compileHandlers(form) }
    }
    blocks.removeLast()
    let afterBody = bound
    try compile(form.finally)
    let afterFinally = bound
    emitJump(.jump, to: end)
    place(handler)
    bound = before
    try handling(exception) { (_) throws(SyntaxError) in try compile(form.finally) }
    emit(.reraise, exception)
    bound = afterFinally.union(afterBody)
    place(end)
  }

  private func compileHandlers(_ form: Try) throws(SyntaxError) {
    if form.isStar { return try compileStarHandlers(form) }
    let (exception, end, before, afterElse) = try compileTried(form)
    var survivors = form.body.endsFlow || form.otherwise.endsFlow ? nil : Optional(afterElse)
    try handling(exception) { (saved) throws(SyntaxError) in
      for clause in form.handlers {
        bound = before
        try compile(clause, exception, saved, end)
        if !clause.body.endsFlow { survivors = survivors.map { $0.intersection(bound) } ?? bound }
      }
    }
    emit(.reraise, exception)
    bound = survivors ?? before
    place(end)
  }

  /// Compiles the body of a `try` and its `else`, up to where its handlers begin.
  ///
  /// - Returns: The register of the exception, the end behind the handlers, and what is bound before the body and after
  ///   the `else`.
  func compileTried(
    _ form: Try
  ) throws(SyntaxError) -> (exception: Int, end: Label, before: Set<Int>, afterElse: Set<Int>) {
    let (end, handler) = (Label(), Label())
    let exception = allocate()
    let before = bound
    try inRegion(handler, exception) { () throws(SyntaxError) in try compile(form.body) }
    try compile(form.otherwise)
    let afterElse = bound
    emitJump(.jump, to: end)
    place(handler)
    bound = before
    return (exception, end, before, afterElse)
  }

  /// Compiles code whose exceptions go to a handler, which finds them in a register.
  func inRegion(_ handler: Label, _ register: Int, _ body: () throws(SyntaxError) -> Void) throws(SyntaxError) {
    blocks.append(.region(handler: handler, register: register, start: instructions.count))
    try body()
    if case .region(_, _, let start)? = blocks.popLast() {
      closeRegion(start: start, handler: handler, register: register)
    }
  }

  /// Compiles a handler's body, around which the exception counts as being handled.
  ///
  /// After the body the exception handled before is restored, also when the body raises.
  func handling(_ exception: Int, _ body: (_ saved: Int) throws(SyntaxError) -> Void) throws(SyntaxError) {
    let (cleanup, end) = (Label(), Label())
    let (saved, inner) = (allocate(), allocate())
    emit(.pushHandled, saved, exception)
    if program.hasFinalizers { emit(.finalize, nextRegister, 1) }
    blocks.append(.handler(saved: saved))
    try inRegion(cleanup, inner) { () throws(SyntaxError) in try body(saved) }
    blocks.removeLast()
    emit(.popHandled, saved)
    emitJump(.jump, to: end)
    place(cleanup)
    emit(.popHandled, saved)
    emit(.reraise, inner)
    place(end)
  }

  private func compile(
    _ clause: ExceptHandler, _ exception: Int, _ saved: Int, _ end: Label
  ) throws(SyntaxError) {
    let next = Label()
    let mark = nextRegister
    if let type = clause.type {
      let test = allocate()
      let types = try at(type.range) { () throws(SyntaxError) in try operand(type) }
      range = clause.range
      emit(.matchException, test, exception, types)
      emitJump(.jumpIfFalse, test, to: next)
    }
    range = clause.range
    if let name = clause.name.map(mangle) {
      storeVariable(name, exception)
      try compileNamed(clause.body, name)
    } else {
      try compile(clause.body)
    }
    emit(.popHandled, saved)
    emitJump(.jump, to: end)
    place(next)
    nextRegister = mark
  }

  /// The body of `except … as name`, after which the name is gone whatever happens.
  func compileNamed(_ body: [Statement], _ name: Name) throws(SyntaxError) {
    let (cleanup, end) = (Label(), Label())
    let inner = allocate()
    blocks.append(.handlerName(name))
    try inRegion(cleanup, inner) { () throws(SyntaxError) in try compile(body) }
    blocks.removeLast()
    unbindHandlerName(name)
    emitJump(.jump, to: end)
    place(cleanup)
    unbindHandlerName(name)
    emit(.reraise, inner)
    place(end)
  }

  /// `name = None; del name`, as CPython does, so that a name deleted already is no error.
  func unbindHandlerName(_ name: Name) {
    if access(name) == .local {
      emit(.unbind, register(name))
    } else {
      let register = allocate()
      emit(.loadNone, register)
      storeVariable(name, register)
      deleteVariable(name)
      nextRegister = register
    }
    bound.remove(register(name))
  }

  // MARK: with

  func compileWith(_ form: With, _ index: Int) throws(SyntaxError) {
    guard index < form.items.count else { return try compile(form.body) }
    let item = form.items[index]
    let (end, handler, suppressed) = (Label(), Label(), Label())
    let context = allocate(2)
    let exception = allocate()
    let statement = range
    try evaluate(item.context, into: context)
    range = statement
    emit(.enterContext, context)
    blocks.append(.context(context, statement))
    let before = bound
    try inRegion(handler, exception) { () throws(SyntaxError) in
      if let target = item.target { try assign(target, from: context + 1) }
      range = statement
      try compileWith(form, index + 1)
    }
    blocks.removeLast()
    range = statement
    emit(.exitContext, context)
    emitJump(.jump, to: end)
    self.place(handler)
    try handling(exception) { (saved) throws(SyntaxError) in
      let test = allocate()
      emit(.exitContextRaising, test, context, exception)
      emitJump(.jumpIfTrue, test, to: suppressed)
      emit(.reraise, exception)
      self.place(suppressed)
    }
    bound = before
    self.place(end)
  }
}

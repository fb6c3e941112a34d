import PythonSyntax

extension CodeBuilder {
  /// What surrounds a statement and has something to say when a jump leaves it.
  enum Block {
    case loop(breaks: Label, continues: Label)
    /// A region whose exceptions go to a handler; it starts anew after code that stands outside it.
    case region(handler: Label, register: Int, start: Int)
    case finally([Statement])
    /// The body of a handler: leaving it restores the exception handled before, which a register keeps.
    case handler(saved: Int)
    /// The name that a handler bound.
    case handlerName(Name)
    /// The body of a `with`, which is left where its expression stands.
    case context(Int, SourceRange)
  }

  func compileWhile(_ test: Expression, _ body: [Statement], _ otherwise: [Statement]) throws(SyntaxError) {
    let (start, end, elseLabel) = (Label(), Label(), Label())
    let isOneLine = body.first?.range.start.line == test.range.start.line
    if isOneLine { reach(test.range) }
    place(start)
    if isOneLine { reachedLine = Int(test.range.start.line) }
    if test.isTrueConstant { reach(test.range) } else { try jump(unless: test, to: elseLabel) }
    let before = bound
    blocks.append(.loop(breaks: end, continues: start))
    if isOneLine { note(.line) }
    try compile(body)
    range = test.range
    emitLoop(to: start)
    blocks.removeLast()
    bound = before
    place(elseLabel)
    try perhaps { () throws(SyntaxError) in try compile(otherwise) }
    place(end)
  }

  func compile(_ loop: For) throws(SyntaxError) {
    let (start, end, elseLabel) = (Label(), Label(), Label())
    let statement = range
    let iterator = try evaluate(loop.iterable)
    range = statement
    emit(.getIterator, iterator, iterator)
    place(start)
    let before = bound
    try assignNext(of: iterator, to: loop.target, at: statement, elseLabel)
    blocks.append(.loop(breaks: end, continues: start))
    try compile(loop.body)
    range = loop.iterable.range
    emitLoop(to: start)
    blocks.removeLast()
    bound = before
    place(elseLabel)
    try perhaps { () throws(SyntaxError) in try compile(loop.otherwise) }
    place(end)
    emit(.unbind, iterator)
  }

  func compileBreak() throws(SyntaxError) {
    for (index, block) in blocks.enumerated().reversed() {
      guard case .loop(let breaks, _) = block else { continue }
      try leave(downTo: index + 1, keeping: nil)
      emitJump(.jump, to: breaks)
      return reopenRegions(from: index + 1)
    }
    preconditionFailure("a 'break' was checked to be in a loop")
  }

  func compileContinue() throws(SyntaxError) {
    for (index, block) in blocks.enumerated().reversed() {
      guard case .loop(_, let continues) = block else { continue }
      try leave(downTo: index + 1, keeping: nil)
      emitLoop(to: continues)
      return reopenRegions(from: index + 1)
    }
    preconditionFailure("a 'continue' was checked to be in a loop")
  }

  func compileReturn(_ value: Expression?) throws(SyntaxError) {
    let needsCopy = blocks.contains {
      if case .finally = $0 { true } else { false }
    }
    var register: Int?
    if let value { register = needsCopy ? try evaluate(value) : try operand(value) }
    try leave(downTo: 0, keeping: register)
    if program.hasFinalizers, scope.kind == .function, let result = register, result != 0 {
      emit(.move, 0, result)
      register = 0
    }
    if program.hasFinalizers, scope.kind == .function { emit(.finalize, register == nil ? 0 : 1) }
    if let register { emit(.returnValue, register) } else { emit(.returnNone) }
    reopenRegions(from: 0)
  }

  /// Compiles what has to happen when a jump leaves all blocks from an index on, innermost first.
  private func leave(downTo outermost: Int, keeping register: Int?) throws(SyntaxError) {
    let all = blocks
    let (place, before) = (range, bound)
    for index in stride(from: all.count - 1, through: outermost, by: -1) {
      blocks = Array(all[..<index])
      switch all[index] {
      case .loop: break
      case .region(let handler, let register, let start):
        closeRegion(start: start, handler: handler, register: register)
      case .finally(let body): try compile(body)
      case .handler(let saved): emit(.popHandled, saved)
      case .handlerName(let name): unbindHandlerName(name)
      case .context(let register, let expression):
        range = expression
        emit(.exitContext, register)
      }
      range = place
    }
    bound = before
    blocks = all
  }

  private func reopenRegions(from outermost: Int) {
    for index in outermost..<max(outermost, blocks.count) {
      if case .region(let handler, let register, _) = blocks[index] {
        blocks[index] = .region(handler: handler, register: register, start: instructions.count)
      }
    }
  }

  /// Records a region, whose handler may not be placed yet.
  func closeRegion(start: Int, handler: Label, register: Int) {
    guard start < instructions.count else { return }
    pendingRegions.append((start, instructions.count, handler, register))
  }
}

extension Expression {
  var isTrueConstant: Bool {
    switch form {
    case .constant(.true): true
    case .constant(.integer(let number)): number != 0
    default: false
    }
  }
}

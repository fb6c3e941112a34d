extension ProgramCheck {
  package func check(_ statements: [Statement]) throws(SyntaxError) {
    for statement in statements { try check(statement) }
  }

  private func check(_ statement: Statement) throws(SyntaxError) {
    switch statement.form {
    case .expression(let value): try check(value)
    case .assign(let targets, let value):
      try check(value)
      for target in targets { try checkTarget(target) }
    case .augmentedAssign(let target, _, let value):
      try checkTarget(target)
      try check(value)
    case .annotatedAssign(let assignment): try check(assignment)
    case .delete(let targets): for target in targets { try checkTarget(target, verb: "delete") }
    case .pass, .nonlocal, .global: break
    case .break: try refuseJump(statement.range, "'break' outside loop")
    case .continue: try refuseJump(statement.range, "'continue' not properly in loop")
    case .return(let value): try checkReturn(value, statement.range)
    case .raise(let value, let cause):
      try check(optional: value)
      try check(optional: cause)
    case .assert(let test, let message): try checkAssertion(test, message)
    case .import(let aliases): try check(aliases, statement.range)
    case .importFrom(let form): try check(form, statement.range)
    case .if(let test, let then, let otherwise):
      try check(test)
      try check(then)
      try check(otherwise)
    case .while(let test, let body, let otherwise):
      try check(test)
      try inside(.loop, body)
      try check(otherwise)
    case .for(let loop): try check(loop, statement.range)
    case .with(let form): try check(form, statement.range)
    case .try(let form): try check(form)
    case .match(let subject, let cases): try checkMatch(subject, cases)
    case .function(let definition): try check(definition, statement.range)
    case .class(let definition): try check(definition, statement.range)
    }
  }

  private func check(_ assignment: AnnotatedAssignment) throws(SyntaxError) {
    try check(optional: assignment.value)
    try checkTarget(assignment.target)
    if !surroundings.kind.isFunction, !futures.defersAnnotations { try check(assignment.annotation) }
  }

  private func refuseJump(_ range: SourceRange, _ message: String) throws(SyntaxError) {
    switch surroundings.blocks.last {
    case .loop: break
    case .groupHandler: throw error(groupHandlerMessage, range)
    case nil: throw error(message, range)
    }
  }

  private func checkReturn(_ value: Expression?, _ range: SourceRange) throws(SyntaxError) {
    if !surroundings.kind.isFunction { throw error("'return' outside function", range) }
    if value != nil, surroundings.kind == .coroutine, surroundings.isGenerator {
      throw error("'return' with value in async generator", range)
    }
    try check(optional: value)
    if surroundings.blocks.contains(.groupHandler) { throw error(groupHandlerMessage, range) }
  }

  private func checkAssertion(_ test: Expression, _ message: Expression?) throws(SyntaxError) {
    if case .tuple(let items) = test.form, !items.isEmpty {
      warn("assertion is always true, perhaps remove parentheses?", test.range)
    }
    try check(test)
    try check(optional: message)
  }

  private func check(_ aliases: [ImportAlias], _ range: SourceRange) throws(SyntaxError) {
    for alias in aliases { try refuseDebug(alias.alias ?? alias.name, range) }
  }

  private func check(_ form: ImportFrom, _ range: SourceRange) throws(SyntaxError) {
    if let module = form.module, names[module] == "__future__", range.start.line > futures.lastLine {
      throw error(FutureStatements.lateMessage, range)
    }
    try check(form.names, range)
  }

  private func check(_ loop: For, _ range: SourceRange) throws(SyntaxError) {
    if loop.isAsync, surroundings.kind != .coroutine { throw error("'async for' outside async function", range) }
    try check(loop.iterable)
    try checkTarget(loop.target)
    try inside(.loop, loop.body)
    try check(loop.otherwise)
  }

  private func check(_ form: With, _ range: SourceRange) throws(SyntaxError) {
    if form.isAsync, surroundings.kind != .coroutine { throw error("'async with' outside async function", range) }
    for item in form.items {
      try check(item.context)
      if let target = item.target { try checkTarget(target) }
    }
    try check(form.body)
  }

  private func check(_ form: Try) throws(SyntaxError) {
    try check(form.body)
    if form.isStar { try check(form.otherwise) }
    for (index, handler) in form.handlers.enumerated() {
      if handler.type == nil, index < form.handlers.count - 1 {
        throw error("default 'except:' must be last", handler.range)
      }
      try check(optional: handler.type)
      try refuseDebug(handler.name, handler.range)
      if form.isStar { try inside(.groupHandler, handler.body) } else { try check(handler.body) }
    }
    if !form.isStar { try check(form.otherwise) }
    try checkFinally(form)
  }

  /// What stands below `finally` is compiled for the way out without an exception, for the one with, and for each jump
  /// out of the block; CPython warns each time.
  private func checkFinally(_ form: Try) throws(SyntaxError) {
    let earlier = warnings.count
    try check(form.finally)
    let found = warnings[earlier...]
    if found.isEmpty { return }
    let jumps = form.body.jumps + form.handlers.map(\.body.jumps).reduce(0, +) + form.otherwise.jumps
    for _ in 0...min(jumps, 20) where warnings.count < 1000 { warnings += found }
  }

  private func check(_ definition: FunctionDefinition, _ range: SourceRange) throws(SyntaxError) {
    for parameter in definition.parameters.all { try refuseDebug(parameter.name, range) }
    for decorator in definition.decorators { try check(decorator) }
    try checkOuterParts(definition.parameters, returns: definition.returns)
    let checkBody = { [self] () throws(SyntaxError) in try check(definition.body) }
    try inside(definition.isAsync ? .coroutine : .function, definition.scope, checkBody)
    try refuseDebug(definition.name, range)
  }

  private func check(_ definition: ClassDefinition, _ range: SourceRange) throws(SyntaxError) {
    for decorator in definition.decorators { try check(decorator) }
    let checkBody = { [self] () throws(SyntaxError) in try check(definition.body) }
    try inside(.classBody, definition.scope, checkBody)
    for base in definition.bases { try checkItem(base) }
    try check(definition.keywords, range)
    try refuseDebug(definition.name, range)
  }

  /// Defaults and annotations, which are evaluated outside the function.
  func checkOuterParts(_ parameters: Parameters, returns: Expression?) throws(SyntaxError) {
    for parameter in parameters.all { try check(optional: parameter.defaultValue) }
    if futures.defersAnnotations { return }
    for parameter in parameters.all {
      if let annotation = parameter.annotation { try checkItem(annotation) }
    }
    try check(optional: returns)
  }
}

private let groupHandlerMessage = "'break', 'continue' and 'return' cannot appear in an except* block"

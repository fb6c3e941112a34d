extension Parser {
  /// `if` or `elif` with all that follows it.
  mutating func parseIf() throws(Failure) -> Statement {
    let start = current.start
    advance()
    let test = try parseNamedExpression()
    let body = try parseBlock()
    var otherwise: [Statement] = []
    if kind == .elif {
      try enter()
      defer { leave() }
      otherwise = [try parseIf()]
    } else {
      otherwise = try parseElse()
    }
    return Statement(.if(test: test, then: body, otherwise: otherwise), range(from: start))
  }

  private mutating func parseElse() throws(Failure) -> [Statement] {
    skip(.else) ? try parseBlock() : []
  }

  mutating func parseWhile() throws(Failure) -> Statement {
    let start = current.start
    advance()
    let test = try parseNamedExpression()
    let body = try parseBlock()
    let otherwise = try parseElse()
    return Statement(.while(test: test, body: body, otherwise: otherwise), range(from: start))
  }

  mutating func parseFor(from start: SourcePosition, isAsync: Bool) throws(Failure) -> Statement {
    advance()
    let target = try parseStarTargets()
    try expect(.in)
    let iterable = try parseStarExpressions()
    let body = try parseBlock()
    let otherwise = try parseElse()
    let loop = For(target: target, iterable: iterable, body: body, otherwise: otherwise, isAsync: isAsync)
    return Statement(.for(loop), range(from: start))
  }

  mutating func parseTry() throws(Failure) -> Statement {
    let start = current.start
    advance()
    let body = try parseBlock()
    var handlers: [ExceptHandler] = []
    let isStar = kind == .except && followingKind == .star
    while kind == .except { handlers.append(try parseHandler(isStar: isStar)) }
    let otherwise = handlers.isEmpty ? [] : try parseElse()
    let finally = skip(.finally) ? try parseBlock() : []
    guard !handlers.isEmpty || !finally.isEmpty else { throw .rejected }
    return Statement(
      .try(Try(body: body, handlers: handlers, otherwise: otherwise, finally: finally, isStar: isStar)),
      range(from: start))
  }

  private mutating func parseHandler(isStar: Bool) throws(Failure) -> ExceptHandler {
    let start = current.start
    advance()
    guard skip(.star) == isStar else { throw .rejected }
    var type: Expression?
    var name: Name?
    if isStar || kind != .colon {
      type = try parseExpression()
      if skip(.as) { name = try parseName() }
    }
    let body = try parseBlock()
    return ExceptHandler(type: type, name: name, body: body, range: range(from: start))
  }

  mutating func parseAsync() throws(Failure) -> Statement {
    let start = current.start
    advance()
    switch kind {
    case .def: return try parseFunction(from: start, decorators: [], isAsync: true)
    case .for: return try parseFor(from: start, isAsync: true)
    case .with: return try parseWith(from: start, isAsync: true)
    default: throw .rejected
    }
  }
}

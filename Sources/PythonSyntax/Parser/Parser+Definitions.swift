extension Parser {
  mutating func parseDecorated() throws(Failure) -> Statement {
    var decorators: [Expression] = []
    while skip(.at) {
      decorators.append(try parseNamedExpression())
      try expect(.newline)
    }
    let start = current.start
    switch kind {
    case .class: return try parseClass(decorators: decorators)
    case .def: return try parseFunction(from: start, decorators: decorators, isAsync: false)
    case .async where followingKind == .def:
      advance()
      return try parseFunction(from: start, decorators: decorators, isAsync: true)
    default: throw .rejected
    }
  }

  mutating func parseFunction(
    from start: SourcePosition, decorators: [Expression], isAsync: Bool
  ) throws(Failure) -> Statement {
    advance()
    let scope = makeScope()
    let name = try parseName()
    try expect(.leftParenthesis)
    let parameters = try parseParameters(until: .rightParenthesis)
    try expect(.rightParenthesis)
    let returns = skip(.arrow) ? try parseExpression() : nil
    let body = try parseBlock()
    let definition = FunctionDefinition(
      name: name, parameters: parameters, returns: returns, body: body, decorators: decorators, isAsync: isAsync,
      scope: scope)
    return Statement(.function(definition), range(from: start))
  }

  mutating func parseClass(decorators: [Expression]) throws(Failure) -> Statement {
    let start = current.start
    advance()
    let scope = makeScope()
    let name = try parseName()
    let (bases, keywords) =
      kind == .leftParenthesis ? try parseArguments(allowingGenerator: false) : (arguments: [], keywords: [])
    let body = try parseBlock()
    let definition = ClassDefinition(
      name: name, bases: bases, keywords: keywords, body: body, decorators: decorators, scope: scope)
    return Statement(.class(definition), range(from: start))
  }
}

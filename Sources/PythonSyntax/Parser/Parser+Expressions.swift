extension Parser {
  /// One expression, or several as a tuple; any of them may be starred.
  mutating func parseStarExpressions() throws(Failure) -> Expression {
    let start = current.start
    let first = try parseStarExpression()
    guard kind == .comma else { return first }
    var elements = [first]
    while skip(.comma), startsExpression { elements.append(try parseStarExpression()) }
    return Expression(.tuple(elements), range(from: start))
  }

  /// `yield`, or expressions: what may stand right of `=`.
  mutating func parseAssignedValue() throws(Failure) -> Expression {
    kind == .yield ? try parseYield() : try parseStarExpressions()
  }

  /// `*value` or an expression.
  private mutating func parseStarExpression() throws(Failure) -> Expression {
    kind == .star ? try parseStarred() : try parseExpression()
  }

  /// `*value` or an expression, which may be a walrus: an element of a display.
  mutating func parseStarNamedExpression() throws(Failure) -> Expression {
    kind == .star ? try parseStarred() : try parseNamedExpression()
  }

  private mutating func parseStarred() throws(Failure) -> Expression {
    let start = current.start
    advance()
    let value = try parseBinary(atLeast: 0)
    return Expression(.starred(value), range(from: start))
  }

  /// An expression, or `name := value`.
  mutating func parseNamedExpression() throws(Failure) -> Expression {
    guard kind == .name, followingKind == .colonEqual else {
      let value = try parseExpression()
      guard kind != .colonEqual else { throw .rejected }
      return value
    }
    let start = current
    let target = Expression(.name(try parseName()), start.range)
    advance()
    let value = try parseExpression()
    return Expression(.walrus(target: target, value: value), range(from: start.start))
  }

  /// A lambda or a conditional expression.
  mutating func parseExpression() throws(Failure) -> Expression {
    try enter()
    defer { leave() }
    if kind == .lambda { return try parseLambda() }
    let start = current.start
    let value = try parseDisjunction()
    guard skip(.if) else { return value }
    return try finishConditional(value, from: start)
  }

  private mutating func finishConditional(
    _ value: Expression, from start: SourcePosition
  ) throws(Failure) -> Expression {
    let test = try parseDisjunction()
    try expect(.else)
    let otherwise = try parseExpression()
    return Expression(.conditional(test: test, then: value, otherwise: otherwise), range(from: start))
  }

  private mutating func parseLambda() throws(Failure) -> Expression {
    let start = current.start
    advance()
    let scope = makeScope()
    let parameters = try parseParameters(until: .colon)
    try expect(.colon)
    let body = try parseExpression()
    return Expression(.lambda(Lambda(parameters: parameters, body: body, scope: scope)), range(from: start))
  }

  mutating func parseYield() throws(Failure) -> Expression {
    let start = current.start
    advance()
    if skip(.from) {
      let value = try parseExpression()
      return Expression(.yieldFrom(value), range(from: start))
    }
    guard startsExpression else { return Expression(.yield(nil), range(from: start)) }
    let value = try parseStarExpressions()
    return Expression(.yield(value), range(from: start))
  }

  mutating func parseDisjunction() throws(Failure) -> Expression {
    let start = current.start
    let first = try parseConjunction()
    guard kind == .or else { return first }
    var operands = [first]
    while skip(.or) { operands.append(try parseConjunction()) }
    return Expression(.boolean(.or, operands), range(from: start))
  }

  private mutating func parseConjunction() throws(Failure) -> Expression {
    let start = current.start
    let first = try parseInversion()
    guard kind == .and else { return first }
    var operands = [first]
    while skip(.and) { operands.append(try parseInversion()) }
    return Expression(.boolean(.and, operands), range(from: start))
  }

  private mutating func parseInversion() throws(Failure) -> Expression {
    guard kind == .not else { return try parseComparison() }
    let start = current.start
    advance()
    try enter()
    defer { leave() }
    let operand = try parseInversion()
    return Expression(.unary(.not, operand), range(from: start))
  }

  private mutating func parseComparison() throws(Failure) -> Expression {
    let start = current.start
    let first = try parseBinary(atLeast: 0)
    guard var next = takeComparisonOperator() else { return first }
    var steps: [Comparison] = []
    while true {
      steps.append(Comparison(comparison: next, operand: try parseBinary(atLeast: 0)))
      guard let another = takeComparisonOperator() else { break }
      next = another
    }
    return Expression(.compare(first, steps), range(from: start))
  }

  private mutating func takeComparisonOperator() -> ComparisonOperator? {
    let comparison: ComparisonOperator
    switch kind {
    case .equalEqual: comparison = .equal
    case .notEqual: comparison = .notEqual
    case .less: comparison = .less
    case .lessEqual: comparison = .lessOrEqual
    case .greater: comparison = .greater
    case .greaterEqual: comparison = .greaterOrEqual
    case .in: comparison = .in
    case .not:
      guard followingKind == .in else { return nil }
      advance()
      comparison = .notIn
    case .is:
      if followingKind == .not { advance() }
      comparison = tokens[index].kind == .not ? .isNot : .is
    default: return nil
    }
    advance()
    return comparison
  }

  /// Whether an expression can begin here.
  var startsExpression: Bool {
    switch kind {
    case .name, .number, .string, .leftParenthesis, .leftBracket, .leftBrace, .ellipsis, .plus, .minus, .tilde, .star,
      .true, .false, .none, .not, .lambda, .await:
      true
    default:
      false
    }
  }
}

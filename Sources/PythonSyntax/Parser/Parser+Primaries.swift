extension Parser {
  /// An atom with the attributes, calls and subscripts after it.
  mutating func parsePrimary() throws(Failure) -> Expression {
    let start = current.start
    var value = try parseAtom()
    var chain = 0
    while true {
      switch kind {
      case .dot:
        advance()
        let name = try parseName()
        value = Expression(.attribute(value, name), range(from: start))
      case .leftParenthesis:
        let (arguments, keywords) = try parseArguments(allowingGenerator: true)
        let call = Call(function: value, arguments: arguments, keywords: keywords)
        value = Expression(.call(call), range(from: start))
      case .leftBracket:
        advance()
        let index = try parseSlices()
        try expect(.rightBracket)
        value = Expression(.subscript(value, index: index), range(from: start))
      default: return value
      }
      try extend(&chain)
    }
  }

  private mutating func parseAtom() throws(Failure) -> Expression {
    let token = current
    switch token.kind {
    case .name: return Expression(.name(try parseName()), token.range)
    case .number:
      let value = try readNumber(token)
      return makeConstant(value)
    case .string: return try parseStrings()
    case .true: return makeConstant(.true)
    case .false: return makeConstant(.false)
    case .none: return makeConstant(.none)
    case .ellipsis: return makeConstant(.ellipsis)
    case .leftParenthesis: return try parseParenthesized()
    case .leftBracket: return try parseListDisplay()
    case .leftBrace: return try parseBraceDisplay()
    default: throw .rejected
    }
  }

  private mutating func makeConstant(_ value: Constant) -> Expression {
    let range = current.range
    advance()
    return Expression(.constant(value), range)
  }

  func readNumber(_ token: Token) throws(Failure) -> Constant {
    do throws(LiteralError) {
      return try NumberReader(token, in: bytes).read()
    } catch {
      throw .rejected
    }
  }

  /// What stands between the brackets of a subscript.
  private mutating func parseSlices() throws(Failure) -> Expression {
    let start = current.start
    let isStarred = kind == .star
    let first = try parseSlice()
    guard kind == .comma || isStarred else { return first }
    var elements = [first]
    while skip(.comma), kind != .rightBracket { elements.append(try parseSlice()) }
    return Expression(.tuple(elements), range(from: start))
  }

  private mutating func parseSlice() throws(Failure) -> Expression {
    let start = current.start
    if skip(.star) {
      let value = try parseExpression()
      return Expression(.starred(value), range(from: start))
    }
    var lower: Expression?
    if kind != .colon {
      let value = try parseNamedExpression()
      guard kind == .colon else { return value }
      if case .walrus = value.form, tokens[index - 1].kind != .rightParenthesis { throw .rejected }
      lower = value
    }
    advance()
    let upper = startsExpression ? try parseExpression() : nil
    var step: Expression?
    if skip(.colon), startsExpression { step = try parseExpression() }
    return Expression(.slice(lower: lower, upper: upper, step: step), range(from: start))
  }
}

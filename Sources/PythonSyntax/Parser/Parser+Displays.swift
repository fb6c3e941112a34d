extension Parser {
  /// A group, a tuple or a generator.
  mutating func parseParenthesized() throws(Failure) -> Expression {
    let start = current.start
    advance()
    if skip(.rightParenthesis) { return Expression(.tuple([]), range(from: start)) }
    if kind == .yield {
      let value = try parseYield()
      try expect(.rightParenthesis)
      return value
    }
    let isStarred = kind == .star
    let first = try parseStarNamedExpression()
    switch kind {
    case .for, .async:
      guard !isStarred else { throw .rejected }
      return try finishGenerator(first, from: start)
    case .comma:
      let elements = try finishElements(after: first, until: .rightParenthesis)
      return Expression(.tuple(elements), range(from: start))
    default:
      guard !isStarred else { throw .rejected }
      try expect(.rightParenthesis)
      return first
    }
  }

  /// The clauses after a generator's element, and the closing parenthesis.
  mutating func finishGenerator(_ element: Expression, from start: SourcePosition) throws(Failure) -> Expression {
    let comprehension = try finishComprehension(element, nil)
    try expect(.rightParenthesis)
    return Expression(.generator(comprehension), range(from: start))
  }

  mutating func parseListDisplay() throws(Failure) -> Expression {
    let start = current.start
    advance()
    if skip(.rightBracket) { return Expression(.list([]), range(from: start)) }
    let isStarred = kind == .star
    let first = try parseStarNamedExpression()
    if kind == .for || kind == .async {
      guard !isStarred else { throw .rejected }
      let comprehension = try finishComprehension(first, nil)
      try expect(.rightBracket)
      return Expression(.listComprehension(comprehension), range(from: start))
    }
    let elements = try finishElements(after: first, until: .rightBracket)
    return Expression(.list(elements), range(from: start))
  }

  /// The rest of a tuple, list or set display, its closing bracket included.
  private mutating func finishElements(
    after first: Expression, until closing: TokenKind
  ) throws(Failure) -> [Expression] {
    var elements = [first]
    while skip(.comma), kind != closing { elements.append(try parseStarNamedExpression()) }
    try expect(closing)
    return elements
  }

  /// A dictionary, a set, or a comprehension of either.
  mutating func parseBraceDisplay() throws(Failure) -> Expression {
    let start = current.start
    advance()
    if skip(.rightBrace) { return Expression(.dictionary([]), range(from: start)) }
    if kind == .doubleStar { return try finishDictionary([], from: start) }
    if kind == .star || (kind == .name && followingKind == .colonEqual) {
      let isStarred = kind == .star
      return try finishSet(try parseStarNamedExpression(), isStarred: isStarred, from: start)
    }
    let first = try parseExpression()
    guard skip(.colon) else { return try finishSet(first, isStarred: false, from: start) }
    let value = try parseExpression()
    if kind == .for || kind == .async {
      let comprehension = try finishComprehension(first, value)
      try expect(.rightBrace)
      return Expression(.dictionaryComprehension(comprehension), range(from: start))
    }
    if kind != .rightBrace { try expect(.comma) }
    return try finishDictionary([DictionaryItem(key: first, value: value)], from: start)
  }

  private mutating func finishSet(
    _ first: Expression, isStarred: Bool, from start: SourcePosition
  ) throws(Failure) -> Expression {
    if kind == .for || kind == .async {
      guard !isStarred else { throw .rejected }
      let comprehension = try finishComprehension(first, nil)
      try expect(.rightBrace)
      return Expression(.setComprehension(comprehension), range(from: start))
    }
    let elements = try finishElements(after: first, until: .rightBrace)
    return Expression(.set(elements), range(from: start))
  }

  private mutating func finishDictionary(
    _ first: [DictionaryItem], from start: SourcePosition
  ) throws(Failure) -> Expression {
    var items = first
    while kind != .rightBrace {
      if skip(.doubleStar) {
        items.append(DictionaryItem(key: nil, value: try parseBinary(atLeast: 0)))
      } else {
        let key = try parseExpression()
        try expect(.colon)
        items.append(DictionaryItem(key: key, value: try parseExpression()))
      }
      guard skip(.comma) else { break }
    }
    try expect(.rightBrace)
    return Expression(.dictionary(items), range(from: start))
  }

  /// The `for` and `if` clauses of a comprehension.
  private mutating func finishComprehension(
    _ element: Expression, _ value: Expression?
  ) throws(Failure) -> Comprehension {
    let scope = makeScope()
    var clauses: [ComprehensionClause] = []
    repeat {
      let isAsync = skip(.async)
      try expect(.for)
      let target = try parseStarTargets()
      try expect(.in)
      let iterable = try parseDisjunction()
      var conditions: [Expression] = []
      while skip(.if) { conditions.append(try parseDisjunction()) }
      clauses.append(
        ComprehensionClause(target: target, iterable: iterable, conditions: conditions, isAsync: isAsync))
    } while kind == .for || kind == .async
    return Comprehension(element: element, value: value, clauses: clauses, scope: scope)
  }
}

extension SyntaxDiagnosis {
  mutating func list() throws(SyntaxError) -> Shape? {
    let start = mark
    guard try skip(.leftBracket) else { return nil }
    let elements = try starNamedExpressions() ?? []
    if try skip(.rightBracket) { return made(from: start, .list, elements) }
    mark = start
    return nil
  }

  mutating func tuple() throws(SyntaxError) -> Shape? {
    let start = mark
    guard try skip(.leftParenthesis) else { return nil }
    var elements: [Shape] = []
    if let first = try starNamedExpression(), try skip(.comma) {
      elements = [first] + (try starNamedExpressions() ?? [])
    } else {
      mark = start + 1
    }
    if try skip(.rightParenthesis) { return made(from: start, .tuple, elements) }
    mark = start
    return nil
  }

  mutating func set() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.leftBrace), try diagnosis.starNamedExpressions() != nil,
        try diagnosis.skip(.rightBrace)
      else { return nil }
      return diagnosis.made(from: start, .set)
    }
  }

  mutating func dictionary() throws(SyntaxError) -> Shape? {
    let start = mark
    guard try skip(.leftBrace) else { return nil }
    let item = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.dictionaryItem() }
    if try several(separatedBy: .comma, item) != nil { _ = try skip(.comma) }
    if try skip(.rightBrace) { return made(from: start, .dictionary) }
    mark = start + 1
    // CPython looks for these mistakes in its first pass already.
    try mistakenItems()
    mark = start
    return nil
  }

  private mutating func dictionaryItem() throws(SyntaxError) -> Shape? {
    let start = mark
    if try skip(.doubleStar), try bitOr() != nil { return made(from: start) }
    mark = start
    return try keyAndValue()
  }

  private mutating func keyAndValue() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.expression() != nil, try diagnosis.skip(.colon), try diagnosis.expression() != nil else {
        return nil
      }
      return diagnosis.made(from: start)
    }
  }

  private mutating func mistakenItems() throws(SyntaxError) {
    let start = mark
    let item = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.dictionaryItem() }
    if try several(separatedBy: .comma, item) != nil, try skip(.comma) {
      let itemStart = mark
      if let key = try expression(), !(try isAt(.colon)) {
        throw makeError(
          .syntax, "':' expected after dictionary key", line: key.range.start.line,
          column: Int(key.range.end.column), endLine: key.range.end.line, endColumn: 0)
      }
      mark = itemStart
      try mistakenValue()
    }
    mark = start
    try mistakenValue()
  }

  /// A star, or nothing, after a dictionary's key and its colon.
  private mutating func mistakenValue() throws(SyntaxError) {
    let start = mark
    if try expression() != nil, try skip(.colon), let star = try take(.star), try bitOr() != nil {
      throw makeError("cannot use a starred expression in a dictionary value", startingFrom: star.range)
    }
    mark = start
    if try expression() != nil, let colon = try take(.colon), try isAt(.rightBrace, .comma) {
      throw makeError("expression expected after dictionary key and ':'", at: colon.range)
    }
    mark = start
  }

  // MARK: - Comprehensions

  mutating func generator() throws(SyntaxError) -> Shape? {
    let start = mark
    if try skip(.leftParenthesis), try generatorElement() != nil, try clauses() != nil,
      try skip(.rightParenthesis)
    {
      return made(from: start, .generator)
    }
    mark = start
    if usesErrorRules { try mistakenComprehension() }
    return nil
  }

  mutating func generatorElement() throws(SyntaxError) -> Shape? {
    if let walrus = try assignmentExpression() { return walrus }
    return try expressionWithoutWalrus()
  }

  mutating func comprehension(
    _ kind: Shape.Kind, _ opening: TokenKind, _ closing: TokenKind
  ) throws(SyntaxError) -> Shape? {
    let start = mark
    if try skip(opening), try namedExpression() != nil, try clauses() != nil, try skip(closing) {
      return made(from: start, kind)
    }
    mark = start
    if usesErrorRules { try mistakenComprehension() }
    return nil
  }

  mutating func dictionaryComprehension() throws(SyntaxError) -> Shape? {
    let start = mark
    if try skip(.leftBrace), try keyAndValue() != nil, try clauses() != nil, try skip(.rightBrace) {
      return made(from: start, .dictionaryComprehension)
    }
    mark = start
    guard usesErrorRules else { return nil }
    if try skip(.leftBrace), let stars = try take(.doubleStar), try bitOr() != nil, try clauses() != nil,
      try skip(.rightBrace)
    {
      throw makeError("dict unpacking cannot be used in dict comprehension", at: stars.range)
    }
    mark = start
    return nil
  }

  private mutating func mistakenComprehension() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    guard try isAt(.leftBracket, .leftParenthesis, .leftBrace) else { return }
    mark += 1
    if let starred = try starredExpression(), try clauses() != nil {
      throw makeError("iterable unpacking cannot be used in comprehension", at: starred.range)
    }
    mark = start
    guard try isAt(.leftBracket, .leftBrace) else { return }
    let message = "did you forget parentheses around the comprehension target?"
    mark += 1
    if let first = try starNamedExpression(), try skip(.comma), let rest = try starNamedExpressions(),
      let last = rest.last, try clauses() != nil
    {
      throw makeError(message, from: first.range, to: last.range)
    }
    mark = start + 1
    if let first = try starNamedExpression(), let comma = try take(.comma), try clauses() != nil {
      throw makeError(message, from: first.range, to: comma.range)
    }
  }

  /// The clauses of a comprehension; the shape is that of the last one's last part.
  mutating func clauses() throws(SyntaxError) -> Shape? {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) in try diagnosis.clause() }?.last
  }

  private mutating func clause() throws(SyntaxError) -> Shape? {
    let start = mark
    for isAsync in [true, false] {
      mark = start
      if isAsync, !(try skip(.async)) { continue }
      guard try skip(.for), try starTargets() != nil, try skip(.in) else { continue }
      // After `in` there is no way back.
      guard var last = try disjunction() else { return nil }
      while let condition = try attempt({ (diagnosis) throws(SyntaxError) in
        try diagnosis.skip(.if) ? try diagnosis.disjunction() : nil
      }) {
        last = condition
      }
      return last
    }
    mark = start
    if usesErrorRules { try mistakenLoopTarget() }
    return nil
  }

  mutating func mistakenLoopTarget() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    _ = try skip(.async)
    if try skip(.for), let target = try starExpressions() { try checkTarget(target, .loop) }
  }
}

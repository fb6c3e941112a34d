extension SyntaxDiagnosis {
  /// One or several with commas between them, a comma after the last included; several make a tuple.
  mutating func expressions() throws(SyntaxError) -> Shape? {
    try tupled { (diagnosis) throws(SyntaxError) in try diagnosis.expression() }
  }

  mutating func starExpressions() throws(SyntaxError) -> Shape? {
    try tupled { (diagnosis) throws(SyntaxError) in try diagnosis.starExpression() }
  }

  private mutating func tupled(
    _ element: (inout SyntaxDiagnosis) throws(SyntaxError) -> Shape?
  ) throws(SyntaxError) -> Shape? {
    let start = mark
    guard let elements = try several(separatedBy: .comma, element) else { return nil }
    let hasComma = try skip(.comma)
    return elements.count == 1 && !hasComma ? elements[0] : made(from: start, .tuple, elements)
  }

  mutating func starExpression() throws(SyntaxError) -> Shape? {
    try remember(.starExpression) { (diagnosis) throws(SyntaxError) in
      if let starred = try diagnosis.starredOperand() { return starred }
      return try diagnosis.expression()
    }
  }

  /// `*value`, whose value is no comparison and the like.
  private mutating func starredOperand() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.star), let value = try diagnosis.bitOr() else { return nil }
      return diagnosis.made(from: start, .starred, [value])
    }
  }

  mutating func starNamedExpressions() throws(SyntaxError) -> [Shape]? {
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in
      try diagnosis.starNamedExpression()
    }
    guard let elements = try several(separatedBy: .comma, rule) else { return nil }
    _ = try skip(.comma)
    return elements
  }

  mutating func starNamedExpression() throws(SyntaxError) -> Shape? {
    if let starred = try starredOperand() { return starred }
    return try namedExpression()
  }

  mutating func assignmentExpression() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.name), try diagnosis.skip(.colonEqual), try diagnosis.expression() != nil else {
        return nil
      }
      return diagnosis.made(from: start, .walrus)
    }
  }

  mutating func namedExpression() throws(SyntaxError) -> Shape? {
    if let walrus = try assignmentExpression() { return walrus }
    if usesErrorRules { try mistakenNamedExpression() }
    return try expressionWithoutWalrus()
  }

  /// An expression that no `:=` follows.
  mutating func expressionWithoutWalrus() throws(SyntaxError) -> Shape? {
    let start = mark
    if let value = try expression(), !(try isAt(.colonEqual)) { return value }
    mark = start
    return nil
  }

  mutating func expression() throws(SyntaxError) -> Shape? {
    if let known = recall(.expression) { return known }
    let start = mark
    try enter()
    defer { leave() }
    if usesErrorRules {
      try mistakenExpression()
      try legacyExpression()
    }
    return keep(.expression, try plainExpression(), from: start)
  }

  private mutating func plainExpression() throws(SyntaxError) -> Shape? {
    if let conditional = try conditional() { return conditional }
    if let value = try disjunction() { return value }
    return try lambda()
  }

  private mutating func conditional() throws(SyntaxError) -> Shape? {
    let start = mark
    if try disjunction() != nil, try skip(.if), try disjunction() != nil, try skip(.else), try expression() != nil {
      return made(from: start, .conditional)
    }
    mark = start
    return nil
  }

  private mutating func lambda() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.lambda) else { return nil }
      _ = try diagnosis.parameters(.lambda)
      guard try diagnosis.skip(.colon), try diagnosis.expression() != nil else { return nil }
      return diagnosis.made(from: start, .lambda)
    }
  }

  mutating func yieldExpression() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.yield) else { return nil }
      let from = try diagnosis.attempt { (diagnosis) throws(SyntaxError) in
        try diagnosis.skip(.from) ? try diagnosis.expression() : nil
      }
      if from == nil { _ = try diagnosis.starExpressions() }
      return diagnosis.made(from: start, .yield)
    }
  }

  /// What may stand right of `=`.
  mutating func assignedValue() throws(SyntaxError) -> Shape? {
    if let yield = try yieldExpression() { return yield }
    return try starExpressions()
  }

  // MARK: - Mistakes

  /// Runs a rule with the rules for mistakes switched off.
  private mutating func expressionWithoutErrorRules() throws(SyntaxError) -> Shape? {
    let before = usesErrorRules
    usesErrorRules = false
    defer { usesErrorRules = before }
    return try plainExpression()
  }

  /// Two expressions side by side, or a condition without `else`.
  private mutating func mistakenExpression() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    if !(try isPrefixedStringOrSoftKeyword()), let first = try disjunction(),
      let second = try expressionWithoutErrorRules()
    {
      guard first.kind != .legacyName, tokens[mark - 1].depth > 0 else { return }
      throw makeError("invalid syntax. Perhaps you forgot a comma?", from: first.range, to: second.range)
    }
    mark = start
    if let value = try disjunction(), try skip(.if), let test = try disjunction(), !(try isAt(.else, .colon)) {
      throw makeError("expected 'else' after 'if' expression", from: value.range, to: test.range)
    }
  }

  private mutating func isPrefixedStringOrSoftKeyword() throws(SyntaxError) -> Bool {
    try sees { (diagnosis) throws(SyntaxError) -> Bool? in
      guard let name = try diagnosis.take(.name) else { return nil }
      if try diagnosis.isAt(.string) { return true }
      return diagnosis.isSoftKeyword(name) ? true : nil
    }
  }

  /// Whether a name is a soft keyword, or the beginning of one, which CPython 3.11 takes for it.
  private func isSoftKeyword(_ name: Token) -> Bool {
    let text = lexer.bytes[Int(name.offset)..<Int(name.endOffset)]
    return ["_", "case", "match"].contains { $0.utf8.starts(with: text) }
  }

  /// `print "text"`, as Python 2 had it.
  private mutating func legacyExpression() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    guard let name = try take(.name), !(try isAt(.leftParenthesis)), let value = try starExpressions() else { return }
    for word in ["print", "exec"] as [StaticString] where isWord(word, name) {
      throw makeError(
        "Missing parentheses in call to '\(word)'. Did you mean \(word)(...)?", from: name.range, to: value.range)
    }
  }

  /// `=` or `:=` where a value is wanted.
  private mutating func mistakenNamedExpression() throws(SyntaxError) {
    if recall(.mistakenNamedExpression) != nil { return }
    let start = mark
    try searchNamedExpression()
    _ = keep(.mistakenNamedExpression, nil, from: start)
  }

  private mutating func searchNamedExpression() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    if let value = try expression(), try skip(.colonEqual), try expression() != nil {
      throw makeError("cannot use assignment expressions with \(value.description)", at: value.range)
    }
    mark = start
    if let name = try take(.name), try skip(.equal), let value = try bitOr(), !(try isAt(.equal, .colonEqual)) {
      throw makeError(
        "invalid syntax. Maybe you meant '==' or ':=' instead of '='?", from: name.range, to: value.range)
    }
    mark = start
    guard !(try seesDisplayOrConstant()), let target = try bitOr(), try skip(.equal), try bitOr() != nil,
      !(try isAt(.equal, .colonEqual))
    else { return }
    throw makeError(
      "cannot assign to \(target.description) here. Maybe you meant '==' instead of '='?", at: target.range)
  }

  private mutating func seesDisplayOrConstant() throws(SyntaxError) -> Bool {
    if try sees({ (diagnosis) throws(SyntaxError) in try diagnosis.list() }) { return true }
    if try sees({ (diagnosis) throws(SyntaxError) in try diagnosis.tuple() }) { return true }
    if try sees({ (diagnosis) throws(SyntaxError) in try diagnosis.generator() }) { return true }
    return try isAt(.true, .none, .false)
  }
}

extension SyntaxDiagnosis {
  /// `if` or `elif`, which are alike.
  mutating func ifStatement() throws(SyntaxError) -> Bool {
    try conditionalStatement(.if, "'if' statement")
  }

  private mutating func conditionalStatement(_ keyword: TokenKind, _ name: String) throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenCondition(keyword, name) }
    guard try skip(keyword), try namedExpression() != nil, try skip(.colon), try block() != nil else {
      mark = start
      return false
    }
    let end = mark
    if try conditionalStatement(.elif, "'elif' statement") { return true }
    mark = end
    try elseBlock()
    return true
  }

  private mutating func mistakenCondition(_ keyword: TokenKind, _ name: String) throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    guard let token = try take(keyword), try namedExpression() != nil else { return }
    if try skip(.newline) { throw makeError("expected ':'") }
    try checkIndent(after: name, at: token)
  }

  /// An `else` with its block, if there is one.
  mutating func elseBlock() throws(SyntaxError) {
    let start = mark
    if usesErrorRules, let token = try take(.else) { try checkIndent(after: "'else' statement", at: token) }
    mark = start
    guard try skip(.else) else { return }
    try require(.colon, ":")
    if try block() == nil { mark = start }
  }

  mutating func whileStatement() throws(SyntaxError) -> Bool {
    if usesErrorRules { try mistakenCondition(.while, "'while' statement") }
    guard try skip(.while), try namedExpression() != nil, try skip(.colon), try block() != nil else { return false }
    try elseBlock()
    return true
  }

  mutating func forStatement() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenFor() }
    for isAsync in [false, true] {
      mark = start
      if isAsync, !(try skip(.async)) { continue }
      guard try skip(.for), try starTargets() != nil, try skip(.in) else { continue }
      // After `in` there is no way back.
      guard try starExpressions() != nil, try skip(.colon), try block() != nil else { return false }
      try elseBlock()
      return true
    }
    mark = start
    if usesErrorRules { try mistakenLoopTarget() }
    return false
  }

  private mutating func mistakenFor() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    _ = try skip(.async)
    guard let token = try take(.for), try starTargets() != nil, try skip(.in), try starExpressions() != nil else {
      return
    }
    if try skip(.newline) { throw makeError("expected ':'") }
    try checkIndent(after: "'for' statement", at: token)
  }
}

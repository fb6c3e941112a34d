extension SyntaxDiagnosis {
  mutating func decoratedDefinition() throws(SyntaxError) -> Bool {
    let start = mark
    if try decorators(), try functionDefinition() { return true }
    mark = start
    guard try decorators() else { return false }
    return try classDefinition()
  }

  private mutating func decorators() throws(SyntaxError) -> Bool {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard try diagnosis.skip(.at), let value = try diagnosis.namedExpression(), try diagnosis.skip(.newline) else {
        return nil
      }
      return value
    } != nil
  }

  mutating func functionDefinition() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenFunction() }
    mark = start
    _ = try skip(.async)
    guard try skip(.def), try skip(.name) else { return false }
    try require(.leftParenthesis, "(")
    _ = try parameters(.function)
    guard try skip(.rightParenthesis) else { return false }
    try skipReturnType()
    try require(.colon, ":")
    return try block() != nil
  }

  private mutating func skipReturnType() throws(SyntaxError) {
    _ = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.skip(.arrow) ? try diagnosis.expression() : nil
    }
  }

  private mutating func mistakenFunction() throws(SyntaxError) {
    _ = try skip(.async)
    guard let token = try take(.def), try skip(.name), try skip(.leftParenthesis) else { return }
    _ = try parameters(.function)
    guard try skip(.rightParenthesis) else { return }
    try skipReturnType()
    try checkIndent(after: "function definition", at: token)
  }

  mutating func classDefinition() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules, let token = try classHeader() {
      if try skip(.newline) { throw makeError("expected ':'") }
      try checkIndent(after: "class definition", at: token)
    }
    mark = start
    guard try classHeader() != nil, try skip(.colon) else { return false }
    return try block() != nil
  }

  /// `class`, a name and perhaps arguments.
  private mutating func classHeader() throws(SyntaxError) -> Token? {
    guard let token = try take(.class), try skip(.name) else { return nil }
    let start = mark
    if try skip(.leftParenthesis) {
      _ = try arguments()
      if try !skip(.rightParenthesis) { mark = start }
    }
    return token
  }
}

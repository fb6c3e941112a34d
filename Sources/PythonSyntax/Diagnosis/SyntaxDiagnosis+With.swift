extension SyntaxDiagnosis {
  mutating func withStatement() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules {
      for isParenthesized in [false, true] {
        mark = start
        if let token = try mistakenWith(isParenthesized: isParenthesized) {
          try checkIndent(after: "'with' statement", at: token)
        }
      }
    }
    for isAsync in [false, true] {
      for isParenthesized in [true, false] {
        mark = start
        if isAsync, !(try skip(.async)) { continue }
        if try skip(.with), try items(isParenthesized: isParenthesized), try skip(.colon), try block() != nil {
          return true
        }
      }
    }
    if usesErrorRules {
      for isParenthesized in [false, true] {
        mark = start
        if try mistakenWith(isParenthesized: isParenthesized) != nil, try skip(.newline) {
          throw makeError("expected ':'")
        }
      }
    }
    return false
  }

  private mutating func items(isParenthesized: Bool) throws(SyntaxError) -> Bool {
    if isParenthesized, !(try skip(.leftParenthesis)) { return false }
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.item() }
    guard try several(separatedBy: .comma, rule) != nil else { return false }
    guard isParenthesized else { return true }
    _ = try skip(.comma)
    return try skip(.rightParenthesis)
  }

  private mutating func item() throws(SyntaxError) -> Shape? {
    let start = mark
    if try expression() != nil, try skip(.as), try starTarget() != nil,
      try isAt(.comma, .rightParenthesis, .colon)
    {
      return made(from: start)
    }
    mark = start
    if usesErrorRules, try expression() != nil, try skip(.as), let target = try expression(),
      try isAt(.comma, .rightParenthesis, .colon)
    {
      try checkTarget(target, .assigned)
    }
    mark = start
    return try expression()
  }

  /// A `with` whose items are looked at less closely, up to what follows them.
  private mutating func mistakenWith(isParenthesized: Bool) throws(SyntaxError) -> Token? {
    _ = try skip(.async)
    guard let token = try take(.with) else { return nil }
    if isParenthesized, !(try skip(.leftParenthesis)) { return nil }
    let items = try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard let value = isParenthesized ? try diagnosis.expressions() : try diagnosis.expression() else { return nil }
      _ = try diagnosis.attempt { (diagnosis) throws(SyntaxError) in
        try diagnosis.skip(.as) ? try diagnosis.starTarget() : nil
      }
      return value
    }
    guard items != nil else { return nil }
    guard isParenthesized else { return token }
    _ = try skip(.comma)
    return try skip(.rightParenthesis) ? token : nil
  }
}

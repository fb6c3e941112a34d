extension SyntaxDiagnosis {
  mutating func tryStatement() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules {
      try mistakenTry()
      mark = start
    }
    for isStar in [nil, false, true] as [Bool?] {
      mark = start
      guard try skip(.try) else { return false }
      try require(.colon, ":")
      guard try block() != nil else { continue }
      if let isStar {
        guard try handlers(isStar: isStar) else { continue }
        try elseBlock()
        _ = try finallyBlock()
        return true
      }
      if try finallyBlock() { return true }
    }
    return false
  }

  private mutating func handlers(isStar: Bool) throws(SyntaxError) -> Bool {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
      try diagnosis.handler(isStar: isStar) ? diagnosis.made(from: diagnosis.mark - 1) : nil
    } != nil
  }

  private mutating func handler(isStar: Bool) throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenIndent(isStar: isStar) }
    if try skip(.except), try !isStar ? true : skip(.star), try expression() != nil {
      try skipAlias()
      if try skip(.colon), try block() != nil { return true }
    }
    mark = start
    if !isStar, try skip(.except), try skip(.colon), try block() != nil { return true }
    mark = start
    if usesErrorRules { try mistakenHandler() }
    mark = start
    return false
  }

  private mutating func skipAlias() throws(SyntaxError) {
    let start = mark
    if try skip(.as), try skip(.name) { return }
    mark = start
  }

  private mutating func finallyBlock() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules, let token = try take(.finally) { try checkIndent(after: "'finally' statement", at: token) }
    mark = start
    guard try skip(.finally) else { return false }
    try require(.colon, ":")
    if try block() != nil { return true }
    mark = start
    return false
  }

  // MARK: - Mistakes

  private mutating func mistakenTry() throws(SyntaxError) {
    let start = mark
    guard let token = try take(.try) else { return }
    try checkIndent(after: "'try' statement", at: token)
    mark = start + 1
    if try skip(.colon), try block() != nil, !(try isAt(.except, .finally)) {
      throw makeError("expected 'except' or 'finally' block")
    }
    for isStar in [false, true] {
      mark = start + 1
      guard try skip(.colon) else { return }
      while try block() != nil {}
      if try handlers(isStar: isStar) { try mistakenMixture(isStar: isStar) }
    }
  }

  /// `except*` after `except`, or the other way round.
  private mutating func mistakenMixture(isStar: Bool) throws(SyntaxError) {
    guard let keyword = try take(.except) else { return }
    var last = keyword
    if !isStar {
      guard let star = try take(.star) else { return }
      last = star
    }
    let hasType = try expression() != nil
    guard hasType || isStar else { return }
    if hasType { try skipAlias() }
    guard try skip(.colon) else { return }
    throw makeError("cannot have both 'except' and 'except*' on the same 'try'", from: keyword.range, to: last.range)
  }

  private mutating func mistakenHandler() throws(SyntaxError) {
    let start = mark
    guard try skip(.except) else { return }
    _ = try skip(.star)
    if let first = try expression(), try skip(.comma), try expressions() != nil {
      try skipAlias()
      if try skip(.colon) {
        throw makeError("multiple exception types must be parenthesized", startingFrom: first.range)
      }
    }
    mark = start + 1
    _ = try skip(.star)
    if try expression() != nil {
      try skipAlias()
      if try skip(.newline) { throw makeError("expected ':'") }
    }
    mark = start + 1
    if try skip(.newline) { throw makeError("expected ':'") }
    if try skip(.star), try isAt(.newline, .colon) {
      mark += 1
      throw makeError("expected one or more exception types")
    }
  }

  private mutating func mistakenIndent(isStar: Bool) throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    guard let token = try take(.except), try !isStar ? true : skip(.star) else { return }
    let name = isStar ? "'except*' statement" : "'except' statement"
    if try expression() != nil {
      try skipAlias()
      try checkIndent(after: name, at: token)
    }
    mark = start + 1
    if !isStar { try checkIndent(after: name, at: token) }
  }
}

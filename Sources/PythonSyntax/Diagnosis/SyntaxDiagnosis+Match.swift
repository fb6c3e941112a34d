extension SyntaxDiagnosis {
  mutating func matchStatement() throws(SyntaxError) -> Bool {
    let start = mark
    guard let token = try take(word: "match") else { return false }
    if try matchSubject(), try skip(.colon), try skip(.newline), try skip(.indent) {
      let cases = try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
        try diagnosis.caseBlock() ? diagnosis.made(from: diagnosis.mark - 1) : nil
      }
      if cases != nil, try skip(.dedent) { return true }
    }
    mark = start + 1
    if usesErrorRules, try matchSubject() {
      if try skip(.newline) { throw makeError("expected ':'") }
      try checkIndent(after: "'match' statement", at: token)
    }
    mark = start
    return false
  }

  private mutating func matchSubject() throws(SyntaxError) -> Bool {
    let start = mark
    if try starNamedExpression() != nil, try skip(.comma) {
      _ = try starNamedExpressions()
      return true
    }
    mark = start
    return try namedExpression() != nil
  }

  private mutating func caseBlock() throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules, let token = try take(word: "case"), try patterns() {
      try skipGuard()
      if try skip(.newline) { throw makeError("expected ':'") }
      try checkIndent(after: "'case' statement", at: token)
    }
    mark = start
    guard try take(word: "case") != nil, try patterns() else { return false }
    try skipGuard()
    guard try skip(.colon) else { return false }
    return try block() != nil
  }

  private mutating func skipGuard() throws(SyntaxError) {
    _ = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.skip(.if) ? try diagnosis.namedExpression() : nil
    }
  }

  // MARK: - Patterns

  private mutating func patterns() throws(SyntaxError) -> Bool {
    if try openSequence() { return true }
    return try pattern() != nil
  }

  /// Patterns without brackets around them, of which the first has a comma after it.
  private mutating func openSequence() throws(SyntaxError) -> Bool {
    let start = mark
    if try maybeStarPattern() != nil, try skip(.comma) {
      _ = try elements()
      return true
    }
    mark = start
    return false
  }

  private mutating func elements() throws(SyntaxError) -> Bool {
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.maybeStarPattern() }
    guard try several(separatedBy: .comma, rule) != nil else { return false }
    _ = try skip(.comma)
    return true
  }

  private mutating func maybeStarPattern() throws(SyntaxError) -> Shape? {
    let starred = try remember(.starPattern) { (diagnosis) throws(SyntaxError) -> Shape? in
      let start = diagnosis.mark
      guard try diagnosis.skip(.star) else { return nil }
      if try diagnosis.captureTarget() { return diagnosis.made(from: start) }
      return try diagnosis.take(word: "_") != nil ? diagnosis.made(from: start) : nil
    }
    if let starred { return starred }
    return try pattern()
  }

  private mutating func captureTarget() throws(SyntaxError) -> Bool {
    let start = mark
    if let name = try take(.name), !isWord("_", name), !(try isAt(.dot, .leftParenthesis, .equal)) { return true }
    mark = start
    return false
  }

  mutating func pattern() throws(SyntaxError) -> Shape? {
    let start = mark
    if try alternatives() != nil, try skip(.as), try captureTarget() { return made(from: start) }
    mark = start
    if usesErrorRules { try mistakenAlias() }
    mark = start
    return try alternatives()
  }

  private mutating func mistakenAlias() throws(SyntaxError) {
    let start = mark
    if try alternatives() != nil, try skip(.as), let wildcard = try take(word: "_") {
      throw makeError("cannot use '_' as a target", at: wildcard.range)
    }
    mark = start
    if try alternatives() != nil, try skip(.as), !(try isAt(.name)), let target = try expression() {
      throw makeError("invalid pattern target", at: target.range)
    }
  }

  private mutating func alternatives() throws(SyntaxError) -> Shape? {
    let start = mark
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.closedPattern() }
    return try several(separatedBy: .bar, rule) == nil ? nil : made(from: start)
  }

  private mutating func closedPattern() throws(SyntaxError) -> Shape? {
    try remember(.closedPattern) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.literal() { return diagnosis.made(from: start) }
      diagnosis.mark = start
      if try diagnosis.captureTarget() { return diagnosis.made(from: start) }
      if try diagnosis.take(word: "_") != nil { return diagnosis.made(from: start) }
      if try diagnosis.dottedValue(atLeast: 2), !(try diagnosis.isAt(.dot, .leftParenthesis, .equal)) {
        return diagnosis.made(from: start)
      }
      diagnosis.mark = start
      if try diagnosis.bracketedPattern() { return diagnosis.made(from: start) }
      diagnosis.mark = start
      if try diagnosis.mappingPattern() { return diagnosis.made(from: start) }
      diagnosis.mark = start
      return try diagnosis.classPattern() ? diagnosis.made(from: start) : nil
    }
  }

  /// A dotted name of at least so many parts.
  mutating func dottedValue(atLeast count: Int) throws(SyntaxError) -> Bool {
    let start = mark
    let names = try several(separatedBy: .dot) { (diagnosis) throws(SyntaxError) in
      try diagnosis.take(.name).map { Shape(.name, $0.range) }
    }
    if let names, names.count >= count { return true }
    mark = start
    return false
  }

  private mutating func bracketedPattern() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.leftParenthesis), try pattern() != nil, try skip(.rightParenthesis) { return true }
    mark = start
    if try skip(.leftBracket) {
      _ = try elements()
      return try skip(.rightBracket)
    }
    if try skip(.leftParenthesis) {
      _ = try openSequence()
      return try skip(.rightParenthesis)
    }
    return false
  }

  private mutating func mappingPattern() throws(SyntaxError) -> Bool {
    let start = mark
    guard try skip(.leftBrace) else { return false }
    if try skip(.rightBrace) { return true }
    if try restOfMapping() { return true }
    mark = start + 1
    guard
      try several(
        separatedBy: .comma,
        { (diagnosis) throws(SyntaxError) -> Shape? in
          let start = diagnosis.mark
          guard try diagnosis.mappingKey(), try diagnosis.skip(.colon), try diagnosis.pattern() != nil else {
            return nil
          }
          return diagnosis.made(from: start)
        }) != nil
    else { return false }
    let end = mark
    if try skip(.comma), try restOfMapping() { return true }
    mark = end
    _ = try skip(.comma)
    return try skip(.rightBrace)
  }

  /// `**name` and the closing brace.
  private mutating func restOfMapping() throws(SyntaxError) -> Bool {
    guard try skip(.doubleStar), try captureTarget() else { return false }
    _ = try skip(.comma)
    return try skip(.rightBrace)
  }

  private mutating func mappingKey() throws(SyntaxError) -> Bool {
    let start = mark
    if try literal() { return true }
    mark = start
    return try dottedValue(atLeast: 2)
  }
}

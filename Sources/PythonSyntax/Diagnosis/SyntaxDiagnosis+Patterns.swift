extension SyntaxDiagnosis {
  /// A number, a string or a constant.
  mutating func literal() throws(SyntaxError) -> Bool {
    let start = mark
    if try signedNumber() != nil, !(try isAt(.plus, .minus)) { return true }
    mark = start
    if try complexNumber() { return true }
    mark = start
    if try strings() != nil { return true }
    guard try isAt(.none, .true, .false) else { return false }
    mark += 1
    return true
  }

  private mutating func signedNumber() throws(SyntaxError) -> Constant? {
    let start = mark
    if let number = try number() { return number.value }
    if try skip(.minus), let number = try number() { return number.value }
    mark = start
    return nil
  }

  private mutating func complexNumber() throws(SyntaxError) -> Bool {
    let start = mark
    guard let real = try signedNumber() else { return false }
    if case .imaginary = real {
      throw makeError("real number required in complex literal", at: tokens[mark - 1].range)
    }
    guard try isAt(.plus, .minus) else {
      mark = start
      return false
    }
    mark += 1
    guard let number = try number() else { return false }
    guard case .imaginary = number.value else {
      throw makeError("imaginary number required in complex literal", at: number.shape.range)
    }
    return true
  }

  mutating func classPattern() throws(SyntaxError) -> Bool {
    let start = mark
    guard try dottedValue(atLeast: 1), try skip(.leftParenthesis) else { return false }
    let inside = mark
    if try skip(.rightParenthesis) { return true }
    if try positionalPatterns() != nil {
      let end = mark
      _ = try skip(.comma)
      if try skip(.rightParenthesis) { return true }
      mark = end
      if try skip(.comma), try keywordPatterns(), try closesClass() { return true }
    }
    mark = inside
    if try keywordPatterns(), try closesClass() { return true }
    mark = inside
    if usesErrorRules { try mistakenClassPattern() }
    mark = start
    return false
  }

  private mutating func closesClass() throws(SyntaxError) -> Bool {
    _ = try skip(.comma)
    return try skip(.rightParenthesis)
  }

  private mutating func positionalPatterns() throws(SyntaxError) -> [Shape]? {
    try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in try diagnosis.pattern() }
  }

  private mutating func keywordPatterns() throws(SyntaxError) -> Bool {
    try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard try diagnosis.skip(.name), try diagnosis.skip(.equal) else { return nil }
      return try diagnosis.pattern()
    } != nil
  }

  private mutating func mistakenClassPattern() throws(SyntaxError) {
    _ = try attempt { (diagnosis) throws(SyntaxError) -> Bool? in
      guard try diagnosis.positionalPatterns() != nil, try diagnosis.skip(.comma) else { return nil }
      return true
    }
    if try keywordPatterns(), try skip(.comma), let late = try positionalPatterns(), let first = late.first,
      let last = late.last
    {
      throw makeError("positional patterns follow keyword patterns", from: first.range, to: last.range)
    }
  }
}

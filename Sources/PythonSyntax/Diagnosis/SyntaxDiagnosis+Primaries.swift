extension SyntaxDiagnosis {
  mutating func primary() throws(SyntaxError) -> Shape? {
    if let known = recall(.primary) { return known }
    let start = mark
    guard var value = try atom() else { return keep(.primary, nil, from: start) }
    while let kind = try trailer() { value = made(from: start, kind) }
    return keep(.primary, value, from: start)
  }

  /// An attribute, a call or a subscript after something; what it makes of that.
  private mutating func trailer() throws(SyntaxError) -> Shape.Kind? {
    if let kind = try attribute() { return kind }
    if let kind = try generatorCall() { return kind }
    if let kind = try call() { return kind }
    return try subscripted()
  }

  /// As `trailer`, in the order that CPython has for targets.
  mutating func targetTrailer(
    _ accepts: (inout SyntaxDiagnosis) throws(SyntaxError) -> Bool
  ) throws(SyntaxError) -> Shape.Kind? {
    let start = mark
    if let kind = try attribute(), try accepts(&self) { return kind }
    mark = start
    if let kind = try subscripted(), try accepts(&self) { return kind }
    mark = start
    if let kind = try generatorCall(), try accepts(&self) { return kind }
    mark = start
    if let kind = try call(), try accepts(&self) { return kind }
    mark = start
    return nil
  }

  mutating func attribute() throws(SyntaxError) -> Shape.Kind? {
    try attempt { (diagnosis) throws(SyntaxError) -> Shape.Kind? in
      guard try diagnosis.skip(.dot), try diagnosis.skip(.name) else { return nil }
      return .attribute
    }
  }

  mutating func subscripted() throws(SyntaxError) -> Shape.Kind? {
    let start = mark
    if try skip(.leftBracket), try slices(), try skip(.rightBracket) { return .subscript }
    mark = start
    return nil
  }

  /// A call with a generator; looking for its mistakes, CPython takes any bracket for the call's.
  private mutating func generatorCall() throws(SyntaxError) -> Shape.Kind? {
    try generator() == nil ? nil : .call
  }

  private mutating func call() throws(SyntaxError) -> Shape.Kind? {
    let start = mark
    guard try skip(.leftParenthesis) else { return nil }
    _ = try arguments()
    if try skip(.rightParenthesis) { return .call }
    mark = start
    return nil
  }

  private mutating func slices() throws(SyntaxError) -> Bool {
    let start = mark
    if try slice() != nil, !(try isAt(.comma)) { return true }
    mark = start
    let elements = try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in
      if let slice = try diagnosis.slice() { return slice }
      return try diagnosis.starredExpression()
    }
    guard elements != nil else { return false }
    _ = try skip(.comma)
    return true
  }

  private mutating func slice() throws(SyntaxError) -> Shape? {
    let start = mark
    _ = try expression()
    guard try skip(.colon) else {
      mark = start
      return try namedExpression()
    }
    _ = try expression()
    if try skip(.colon) { _ = try expression() }
    return made(from: start)
  }

  mutating func atom() throws(SyntaxError) -> Shape? {
    let token = try peek()
    switch token.kind {
    case .name:
      mark += 1
      let isLegacy = isWord("print", token) || isWord("exec", token)
      return Shape(isLegacy ? .legacyName : .name, token.range)
    case .true: return pass(.true)
    case .false: return pass(.false)
    case .none: return pass(.none)
    case .ellipsis: return pass(.ellipsis)
    case .string: return try strings()
    case .number: return try number()?.shape
    case .leftParenthesis:
      if let tuple = try tuple() { return tuple }
      if let group = try group() { return group }
      return try generator()
    case .leftBracket:
      if let list = try list() { return list }
      return try comprehension(.listComprehension, .leftBracket, .rightBracket)
    case .leftBrace:
      if let dictionary = try dictionary() { return dictionary }
      if let set = try set() { return set }
      if let comprehension = try dictionaryComprehension() { return comprehension }
      return try comprehension(.setComprehension, .leftBrace, .rightBrace)
    default: return nil
    }
  }

  private mutating func pass(_ kind: Shape.Kind) -> Shape {
    mark += 1
    return made(from: mark - 1, kind)
  }

  private mutating func yieldOrNamedExpression() throws(SyntaxError) -> Shape? {
    if let yield = try yieldExpression() { return yield }
    return try namedExpression()
  }

  private mutating func group() throws(SyntaxError) -> Shape? {
    let start = mark
    if try skip(.leftParenthesis), let value = try yieldOrNamedExpression(),
      try skip(.rightParenthesis)
    {
      return value
    }
    mark = start
    guard usesErrorRules else { return nil }
    if try skip(.leftParenthesis), let starred = try starredExpression(), try skip(.rightParenthesis) {
      throw makeError("cannot use starred expression here", at: starred.range)
    }
    mark = start
    if try skip(.leftParenthesis), let stars = try take(.doubleStar), try expression() != nil,
      try skip(.rightParenthesis)
    {
      throw makeError("cannot use double starred expression here", at: stars.range)
    }
    mark = start
    return nil
  }

  /// `*value` in a call or a subscript, whose value is any expression.
  mutating func starredExpression() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.star), let value = try diagnosis.expression() else { return nil }
      return diagnosis.made(from: start, .starred, [value])
    }
  }
}

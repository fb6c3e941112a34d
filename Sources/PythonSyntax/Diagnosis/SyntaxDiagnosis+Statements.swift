extension SyntaxDiagnosis {
  mutating func statement() throws(SyntaxError) -> Shape? {
    if let statement = try attempt({ (diagnosis) throws(SyntaxError) in try diagnosis.compoundStatement() }) {
      return statement
    }
    return try attempt { (diagnosis) throws(SyntaxError) in try diagnosis.simpleStatements() }
  }

  private mutating func compoundStatement() throws(SyntaxError) -> Shape? {
    let start = mark
    let isFound =
      switch try peek().kind {
      case .def: try functionDefinition()
      case .at: try decoratedDefinition()
      case .async: try asyncStatement()
      case .if: try ifStatement()
      case .class: try classDefinition()
      case .with: try withStatement()
      case .for: try forStatement()
      case .try: try tryStatement()
      case .while: try whileStatement()
      default: try matchStatement()
      }
    return isFound ? made(from: start) : nil
  }

  private mutating func asyncStatement() throws(SyntaxError) -> Bool {
    let start = mark
    if try functionDefinition() { return true }
    mark = start
    if try withStatement() { return true }
    mark = start
    return try forStatement()
  }

  mutating func simpleStatements() throws(SyntaxError) -> Shape? {
    let start = mark
    if try simpleStatement() != nil, !(try isAt(.semicolon)), try skip(.newline) { return made(from: start) }
    mark = start
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.simpleStatement() }
    guard try several(separatedBy: .semicolon, rule) != nil else { return nil }
    _ = try skip(.semicolon)
    return try skip(.newline) ? made(from: start) : nil
  }

  private mutating func simpleStatement() throws(SyntaxError) -> Shape? {
    try remember(.simpleStatement) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.assignment() { return diagnosis.made(from: start) }
      diagnosis.mark = start
      if let value = try diagnosis.starExpressions() { return value }
      return try diagnosis.keywordStatement() ? diagnosis.made(from: start) : nil
    }
  }

  private mutating func keywordStatement() throws(SyntaxError) -> Bool {
    let start = mark
    switch try peek().kind {
    case .pass, .break, .continue:
      mark += 1
      return true
    case .return:
      mark += 1
      _ = try starExpressions()
      return true
    case .import, .from: return try importStatement()
    case .raise: return try raiseStatement()
    case .del: return try deleteStatement()
    case .yield: return try yieldExpression() != nil
    case .assert:
      mark += 1
      guard try expression() != nil else { return false }
      _ = try attempt { (diagnosis) throws(SyntaxError) in
        try diagnosis.skip(.comma) ? try diagnosis.expression() : nil
      }
      return true
    case .global, .nonlocal:
      mark += 1
      return try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in
        try diagnosis.take(.name).map { Shape(.name, $0.range) }
      } != nil
    default:
      mark = start
      return false
    }
  }

  private mutating func raiseStatement() throws(SyntaxError) -> Bool {
    mark += 1
    guard try expression() != nil else { return true }
    _ = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.skip(.from) ? try diagnosis.expression() : nil
    }
    return true
  }

  private mutating func deleteStatement() throws(SyntaxError) -> Bool {
    let start = mark
    mark += 1
    if try deletedTargets(), try isAt(.semicolon, .newline) { return true }
    mark = start + 1
    if usesErrorRules, let target = try starExpressions() { try checkTarget(target, .deleted) }
    mark = start
    return false
  }

  /// The statements below a colon, or after it in the same line.
  mutating func block() throws(SyntaxError) -> Shape? {
    try remember(.block) { (diagnosis) throws(SyntaxError) in
      try diagnosis.enter()
      defer { diagnosis.leave() }
      let start = diagnosis.mark
      if try diagnosis.skip(.newline), try diagnosis.skip(.indent), try diagnosis.statement() != nil {
        while try diagnosis.statement() != nil {}
        if try diagnosis.skip(.dedent) { return diagnosis.made(from: start) }
      }
      diagnosis.mark = start
      if let statements = try diagnosis.simpleStatements() { return statements }
      diagnosis.mark = start
      if diagnosis.usesErrorRules, try diagnosis.skip(.newline), !(try diagnosis.isAt(.indent)) {
        throw diagnosis.makeError(.indentation, "expected an indented block")
      }
      return nil
    }
  }

  /// An error when a line ends after a colon and nothing is indented below it.
  mutating func checkIndent(after name: String, at token: Token) throws(SyntaxError) {
    guard try skip(.colon), try skip(.newline), !(try isAt(.indent)) else { return }
    throw makeError(.indentation, "expected an indented block after \(name) on line \(token.start.line)")
  }
}

extension Parser {
  /// One compound statement, or the simple statements of a line.
  mutating func parseStatement(into body: inout [Statement]) throws(Failure) {
    switch kind {
    case .if: body.append(try parseIf())
    case .while: body.append(try parseWhile())
    case .for: body.append(try parseFor(from: current.start, isAsync: false))
    case .try: body.append(try parseTry())
    case .with: body.append(try parseWith(from: current.start, isAsync: false))
    case .def: body.append(try parseFunction(from: current.start, decorators: [], isAsync: false))
    case .class: body.append(try parseClass(decorators: []))
    case .at: body.append(try parseDecorated())
    case .async: body.append(try parseAsync())
    default:
      if isAt(word: "match"), let match = try parseMatch() {
        body.append(match)
      } else {
        try parseSimpleStatements(into: &body)
      }
    }
  }

  private mutating func parseSimpleStatements(into body: inout [Statement]) throws(Failure) {
    repeat {
      body.append(try parseSimpleStatement())
    } while skip(.semicolon) && kind != .newline
    try expect(.newline)
  }

  /// The statements after a colon: indented below, or in the same line.
  mutating func parseBlock() throws(Failure) -> [Statement] {
    try expect(.colon)
    var body: [Statement] = []
    guard skip(.newline) else {
      try parseSimpleStatements(into: &body)
      return body
    }
    try expect(.indent)
    try enter()
    defer { leave() }
    repeat { try parseStatement(into: &body) } while kind != .dedent && kind != .endMarker
    try expect(.dedent)
    return body
  }

  private mutating func parseSimpleStatement() throws(Failure) -> Statement {
    let start = current.start
    let form: StatementForm
    switch kind {
    case .pass: form = takeKeyword(.pass)
    case .break: form = takeKeyword(.break)
    case .continue: form = takeKeyword(.continue)
    case .return: form = try parseReturn()
    case .raise: form = try parseRaise()
    case .assert: form = try parseAssert()
    case .del: form = try parseDelete()
    case .global: form = .global(try parseDeclaredNames())
    case .nonlocal: form = .nonlocal(try parseDeclaredNames())
    case .import: form = try parseImport()
    case .from: form = try parseImportFrom()
    case .yield: form = .expression(try parseYield())
    default: form = try parseExpressionStatement()
    }
    return Statement(form, range(from: start))
  }

  private mutating func takeKeyword(_ form: StatementForm) -> StatementForm {
    advance()
    return form
  }

  private mutating func parseReturn() throws(Failure) -> StatementForm {
    advance()
    return .return(startsExpression ? try parseStarExpressions() : nil)
  }

  private mutating func parseRaise() throws(Failure) -> StatementForm {
    advance()
    guard startsExpression else { return .raise(nil, cause: nil) }
    let value = try parseExpression()
    return .raise(value, cause: skip(.from) ? try parseExpression() : nil)
  }

  private mutating func parseAssert() throws(Failure) -> StatementForm {
    advance()
    let test = try parseExpression()
    return .assert(test, message: skip(.comma) ? try parseExpression() : nil)
  }

  private mutating func parseDelete() throws(Failure) -> StatementForm {
    advance()
    let targets = try parseDeletedTargets()
    guard kind == .semicolon || kind == .newline else { throw .rejected }
    return .delete(targets)
  }

  private mutating func parseDeclaredNames() throws(Failure) -> [Name] {
    advance()
    var names = [try parseName()]
    while skip(.comma) { names.append(try parseName()) }
    return names
  }
}

import PythonSyntax

extension Parser {
  /// Reads a statement, which may go on over lines.
  mutating func parseStatement() throws(PseudocodeError) -> PseudocodeStatement {
    let start = token.range.start
    let form = try parseForm()
    return PseudocodeStatement(form: form, range: SourceRange(from: start, to: previous.range.end))
  }

  private mutating func parseForm() throws(PseudocodeError) -> PseudocodeStatement.Form {
    if case .keyword = token.kind, following.kind == .arrow { _ = try expectName("a name") }
    switch token.kind {
    case .name: return try parseNamed()
    case .keyword(.if): return try parseIf()
    case .keyword(.repeat): return try parseRepeat()
    case .keyword(.for): return try parseForEach()
    case .keyword(.procedure): return try parseProcedure()
    case .keyword(.return): return try parseReturn()
    case .keyword(.else): throw error(.stray, "this ELSE belongs to no IF", at: token.range)
    case .rightBrace, .rightParenthesis, .rightBracket:
      throw error(.stray, "this '\(text(token))' closes nothing", help: "leave it out", at: token.range)
    case .number, .string, .truth, .leftParenthesis, .leftBracket, .operator(.subtract), .keyword(.not):
      throw storedElsewhere() ?? notAStatement("a value alone is no statement", at: token.range)
    case .keyword, .operator, .arrow, .comma, .leftBrace, .end:
      throw error(.notAStatement, "no statement begins with '\(text(token))'", at: token.range)
    }
  }

  private func notAStatement(_ message: String, at range: SourceRange) -> PseudocodeError {
    error(.notAStatement, message, help: "show it with DISPLAY(…) or store it with ←", at: range)
  }

  // MARK: Statements that begin with a name

  private mutating func parseNamed() throws(PseudocodeError) -> PseudocodeStatement.Form {
    let start = token
    switch following.kind {
    case .arrow:
      let (name, token) = try expectName("a name")
      advance()
      return .assign(PseudocodeStatement.Variable(name: name, range: token.range), try parseValue())
    case .leftParenthesis, .leftBracket: break
    default: throw storedElsewhere() ?? loneName(start)
    }
    let target = try parsePostfix()
    switch target.form {
    case .call(let call) where token.kind != .arrow:
      if token.kind == .leftBrace, let help = ForeignWords.help(forLine: text(fromLineOf: start)) {
        throw error(.notAStatement, "there is no word '\(help.word)'", help: help.help, at: start.range)
      }
      return .call(call)
    case .element where accept(.arrow): return .setElement(target, try parseValue())
    case .call:
      throw notAVariable(at: target.range)
    default: break
    }
    if token.kind == .operator(.equal) { throw equalsForArrow() }
    throw notAStatement("a value alone is no statement", at: target.range)
  }

  /// The error for a value with an arrow behind it where a statement begins: `5 ← x`; nil for anything else.
  private func storedElsewhere() -> PseudocodeError? {
    var parser = self
    guard let value = try? parser.parseValue(), parser.token.kind == .arrow else { return nil }
    return notAVariable(at: value.extent)
  }

  private func notAVariable(at range: SourceRange) -> PseudocodeError {
    error(.notAVariable, "a value is stored in a variable or in an element of a list", at: range)
  }

  /// The error for a name behind which neither an arrow nor a bracket follows.
  private func loneName(_ start: Token) -> PseudocodeError {
    let name = text(start)
    if following.kind == .operator(.equal) { return equalsForArrow(at: following.range) }
    if let help = ForeignWords.help(forLine: text(fromLineOf: start))?.help {
      return error(.notAStatement, "there is no word '\(name)'", help: help, at: start.range)
    }
    if case .operator = following.kind, source.bytes[following.bytes.upperBound...].first == UInt8(ascii: "=") {
      let sign = text(following)
      return error(
        .notAStatement, "there is no sign '\(sign)='", help: "write \(name) ← \(name) \(sign) …", at: following.range)
    }
    if let procedure = BuiltInProcedure(rawValue: name) {
      return error(.missingMark, "'(' is missing behind \(name)", help: "write \(procedure.form)", at: start.range)
    }
    return notAStatement("a name alone is no statement", at: start.range)
  }

  /// The rest of a line from a token on.
  private func text(fromLineOf start: Token) -> String {
    let rest = source.bytes[start.bytes.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest, as: UTF8.self)
  }

  private func equalsForArrow(at range: SourceRange? = nil) -> PseudocodeError {
    error(
      .arrowOrEquals, "'=' compares, it stores nothing", help: "write ← or <- to store a value",
      at: range ?? token.range)
  }

  // MARK: Blocks

  /// Reads the statements between two braces.
  mutating func parseBlock() throws(PseudocodeError) -> PseudocodeStatement.Block {
    try nested { (parser) throws(PseudocodeError) in
      let brace = try parser.expect(
        .leftBrace, help: "write { before the statements that belong together, and } behind them")
      var statements: [PseudocodeStatement] = []
      while parser.token.kind != .rightBrace {
        if parser.token.kind == .end {
          throw parser.error(
            .unclosed, "this '{' is never closed", help: "write } where the block ends", at: brace.range)
        }
        statements.append(try parser.parseStatement())
      }
      let end = parser.advance()
      return PseudocodeStatement.Block(
        statements: statements, range: SourceRange(from: brace.range.start, to: end.range.end))
    }
  }

  /// Reads a condition in its parentheses.
  private mutating func parseCondition(after word: String) throws(PseudocodeError) -> PseudocodeExpression {
    let help = "write \(word) (condition)"
    try expect(.leftParenthesis, help: help)
    let condition = try parseValue()
    try expect(.rightParenthesis)
    if currentOperator != nil {
      throw error(
        .missingMark, "the whole condition is in the parentheses behind \(word)", help: help, at: token.range)
    }
    return condition
  }

  private mutating func parseIf() throws(PseudocodeError) -> PseudocodeStatement.Form {
    let start = advance().range.start
    let condition = try parseCondition(after: "IF")
    let body = try parseBlock()
    let branch = PseudocodeStatement.Branch(
      condition: condition, body: body, range: SourceRange(from: start, to: previous.range.end))
    guard accept(.keyword(.else)) else { return .if([branch], otherwise: nil) }
    guard token.kind == .keyword(.if) else { return .if([branch], otherwise: try parseBlock()) }
    // A long chain is as deep as blocks in one another.
    let rest = try nested { (parser) throws(PseudocodeError) in try parser.parseIf() }
    guard case .if(let branches, let otherwise) = rest else { return rest }
    return .if([branch] + branches, otherwise: otherwise)
  }

  private mutating func parseRepeat() throws(PseudocodeError) -> PseudocodeStatement.Form {
    advance()
    if accept(.keyword(.until)) {
      let condition = try parseCondition(after: "REPEAT UNTIL")
      return .repeatUntil(condition, try parseBlock())
    }
    if token.kind == .name, text(token).uppercased() == "UNTIL" { try expect(.keyword(.until)) }
    let count = try parseValue()
    try expect(.keyword(.times), help: "write REPEAT n TIMES or REPEAT UNTIL (condition)")
    return .repeatTimes(count, try parseBlock())
  }

  private mutating func parseForEach() throws(PseudocodeError) -> PseudocodeStatement.Form {
    let help = "write FOR EACH item IN aList"
    advance()
    try expect(.keyword(.each), help: "\(help), or REPEAT n TIMES")
    let (name, token) = try expectName("a name for the elements")
    try expect(.keyword(.in), help: help)
    let list = try parseValue()
    return .forEach(PseudocodeStatement.Variable(name: name, range: token.range), in: list, try parseBlock())
  }

  // MARK: Procedures

  private mutating func parseProcedure() throws(PseudocodeError) -> PseudocodeStatement.Form {
    advance()
    let (name, token) = try expectName("the procedure's name")
    try expect(.leftParenthesis, help: "write \(brief(text(token)))() for a procedure without parameters")
    var parameters: [PseudocodeStatement.Variable] = []
    if !accept(.rightParenthesis) {
      repeat {
        let (name, token) = try expectName("a parameter's name")
        parameters.append(PseudocodeStatement.Variable(name: name, range: token.range))
      } while accept(.comma)
      try expect(.rightParenthesis)
    }
    return .procedure(
      PseudocodeStatement.Procedure(
        name: name, nameRange: token.range, parameters: parameters, body: try parseBlock()))
  }

  /// `RETURN (value)`, or `RETURN` alone at the end of a line or block.
  private mutating func parseReturn() throws(PseudocodeError) -> PseudocodeStatement.Form {
    let word = advance()
    guard accept(.leftParenthesis) else {
      let isAlone = token.kind == .rightBrace || token.range.start.line != word.range.end.line
      if isAlone || token.kind == .end { return .return(nil) }
      throw error(
        .missingMark, "'(' is missing behind RETURN", help: "write RETURN(value)", at: token.range)
    }
    if accept(.rightParenthesis) { return .return(nil) }
    let value = try parseValue()
    try expect(.rightParenthesis)
    if currentOperator != nil {
      throw error(
        .missingMark, "the whole value is in the parentheses behind RETURN", help: "write RETURN(value)",
        at: token.range)
    }
    return .return(value)
  }
}

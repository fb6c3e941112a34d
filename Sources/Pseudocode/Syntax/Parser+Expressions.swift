import PythonSyntax

extension Parser {
  /// The operator between two values that is read next; nil for any other token.
  var currentOperator: Operator? {
    switch token.kind {
    case .operator(let sign): sign
    case .keyword(.modulo): .modulo
    case .keyword(.and): .and
    case .keyword(.or): .or
    default: nil
    }
  }

  /// Reads a value.
  mutating func parseValue() throws(PseudocodeError) -> PseudocodeExpression { try parseExpression(minimum: 1) }

  /// Reads a value whose operators outside of parentheses all bind as strongly as a number, or more.
  private mutating func parseExpression(minimum: Int) throws(PseudocodeError) -> PseudocodeExpression {
    try nested { (parser) throws(PseudocodeError) in
      var left = try parser.parsePrefix(minimum: minimum)
      var isComparison = false
      while let sign = parser.currentOperator, sign.strength >= minimum {
        let place = parser.token.range
        if isComparison, sign.strength == Operator.comparisonStrength {
          throw parser.error(
            .unclearOrder, "two comparisons in a row can be read in two ways", help: "join them with AND", at: place)
        }
        parser.advance()
        let right = try parser.parseExpression(minimum: sign.strength + 1)
        let range = SourceRange(from: left.extent.start, to: right.extent.end)
        left = try parser.expression(.operation(sign, left, right), range)
        isComparison = sign.strength == Operator.comparisonStrength
      }
      return left
    }
  }

  private mutating func parsePrefix(minimum: Int) throws(PseudocodeError) -> PseudocodeExpression {
    let start = token
    switch token.kind {
    case .operator(.subtract):
      advance()
      let operand = try nested { (parser) throws(PseudocodeError) in
        try parser.parsePrefix(minimum: Operator.multiply.strength + 1)
      }
      return try expression(.negation(operand), SourceRange(from: start.range.start, to: operand.extent.end))
    case .keyword(.not):
      guard minimum < Operator.comparisonStrength else {
        throw error(
          .unclearOrder, "NOT binds less strongly than what is before it",
          help: "put NOT and its condition in parentheses", at: start.range)
      }
      advance()
      let operand = try parseExpression(minimum: Operator.comparisonStrength - 1)
      return try expression(.not(operand), SourceRange(from: start.range.start, to: operand.extent.end))
    default: return try parsePostfix()
    }
  }

  /// Reads a value with the indices behind it, if it is a variable or a call.
  mutating func parsePostfix() throws(PseudocodeError) -> PseudocodeExpression {
    var value = try parsePrimary()
    switch value.form {
    case .variable, .call: break
    default: return value
    }
    while token.kind == .leftBracket {
      advance()
      let index = try parseValue()
      let end = try expect(.rightBracket)
      value = try expression(
        .element(of: value, at: index), SourceRange(from: value.extent.start, to: end.range.end))
    }
    return value
  }

  private mutating func parsePrimary() throws(PseudocodeError) -> PseudocodeExpression {
    let start = token
    switch token.kind {
    case .number: return try parseNumber()
    case .string:
      advance()
      return PseudocodeExpression(.string(String(text(start).dropFirst().dropLast())), start.range)
    case .truth(let value):
      advance()
      return PseudocodeExpression(.truth(value), start.range)
    case .name where following.kind == .leftParenthesis: return try parseCall()
    case .name:
      // The operator before it is the last of its line, and the next line stores a value.
      if following.kind == .arrow, start.range.start.line != previous.range.end.line { throw missingValue() }
      advance()
      return PseudocodeExpression(.variable(intern(start)), start.range)
    case .leftBracket:
      let elements = try parseList(from: .leftBracket, to: .rightBracket)
      return try expression(.list(elements), SourceRange(from: start.range.start, to: previous.range.end))
    case .leftParenthesis:
      advance()
      let value = try parseValue()
      let end = try expect(.rightParenthesis)
      return PseudocodeExpression(value, within: SourceRange(from: start.range.start, to: end.range.end))
    default: throw missingValue()
    }
  }

  private func missingValue() -> PseudocodeError {
    error(.missingValue, "a value is missing behind '\(text(previous))'", at: missingRange)
  }

  private mutating func parseNumber() throws(PseudocodeError) -> PseudocodeExpression {
    let token = advance()
    guard let number = Constant(decimal: text(token)) else {
      throw error(.malformedNumber, "this number is too large for one with a dot", at: token.range)
    }
    return PseudocodeExpression(.number(number), token.range)
  }

  // MARK: Calls

  private mutating func parseCall() throws(PseudocodeError) -> PseudocodeExpression {
    let name = advance()
    let procedure = intern(name)
    var arguments: [PseudocodeExpression] = []
    var direction: PseudocodeDirection?
    if text(name) == BuiltInProcedure.canMove.rawValue {
      direction = try parseDirection()
    } else {
      arguments = try parseList(from: .leftParenthesis, to: .rightParenthesis)
    }
    let range = SourceRange(from: name.range.start, to: previous.range.end)
    let call = PseudocodeCall(
      procedure: procedure, nameRange: name.range, arguments: arguments, direction: direction, range: range)
    return try expression(.call(call), range)
  }

  /// Reads values with commas between them, and what is around them.
  private mutating func parseList(
    from open: TokenKind, to close: TokenKind
  ) throws(PseudocodeError) -> [PseudocodeExpression] {
    try expect(open)
    var values: [PseudocodeExpression] = []
    if accept(close) { return values }
    repeat { values.append(try parseValue()) } while accept(.comma)
    try expect(close)
    return values
  }

  /// Reads the word behind `CAN_MOVE`, which is not a variable.
  private mutating func parseDirection() throws(PseudocodeError) -> PseudocodeDirection {
    try expect(.leftParenthesis)
    guard token.kind == .name, let direction = PseudocodeDirection(rawValue: text(token)),
      following.kind == .rightParenthesis
    else {
      let words = PseudocodeDirection.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(.unknownDirection, "CAN_MOVE takes one of these words: \(words)", at: missingRange)
    }
    advance()
    advance()
    return direction
  }
}

extension Parser {
  /// A pattern without `|` and `as` outside brackets.
  mutating func parseClosedPattern() throws(Failure) -> Pattern {
    let start = current.start
    switch kind {
    case .number, .minus:
      let value = try parseSignedNumber()
      return Pattern(.value(value), range(from: start))
    case .string:
      let value = try parseStrings()
      return Pattern(.value(value), range(from: start))
    case .none: return takeSingleton(.none)
    case .true: return takeSingleton(.true)
    case .false: return takeSingleton(.false)
    case .name: return try parseNamePattern()
    case .leftParenthesis: return try parseParenthesizedPattern()
    case .leftBracket:
      advance()
      let elements = try parseSequenceElements(until: .rightBracket)
      return Pattern(.sequence(elements), range(from: start))
    case .leftBrace: return try parseMappingPattern()
    default: throw .rejected
    }
  }

  private mutating func takeSingleton(_ value: Constant) -> Pattern {
    let range = current.range
    advance()
    return Pattern(.singleton(value), range)
  }

  /// A number as patterns may have it: `1`, `-1.5` or `-1 + 2j`.
  private mutating func parseSignedNumber() throws(Failure) -> Expression {
    let start = current.start
    let (real, isReal) = try parseOptionallyNegative()
    guard kind == .plus || kind == .minus else { return real }
    let operation: BinaryOperator = kind == .plus ? .add : .subtract
    advance()
    guard isReal, kind == .number else { throw .rejected }
    let token = current
    let value = try readNumber(token)
    guard case .imaginary = value else { throw .rejected }
    advance()
    let imaginary = Expression(.constant(value), token.range)
    return Expression(.binary(operation, real, imaginary), range(from: start))
  }

  private mutating func parseOptionallyNegative() throws(Failure) -> (Expression, isReal: Bool) {
    let start = current.start
    let isNegative = skip(.minus)
    guard kind == .number else { throw .rejected }
    let token = current
    let value = try readNumber(token)
    advance()
    var isReal = true
    if case .imaginary = value { isReal = false }
    let number = Expression(.constant(value), token.range)
    return (isNegative ? Expression(.unary(.minus, number), range(from: start)) : number, isReal)
  }

  /// A capture, a wildcard, a dotted name or a class pattern.
  private mutating func parseNamePattern() throws(Failure) -> Pattern {
    let start = current.start
    if isCaptureTarget() { return Pattern(.capture(nil, try parseName()), range(from: start)) }
    if isAt(word: "_"), followingKind != .dot, followingKind != .leftParenthesis {
      advance()
      return Pattern(.capture(nil, nil), range(from: start))
    }
    let value = try parseDottedValue()
    if kind == .leftParenthesis { return try parseClassPattern(value, from: start) }
    guard case .attribute = value.form, kind != .equal else { throw .rejected }
    return Pattern(.value(value), range(from: start))
  }

  private mutating func parseDottedValue() throws(Failure) -> Expression {
    let start = current.start
    var value = Expression(.name(try parseName()), range(from: start))
    var chain = 0
    while skip(.dot) {
      try extend(&chain)
      let name = try parseName()
      value = Expression(.attribute(value, name), range(from: start))
    }
    return value
  }

  /// A group or a sequence.
  private mutating func parseParenthesizedPattern() throws(Failure) -> Pattern {
    let start = current.start
    advance()
    if skip(.rightParenthesis) { return Pattern(.sequence([]), range(from: start)) }
    let isStarred = kind == .star
    let first = try parseMaybeStarPattern()
    if !isStarred, skip(.rightParenthesis) { return first }
    try expect(.comma)
    let elements = [first] + (try parseSequenceElements(until: .rightParenthesis))
    return Pattern(.sequence(elements), range(from: start))
  }

  private mutating func parseSequenceElements(until closing: TokenKind) throws(Failure) -> [Pattern] {
    var elements: [Pattern] = []
    while kind != closing {
      elements.append(try parseMaybeStarPattern())
      guard skip(.comma) else { break }
    }
    try expect(closing)
    return elements
  }

  private mutating func parseMappingPattern() throws(Failure) -> Pattern {
    let start = current.start
    advance()
    var keys: [Expression] = []
    var patterns: [Pattern] = []
    var rest: Name?
    while kind != .rightBrace {
      if skip(.doubleStar) {
        rest = try parseCaptureTarget()
        _ = skip(.comma)
        break
      }
      keys.append(try parseMappingKey())
      try expect(.colon)
      patterns.append(try parsePattern())
      guard skip(.comma) else { break }
    }
    try expect(.rightBrace)
    return Pattern(.mapping(MappingPattern(keys: keys, patterns: patterns, rest: rest)), range(from: start))
  }

  private mutating func parseMappingKey() throws(Failure) -> Expression {
    let range = current.range
    let constant: Constant
    switch kind {
    case .number, .minus: return try parseSignedNumber()
    case .string: return try parseStrings()
    case .none: constant = .none
    case .true: constant = .true
    case .false: constant = .false
    default:
      let value = try parseDottedValue()
      guard case .attribute = value.form else { throw .rejected }
      return value
    }
    advance()
    return Expression(.constant(constant), range)
  }

  private mutating func parseClassPattern(_ type: Expression, from start: SourcePosition) throws(Failure) -> Pattern {
    advance()
    var patterns: [Pattern] = []
    var attributes: [Name] = []
    var attributePatterns: [Pattern] = []
    while kind != .rightParenthesis {
      if kind == .name, followingKind == .equal {
        attributes.append(try parseName())
        advance()
        attributePatterns.append(try parsePattern())
      } else {
        guard attributes.isEmpty else { throw .rejected }
        patterns.append(try parsePattern())
      }
      guard skip(.comma) else { break }
    }
    try expect(.rightParenthesis)
    let pattern = ClassPattern(
      type: type, patterns: patterns, attributes: attributes, attributePatterns: attributePatterns)
    return Pattern(.class(pattern), range(from: start))
  }
}

extension TokenKind {
  /// The operator that this token is between two operands, and how tightly it binds.
  fileprivate var binaryOperator: (operation: BinaryOperator, precedence: Int)? {
    switch self {
    case .bar: (.bitOr, 1)
    case .caret: (.bitXor, 2)
    case .ampersand: (.bitAnd, 3)
    case .leftShift: (.leftShift, 4)
    case .rightShift: (.rightShift, 4)
    case .plus: (.add, 5)
    case .minus: (.subtract, 5)
    case .star: (.multiply, 6)
    case .slash: (.divide, 6)
    case .doubleSlash: (.floorDivide, 6)
    case .percent: (.modulo, 6)
    case .at: (.matrixMultiply, 6)
    default: nil
    }
  }
}

extension Parser {
  /// Operands joined by operators of at least a precedence, by precedence climbing; 0 takes them all.
  mutating func parseBinary(atLeast minimum: Int) throws(Failure) -> Expression {
    let start = current.start
    var left = try parseFactor()
    var chain = 0
    while let (operation, precedence) = kind.binaryOperator, precedence >= minimum {
      try extend(&chain)
      advance()
      let right = try parseBinary(atLeast: precedence + 1)
      left = Expression(.binary(operation, left, right), range(from: start))
    }
    return left
  }

  /// A signed operand; a sign binds less tightly than `**` on its right.
  private mutating func parseFactor() throws(Failure) -> Expression {
    let operation: UnaryOperator
    switch kind {
    case .plus: operation = .plus
    case .minus: operation = .minus
    case .tilde: operation = .invert
    default: return try parsePower()
    }
    let start = current.start
    advance()
    try enter()
    defer { leave() }
    let operand = try parseFactor()
    return Expression(.unary(operation, operand), range(from: start))
  }

  private mutating func parsePower() throws(Failure) -> Expression {
    let start = current.start
    let isAwaited = skip(.await)
    var base = try parsePrimary()
    if isAwaited { base = Expression(.await(base), range(from: start)) }
    guard skip(.doubleStar) else { return base }
    try enter()
    defer { leave() }
    let exponent = try parseFactor()
    return Expression(.binary(.power, base, exponent), range(from: start))
  }
}

extension TokenKind {
  /// The operator of an augmented assignment.
  fileprivate var augmentedOperator: BinaryOperator? {
    switch self {
    case .plusEqual: .add
    case .minusEqual: .subtract
    case .starEqual: .multiply
    case .atEqual: .matrixMultiply
    case .slashEqual: .divide
    case .percentEqual: .modulo
    case .ampersandEqual: .bitAnd
    case .barEqual: .bitOr
    case .caretEqual: .bitXor
    case .leftShiftEqual: .leftShift
    case .rightShiftEqual: .rightShift
    case .doubleStarEqual: .power
    case .doubleSlashEqual: .floorDivide
    default: nil
    }
  }
}

extension Parser {
  /// An assignment of any kind, or an expression alone.
  mutating func parseExpressionStatement() throws(Failure) -> StatementForm {
    let isParenthesized = kind == .leftParenthesis
    let first = try parseStarExpressions()
    switch kind {
    case .equal: return try finishAssignment(to: first)
    case .colon: return try finishAnnotation(of: first, isParenthesized: isParenthesized)
    default: break
    }
    guard let operation = kind.augmentedOperator else { return .expression(first) }
    guard isSingleTarget(first) else { throw .rejected }
    advance()
    return .augmentedAssign(first, operation, value: try parseAssignedValue())
  }

  private mutating func finishAssignment(to first: Expression) throws(Failure) -> StatementForm {
    var targets: [Expression] = []
    var value = first
    while skip(.equal) {
      guard isStarTarget(value) else { throw .rejected }
      targets.append(value)
      value = try parseAssignedValue()
    }
    return .assign(targets, value: value)
  }

  private mutating func finishAnnotation(
    of target: Expression, isParenthesized: Bool
  ) throws(Failure) -> StatementForm {
    guard isSingleTarget(target) else { throw .rejected }
    advance()
    let annotation = try parseExpression()
    let value = skip(.equal) ? try parseAssignedValue() : nil
    var isSimple = false
    if case .name = target.form { isSimple = !isParenthesized }
    return .annotatedAssign(
      AnnotatedAssignment(target: target, annotation: annotation, value: value, isSimple: isSimple))
  }
}

extension Parser {
  /// The targets of a `for`: one, or several as a tuple.
  mutating func parseStarTargets() throws(Failure) -> Expression {
    let start = current.start
    let first = try parseStarTarget()
    guard kind == .comma else { return first }
    var elements = [first]
    while skip(.comma), startsExpression { elements.append(try parseStarTarget()) }
    return Expression(.tuple(elements), range(from: start))
  }

  /// A target of assignment, which may be starred.
  mutating func parseStarTarget() throws(Failure) -> Expression {
    let start = current.start
    if skip(.star) {
      let target = try parseTarget()
      return Expression(.starred(target), range(from: start))
    }
    return try parseTarget()
  }

  private mutating func parseTarget() throws(Failure) -> Expression {
    let target = try parsePrimary()
    guard isTarget(target) else { throw .rejected }
    return target
  }

  /// The targets of a `del`.
  mutating func parseDeletedTargets() throws(Failure) -> [Expression] {
    var targets: [Expression] = []
    repeat {
      let target = try parsePrimary()
      guard isDeletable(target) else { throw .rejected }
      targets.append(target)
    } while skip(.comma) && kind != .semicolon && kind != .newline
    return targets
  }

  /// Whether something can be assigned to; a starred target only where several stand.
  func isTarget(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name, .attribute, .subscript: true
    case .tuple(let elements), .list(let elements): elements.allSatisfy { isStarTarget($0) }
    default: false
    }
  }

  /// Whether something can be assigned to or is a star before such a thing.
  func isStarTarget(_ expression: Expression) -> Bool {
    guard case .starred(let value) = expression.form else { return isTarget(expression) }
    return isTarget(value)
  }

  /// Whether something is a name, an attribute or a subscript: what `+=` and `:` can follow.
  func isSingleTarget(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name, .attribute, .subscript: true
    default: false
    }
  }

  private func isDeletable(_ expression: Expression) -> Bool {
    switch expression.form {
    case .name, .attribute, .subscript: true
    case .tuple(let elements), .list(let elements): elements.allSatisfy { isDeletable($0) }
    default: false
    }
  }
}

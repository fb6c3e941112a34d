extension SyntaxDiagnosis {
  mutating func assignment() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.name), try annotationAndValue() { return true }
    mark = start
    if try annotatedTarget(), try annotationAndValue() { return true }
    mark = start
    if try targetsAndEqual(atLeastOne: true), try assignedValue() != nil, !(try isAt(.equal)) { return true }
    mark = start
    if try singleTarget() != nil, try augmentedOperator() {
      // After the operator there is no way back.
      if try assignedValue() != nil { return true }
      mark = start
      return false
    }
    mark = start
    if usesErrorRules { try mistakenAssignment() }
    mark = start
    return false
  }

  private mutating func annotatedTarget() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.leftParenthesis), try singleTarget() != nil, try skip(.rightParenthesis) { return true }
    mark = start
    return try attributeOrSubscript() != nil
  }

  private mutating func annotationAndValue() throws(SyntaxError) -> Bool {
    guard try skip(.colon), try expression() != nil else { return false }
    _ = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.skip(.equal) ? try diagnosis.assignedValue() : nil
    }
    return true
  }

  /// `targets =` any number of times.
  private mutating func targetsAndEqual(atLeastOne: Bool) throws(SyntaxError) -> Bool {
    let targets = try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard let target = try diagnosis.starTargets(), try diagnosis.skip(.equal) else { return nil }
      return target
    }
    return targets != nil || !atLeastOne
  }

  private mutating func augmentedOperator() throws(SyntaxError) -> Bool {
    guard
      try isAt(
        .plusEqual, .minusEqual, .starEqual, .atEqual, .slashEqual, .percentEqual, .ampersandEqual, .barEqual,
        .caretEqual, .leftShiftEqual, .rightShiftEqual, .doubleStarEqual, .doubleSlashEqual)
    else { return false }
    mark += 1
    return true
  }

  private mutating func mistakenAssignment() throws(SyntaxError) {
    let start = mark
    if let target = try mistakenAnnotationTarget(), try skip(.colon), try expression() != nil {
      throw makeError("only single target (not \(target.description)) can be annotated", at: target.range)
    }
    mark = start
    if let first = try starNamedExpression(), try skip(.comma) {
      while try starNamedExpressions() != nil {}
      if try skip(.colon), try expression() != nil {
        throw makeError("only single target (not tuple) can be annotated", at: first.range)
      }
    }
    mark = start
    if let target = try expression(), try skip(.colon), try expression() != nil {
      throw makeError("illegal target for annotation", at: target.range)
    }
    mark = start
    if try targetsAndEqual(atLeastOne: false), let target = try starExpressions(), try skip(.equal) {
      return try checkTarget(target, .assigned)
    }
    mark = start
    if try targetsAndEqual(atLeastOne: false), let yield = try yieldExpression(), try skip(.equal) {
      throw makeError("assignment to yield expression not possible", at: yield.range)
    }
    mark = start
    if let target = try starExpressions(), try augmentedOperator(), try assignedValue() != nil {
      throw makeError("'\(target.description)' is an illegal expression for augmented assignment", at: target.range)
    }
  }

  private mutating func mistakenAnnotationTarget() throws(SyntaxError) -> Shape? {
    if let list = try list() { return list }
    if let tuple = try tuple() { return tuple }
    return try attempt { (diagnosis) throws(SyntaxError) -> Shape? in
      guard try diagnosis.skip(.leftParenthesis), let target = try diagnosis.mistakenAnnotationTarget(),
        try diagnosis.skip(.rightParenthesis)
      else { return nil }
      return target
    }
  }

  // MARK: - Imports

  mutating func importStatement() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.import) {
      return try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in
        guard try diagnosis.dottedName() else { return nil }
        return try diagnosis.aliased()
      } != nil
    }
    guard try skip(.from) else { return false }
    while try isAt(.dot, .ellipsis) { mark += 1 }
    let dots = mark
    if try dottedName(), try skip(.import), try importedNames() { return true }
    mark = dots
    if dots > start + 1, try skip(.import), try importedNames() { return true }
    return false
  }

  private mutating func dottedName() throws(SyntaxError) -> Bool {
    try several(separatedBy: .dot) { (diagnosis) throws(SyntaxError) in
      try diagnosis.take(.name).map { Shape(.name, $0.range) }
    } != nil
  }

  /// A new name after `as`, which may be left out.
  private mutating func aliased() throws(SyntaxError) -> Shape {
    let start = mark
    if try skip(.as), try skip(.name) { return made(from: start) }
    mark = start
    return made(from: start - 1)
  }

  private mutating func importedNames() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.leftParenthesis), try names() {
      _ = try skip(.comma)
      if try skip(.rightParenthesis) { return true }
    }
    mark = start
    if try names(), !(try isAt(.comma)) { return true }
    mark = start
    if try skip(.star) { return true }
    if usesErrorRules, try names(), try skip(.comma), try skip(.newline) {
      throw makeError("trailing comma not allowed without surrounding parentheses")
    }
    mark = start
    return false
  }

  private mutating func names() throws(SyntaxError) -> Bool {
    try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in
      guard try diagnosis.skip(.name) else { return nil }
      return try diagnosis.aliased()
    } != nil
  }
}

extension SyntaxDiagnosis {
  mutating func starTargets() throws(SyntaxError) -> Shape? {
    let start = mark
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.starTarget() }
    guard let targets = try several(separatedBy: .comma, rule) else { return nil }
    let hasComma = try skip(.comma)
    return targets.count == 1 && !hasComma ? targets[0] : made(from: start, .tuple, targets)
  }

  mutating func starTarget() throws(SyntaxError) -> Shape? {
    try remember(.starTarget) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.skip(.star), !(try diagnosis.isAt(.star)), let target = try diagnosis.starTarget() {
        return diagnosis.made(from: start, .starred, [target])
      }
      diagnosis.mark = start
      return try diagnosis.targetWithStarAtom()
    }
  }

  private mutating func targetWithStarAtom() throws(SyntaxError) -> Shape? {
    try remember(.targetWithStarAtom) { (diagnosis) throws(SyntaxError) in
      if let target = try diagnosis.attributeOrSubscript() { return target }
      return try diagnosis.starAtom()
    }
  }

  private mutating func starAtom() throws(SyntaxError) -> Shape? {
    let start = mark
    switch try peek().kind {
    case .name:
      mark += 1
      return made(from: start, .name)
    case .leftParenthesis:
      mark += 1
      if let target = try targetWithStarAtom(), try skip(.rightParenthesis) { return target }
      mark = start + 1
      _ = try starTargetsOfTuple()
      if try skip(.rightParenthesis) { return made(from: start, .tuple) }
    case .leftBracket:
      mark += 1
      let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.starTarget() }
      if try several(separatedBy: .comma, rule) != nil { _ = try skip(.comma) }
      if try skip(.rightBracket) { return made(from: start, .list) }
    default: break
    }
    mark = start
    return nil
  }

  private mutating func starTargetsOfTuple() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.starTarget() }
      guard let targets = try diagnosis.several(separatedBy: .comma, rule) else { return nil }
      let hasComma = try diagnosis.skip(.comma)
      return targets.count > 1 || hasComma ? diagnosis.made(from: start) : nil
    }
  }

  /// A name, an attribute or a subscript, perhaps in parentheses.
  mutating func singleTarget() throws(SyntaxError) -> Shape? {
    if let target = try attributeOrSubscript() { return target }
    let start = mark
    if try skip(.name) { return made(from: start, .name) }
    if try skip(.leftParenthesis), let target = try singleTarget(), try skip(.rightParenthesis) { return target }
    mark = start
    return nil
  }

  mutating func attributeOrSubscript() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.targetPrimary() != nil else { return nil }
      let end = diagnosis.mark
      if let kind = try diagnosis.attribute(), !(try diagnosis.seesTrailer()) {
        return diagnosis.made(from: start, kind)
      }
      diagnosis.mark = end
      guard let kind = try diagnosis.subscripted(), !(try diagnosis.seesTrailer()) else { return nil }
      return diagnosis.made(from: start, kind)
    }
  }

  /// Whether something more is taken of what precedes.
  private mutating func seesTrailer() throws(SyntaxError) -> Bool {
    try isAt(.leftParenthesis, .leftBracket, .dot)
  }

  /// What an attribute or a subscript is taken of: there is always another trailer after it.
  private mutating func targetPrimary() throws(SyntaxError) -> Shape? {
    try remember(.targetPrimary) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard var value = try diagnosis.atom(), try diagnosis.seesTrailer() else {
        diagnosis.mark = start
        return nil
      }
      while let kind = try diagnosis.targetTrailer({ (diagnosis) throws(SyntaxError) in
        try diagnosis.seesTrailer()
      }) {
        value = diagnosis.made(from: start, kind)
      }
      return value
    }
  }

  // MARK: - Deletion

  mutating func deletedTargets() throws(SyntaxError) -> Bool {
    let rule = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in try diagnosis.deletedTarget() }
    guard try several(separatedBy: .comma, rule) != nil else { return false }
    _ = try skip(.comma)
    return true
  }

  private mutating func deletedTarget() throws(SyntaxError) -> Shape? {
    try remember(.deletedTarget) { (diagnosis) throws(SyntaxError) in
      if let target = try diagnosis.attributeOrSubscript() { return target }
      let start = diagnosis.mark
      switch try diagnosis.peek().kind {
      case .name:
        diagnosis.mark += 1
        return diagnosis.made(from: start)
      case .leftParenthesis:
        diagnosis.mark += 1
        if let target = try diagnosis.deletedTarget(), try diagnosis.skip(.rightParenthesis) { return target }
        diagnosis.mark = start + 1
        _ = try diagnosis.deletedTargets()
        if try diagnosis.skip(.rightParenthesis) { return diagnosis.made(from: start) }
      case .leftBracket:
        diagnosis.mark += 1
        _ = try diagnosis.deletedTargets()
        if try diagnosis.skip(.rightBracket) { return diagnosis.made(from: start) }
      default: break
      }
      diagnosis.mark = start
      return nil
    }
  }
}

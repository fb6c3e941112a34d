extension SyntaxDiagnosis {
  private typealias Operand = (inout SyntaxDiagnosis) throws(SyntaxError) -> Shape?

  mutating func disjunction() throws(SyntaxError) -> Shape? {
    try remember(.disjunction) { (diagnosis) throws(SyntaxError) in
      try diagnosis.joined(by: .or) { (diagnosis) throws(SyntaxError) in try diagnosis.conjunction() }
    }
  }

  private mutating func conjunction() throws(SyntaxError) -> Shape? {
    try remember(.conjunction) { (diagnosis) throws(SyntaxError) in
      try diagnosis.joined(by: .and) { (diagnosis) throws(SyntaxError) in try diagnosis.inversion() }
    }
  }

  private mutating func joined(by separator: TokenKind, _ operand: Operand) throws(SyntaxError) -> Shape? {
    let start = mark
    guard let operands = try several(separatedBy: separator, operand) else { return nil }
    return operands.count == 1 ? operands[0] : made(from: start, .expression)
  }

  private mutating func inversion() throws(SyntaxError) -> Shape? {
    try remember(.inversion) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.skip(.not), try diagnosis.inversion() != nil { return diagnosis.made(from: start, .expression) }
      diagnosis.mark = start
      return try diagnosis.comparison()
    }
  }

  private mutating func comparison() throws(SyntaxError) -> Shape? {
    let start = mark
    guard let first = try bitOr() else { return nil }
    let isIn = try isAt(.in)
    var count = 0
    while try comparisonStep() { count += 1 }
    guard count > 0 else { return first }
    return Shape(.comparison, range(from: start), [first], isMarked: isIn)
  }

  /// An operator and its right operand.
  private mutating func comparisonStep() throws(SyntaxError) -> Bool {
    let start = mark
    switch try peek().kind {
    case .equalEqual, .notEqual, .lessEqual, .less, .greaterEqual, .greater, .in:
      mark += 1
    case .not:
      mark += 1
      guard try skip(.in) else {
        mark = start
        return false
      }
    case .is:
      mark += 1
      if try skip(.not), try bitOr() != nil { return true }
      mark = start + 1
    default: return false
    }
    if try bitOr() != nil { return true }
    mark = start
    return false
  }

  mutating func bitOr() throws(SyntaxError) -> Shape? {
    try leftAssociative(.bitOr, [.bar]) { (diagnosis) throws(SyntaxError) in try diagnosis.bitXor() }
  }

  private mutating func bitXor() throws(SyntaxError) -> Shape? {
    try leftAssociative(.bitXor, [.caret]) { (diagnosis) throws(SyntaxError) in try diagnosis.bitAnd() }
  }

  private mutating func bitAnd() throws(SyntaxError) -> Shape? {
    try leftAssociative(.bitAnd, [.ampersand]) { (diagnosis) throws(SyntaxError) in try diagnosis.shift() }
  }

  private mutating func shift() throws(SyntaxError) -> Shape? {
    try leftAssociative(.shift, [.leftShift, .rightShift]) { (diagnosis) throws(SyntaxError) in try diagnosis.sum() }
  }

  private mutating func sum() throws(SyntaxError) -> Shape? {
    try leftAssociative(.sum, [.plus, .minus]) { (diagnosis) throws(SyntaxError) in try diagnosis.term() }
  }

  private mutating func term() throws(SyntaxError) -> Shape? {
    try leftAssociative(.term, [.star, .slash, .doubleSlash, .percent, .at]) { (diagnosis) throws(SyntaxError) in
      try diagnosis.factor()
    }
  }

  private mutating func leftAssociative(
    _ rule: Rule, _ operators: [TokenKind], _ operand: Operand
  ) throws(SyntaxError) -> Shape? {
    try remember(rule) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard let first = try operand(&diagnosis) else { return nil }
      let end = diagnosis.mark
      var last = end
      while operators.contains(try diagnosis.peek().kind) {
        diagnosis.mark += 1
        guard try operand(&diagnosis) != nil else { break }
        last = diagnosis.mark
      }
      diagnosis.mark = last
      return last == end ? first : diagnosis.made(from: start, .expression)
    }
  }

  private mutating func factor() throws(SyntaxError) -> Shape? {
    try remember(.factor) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.isAt(.plus, .minus, .tilde) {
        diagnosis.mark += 1
        if try diagnosis.factor() != nil { return diagnosis.made(from: start, .expression) }
        diagnosis.mark = start
      }
      return try diagnosis.power()
    }
  }

  private mutating func power() throws(SyntaxError) -> Shape? {
    let start = mark
    guard let base = try awaited() else { return nil }
    let last = mark
    if try skip(.doubleStar), try factor() != nil { return made(from: start, .expression) }
    mark = last
    return base
  }

  private mutating func awaited() throws(SyntaxError) -> Shape? {
    try remember(.await) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if try diagnosis.skip(.await), try diagnosis.primary() != nil { return diagnosis.made(from: start, .await) }
      diagnosis.mark = start
      return try diagnosis.primary()
    }
  }
}

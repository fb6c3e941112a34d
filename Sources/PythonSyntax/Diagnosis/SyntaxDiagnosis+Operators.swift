extension SyntaxDiagnosis {
  mutating func disjunction() throws(SyntaxError) -> Shape? {
    if let known = recall(.disjunction) { return known }
    let start = mark
    guard let first = try conjunction() else { return keep(.disjunction, nil, from: start) }
    var end = mark
    var count = 1
    while try skip(.or), try conjunction() != nil { (end, count) = (mark, count + 1) }
    mark = end
    return keep(.disjunction, count == 1 ? first : made(from: start, .expression), from: start)
  }

  private mutating func conjunction() throws(SyntaxError) -> Shape? {
    if let known = recall(.conjunction) { return known }
    let start = mark
    guard let first = try inversion() else { return keep(.conjunction, nil, from: start) }
    var end = mark
    var count = 1
    while try skip(.and), try inversion() != nil { (end, count) = (mark, count + 1) }
    mark = end
    return keep(.conjunction, count == 1 ? first : made(from: start, .expression), from: start)
  }

  private mutating func inversion() throws(SyntaxError) -> Shape? {
    if let known = recall(.inversion) { return known }
    let start = mark
    guard try skip(.not) else { return keep(.inversion, try comparison(), from: start) }
    try enter()
    defer { leave() }
    let isNegation = try inversion() != nil
    return keep(.inversion, isNegation ? made(from: start, .expression) : nil, from: start)
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

  /// The rules of the operators with two operands, from the loosest to the tightest.
  private static let levels: [(rule: Rule, operators: [TokenKind])] = [
    (.bitOr, [.bar]), (.bitXor, [.caret]), (.bitAnd, [.ampersand]), (.shift, [.leftShift, .rightShift]),
    (.sum, [.plus, .minus]), (.term, [.star, .slash, .doubleSlash, .percent, .at]),
  ]

  mutating func bitOr() throws(SyntaxError) -> Shape? {
    try binary(0)
  }

  /// Operands joined by operators of a level or a tighter one.
  ///
  /// It climbs from the tightest level, so that the levels need no calls inside one another.
  private mutating func binary(_ loosest: Int) throws(SyntaxError) -> Shape? {
    let start = mark
    var level = loosest
    var shape: Shape??
    while level < SyntaxDiagnosis.levels.count, shape == nil {
      shape = recall(SyntaxDiagnosis.levels[level].rule)
      if shape == nil { level += 1 }
    }
    var value: Shape?
    if let shape { value = shape } else { value = try factor() }
    while level > loosest {
      level -= 1
      value = try extend(value, at: level, from: start)
    }
    return value
  }

  /// Adds the operators of one level, and their right operands, to a first operand.
  private mutating func extend(_ first: Shape?, at level: Int, from start: Int) throws(SyntaxError) -> Shape? {
    let (rule, operators) = SyntaxDiagnosis.levels[level]
    guard first != nil else { return keep(rule, nil, from: start) }
    let end = mark
    var last = end
    while operators.contains(try peek().kind) {
      mark += 1
      let isTightest = level == SyntaxDiagnosis.levels.count - 1
      guard try (isTightest ? factor() : binary(level + 1)) != nil else { break }
      last = mark
    }
    mark = last
    return keep(rule, last == end ? first : made(from: start, .expression), from: start)
  }

  private mutating func factor() throws(SyntaxError) -> Shape? {
    if let known = recall(.factor) { return known }
    let start = mark
    guard try isAt(.plus, .minus, .tilde) else { return keep(.factor, try power(), from: start) }
    try enter()
    defer { leave() }
    mark += 1
    let isSigned = try factor() != nil
    return keep(.factor, isSigned ? made(from: start, .expression) : nil, from: start)
  }

  private mutating func power() throws(SyntaxError) -> Shape? {
    let start = mark
    guard let base = try awaited() else { return nil }
    let last = mark
    if try skip(.doubleStar) {
      try enter()
      defer { leave() }
      if try factor() != nil { return made(from: start, .expression) }
    }
    mark = last
    return base
  }

  private mutating func awaited() throws(SyntaxError) -> Shape? {
    if let known = recall(.await) { return known }
    let start = mark
    guard try skip(.await) else { return keep(.await, try primary(), from: start) }
    let isAwaited = try primary() != nil
    return keep(.await, isAwaited ? made(from: start, .await) : nil, from: start)
  }
}

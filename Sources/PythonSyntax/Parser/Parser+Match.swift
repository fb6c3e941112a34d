extension Parser {
  /// A `match` statement; nil when `match` is an ordinary name here.
  mutating func parseMatch() throws(Failure) -> Statement? {
    let first = index
    let start = current.start
    guard let subject = try parseSubject() else {
      rewind(to: first)
      return nil
    }
    advance()
    advance()
    var cases: [MatchCase] = []
    while isAt(word: "case") { cases.append(try parseCase()) }
    try expect(.dedent)
    return Statement(.match(subject: subject, cases: cases), range(from: start))
  }

  /// What stands between `match` and a colon at the end of the line, if an indented `case` follows.
  private mutating func parseSubject() throws(Failure) -> Expression? {
    advance()
    guard startsExpression else { return nil }
    do throws(Failure) {
      let start = current.start
      let isStarred = kind == .star
      var subject = try parseStarNamedExpression()
      if kind == .comma {
        var elements = [subject]
        while skip(.comma), startsExpression { elements.append(try parseStarNamedExpression()) }
        subject = Expression(.tuple(elements), range(from: start))
      } else if isStarred {
        throw .rejected
      }
      try expect(.colon)
      guard kind == .newline, followingKind == .indent, isCase(index + 2) else { throw .rejected }
      return subject
    } catch {
      if error == .tooDeep { throw error }
      return nil
    }
  }

  private func isCase(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .name && text(of: tokens[index]).elementsEqual("case".utf8)
  }

  private mutating func parseCase() throws(Failure) -> MatchCase {
    advance()
    let pattern = try parsePatterns()
    let condition = skip(.if) ? try parseNamedExpression() : nil
    let body = try parseBlock()
    return MatchCase(pattern: pattern, condition: condition, body: body)
  }

  /// A pattern, or several as a sequence without brackets.
  private mutating func parsePatterns() throws(Failure) -> Pattern {
    let start = current.start
    let isStarred = kind == .star
    let first = try parseMaybeStarPattern()
    guard kind == .comma || isStarred else { return first }
    try expect(.comma)
    var elements = [first]
    while kind != .colon, kind != .if {
      elements.append(try parseMaybeStarPattern())
      guard skip(.comma) else { break }
    }
    return Pattern(.sequence(elements), range(from: start))
  }

  /// An element of a sequence: a pattern, or `*name`.
  func isCaptureTarget() -> Bool {
    guard kind == .name, !isAt(word: "_") else { return false }
    switch followingKind {
    case .dot, .leftParenthesis, .equal: return false
    default: return true
    }
  }

  mutating func parseCaptureTarget() throws(Failure) -> Name {
    guard isCaptureTarget() else { throw .rejected }
    return try parseName()
  }

  mutating func parseMaybeStarPattern() throws(Failure) -> Pattern {
    let start = current.start
    guard skip(.star) else { return try parsePattern() }
    if isAt(word: "_") {
      advance()
      return Pattern(.star(nil), range(from: start))
    }
    let name = try parseCaptureTarget()
    return Pattern(.star(name), range(from: start))
  }

  /// Alternatives, and a name for what matched.
  mutating func parsePattern() throws(Failure) -> Pattern {
    try enter()
    defer { leave() }
    let start = current.start
    var alternatives = [try parseClosedPattern()]
    while skip(.bar) { alternatives.append(try parseClosedPattern()) }
    var pattern = alternatives[0]
    if alternatives.count > 1 { pattern = Pattern(.or(alternatives), range(from: start)) }
    guard skip(.as) else { return pattern }
    let name = try parseCaptureTarget()
    return Pattern(.capture(pattern, name), range(from: start))
  }
}

extension Parser {
  /// The arguments of a call or of a class statement, parentheses included.
  ///
  /// A generator may stand without parentheses of its own when it is the only argument of a call.
  mutating func parseArguments(
    allowingGenerator: Bool
  ) throws(Failure) -> (arguments: [Expression], keywords: [Keyword]) {
    let open = current.start
    try expect(.leftParenthesis)
    var arguments: [Expression] = []
    var keywords: [Keyword] = []
    var hasDoubleStar = false
    while kind != .rightParenthesis {
      let start = current.start
      switch kind {
      case .star:
        guard !hasDoubleStar else { throw .rejected }
        advance()
        let value = try parseExpression()
        arguments.append(Expression(.starred(value), range(from: start)))
      case .doubleStar:
        advance()
        hasDoubleStar = true
        let value = try parseExpression()
        keywords.append(Keyword(name: nil, value: value, range: range(from: start)))
      case .name where followingKind == .equal:
        keywords.append(try parseKeyword())
      default:
        guard keywords.isEmpty else { throw .rejected }
        let value = try parseNamedExpression()
        if kind == .for || kind == .async {
          guard allowingGenerator, arguments.isEmpty else { throw .rejected }
          return ([try finishGenerator(value, from: open)], [])
        }
        arguments.append(value)
      }
      guard skip(.comma) else { break }
    }
    try expect(.rightParenthesis)
    return (arguments, keywords)
  }

  private mutating func parseKeyword() throws(Failure) -> Keyword {
    let start = current.start
    let name = try parseName()
    advance()
    let value = try parseExpression()
    return Keyword(name: name, value: value, range: range(from: start))
  }
}

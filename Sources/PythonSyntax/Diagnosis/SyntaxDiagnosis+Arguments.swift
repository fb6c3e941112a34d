extension SyntaxDiagnosis {
  /// The arguments of a call up to its closing parenthesis, which is not passed.
  mutating func arguments() throws(SyntaxError) -> Shape? {
    try remember(.arguments) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      if let arguments = try diagnosis.plainArguments() {
        _ = try diagnosis.skip(.comma)
        if try diagnosis.isAt(.rightParenthesis) { return arguments }
      }
      diagnosis.mark = start
      if diagnosis.usesErrorRules { try diagnosis.mistakenArguments() }
      diagnosis.mark = start
      return nil
    }
  }

  /// Positional arguments, then keywords; the children are the positional ones, and a mark says that `**` is there.
  private mutating func plainArguments() throws(SyntaxError) -> Shape? {
    let start = mark
    guard let positional = try positionalArguments() else { return try keywordArguments() }
    let keywords = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.skip(.comma) ? try diagnosis.keywordArguments() : nil
    }
    return Shape(
      .other, range(from: start), positional + (keywords?.children ?? []), isMarked: keywords?.isMarked ?? false)
  }

  private mutating func positionalArguments() throws(SyntaxError) -> [Shape]? {
    try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in try diagnosis.positionalArgument() }
  }

  /// Arguments of which at least the last is a keyword or is starred.
  private mutating func argumentsWithKeywords() throws(SyntaxError) -> Bool {
    let start = mark
    if try positionalArguments() != nil, try skip(.comma), try keywordArguments() != nil { return true }
    mark = start
    return try keywordArguments() != nil
  }

  private mutating func positionalArgument() throws(SyntaxError) -> Shape? {
    if let starred = try starredExpression() { return starred }
    return try attempt { (diagnosis) throws(SyntaxError) in
      guard let value = try diagnosis.generatorElement(), !(try diagnosis.isAt(.equal)) else { return nil }
      return value
    }
  }

  private mutating func keywordArguments() throws(SyntaxError) -> Shape? {
    let start = mark
    let starred = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in
      try diagnosis.keywordOrStarred()
    }
    let doubleStarred = { (diagnosis: inout SyntaxDiagnosis) throws(SyntaxError) -> Shape? in
      try diagnosis.keywordOrDoubleStarred()
    }
    if let first = try several(separatedBy: .comma, starred) {
      let middle = mark
      if try skip(.comma), let second = try several(separatedBy: .comma, doubleStarred) {
        return keywordShape(first + second, from: start)
      }
      mark = middle
      // CPython tries these once more; what was found there stays found.
      return keywordShape(first, from: start)
    }
    mark = start
    guard let keywords = try several(separatedBy: .comma, doubleStarred) else { return nil }
    return keywordShape(keywords, from: start)
  }

  private func keywordShape(_ parts: [Shape], from start: Int) -> Shape {
    Shape(
      .other, range(from: start), parts.filter { $0.kind == .starred },
      isMarked: parts.contains { $0.isMarked })
  }

  private mutating func keywordOrStarred() throws(SyntaxError) -> Shape? {
    if usesErrorRules { try mistakenKeyword() }
    if let keyword = try keyword() { return keyword }
    return try starredExpression()
  }

  private mutating func keywordOrDoubleStarred() throws(SyntaxError) -> Shape? {
    if usesErrorRules { try mistakenKeyword() }
    if let keyword = try keyword() { return keyword }
    return try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.doubleStar), try diagnosis.expression() != nil else { return nil }
      return Shape(.other, diagnosis.range(from: start), isMarked: true)
    }
  }

  private mutating func keyword() throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      guard try diagnosis.skip(.name), try diagnosis.skip(.equal), try diagnosis.expression() != nil else {
        return nil
      }
      return diagnosis.made(from: start)
    }
  }

  // MARK: - Mistakes

  private mutating func mistakenKeyword() throws(SyntaxError) {
    let start = mark
    defer { mark = start }
    let first = try peek()
    if try isAt(.true, .false, .none) {
      mark += 1
      if let equal = try take(.equal) {
        let text = lexer.bytes[Int(first.offset)..<Int(first.endOffset)]
        throw makeError("cannot assign to \(String(decoding: text, as: UTF8.self))", from: first.range, to: equal.range)
      }
    }
    mark = start
    try mistakenGeneratorKeyword()
    mark = start
    let isKeyword = try sees { (diagnosis) throws(SyntaxError) -> Bool? in
      guard try diagnosis.skip(.name), try diagnosis.skip(.equal) else { return nil }
      return true
    }
    if !isKeyword, let value = try expression(), let equal = try take(.equal) {
      throw makeError(
        "expression cannot contain assignment, perhaps you meant \"==\"?", from: value.range, to: equal.range)
    }
  }

  /// A keyword whose value is a generator without parentheses: `name=value for …`.
  private mutating func mistakenGeneratorKeyword() throws(SyntaxError) {
    if let name = try take(.name), let equal = try take(.equal), try expression() != nil, try clauses() != nil {
      throw makeError(
        "invalid syntax. Maybe you meant '==' or ':=' instead of '='?", from: name.range, to: equal.range)
    }
  }

  private mutating func mistakenArguments() throws(SyntaxError) {
    let start = mark
    if try argumentsWithKeywords(), try skip(.comma), let star = try take(.star) {
      throw makeError("iterable argument unpacking follows keyword argument unpacking", at: star.range)
    }
    let bare = "Generator expression must be parenthesized"
    mark = start
    if let element = try expression(), let last = try clauses(), try skip(.comma) {
      try skipArgumentsOrGenerator()
      throw makeError(bare, from: element.range, to: last.range)
    }
    mark = start
    try mistakenGeneratorKeyword()
    mark = start
    if let arguments = try plainArguments(), let last = try clauses() {
      guard arguments.children.count > 1, let argument = arguments.children.last else { return }
      throw makeError(bare, from: argument.range, to: last.range)
    }
    mark = start
    if try plainArguments() != nil, try skip(.comma), let element = try expression(), let last = try clauses() {
      throw makeError(bare, from: element.range, to: last.range)
    }
    mark = start
    if let arguments = try plainArguments(), try skip(.comma), try plainArguments() != nil {
      let unpacking = arguments.isMarked ? " unpacking" : ""
      throw makeError("positional argument follows keyword argument\(unpacking)")
    }
  }

  /// What may follow the comma; it counts for how far tokens are read.
  private mutating func skipArgumentsOrGenerator() throws(SyntaxError) {
    if try plainArguments() != nil { return }
    _ = try attempt { (diagnosis) throws(SyntaxError) in
      try diagnosis.expression() != nil ? try diagnosis.clauses() : nil
    }
  }
}

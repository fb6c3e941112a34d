extension Parser: FieldReader {
  /// One or more string literals side by side.
  mutating func parseStrings() throws(Failure) -> Expression {
    let first = index
    while kind == .string { advance() }
    let strings = tokens[first..<index]
    let range = range(from: tokens[first].start)
    do throws(LiteralError) {
      return try join(strings, in: range)
    } catch {
      throw .rejected
    }
  }

  private mutating func join(_ strings: ArraySlice<Token>, in range: SourceRange) throws(LiteralError) -> Expression {
    var joiner = StringJoiner<Expression>()
    for token in strings { try joiner.add(token, in: bytes, with: &self) }
    switch joiner.finish() {
    case .bytes(let value): return Expression(.constant(.bytes(value)), range)
    case .text(let value): return Expression(.constant(.string(value)), range)
    case .formatted(let parts): return makeJoinedString(parts, in: range, of: range)
    }
  }

  /// The nodes of an f-string; those in it stand where the whole string stands, but for the text that ends a
  /// specification.
  private func makeJoinedString(
    _ parts: [StringPart<Expression>], in range: SourceRange, of whole: SourceRange
  ) -> Expression {
    var values: [Expression] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        values.append(Expression(.constant(.string(text)), index == parts.count - 1 ? range : whole))
      case .field(let value, let conversion, let specification, let token):
        let formatted = FormattedValue(
          value: value, conversion: conversion,
          specification: specification.map { makeJoinedString($0, in: token.range, of: whole) })
        values.append(Expression(.formatted(formatted), whole))
      }
    }
    return Expression(.joinedString(values), range)
  }

  /// Parses the expression of a replacement field as if it stood in parentheses.
  mutating func readField(_ range: Range<Int>, of token: Token) throws(LiteralError) -> Expression {
    let field = FieldSource(range, of: token, in: bytes, &fieldLines)
    let outcome: Result<Expression, Failure> = field.text.withUnsafeBufferPointer { buffer in
      do throws(Failure) {
        var inner = try Parser(Lexer(buffer, origin: field.origin), names: names)
        inner.scopeCount = scopeCount
        try enter()
        defer { leave() }
        inner.depth = depth
        let value = try inner.parseStarExpressions()
        names = inner.names
        scopeCount = inner.scopeCount
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    guard case .success(let value) = outcome else { throw LiteralError(.unknown) }
    return value
  }
}

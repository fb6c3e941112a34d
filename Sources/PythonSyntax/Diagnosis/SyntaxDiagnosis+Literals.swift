extension SyntaxDiagnosis: FieldReader {
  /// String literals side by side, whose values must be right.
  mutating func strings() throws(SyntaxError) -> Shape? {
    try remember(.strings) { (diagnosis) throws(SyntaxError) in
      let start = diagnosis.mark
      while try diagnosis.skip(.string) {}
      guard diagnosis.mark > start else { return nil }
      var joiner = StringJoiner<Void>()
      for token in diagnosis.tokens[start..<diagnosis.mark] {
        do throws(LiteralError) {
          try joiner.add(token, in: diagnosis.lexer.bytes, with: &diagnosis)
        } catch {
          throw diagnosis.explain(error)
        }
      }
      if case .formatted = joiner.finish() { return diagnosis.made(from: start, .formattedString) }
      return diagnosis.made(from: start, .literal)
    }
  }

  /// A number and its value.
  mutating func number() throws(SyntaxError) -> (shape: Shape, value: Constant)? {
    guard let token = try take(.number) else { return nil }
    do throws(LiteralError) {
      return (Shape(.literal, token.range), try NumberReader(token, in: lexer.bytes).read())
    } catch {
      throw explain(error)
    }
  }

  /// Looks for mistakes in the expression of a replacement field.
  mutating func readField(_ range: Range<Int>, of token: Token) throws(LiteralError) {
    let field = FieldSource(range, of: token, in: lexer.bytes, &fieldLines)
    let error = field.text.withUnsafeBufferPointer { buffer in
      var inner = SyntaxDiagnosis(Lexer(buffer, origin: field.origin), .field)
      return inner.run()
    }
    if let error { throw LiteralError(.nested(error)) }
  }

  private func explain(_ error: LiteralError) -> SyntaxError {
    switch error.cause {
    case .nested(let error): return error
    case .unknown: return makeError("invalid syntax")
    case .message(let message, let anchor):
      switch anchor {
      case .lastToken: return makeError(message)
      case .literal(let token): return makeError(message, at: token.range)
      case .line(let token):
        return makeError(
          .syntax, message, line: token.start.line, column: 0, endLine: token.end.line, endColumn: 0)
      }
    }
  }
}

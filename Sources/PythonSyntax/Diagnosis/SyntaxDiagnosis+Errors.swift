extension SyntaxDiagnosis {
  /// An error that marks a range.
  func makeError(_ message: String, at range: SourceRange) -> SyntaxError {
    makeError(
      .syntax, message, line: range.start.line, column: Int(range.start.column) + 1, endLine: range.end.line,
      endColumn: Int(range.end.column) + 1)
  }

  /// An error that marks all from the start of one thing to the end of another.
  func makeError(_ message: String, from first: SourceRange, to last: SourceRange) -> SyntaxError {
    makeError(message, at: SourceRange(from: first.start, to: last.end))
  }

  /// An error that marks all from a place to where the lexer is.
  func makeError(_ message: String, startingFrom range: SourceRange) -> SyntaxError {
    makeError(
      .syntax, message, line: range.start.line, column: Int(range.start.column) + 1, endLine: lexer.line,
      endColumn: lexer.offset - lexer.lineStart)
  }

  /// An error at the last token that was read.
  func makeError(_ message: String) -> SyntaxError {
    makeError(.syntax, message)
  }

  /// An error of a kind at the last token that was read.
  func makeError(_ kind: SyntaxError.Kind, _ message: String) -> SyntaxError {
    let token = tokens[tokens.count - 1]
    guard token.start.column < 0 else {
      return makeError(
        kind, message, line: token.start.line, column: Int(token.start.column) + 1, endLine: token.end.line,
        endColumn: Int(token.end.column) + 1)
    }
    let isAtEnd = lexer.offset == lexer.bytes.count
    let column = isAtEnd ? 0 : lexer.offset - lexer.lineStart
    return makeError(
      kind, message, line: token.start.line, column: column, endLine: token.end.line, endColumn: -1)
  }

  /// An error whose columns count bytes from 1.
  func makeError(
    _ kind: SyntaxError.Kind, _ message: String, line: Int32, column: Int, endLine: Int32, endColumn: Int
  ) -> SyntaxError {
    let text = text(ofLine: line)
    let shift = subject == .field ? Int(lexer.origin.column) : 0
    let encoding = lexer.encoding
    let location = SyntaxError.Location(
      line: Int(line), offset: encoding.offset(ofColumn: column - shift, in: text), endLine: Int(endLine),
      endOffset: encoding.offset(ofColumn: endColumn - shift, in: text), text: String(decoding: text, as: UTF8.self))
    return SyntaxError(kind, subject == .field ? "f-string: " + message : message, at: location)
  }

  /// The bytes of a line, without its line feed.
  private func text(ofLine line: Int32) -> UnsafeBufferPointer<UInt8>.SubSequence {
    var number = lexer.origin.line
    var start = 0
    while number < line, let end = lexer.bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
      end + 1 < lexer.bytes.count
    {
      start = end + 1
      number += 1
    }
    return lexer.text(ofLineFrom: start)
  }

  /// An error if something cannot be assigned to or deleted.
  func checkTarget(_ shape: Shape, _ target: Shape.TargetKind) throws(SyntaxError) {
    guard let invalid = shape.findInvalidTarget(target) else { return }
    let verb = target == .deleted ? "delete" : "assign to"
    throw makeError("cannot \(verb) \(invalid.description)", at: invalid.range)
  }

  /// Passes a token, without which the program is wrong whatever follows.
  mutating func require(_ kind: TokenKind, _ text: String) throws(SyntaxError) {
    let token = try peek()
    guard token.kind == kind else { throw makeError("expected '\(text)'", at: token.range) }
    mark += 1
  }
}

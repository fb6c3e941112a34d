extension Lexer {
  /// The bytes of the line that starts at an offset, without its line feed.
  func text(ofLineFrom start: Int) -> UnsafeBufferPointer<UInt8>.SubSequence {
    let rest = bytes[min(start, bytes.count)...]
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }

  /// An error in the current line that points at the last byte read.
  func makeError(_ message: String) -> LexicalError {
    let seen = bytes[lineStart..<max(lineStart, min(offset, bytes.count))]
    let column = countScalars(seen)
    return makeError(message, offset: column, endOffset: column)
  }

  /// An error in the current line between two offsets that count code points from 1.
  func makeError(_ message: String, offset: Int, endOffset: Int) -> LexicalError {
    let location = SyntaxError.Location(
      line: Int(line), offset: offset, endLine: Int(line), endOffset: endOffset,
      text: String(decoding: text(ofLineFrom: lineStart), as: UTF8.self))
    return LexicalError(error: SyntaxError(.syntax, message, at: location), isDeferred: false)
  }

  /// An error that the parser reports, in a line that starts at an offset; the column counts bytes from 1.
  func makeDeferredError(
    _ kind: SyntaxError.Kind = .syntax, _ message: String, line: Int32, lineStart: Int, column: Int, endOffset: Int
  ) -> LexicalError {
    let text = text(ofLineFrom: lineStart)
    let location = SyntaxError.Location(
      line: Int(line), offset: encoding.offset(ofColumn: column, in: text), endLine: Int(line), endOffset: endOffset,
      text: String(decoding: text, as: UTF8.self))
    return LexicalError(error: SyntaxError(kind, message, at: location), isDeferred: true)
  }

  /// The program ended inside brackets: points at the innermost one.
  func makeUnclosedBracketError(_ open: OpenBracket) -> LexicalError {
    makeDeferredError(
      .syntax, "'\(open.character)' was never closed", line: open.line, lineStart: open.lineStart,
      column: open.offset - open.lineStart + 1, endOffset: 0)
  }

  /// The program ended where more must follow.
  func makeEndOfFileError(isIndentation: Bool = false) -> LexicalError {
    if let open = brackets.last { return makeUnclosedBracketError(open) }
    return makeDeferredError(
      .syntax, "unexpected EOF while parsing", line: line, lineStart: lineStart,
      column: isIndentation ? 0 : text(ofLineFrom: lineStart).count + 1, endOffset: -1)
  }
}

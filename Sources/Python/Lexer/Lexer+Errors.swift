extension Lexer {
  /// The bytes of the line that starts at an offset, without its line feed.
  func text(ofLineFrom start: Int) -> UnsafeBufferPointer<UInt8>.SubSequence {
    let rest = bytes[min(start, bytes.count)...]
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }

  /// An error in the current line that points at the last byte read, as most errors of the tokenizer do.
  func makeError(_ message: String) -> SyntaxError {
    let seen = bytes[lineStart..<max(lineStart, min(offset, bytes.count))]
    return makeError(message, offset: countCodePoints(seen), endOffset: -1)
  }

  /// An error in the current line between two offsets that count code points from 1.
  func makeError(_ message: String, offset: Int, endOffset: Int) -> SyntaxError {
    SyntaxError(
      .syntax, message,
      at: SyntaxError.Place(
        line: Int(line), offset: offset, endLine: Int(line), endOffset: endOffset,
        text: String(decoding: text(ofLineFrom: lineStart), as: UTF8.self)))
  }

  /// An error whose columns count bytes from 1, as those that CPython's parser makes of the tokenizer's state.
  func makeError(
    _ kind: SyntaxError.Kind, _ message: String, line: Int32, column: Int, endColumn: Int
  ) -> SyntaxError {
    let text = text(ofLineFrom: lineStart)
    let over = column > text.count + 1 ? 2 : column > text.count ? 1 : 0
    let offset = countCodePoints(text.prefix(column)) + over
    return SyntaxError(
      kind, message,
      at: SyntaxError.Place(
        line: Int(line), offset: offset, endLine: Int(line), endOffset: endColumn,
        text: String(decoding: text, as: UTF8.self)))
  }

  /// The program ended inside brackets: points at the innermost one.
  func makeUnclosedBracketError() -> SyntaxError {
    guard let open = brackets.last else { return makeEndOfFileError() }
    let text = text(ofLineFrom: open.lineStart)
    let column = open.offset - open.lineStart
    return SyntaxError(
      .syntax, "'\(open.character)' was never closed",
      at: SyntaxError.Place(
        line: Int(open.line), offset: countCodePoints(text.prefix(column)) + 1, endLine: Int(open.line),
        endOffset: 0, text: String(decoding: text, as: UTF8.self)))
  }

  /// The program ended after a backslash.
  func makeEndOfFileError() -> SyntaxError {
    guard brackets.isEmpty else { return makeUnclosedBracketError() }
    let column = text(ofLineFrom: lineStart).count + 1
    return makeError(.syntax, "unexpected EOF while parsing", line: line, column: column, endColumn: 0)
  }
}

/// How many code points stand in UTF-8; one that is cut counts.
func countCodePoints(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
}

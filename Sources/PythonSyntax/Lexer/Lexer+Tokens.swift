extension Lexer {
  /// The position of an offset in the current line.
  func position(at offset: Int) -> SourcePosition {
    let column = Int32(truncatingIfNeeded: offset - lineStart)
    return SourcePosition(line: line, column: line == origin.line ? column + origin.column : column)
  }

  /// A token that ends here and stands in the current line.
  func make(_ kind: TokenKind, from start: Int) -> Token {
    make(kind, from: start, at: position(at: start))
  }

  /// A token that ends here and may have started in an earlier line.
  func make(_ kind: TokenKind, from start: Int, at startPosition: SourcePosition) -> Token {
    Token(
      kind: kind, depth: UInt8(truncatingIfNeeded: brackets.count), offset: Int32(truncatingIfNeeded: start),
      endOffset: Int32(truncatingIfNeeded: offset), start: startPosition, end: position(at: offset))
  }

  /// An indent, a dedent or the end.
  func makeWithoutText(_ kind: TokenKind) -> Token {
    let nowhere = SourcePosition(line: line, column: -1)
    let here = Int32(truncatingIfNeeded: offset)
    return Token(
      kind: kind, depth: UInt8(truncatingIfNeeded: brackets.count), offset: here, endOffset: here, start: nowhere,
      end: nowhere)
  }
}

/// What an editor colors in a program, as far as the program can be read.
///
///     Highlighter.tokens(of: SourceText("print(1)\n")).map(\.kind)  // [.name, .operator, .number, .operator]
package enum Highlighter {
  /// A piece of a program that has a color, by its bytes.
  package struct Token: Sendable, Hashable {
    /// What it is.
    package let kind: Kind
    /// Its bytes in `SourceText.bytes`.
    package let range: Range<Int>
  }

  /// What has a color of its own.
  package enum Kind: Sendable, Hashable {
    case keyword, name, string, number, comment, `operator`
  }

  /// The tokens in order, none overlapping; a line that cannot be read has those before its error.
  package static func tokens(of source: SourceText) -> [Token] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var tokens: [Token] = []
      var start = 0
      while start < bytes.count {
        start += readTokens(in: UnsafeBufferPointer(rebasing: bytes[start...]), at: start, into: &tokens)
      }
      return tokens
    }
  }

  /// Reads up to the end, or through the line of the first error.
  ///
  /// - Returns: How many bytes were read.
  private static func readTokens(
    in bytes: UnsafeBufferPointer<UInt8>, at origin: Int, into tokens: inout [Token]
  ) -> Int {
    var lexer = Lexer(bytes)
    var end = 0
    while let token = try? lexer.next(), token.kind != .endMarker {
      guard let kind = Kind(token.kind), token.endOffset > token.offset else { continue }
      addComment(between: end, and: Int(token.offset), of: bytes, at: origin, into: &tokens)
      end = Int(token.endOffset)
      tokens.append(Token(kind: kind, range: origin + Int(token.offset)..<origin + end))
    }
    let isWhole = lexer.failure == nil
    // What comes after an error on the same line is left as it is.
    let next = isWhole ? bytes.count : endOfLine(in: bytes, from: max(end, lexer.offset))
    if isWhole { addComment(between: end, and: next, of: bytes, at: origin, into: &tokens) }
    return next
  }

  private static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let start = min(start, bytes.count - 1)
    return (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
  }

  /// Adds the comments between two tokens, of which the lexer gives none.
  private static func addComment(
    between start: Int, and end: Int, of bytes: UnsafeBufferPointer<UInt8>, at origin: Int, into tokens: inout [Token]
  ) {
    var place = start
    while let sign = bytes[place..<end].firstIndex(of: UInt8(ascii: "#")) {
      let lineEnd = bytes[sign..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      tokens.append(Token(kind: .comment, range: origin + sign..<origin + lineEnd))
      place = lineEnd
    }
  }
}

extension Highlighter.Kind {
  /// The color of a token; nil for one without a text.
  fileprivate init?(_ kind: TokenKind) {
    switch kind {
    case .endMarker, .newline, .indent, .dedent: return nil
    case .name: self = .name
    case .number: self = .number
    case .string: self = .string
    case .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .colon, .comma,
      .semicolon, .dot, .ellipsis, .arrow, .at, .equal, .colonEqual, .plus, .minus, .star, .doubleStar, .slash,
      .doubleSlash, .percent, .tilde, .bar, .caret, .ampersand, .leftShift, .rightShift, .less, .greater, .lessEqual,
      .greaterEqual, .equalEqual, .notEqual, .plusEqual, .minusEqual, .starEqual, .slashEqual, .percentEqual, .atEqual,
      .ampersandEqual, .barEqual, .caretEqual, .leftShiftEqual, .rightShiftEqual, .doubleStarEqual, .doubleSlashEqual,
      .other:
      self = .operator
    case .false, .none, .true, .and, .as, .assert, .async, .await, .break, .class, .continue, .def, .del, .elif, .else,
      .except, .finally, .for, .from, .global, .if, .import, .in, .is, .lambda, .nonlocal, .not, .or, .pass, .raise,
      .return, .try, .while, .with, .yield:
      self = .keyword
    }
  }
}

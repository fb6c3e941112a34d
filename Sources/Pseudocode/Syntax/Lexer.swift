import PythonSyntax

/// Divides a program's text into tokens, from its beginning to its end.
///
/// Line breaks are spaces, and `//` begins a comment that ends with its line.
struct Lexer {
  let source: SourceText
  /// The byte that is read next.
  var offset = 0
  private(set) var line = 1

  init(_ source: SourceText) { self.source = source }

  /// All tokens, the one of the end last, or the first thing that is none.
  mutating func readAll() throws(PseudocodeError) -> [Token] {
    var tokens: [Token] = []
    while true {
      let token = try readToken()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func readToken() throws(PseudocodeError) -> Token {
    skipSpaces()
    let start = offset
    // Of line breaks only the one at the end of the text is left.
    guard let byte = peek(), byte != UInt8(ascii: "\n") else { return token(.end, from: start) }
    if byte.isDigit { return try readNumber() }
    if byte == UInt8(ascii: "\"") { return try readString() }
    let scalar = scalar(at: start)
    if scalar != "_", scalar.startsPythonName { return try readWord() }
    if let (kind, length) = Self.sign(scalar, followedBy: peek(1).map { Unicode.Scalar($0) }) {
      offset += length
      return token(kind, from: start)
    }
    throw unknownSign(scalar)
  }

  // MARK: Positions

  /// The byte some bytes further on.
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < source.bytes.count ? source.bytes[offset + distance] : nil
  }

  /// The character that begins at a byte.
  func scalar(at index: Int) -> Unicode.Scalar {
    let (codePoint, _) = source.bytes.withUnsafeBufferPointer { decodeCodePoint($0, at: index) }
    return Unicode.Scalar(codePoint) ?? "\u{FFFD}"
  }

  /// A token from a byte to the one that is read next; both are in the current line.
  func token(_ kind: TokenKind, from start: Int) -> Token {
    Token(kind: kind, range: range(start..<offset), bytes: start..<offset)
  }

  /// The place of bytes of the current line.
  func range(_ bytes: Range<Int>) -> SourceRange {
    let lineStart = Int(source.lineStarts[line - 1])
    let position = { SourcePosition(line: Int32(line), column: Int32($0 - lineStart)) }
    return SourceRange(from: position(bytes.lowerBound), to: position(bytes.upperBound))
  }

  // MARK: Spaces

  private mutating func skipSpaces() {
    while let byte = peek() {
      if byte == UInt8(ascii: "\n") {
        guard line < source.lineStarts.count else { return }
        offset += 1
        line += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == byte {
        while let byte = peek(), byte != UInt8(ascii: "\n") { offset += 1 }
      } else if byte == UInt8(ascii: " ") {
        offset += 1
      } else {
        let scalar = scalar(at: offset)
        guard scalar.properties.isWhitespace else { return }
        offset += UTF8.width(scalar)
      }
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

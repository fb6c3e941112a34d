/// The expression of a replacement field in parentheses, as CPython 3.11 parses it, and where it stands.
struct FieldSource {
  let text: [UInt8]
  let origin: Lexer.Origin

  /// The source of a field.
  ///
  /// - Parameter counter: What was counted of the token's lines for fields before it.
  init(
    _ range: Range<Int>, of token: Token, in bytes: UnsafeBufferPointer<UInt8>, _ counter: inout TokenLines
  ) {
    text = [UInt8(ascii: "(")] + bytes[range] + [UInt8(ascii: ")"), UInt8(ascii: "\n")]
    let lineFeed = UInt8(ascii: "\n")
    let (lines, lineStart) = counter.lines(before: range.lowerBound - 1, of: token, in: bytes)
    // A line feed right after the brace hides the brace's own column.
    let isBroken = bytes[range].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0C } == lineFeed
    var column = 0
    if !isBroken {
      column = range.lowerBound - 1 - lineStart
    }
    origin = Lexer.Origin(
      line: token.start.line + lines, column: Int32(column) + (lines == 0 ? token.start.column : 0))
  }
}

/// How many lines of a token end before some offset, counted on from the last one that was asked for: a text may have
/// thousands of fields.
struct TokenLines {
  private var token = -1
  private var position = 0
  private var ended: Int32 = 0
  private var lineStart = 0

  /// The line ends between the beginning of a token and an offset, and where the last of these lines begins.
  mutating func lines(
    before offset: Int, of token: Token, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (ended: Int32, start: Int) {
    let first = Int(token.offset)
    if self.token != first || offset < position { self = TokenLines(first) }
    for index in position..<offset where bytes[index] == UInt8(ascii: "\n") {
      ended += 1
      lineStart = index + 1
    }
    position = offset
    return (ended, lineStart)
  }

  /// Nothing counted yet.
  init() {}

  private init(_ token: Int) { (self.token, position, lineStart) = (token, token, token) }
}

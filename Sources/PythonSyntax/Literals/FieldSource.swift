/// The expression of a replacement field in parentheses, as CPython 3.11 parses it, and where it stands.
struct FieldSource {
  let text: [UInt8]
  let origin: Lexer.Origin

  init(_ range: Range<Int>, of token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
    text = [UInt8(ascii: "(")] + bytes[range] + [UInt8(ascii: ")"), UInt8(ascii: "\n")]
    let lineFeed = UInt8(ascii: "\n")
    let before = bytes[Int(token.offset)..<range.lowerBound - 1]
    let lines = Int32(before.count { $0 == lineFeed })
    // A line feed right after the brace hides the brace's own column.
    let isBroken = bytes[range].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0C } == lineFeed
    var column = 0
    if !isBroken {
      let lineStart = before.lastIndex(of: lineFeed).map { $0 + 1 } ?? Int(token.offset)
      column = range.lowerBound - 1 - lineStart
    }
    origin = Lexer.Origin(
      line: token.start.line + lines, column: Int32(column) + (lines == 0 ? token.start.column : 0))
  }
}

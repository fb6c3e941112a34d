/// What stands before a string literal's text: its prefix and its opening quotes.
struct StringPrefix {
  var isRaw = false
  var isBytes = false
  var isFormatted = false
  /// Where the text between the quotes starts and ends, as offsets into what is lexed.
  let body: Range<Int>

  init(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
    var start = Int(token.offset)
    scan: while true {
      switch bytes[start] | 0x20 {
      case UInt8(ascii: "r"): isRaw = true
      case UInt8(ascii: "b"): isBytes = true
      case UInt8(ascii: "f"): isFormatted = true
      case UInt8(ascii: "u"): break
      default: break scan
      }
      start += 1
    }
    let end = Int(token.endOffset)
    let quote = bytes[start]
    let isTriple = end - start >= 6 && bytes[start + 1] == quote && bytes[start + 2] == quote
    let width = isTriple ? 3 : 1
    body = start + width..<end - width
  }
}

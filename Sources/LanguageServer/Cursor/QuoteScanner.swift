/// Follows the quotes of a line of YAML, byte by byte.
///
///     var scanner = QuoteScanner()
///     "Don't: 'a: b'".utf8.map { scanner.take($0) }   // true for the bytes of 'a: b' alone
struct QuoteScanner {
  /// The mark that is open.
  private var mark: UInt8?
  /// The last byte outside of quotes that is not whitespace.
  private var last: UInt8?
  private var isEscaped = false

  /// Whether a value begins with the next byte that is not whitespace.
  ///
  /// A quote opens nowhere else.
  var isAtValue: Bool { last.map { ":-,[{?".utf8.contains($0) } ?? true }

  /// Takes the next byte; gives whether it is in quotes or a quote itself.
  ///
  /// A line end closes whatever is open.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == 0x0A {
      (mark, last, isEscaped) = (nil, nil, false)
      return false
    }
    if let open = mark {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
        isEscaped = true
      } else if byte == open {
        mark = nil
      }
      return true
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), isAtValue {
      (mark, last) = (byte, byte)
      return true
    }
    if byte != UInt8(ascii: " ") { last = byte }
    return false
  }
}

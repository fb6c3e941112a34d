extension JSONReader {
  /// Reads text in quotes.
  mutating func string() throws(JSONReadingError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("this text is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += try escape().utf8
      case ..<0x20: throw error("a line end, tab or control character in text must be escaped")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error("this text has no closing quote", at: start)
  }

  private mutating func escape() throws(JSONReadingError) -> String {
    let start = offset
    offset += 2
    guard offset <= bytes.count else { throw error("the text ends in an escape", at: start) }
    switch bytes[offset - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try unicodeEscape(from: start))
    default: throw error("no such escape; a backslash is written '\\\\'", at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONReadingError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[offset...].starts(with: "\\u".utf8) else {
      throw error("half of a surrogate pair", at: start)
    }
    offset += 2
    let second = try codeUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error("half of a surrogate pair", at: start) }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONReadingError) -> UInt32 {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy(Self.isHexDigit),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("'\\u' needs four hexadecimal digits", at: start) }
    offset += 4
    return unit
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension JSONReader {
  /// Reads a number: whole if it is written so and a double holds it exactly.
  mutating func number() throws(JSONReadingError) -> JSONValue {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    if peek == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if let byte = peek, Self.isDigit(byte) { throw error("a number must not start with '0'", at: start) }
    let wholeEnd = offset
    if peek == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if offset == wholeEnd, let integer = Int(text), JSONValue.exactIntegers.contains(integer) {
      return .integer(integer)
    }
    guard let double = Double(text), let finite = FiniteDouble(double) else {
      throw error("the number is too large", at: start)
    }
    return .double(finite)
  }

  private mutating func digits() throws(JSONReadingError) {
    guard let first = peek, Self.isDigit(first) else { throw error("expected a digit") }
    while let byte = peek, Self.isDigit(byte) { offset += 1 }
  }
}

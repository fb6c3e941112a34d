extension TextLiteral {
  /// Why bytes with escapes are no text.
  package struct EscapeMistake: Error {
    /// What Python's decoder says of an escape; nil where it has nothing to say but that it cannot read it.
    package let message: String?
  }

  /// The text of bytes in generalized UTF-8, their escapes replaced as in a string literal.
  package static func decoding(escapesIn source: [UInt8]) -> Result<TextLiteral, EscapeMistake> {
    source.withUnsafeBufferPointer { buffer in
      do throws(LiteralError) {
        return .success(try EscapeReader.read(0..<buffer.count, in: buffer, isRaw: false))
      } catch {
        let prefix = "(unicode error) "
        guard case .message(let text, _) = error.cause, text.hasPrefix(prefix) else {
          return .failure(EscapeMistake(message: nil))
        }
        return .failure(EscapeMistake(message: String(text.dropFirst(prefix.count))))
      }
    }
  }
}

/// Replaces the escapes of a string literal.
struct EscapeReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>
  private var index: Int
  private var result = TextLiteral()
  /// Where CPython's decoder would be; it sees a character outside ASCII as an escape of ten characters.
  private var shownPosition = 0

  init(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.range = range
    index = range.lowerBound
  }

  /// The text of a range with its escapes replaced, or as it is when it is raw.
  static func read(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isRaw: Bool
  ) throws(LiteralError) -> TextLiteral {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    if isRaw || !slice.contains(UInt8(ascii: "\\")) {
      var text = TextLiteral()
      text.append(utf8: slice)
      return text
    }
    var reader = EscapeReader(range, in: bytes)
    return try reader.read()
  }

  private mutating func read() throws(LiteralError) -> TextLiteral {
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, bytes[index] != UInt8(ascii: "\\") {
        shownPosition += bytes[index] < 0x80 ? 1 : bytes[index] & 0xC0 == 0x80 ? 0 : 10
        index += 1
      }
      if start < index { result.append(utf8: UnsafeBufferPointer(rebasing: bytes[start..<index])) }
      if index < range.upperBound { try readEscape() }
    }
    return result
  }

  private mutating func readEscape() throws(LiteralError) {
    let start = index
    guard start + 1 < range.upperBound else {
      // Only before a brace in an f-string's text.
      index += 1
      shownPosition += 6
      result.append(UInt32(UInt8(ascii: "\\")))
      return
    }
    let letter = bytes[start + 1]
    index += 2
    if let simple = simpleEscape(letter) {
      result.append(simple)
    } else if let value = try readNumeric(letter) {
      result.append(value)
    } else if letter == UInt8(ascii: "N") {
      result.append(try readNamed(from: start))
    } else if letter != UInt8(ascii: "\n") {
      return keepEscape(letter, at: start)
    }
    shownPosition += index - start
  }

  /// An unknown escape stands for itself; a character outside ASCII after the backslash is read as any other.
  private mutating func keepEscape(_ letter: UInt8, at start: Int) {
    result.append(UInt32(UInt8(ascii: "\\")))
    index = start + 1
    guard letter < 0x80 else {
      shownPosition += 6
      return
    }
    result.append(UInt32(letter))
    index += 1
    shownPosition += 2
  }

  private func simpleEscape(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): UInt32(letter)
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "v"): 11
    default: nil
    }
  }

  /// An octal or hexadecimal escape whose letter has been passed; nil when it is another.
  private mutating func readNumeric(_ letter: UInt8) throws(LiteralError) -> UInt32? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(letter & 7)
      for _ in 0..<2 where index < range.upperBound && bytes[index] & 0xF8 == 0x30 {
        value = value << 3 | UInt32(bytes[index] & 7)
        index += 1
      }
      return value
    case UInt8(ascii: "x"): return try readHexadecimal(2, "truncated \\xXX escape")
    case UInt8(ascii: "u"): return try readHexadecimal(4, "truncated \\uXXXX escape")
    case UInt8(ascii: "U"): return try readHexadecimal(8, "truncated \\UXXXXXXXX escape")
    default: return nil
    }
  }

  private mutating func readHexadecimal(_ count: Int, _ complaint: String) throws(LiteralError) -> UInt32 {
    let start = index - 2
    var value: UInt32 = 0
    for _ in 0..<count {
      guard index < range.upperBound, bytes[index].isHexDigit else { throw makeError(complaint, from: start) }
      value = value << 4 | UInt32(bytes[index].digitValue)
      index += 1
    }
    guard value <= 0x10FFFF else { throw makeError("illegal Unicode character", from: start) }
    return value
  }

  /// A character by its name: `\N{name}`.
  private mutating func readNamed(from start: Int) throws(LiteralError) -> UInt32 {
    let malformed = "malformed \\N character escape"
    guard index < range.upperBound, bytes[index] == UInt8(ascii: "{") else { throw makeError(malformed, from: start) }
    index += 1
    let nameStart = index
    while index < range.upperBound, bytes[index] != UInt8(ascii: "}") { index += 1 }
    guard index < range.upperBound, index > nameStart else { throw makeError(malformed, from: start) }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    index += 1
    guard let scalar = findUnicodeScalar(named: name) else {
      throw makeError("unknown Unicode character name", from: start)
    }
    return scalar.value
  }

  private func makeError(_ reason: String, from start: Int) -> LiteralError {
    let last = shownPosition + (index - start) - 1
    let place = "in position \(shownPosition)-\(last)"
    return LiteralError("(unicode error) 'unicodeescape' codec can't decode bytes \(place): \(reason)")
  }
}

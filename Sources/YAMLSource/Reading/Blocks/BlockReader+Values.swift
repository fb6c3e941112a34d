import Diagnostics

extension BlockReader {
  /// Reads a value that stands on one line, and gives where it ends.
  mutating func readValue(at start: Int) throws(GaveUp) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): try readDoubleQuoted(at: start)
    case UInt8(ascii: "'"): try readSingleQuoted(at: start)
    case UInt8(ascii: "["): try readBrackets(at: start)
    default: try readPlain(at: start)
    }
  }

  private mutating func readPlain(at start: Int) throws(GaveUp) -> Int {
    guard !bytes[start].isIndicator else { throw GaveUp() }
    var end = start
    while true {
      end = nextSign(from: end)
      if bytes[end] == UInt8(ascii: "\n") { break }
      if bytes[end] == UInt8(ascii: ":"), bytes[end + 1].isBlankOrBreak { throw GaveUp() }
      if bytes[end] == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: " ") { break }
      end += 1
    }
    return addPlain(start, end)
  }

  /// Where the next byte is that may end a plain scalar: a line end, a colon or a number sign.
  @inline(__always)
  private func nextSign(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var position = start
    // Letters are beyond all three, so that most groups of eight bytes take a few instructions.
    while position + 8 <= raw.count, !raw.loadUnaligned(fromByteOffset: position, as: UInt64.self).mayHaveSign {
      position += 8
    }
    while true {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: ":"), UInt8(ascii: "#"): return position
      default: position += 1
      }
    }
  }

  /// A list in brackets, of texts alone.
  private mutating func readBrackets(at start: Int) throws(GaveUp) -> Int {
    builder.open(.sequence, at: start, isFlow: true)
    var position = endOfSpaces(from: start + 1)
    if bytes[position] != UInt8(ascii: "]") {
      position = endOfSpaces(from: try readBracketed(at: position))
      while bytes[position] == UInt8(ascii: ",") {
        position = endOfSpaces(from: try readBracketed(at: endOfSpaces(from: position + 1)))
      }
    }
    guard bytes[position] == UInt8(ascii: "]") else { throw GaveUp() }
    builder.close(endingAt: position + 1)
    return position + 1
  }

  private mutating func readBracketed(at start: Int) throws(GaveUp) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): return try readDoubleQuoted(at: start)
    case UInt8(ascii: "'"): return try readSingleQuoted(at: start)
    default:
      guard !bytes[start].isIndicator else { throw GaveUp() }
      var end = start
      while bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: "]") {
        guard !bytes[end].endsWordsInBrackets else { throw GaveUp() }
        end += 1
      }
      return addPlain(start, end)
    }
  }

  /// Adds a text without the spaces at its end.
  private mutating func addPlain(_ start: Int, _ end: Int) -> Int {
    var end = end
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    builder.addScalar(.plain, Span(start, end), content: Span(start, end))
    return end
  }

  private mutating func readDoubleQuoted(at start: Int) throws(GaveUp) -> Int {
    var end = start + 1
    while bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") { return try readEscaped(at: start) }
      guard bytes[end] != UInt8(ascii: "\n") else { throw GaveUp() }
      end += 1
    }
    builder.addScalar(.doubleQuoted, Span(start, end + 1), content: Span(start + 1, end))
    return end + 1
  }

  /// A text in double quotes with some of the usual escapes.
  private mutating func readEscaped(at start: Int) throws(GaveUp) -> Int {
    var value: [UInt8] = []
    var end = start + 1
    while bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] != UInt8(ascii: "\n") else { throw GaveUp() }
      if bytes[end] == UInt8(ascii: "\\") {
        end += 1
        value.append(try meaning(ofEscape: bytes[end]))
      } else {
        value.append(bytes[end])
      }
      end += 1
    }
    builder.addScalar(.doubleQuoted, Span(start, end + 1), value: value)
    return end + 1
  }

  private func meaning(ofEscape letter: UInt8) throws(GaveUp) -> UInt8 {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): letter
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    default: throw GaveUp()
    }
  }

  private mutating func readSingleQuoted(at start: Int) throws(GaveUp) -> Int {
    var end = start + 1
    while bytes[end] != UInt8(ascii: "'") {
      guard bytes[end] != UInt8(ascii: "\n") else { throw GaveUp() }
      end += 1
    }
    guard bytes[end + 1] != UInt8(ascii: "'") else { throw GaveUp() }
    builder.addScalar(.singleQuoted, Span(start, end + 1), content: Span(start + 1, end))
    return end + 1
  }
}

extension UInt64 {
  /// False is certain: none of eight bytes is a line end, a colon or a number sign.
  @inline(__always)
  fileprivate var mayHaveSign: Bool {
    func mayHave(_ byte: UInt8) -> UInt64 {
      let difference = self ^ 0x0101_0101_0101_0101 &* UInt64(byte)
      return (difference &- 0x0101_0101_0101_0101) & ~difference
    }
    return (mayHave(0x0A) | mayHave(UInt8(ascii: ":")) | mayHave(UInt8(ascii: "#"))) & 0x8080_8080_8080_8080 != 0
  }
}

extension UInt8 {
  /// Whether a plain scalar does not begin with it, or not always.
  fileprivate var isIndicator: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"),
      UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: " "),
      UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  /// Whether it means something within a plain scalar in brackets, or the line ends.
  fileprivate var endsWordsInBrackets: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: ":"),
      UInt8(ascii: "?"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }
}

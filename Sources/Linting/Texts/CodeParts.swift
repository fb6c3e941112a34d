/// The parts of a Python program that are texts, comments, or neither, in order.
///
///     x = "#1"  # one      // code `x = `, string `"#1"`, code `  `, comment `# one`
struct CodeParts: Sequence, IteratorProtocol {
  /// What a part is.
  enum Kind {
    case code, string, comment
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next part; nil after the last.
  mutating func next() -> (kind: Kind, range: Range<Int>)? {
    guard position < bytes.count else { return nil }
    let start = position
    switch bytes[start] {
    case UInt8(ascii: "#"):
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      return (.comment, start..<position)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      position = endOfString(at: start)
      return (.string, start..<position)
    default:
      while position < bytes.count, !beginsOther(bytes[position]) { position += 1 }
      return (.code, start..<position)
    }
  }

  private func beginsOther(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Where a string ends; one in single quotes that is not closed ends with its line.
  private func endOfString(at start: Int) -> Int {
    let quote = bytes[start]
    let isTriple = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var offset = start + (isTriple ? 3 : 1)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == quote, !isTriple || isTripled(quote, at: offset) {
        return offset + (isTriple ? 3 : 1)
      } else if bytes[offset] == 0x0A, !isTriple {
        return offset
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  private func isTripled(_ quote: UInt8, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset + 1] == quote && bytes[offset + 2] == quote
  }
}

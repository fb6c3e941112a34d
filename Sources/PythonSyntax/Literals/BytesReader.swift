/// Reads the value of a bytes literal.
struct BytesReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  /// The bytes of a range, whose escapes are replaced unless it is raw.
  static func read(
    _ prefix: StringPrefix, of token: Token, in bytes: UnsafeBufferPointer<UInt8>
  ) throws(LiteralError) -> [UInt8] {
    let slice = bytes[prefix.body]
    guard slice.allSatisfy({ $0 < 0x80 }) else {
      throw LiteralError("bytes can only contain ASCII literal characters", at: .literal(token))
    }
    if prefix.isRaw || !slice.contains(UInt8(ascii: "\\")) { return Array(slice) }
    return try BytesReader(bytes: bytes, range: prefix.body).replaceEscapes()
  }

  private func replaceEscapes() throws(LiteralError) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        result.append(byte)
        index += 1
        continue
      }
      index = try replaceEscape(at: index, in: &result)
    }
    return result
  }

  /// Appends what an escape stands for; the offset after it.
  private func replaceEscape(at start: Int, in result: inout [UInt8]) throws(LiteralError) -> Int {
    let letter = bytes[start + 1]
    switch letter {
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): result.append(letter)
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "a"): result.append(7)
    case UInt8(ascii: "b"): result.append(8)
    case UInt8(ascii: "f"): result.append(12)
    case UInt8(ascii: "v"): result.append(11)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return replaceOctal(from: start + 1, in: &result)
    case UInt8(ascii: "x"):
      guard start + 3 < range.upperBound, bytes[start + 2].isHexDigit, bytes[start + 3].isHexDigit else {
        throw LiteralError("(value error) invalid \\x escape at position \(start - range.lowerBound)")
      }
      result.append(bytes[start + 2].digitValue << 4 | bytes[start + 3].digitValue)
      return start + 4
    default:
      result.append(UInt8(ascii: "\\"))
      result.append(letter)
    }
    return start + 2
  }

  private func replaceOctal(from start: Int, in result: inout [UInt8]) -> Int {
    var value: UInt32 = 0
    var index = start
    while index < min(start + 3, range.upperBound), bytes[index] & 0xF8 == 0x30 {
      value = value << 3 | UInt32(bytes[index] & 7)
      index += 1
    }
    result.append(UInt8(truncatingIfNeeded: value))
    return index
  }
}

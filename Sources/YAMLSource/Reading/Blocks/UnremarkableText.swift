extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are UTF-8 without control characters, byte-order marks and line breaks other than LF; tabs count
  /// as control characters here.
  var isUnremarkableText: Bool {
    let raw = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset < count {
      if offset + 8 <= count, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).isLineOfASCII {
        offset += 8
      } else if self[offset] < 0x80 {
        guard self[offset] >= 0x20 && self[offset] != 0x7F || self[offset] == 0x0A else { return false }
        offset += 1
      } else {
        guard let length = lengthOfUnremarkableCharacter(at: offset) else { return false }
        offset += length
      }
    }
    return true
  }

  /// How many bytes a character beyond ASCII has; nil for what is none, or none that all readers of YAML agree on.
  private func lengthOfUnremarkableCharacter(at offset: Int) -> Int? {
    let lead = self[offset]
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard (0xC2...0xF4).contains(lead), offset + length <= count else { return nil }
    for index in 1..<length where self[offset + index] & 0xC0 != 0x80 { return nil }
    let second = self[offset + 1]
    switch lead {
    case 0xC2: return second < 0xA0 ? nil : 2
    case 0xE0: return second < 0xA0 ? nil : 3
    case 0xE2: return second == 0x80 && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9) ? nil : 3
    case 0xED: return second > 0x9F ? nil : 3
    case 0xEF: return second >= 0xBB ? nil : 3
    case 0xF0: return second < 0x90 ? nil : 4
    case 0xF4: return second > 0x8F ? nil : 4
    default: return length
    }
  }
}

extension UInt64 {
  /// True for eight bytes that are line ends or lie between the space and the tilde; it takes no branch.
  @inline(__always)
  fileprivate var isLineOfASCII: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    // A line end is made a printable sign: 0x0A | 0x20.
    let difference = self ^ ones &* 0x0A
    let lineEnds = ~((difference & ~tops) &+ ~tops | difference) & tops
    let text = self | lineEnds &>> 2
    let below = (text &- ones &* 0x20) & ~text
    let delete = text ^ ones &* 0x7F
    return (text | below | (delete &- ones) & ~delete) & tops == 0
  }
}

/// Turns libyaml's marks, which count code points, into offsets in bytes.
///
/// In a text of ASCII only the two are the same. Otherwise a cursor walks from the mark asked for last to the next one;
/// marks come nearly in order, so that the whole text is walked about once.
struct ByteOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  private let base: Int
  private var index = 0
  private var offset: Int

  /// Offsets into `bytes`, whose first code point for libyaml stands at `base`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
    offset = base
  }

  /// Where a code point begins.
  @inline(__always)
  mutating func offset(of codePoint: Int) -> Int {
    isASCII ? min(base + codePoint, bytes.count) : walk(to: codePoint)
  }

  private mutating func walk(to target: Int) -> Int {
    walkBlocks(to: target)
    while index < target, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > target, offset > base {
      offset -= 1
      while offset > base, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }

  /// Moves on eight bytes at a time: a code point begins at every byte but those that continue one.
  private mutating func walkBlocks(to target: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= target, offset + 8 <= bytes.count {
      let block = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let continuing = (block >> 7) & ~(block >> 6) & 0x0101_0101_0101_0101
      index += 8 - Int((continuing &* 0x0101_0101_0101_0101) >> 56)
      offset += 8
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
  }
}

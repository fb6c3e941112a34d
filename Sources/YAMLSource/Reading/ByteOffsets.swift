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
    while index > target, offset > base {
      offset -= 1
      if bytes[offset] & 0xC0 != 0x80 { index -= 1 }
    }
    skipWords(to: target)
    if skipASCII(to: target) { return offset }
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if index == target { break }
        index += 1
      }
      offset += 1
    }
    return offset
  }

  /// Walks forward eight bytes at a time; a byte of the form 10xxxxxx begins no code point.
  @inline(__always)
  private mutating func skipWords(to target: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    while target - index >= 8, offset + 8 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let continuations = (word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101
      index += 8 - continuations.nonzeroBitCount
      offset += 8
    }
  }

  /// Walks the last few steps at once if the eight bytes from here are ASCII.
  @inline(__always)
  private mutating func skipASCII(to target: Int) -> Bool {
    let rest = target - index
    guard rest >= 0, rest < 8, offset + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard word & 0x8080_8080_8080_8080 == 0 else { return false }
    offset += rest
    index = target
    return true
  }
}

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
    if isASCII { return min(base + codePoint, bytes.count) }
    if codePoint != index { walk(to: codePoint) }
    return offset
  }

  private mutating func walk(to target: Int) {
    while index > target, offset > base {
      offset -= 1
      if !isContinuation(bytes[offset]) { index -= 1 }
    }
    (index, offset) = goOn(from: (index, offset), to: target)
  }

  /// Walks forward eight bytes at a time, then the last few one by one.
  @inline(__always)
  private func goOn(from start: (index: Int, offset: Int), to target: Int) -> (index: Int, offset: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    var (index, offset) = start
    while offset + 8 <= bytes.count {
      let counts = Self.countsOfStarts(in: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if target - index < 8, let step = Self.firstByte(UInt64(target - index + 1), in: counts) {
        return (target, offset + step)
      }
      index += Int(counts >> 56)
      offset += 8
    }
    while offset < bytes.count {
      if !isContinuation(bytes[offset]) {
        if index == target { break }
        index += 1
      }
      offset += 1
    }
    return (index, offset)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// For each of eight bytes, how many of those up to it begin a code point.
  @inline(__always)
  private static func countsOfStarts(in word: UInt64) -> UInt64 {
    let continuations = (word >> 7) & ~(word >> 6) & ones
    return (continuations ^ ones) &* ones
  }

  /// The place of the first of eight bytes that has a value below 128; nil when none has.
  @inline(__always)
  private static func firstByte(_ value: UInt64, in word: UInt64) -> Int? {
    let others = word ^ (value &* ones)
    let zeros = (others &- ones) & ~others & (ones << 7)
    return zeros == 0 ? nil : zeros.trailingZeroBitCount >> 3
  }

  /// Whether a byte is of the form 10xxxxxx, which begins no code point.
  @inline(__always)
  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

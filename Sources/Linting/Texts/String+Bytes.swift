// Rules look at every byte of a curriculum, so they look at bytes: no characters, no copies.
extension String {
  /// How many Unicode scalars it has; much faster than counting characters, and the same for most texts.
  var scalarCount: Int { withBytes { bytes in bytes.count { $0 & 0xC0 != 0x80 } } }

  /// Whether it has more characters than a limit; walks the text only when it has more bytes.
  func isLonger(than limit: Int) -> Bool { utf8.count > limit && count > limit }

  /// The index of a byte.
  func index(atByte offset: Int) -> Index { utf8.index(utf8.startIndex, offsetBy: offset) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next space or control character stands, from an offset on; the end where there is none.
  @inline(__always)
  func endOfVisible(from start: Int) -> Int {
    var position = start
    while position < count, self[position] > 0x20 { position += 1 }
    return position
  }

  /// Whether an ASCII word stands at an offset.
  func has(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= count else { return false }
    for index in 0..<word.utf8CodeUnitCount where self[offset + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Whether a word of lower-case ASCII letters and spaces stands at an offset, in letters of either case.
  func hasIgnoringCase(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= count else { return false }
    for index in 0..<word.utf8CodeUnitCount where self[offset + index] | 0x20 != word.utf8Start[index] { return false }
    return true
  }

  /// Where a word of lower-case ASCII letters and spaces begins, in letters of either case; nil when it is not there.
  func offsetIgnoringCase(of word: StaticString) -> Int? {
    let first = word.utf8Start[0]
    for start in 0..<Swift.max(0, count - word.utf8CodeUnitCount + 1) where self[start] | 0x20 == first {
      if hasIgnoringCase(word, at: start) { return start }
    }
    return nil
  }

  /// Whether a range has no letter, digit or underscore on either side.
  func isWhole(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 && self[range.lowerBound - 1].isWordByte
    let after = range.upperBound < count && self[range.upperBound].isWordByte
    return !before && !after
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter, digit or underscore, or part of a character beyond ASCII.
  @inline(__always)
  var isWordByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  /// Whether it is a space, a tab or a line end.
  @inline(__always)
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

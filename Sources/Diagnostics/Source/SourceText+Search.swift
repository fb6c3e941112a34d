extension SourceText {
  /// Whether a word stands anywhere in the bytes.
  public func contains(_ word: String) -> Bool {
    word.withBytes { wanted in bytes.withUnsafeBytes { Self.contains(wanted, in: $0) } }
  }

  /// Where a byte stands next, from an offset on; nil when it stands nowhere.
  public func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    bytes.withUnsafeBytes { bytes in
      let wanted = Self.repeated(byte)
      func found(at place: Int) -> UInt64 {
        Self.zeroBytes(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ wanted)
      }
      var place = start
      while place + 32 <= bytes.count,
        found(at: place) | found(at: place + 8) | found(at: place + 16) | found(at: place + 24) == 0
      {
        place += 32
      }
      while place + 8 <= bytes.count, found(at: place) == 0 { place += 8 }
      return (place..<bytes.count).first { bytes[$0] == byte }
    }
  }

  /// True for a text with a line that has a word of lower-case ASCII letters, in either case, behind a sign.
  public func hasLine(naming word: StaticString, behind sign: UInt8) -> Bool {
    var next = offset(of: sign)
    while let start = next {
      let end = offset(of: 0x0A, from: start) ?? bytes.count
      let last = end - word.utf8CodeUnitCount
      if start <= last, (start...last).contains(where: { stands(word, at: $0) }) { return true }
      next = offset(of: sign, from: end)
    }
    return false
  }

  private func stands(_ word: StaticString, at place: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      (0..<word.utf8CodeUnitCount).allSatisfy { bytes[place + $0] | 0x20 == word.utf8Start[$0] }
    }
  }

  /// Compares a word only where its first and its last byte stand at the right distance, eight places at a time
  /// (Muła, "SIMD-friendly algorithms for substring searching", with a 64-bit word for a vector).
  private static func contains(_ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first, let last = word.last else { return true }
    let (firsts, lasts) = (repeated(first), repeated(last))
    let places = bytes.count - word.count + 1
    var place = 0
    while place + 8 <= places {
      let begins = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ firsts
      let ends = bytes.loadUnaligned(fromByteOffset: place + word.count - 1, as: UInt64.self) ^ lasts
      if hasZeroByte(begins | ends), stands(word, in: bytes, at: place..<place + 8) { return true }
      place += 8
    }
    return place < places && stands(word, in: bytes, at: place..<places)
  }

  private static func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static func hasZeroByte(_ bytes: UInt64) -> Bool { zeroBytes(bytes) != 0 }

  /// Bits that are set where one of eight bytes is zero; behind the first one others may be set, too.
  @inline(__always)
  private static func zeroBytes(_ bytes: UInt64) -> UInt64 {
    (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080
  }

  private static func stands(
    _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer, at places: Range<Int>
  ) -> Bool {
    places.contains { bytes[$0..<$0 + word.count].elementsEqual(word) }
  }
}

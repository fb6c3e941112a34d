extension UnsafeBufferPointer<UInt8> {
  /// The spaces and control characters among eight bytes from an offset on, or among fewer at the end: the top bit of
  /// the byte of each is set, the first byte being the lowest.
  @inlinable
  package func whitespaceMask(at start: Int) -> UInt64 {
    let (tops, sevens): (UInt64, UInt64) = (0x8080_8080_8080_8080, 0x7F7F_7F7F_7F7F_7F7F)
    var bytes = tops
    if start &+ 8 <= count {
      bytes = UInt64(
        littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self))
    } else {
      var index = count
      while index > start {
        index &-= 1
        bytes = bytes << 8 | UInt64(self[index])
      }
    }
    // The top bit of a byte is set by what is greater than a space.
    return ~((bytes & sevens) &+ 0x5F5F_5F5F_5F5F_5F5F | bytes) & tops
  }

  /// How many spaces and control characters there are, counted many at a time.
  @inlinable
  package var whitespaceCount: Int {
    let raw = UnsafeRawBufferPointer(self)
    let (ones, sevens): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x7F7F_7F7F_7F7F_7F7F)
    var (sum, start) = (0, 0)
    while start &+ 8 <= count {
      // Eight at once, each in its byte of a word, and no more rounds than a byte can count.
      let end = Swift.min(start &+ 248 * 8, count & ~7)
      var counts: UInt64 = 0
      while start < end {
        let bytes = raw.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        // The top bit of a byte is set by what is greater than a space.
        let visible = (bytes & sevens) &+ ones &* 0x5F | bytes
        counts &+= ~visible >> 7 & ones
        start &+= 8
      }
      // Pairs of bytes first: the sum of all eight does not fit into one.
      let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ (counts >> 8 & 0x00FF_00FF_00FF_00FF)
      sum &+= Int((pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while start < count {
      sum &+= self[start] <= 0x20 ? 1 : 0
      start &+= 1
    }
    return sum
  }
}

extension UnsafeBufferPointer<UInt8> {
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

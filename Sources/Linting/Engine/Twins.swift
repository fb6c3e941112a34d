extension Sequence<Int> {
  /// Whether a number comes twice: things that are equal have equal sizes or hashes, so most lists of things are told
  /// free of twins without a look at the things themselves.
  var haveTwins: Bool {
    let sorted = sorted()
    return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
  }
}

extension String {
  /// A number that texts of the same bytes share (FNV-1a).
  var byteHash: Int {
    withBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return Int(truncatingIfNeeded: hash)
    }
  }
}

extension [Int] {
  /// Whether a number comes twice: things that are equal have equal sizes or hashes, so most lists of things are told
  /// free of twins without a look at the things themselves.
  var haveTwins: Bool {
    guard count <= 24 else {
      let sorted = sorted()
      return zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    }
    for later in indices {
      for earlier in 0..<later where self[earlier] == self[later] { return true }
    }
    return false
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

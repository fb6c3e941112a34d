import Support

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
  /// A number that texts of the same bytes share.
  var byteHash: Int { Int(truncatingIfNeeded: withBytes { StableHash.of($0) }) }
}

extension String {
  /// A number that texts of the same bytes share, from eight bytes at a time; more texts share one than by `byteHash`.
  var wordHash: Int {
    withBytes { bytes in
      var hash = UInt64(bytes.count)
      var offset = 0
      let whole = UnsafeRawBufferPointer(bytes)
      while offset + 8 <= whole.count {
        hash = (hash ^ whole.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* SplitMix64.increment
        hash ^= hash &>> 32
        offset += 8
      }
      return Int(truncatingIfNeeded: StableHash.of(UnsafeBufferPointer(rebasing: bytes[offset...]), after: hash))
    }
  }
}

extension [String] {
  /// The places of texts that stand there again, byte for byte, each with the place of the first.
  var repetitions: [(first: Int, again: Int)] {
    guard haveTwins else { return [] }
    var firsts: [[UInt8]: Int] = [:]
    return indices.compactMap { again in
      let bytes = Array<UInt8>(self[again].utf8)
      if let first = firsts[bytes] { return (first, again) }
      firsts[bytes] = again
      return nil
    }
  }

  /// Whether a text may come twice: found by pairs among few texts, by hashes among many.
  private var haveTwins: Bool {
    guard count <= 24 else { return map(\.byteHash).haveTwins }
    for later in indices {
      for earlier in 0..<later where self[earlier].utf8.count == self[later].utf8.count {
        if self[earlier].utf8.elementsEqual(self[later].utf8) { return true }
      }
    }
    return false
  }
}

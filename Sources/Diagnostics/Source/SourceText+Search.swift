extension SourceText {
  /// Whether a word stands anywhere in the bytes.
  public func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { wanted in bytes.withUnsafeBytes { Self.contains(wanted, in: $0) } }
  }

  /// Compares a word only where its first and its last byte stand at the right distance, sixteen places at a time
  /// (Muła, "SIMD-friendly algorithms for substring searching").
  private static func contains(_ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first, let last = word.last else { return true }
    let places = bytes.count - word.count + 1
    var place = 0
    while place + 16 <= places {
      let begins = bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self) .== first
      let ends = bytes.loadUnaligned(fromByteOffset: place + word.count - 1, as: SIMD16<UInt8>.self) .== last
      if any(begins .& ends), stands(word, in: bytes, at: place..<place + 16) { return true }
      place += 16
    }
    return place < places && stands(word, in: bytes, at: place..<places)
  }

  private static func stands(
    _ word: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer, at places: Range<Int>
  ) -> Bool {
    places.contains { bytes[$0..<$0 + word.count].elementsEqual(word) }
  }
}

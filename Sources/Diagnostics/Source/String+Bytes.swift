extension String {
  /// Calls a closure with the text's UTF-8, without a copy unless the text is a bridged one; the bytes must not leave
  /// the closure.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// The byte at which another text of at least one byte begins; nil where it is not part of this one.
  ///
  ///     "print(x)".offset(of: "(")    // 5
  package func offset(of other: String) -> Int? {
    withBytes { bytes in
      other.withBytes { wanted in
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
          if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
        }
        return nil
      }
    }
  }
}

extension String {
  /// Calls a closure with the text's UTF-8, without a copy unless the text is a bridged one; the bytes must not leave
  /// the closure.
  @inlinable
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

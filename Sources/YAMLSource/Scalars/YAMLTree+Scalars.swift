extension YAMLTree {
  /// How a scalar is written; plain for other nodes.
  public func style(of node: NodeID) -> ScalarStyle { self[node].style }

  /// A scalar's value as text, as it is written; empty for other nodes.
  public func text(of node: NodeID) -> String {
    withUTF8(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a scalar's value, without a copy; empty for other nodes.
  public func utf8(of node: NodeID) -> ArraySlice<UInt8> {
    let node = self[node]
    return node.flags.contains(.unescaped) ? unescaped[node.valueRange] : source.bytes[node.valueRange]
  }

  /// Calls a closure with the bytes of a whole node as it is written, without a copy; they must not leave the closure.
  public func withWritten<Result>(of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    let span = self[node].span
    return try content.source.bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[span.start..<span.end]))
    }
  }

  /// Calls a closure with the bytes of a scalar's value, without a copy; they must not leave the closure.
  public func withUTF8<Result>(of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    let node = self[node]
    let range = node.valueRange
    if node.flags.contains(.unescaped) {
      return try unescaped.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    return try source.bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

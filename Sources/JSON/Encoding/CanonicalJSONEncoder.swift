/// Writes any `Encodable` value as canonical JSON (RFC 8785) at once, without a tree of it in between.
///
///     try CanonicalJSONEncoder().encode(card)    // as CanonicalJSON.bytes(of: JSONValueEncoder().encode(card))
///
/// Throws as ``JSONValueEncoder`` does.
public struct CanonicalJSONEncoder {
  /// An encoder.
  public init() {}

  /// The canonical bytes of a value, without a line end.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let output = CanonicalOutput()
    try output.write(value, below: nil, key: nil)
    // Containers that a value nests by hand may be written in turns, which takes a tree.
    guard !output.needsTree else { return CanonicalJSON.bytes(of: try JSONValueEncoder().encode(value)) }
    return output.bytes
  }
}

/// Turns any `Encodable` value into a `JSONValue`, so that a model says once how it is written.
///
/// Members that are nil are left out (`encodeIfPresent`, which synthesized code uses); members keep the order in which
/// the value gives them. Throws `EncodingError` for a number that JSON does not have (NaN, infinite) or
/// that readers would round (beyond ±(2^53 − 1)).
public struct JSONValueEncoder {
  /// An encoder.
  public init() {}

  /// The value as JSON.
  public func encode(_ value: some Encodable) throws -> JSONValue {
    let node = EncodedNode()
    try node.encode(value, at: [])
    return node.value
  }
}

/// What `Encodable` sees: a place to write one value.
struct NodeEncoder: Encoder {
  let node: EncodedNode
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeObject()
    return KeyedEncodingContainer(KeyedNodeContainer<Key>(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeArray()
    return UnkeyedNodeContainer(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleNodeContainer(node: node, codingPath: codingPath)
  }
}

/// Writes elements into a node that is an array.
struct UnkeyedNodeContainer: UnkeyedEncodingContainer {
  let node: EncodedNode
  let codingPath: [any CodingKey]
  var count: Int { node.count }

  mutating func encodeNil() { node.appendElement().set(.null) }

  mutating func encode(_ value: some Encodable) throws {
    let path = nextPath
    try node.appendElement().encode(value, at: path)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    nextEncoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nextEncoder().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { nextEncoder() }

  private var nextPath: [any CodingKey] { codingPath + [AnyKey(intValue: count)] }

  private func nextEncoder() -> NodeEncoder {
    let path = nextPath
    return NodeEncoder(node: node.appendElement(), codingPath: path)
  }
}

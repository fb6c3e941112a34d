/// Writes members into a node that is an object.
struct KeyedNodeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  let codingPath: [any CodingKey]

  mutating func encodeNil(forKey key: Key) { node.appendMember(key.stringValue).set(.null) }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try node.appendMember(key.stringValue).encode(value, at: codingPath + [key])
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder(for: key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder(for: key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder(for: AnyKey(stringValue: "super")) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

  private func encoder(for key: some CodingKey) -> NodeEncoder {
    NodeEncoder(node: node.appendMember(key.stringValue), codingPath: codingPath + [key])
  }
}

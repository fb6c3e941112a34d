/// Writes the members of an object.
struct CanonicalKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: CanonicalValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) { encoder.addMember(key) { encoder.output.write(.null) } }
  mutating func encode(_ value: Bool, forKey key: Key) { encoder.addMember(key) { encoder.output.write(value) } }
  mutating func encode(_ value: String, forKey key: Key) { encoder.addMember(key) { encoder.output.write(value) } }

  mutating func encode(_ value: Int, forKey key: Key) throws {
    try encoder.addMember(key) { encoder.output.write(try JSONValue(integer: value, at: codingPath + [key])) }
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.addMember(key) { try encoder.output.write(value, below: encoder, key: key) }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.treeEncoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.treeEncoder.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.treeEncoder }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.treeEncoder }
}

/// Writes the elements of an array.
struct CanonicalUnkeyedContainer: UnkeyedEncodingContainer {
  let encoder: CanonicalValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.count }

  mutating func encodeNil() { encoder.addElement { encoder.output.write(.null) } }
  mutating func encode(_ value: Bool) { encoder.addElement { encoder.output.write(value) } }
  mutating func encode(_ value: String) { encoder.addElement { encoder.output.write(value) } }

  mutating func encode(_ value: Int) throws {
    let place = count
    try encoder.addElement {
      encoder.output.write(try JSONValue(integer: value, at: codingPath + [AnyKey(intValue: place)]))
    }
  }

  mutating func encode(_ value: some Encodable) throws {
    let key = AnyKey(intValue: count)
    try encoder.addElement { try encoder.output.write(value, below: encoder, key: key) }
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.treeEncoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.treeEncoder.unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { encoder.treeEncoder }
}

/// Writes one value.
struct CanonicalSingleContainer: SingleValueEncodingContainer {
  let encoder: CanonicalValueEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() { encoder.output.write(.null) }
  mutating func encode(_ value: Bool) { encoder.output.write(value) }
  mutating func encode(_ value: String) { encoder.output.write(value) }
  mutating func encode(_ value: Double) throws { try write(value) }
  mutating func encode(_ value: Float) throws { try write(Double(value)) }
  mutating func encode(_ value: Int) throws { try write(integer: value) }
  mutating func encode(_ value: Int8) throws { try write(integer: value) }
  mutating func encode(_ value: Int16) throws { try write(integer: value) }
  mutating func encode(_ value: Int32) throws { try write(integer: value) }
  mutating func encode(_ value: Int64) throws { try write(integer: value) }
  mutating func encode(_ value: UInt) throws { try write(integer: value) }
  mutating func encode(_ value: UInt8) throws { try write(integer: value) }
  mutating func encode(_ value: UInt16) throws { try write(integer: value) }
  mutating func encode(_ value: UInt32) throws { try write(integer: value) }
  mutating func encode(_ value: UInt64) throws { try write(integer: value) }
  mutating func encode(_ value: some Encodable) throws { try encoder.output.write(value, below: encoder, key: nil) }

  private func write(integer: some BinaryInteger) throws {
    encoder.output.write(try JSONValue(integer: integer, at: codingPath))
  }

  private func write(_ double: Double) throws { encoder.output.write(try JSONValue(double: double, at: codingPath)) }
}

extension CanonicalValueEncoder {
  /// A place to write to in vain: the whole value is written anew, by way of a tree.
  var treeEncoder: NodeEncoder {
    output.needsTree = true
    return NodeEncoder(node: EncodedNode(), codingPath: codingPath)
  }
}

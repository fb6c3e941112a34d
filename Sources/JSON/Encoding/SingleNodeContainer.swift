/// Writes one value into a node.
struct SingleNodeContainer: SingleValueEncodingContainer {
  let node: EncodedNode
  let codingPath: [any CodingKey]

  mutating func encodeNil() { node.set(.null) }
  mutating func encode(_ value: Bool) { node.set(.bool(value)) }
  mutating func encode(_ value: String) { node.set(.string(value)) }
  mutating func encode(_ value: Double) throws { try node.encode(double: value, at: codingPath) }
  mutating func encode(_ value: Float) throws { try node.encode(double: Double(value), at: codingPath) }
  mutating func encode(_ value: Int) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: Int8) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: Int16) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: Int32) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: Int64) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: UInt) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: UInt8) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: UInt16) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: UInt32) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: UInt64) throws { try node.encode(integer: value, at: codingPath) }
  mutating func encode(_ value: some Encodable) throws { try node.encode(value, at: codingPath) }
}

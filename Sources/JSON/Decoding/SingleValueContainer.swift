/// Reads one value.
struct SingleValueContainer: SingleValueDecodingContainer {
  let decoder: ValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }
  func decode(_ type: Bool.Type) throws -> Bool { try found(decoder.value.bool, type, "true or false") }
  func decode(_ type: String.Type) throws -> String { try found(decoder.value.string, type, "text") }
  func decode(_ type: Double.Type) throws -> Double { try found(decoder.value.number, type, "a number") }
  func decode(_ type: Float.Type) throws -> Float { try found(decoder.value.number.map(Float.init), type, "a number") }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    try found(decoder.value.integer.flatMap { Value(exactly: $0) }, type, "a whole number that fits \(type)")
  }

  private func found<Value>(_ value: Value?, _ type: Value.Type, _ wanted: String) throws -> Value {
    guard let value else { throw decoder.mismatch(type, wanted) }
    return value
  }
}

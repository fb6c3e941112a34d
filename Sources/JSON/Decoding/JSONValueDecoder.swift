/// Turns a `JSONValue` into any `Decodable` value, and says by `DecodingError` where it has another shape.
public struct JSONValueDecoder {
  /// A decoder.
  public init() {}

  /// The value that a JSON value describes.
  public func decode<Value: Decodable>(_ type: Value.Type, from value: JSONValue) throws -> Value {
    try ValueDecoder(value: value, codingPath: []).decode(type)
  }
}

/// What `Decodable` sees: one value, and the way to it.
struct ValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The value as a type; JSON values are handed over as they are.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = value as? Value { return value }
    return try Value(from: self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let object = value.object else { throw mismatch([String: JSONValue].self, "an object") }
    return KeyedDecodingContainer(KeyedValueContainer<Key>(object: object, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = value.array else { throw mismatch([JSONValue].self, "an array") }
    return UnkeyedValueContainer(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleValueContainer(decoder: self) }

  /// Something else stands here than what is wanted.
  func mismatch(_ type: any Any.Type, _ wanted: String) -> DecodingError {
    let text = "expected \(wanted), found \(value.kind)"
    return .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: text))
  }
}

/// Reads the elements of an array, one after the other.
struct UnkeyedValueContainer: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0

  init(elements: [JSONValue], codingPath: [any CodingKey]) {
    self.elements = elements
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try current.value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode(type) }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }

  mutating func superDecoder() throws -> any Decoder { try next() }

  /// The element that comes next.
  private var current: ValueDecoder {
    get throws {
      let path = codingPath + [AnyKey(intValue: currentIndex)]
      guard !isAtEnd else {
        let context = DecodingError.Context(codingPath: path, debugDescription: "there are no more elements")
        throw DecodingError.valueNotFound(JSONValue.self, context)
      }
      return ValueDecoder(value: elements[currentIndex], codingPath: path)
    }
  }

  private mutating func next() throws -> ValueDecoder {
    let decoder = try current
    currentIndex += 1
    return decoder
  }
}

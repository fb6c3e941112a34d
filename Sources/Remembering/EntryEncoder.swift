/// Writes a value as the bytes of an entry: its parts in the order in which its type writes them, without their names.
///
/// A whole number takes seven bits a byte, a string has its length before it, an element of a list and an optional
/// value have a 1 before them, and the end of a list and a missing value are a 0. A dictionary by numbers or strings
/// has the count of its keys, the keys in their order, and the values in that of the keys. So only the same version of
/// a type reads what it wrote, which the key of each entry has to see to; and a type that leaves out keys by hand
/// cannot be remembered.
public struct EntryEncoder {
  /// An encoder.
  public init() {}

  /// The bytes of a value.
  public func encode(_ value: some Encodable) throws -> [UInt8] {
    let output = EntryOutput()
    try output.write(value)
    return output.bytes
  }
}

/// The bytes so far.
final class EntryOutput: Encoder {
  private(set) var bytes: [UInt8] = []
  /// How many lists were begun and have not ended.
  private var openLists = 0
  /// The bytes of the values of the dictionary that is being written, by their keys; nil while none is.
  private var values: [String: [UInt8]]?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Writes a value; what it began ends with it.
  func write<Value: Encodable>(_ value: Value) throws {
    let depth = openLists
    try value.encode(to: self)
    if let values {
      self.values = nil
      write(dictionary: values)
    }
    while openLists > depth {
      bytes.append(0)
      openLists -= 1
    }
  }

  func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a number; one near 0 is short whatever its sign.
  func write(_ number: Int64) { write(UInt64(bitPattern: number << 1 ^ number >> 63)) }

  func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes a dictionary, of which the keys are read before any value.
  private func write(dictionary values: [String: [UInt8]]) {
    let entries = values.sorted { $0.key < $1.key }
    write(UInt64(entries.count))
    for entry in entries { write(entry.key) }
    for entry in entries { bytes += entry.value }
  }

  /// Keeps a value of the dictionary that is being written.
  func keep(_ value: some Encodable, under key: String) throws {
    let bytes = try EntryEncoder().encode(value)
    values?[key] = bytes
  }

  /// Says whether something follows.
  func mark(_ isThere: Bool) { bytes.append(isThere ? 1 : 0) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let isDictionary = type.isOfDictionary
    if isDictionary { values = [:] }
    return KeyedEncodingContainer(KeyedOutput<Key>(output: self, isDictionary: isDictionary))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    openLists += 1
    return ListOutput(output: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleOutput(output: self) }
}

extension CodingKey {
  /// True where any number is a key, as in a dictionary alone: the keys of a type that the compiler wrote are none.
  static var isOfDictionary: Bool { Self(intValue: 0) != nil }
}

/// Writes the parts of a value.
private struct KeyedOutput<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: EntryOutput
  /// True where the parts are the values of a dictionary.
  var isDictionary = false
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) { output.mark(false) }
  mutating func encode(_ value: Bool, forKey key: Key) { output.mark(value) }
  mutating func encode(_ value: Int, forKey key: Key) { output.write(Int64(value)) }
  mutating func encode(_ value: String, forKey key: Key) { output.write(value) }
  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    if isDictionary { try output.keep(value, under: key.stringValue) } else { try output.write(value) }
  }

  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try encodeOptional(value) }
  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    try encodeOptional(value)
  }

  /// A case of an enum with values: the one key that is written.
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    output.write(key.stringValue)
    return KeyedEncodingContainer(KeyedOutput<Nested>(output: output))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { output.unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { output }
  mutating func superEncoder(forKey key: Key) -> any Encoder { output }

  private func encodeOptional<Value: Encodable>(_ value: Value?) throws {
    output.mark(value != nil)
    if let value { try output.write(value) }
  }
}

/// Writes the elements of a list.
private struct ListOutput: UnkeyedEncodingContainer {
  let output: EntryOutput
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(output: EntryOutput) { self.output = output }

  mutating func encodeNil() {
    next()
    output.mark(false)
  }

  mutating func encode(_ value: Int) {
    next()
    output.write(Int64(value))
  }

  mutating func encode(_ value: String) {
    next()
    output.write(value)
  }

  mutating func encode(_ value: some Encodable) throws {
    next()
    try output.write(value)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next()
    return output.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return output.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    next()
    return output
  }

  private mutating func next() {
    count += 1
    output.mark(true)
  }
}

/// Writes a value that has no parts.
private struct SingleOutput: SingleValueEncodingContainer {
  let output: EntryOutput
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { output.mark(false) }
  mutating func encode(_ value: Bool) { output.mark(value) }
  mutating func encode(_ value: String) { output.write(value) }
  mutating func encode(_ value: Double) { output.write(value.bitPattern) }
  mutating func encode(_ value: Float) { output.write(UInt64(value.bitPattern)) }
  mutating func encode(_ value: Int) { output.write(Int64(value)) }
  mutating func encode(_ value: Int8) { output.write(Int64(value)) }
  mutating func encode(_ value: Int16) { output.write(Int64(value)) }
  mutating func encode(_ value: Int32) { output.write(Int64(value)) }
  mutating func encode(_ value: Int64) { output.write(value) }
  mutating func encode(_ value: UInt) { output.write(UInt64(value)) }
  mutating func encode(_ value: UInt8) { output.write(UInt64(value)) }
  mutating func encode(_ value: UInt16) { output.write(UInt64(value)) }
  mutating func encode(_ value: UInt32) { output.write(UInt64(value)) }
  mutating func encode(_ value: UInt64) { output.write(value) }

  /// An optional value writes itself through this, so that a mark comes before it.
  mutating func encode(_ value: some Encodable) throws {
    output.mark(true)
    try output.write(value)
  }
}

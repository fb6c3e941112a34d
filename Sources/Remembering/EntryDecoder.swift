/// Reads what an ``EntryEncoder`` wrote.
public struct EntryDecoder {
  /// Why there is no value: the bytes are not those of one.
  public struct Malformed: Error {}

  /// A decoder.
  public init() {}

  /// The value in some bytes, all of which it takes.
  ///
  /// - Throws: For bytes that were not written for this type; none beyond them is read.
  public func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Collection<UInt8>) throws -> Value {
    let input = EntryInput(Array(bytes))
    let value = try input.read(type)
    guard input.isAtEnd else { throw Malformed() }
    return value
  }
}

/// The bytes, and how many of them are read.
final class EntryInput: Decoder {
  private let bytes: [UInt8]
  private var position = 0
  /// How many lists were begun and have not ended.
  private var openLists = 0
  /// True once there was a mistake that cannot be thrown where it is read.
  private var isMalformed = false
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count && !isMalformed }

  /// Returns whether something follows, as a mark says that is read with it.
  func mark() throws -> Bool {
    guard position < bytes.count, bytes[position] < 2 else { throw EntryDecoder.Malformed() }
    defer { position += 1 }
    return bytes[position] == 1
  }

  /// The same, where only a mark that says no is read.
  func nextIsMissing() -> Bool {
    guard position < bytes.count, bytes[position] == 0 else { return false }
    position += 1
    return true
  }

  /// The same of an element of a list, which has a mark of its own.
  func nextElementIsMissing() -> Bool {
    guard position + 1 < bytes.count, bytes[position] == 1, bytes[position + 1] == 0 else { return false }
    position += 2
    return true
  }

  /// Reads a value; a list that it began ends with it.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let depth = openLists
    let value = try Value(from: self)
    while openLists > depth {
      guard try !mark() else { throw EntryDecoder.Malformed() }
      openLists -= 1
    }
    return value
  }

  func endList() { openLists -= 1 }

  func number() throws -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw EntryDecoder.Malformed()
  }

  func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let bits = try number()
    let value = Value.isSigned ? Value(exactly: Int64(bitPattern: bits >> 1) ^ -Int64(bits & 1)) : Value(exactly: bits)
    guard let value else { throw EntryDecoder.Malformed() }
    return value
  }

  func text() throws -> String {
    let count = try number()
    guard count <= UInt64(bytes.count - position) else { throw EntryDecoder.Malformed() }
    defer { position += Int(count) }
    return String(decoding: bytes[position..<position + Int(count)], as: UTF8.self)
  }

  /// A text that stays to be read.
  var nextText: String? {
    let start = position
    defer { position = start }
    return try? text()
  }

  /// Reads the keys of a dictionary, which are before its values.
  func keys() -> [String] {
    do {
      let count = try number()
      // A key takes a byte at least.
      guard count <= UInt64(bytes.count - position) else { throw EntryDecoder.Malformed() }
      return try (0..<Int(count)).map { _ in try text() }
    } catch {
      isMalformed = true
      return []
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(KeyedInput<Key>(input: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    openLists += 1
    return ListInput(input: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleInput(input: self) }
}

/// Reads the parts of a value.
private struct KeyedInput<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let input: EntryInput
  var codingPath: [any CodingKey] { [] }

  /// The keys of a dictionary, which are read with this; else the case of an enum with values, which stays to be read.
  var allKeys: [Key] {
    (Key.isOfDictionary ? input.keys() : [input.nextText].compactMap { $0 }).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { input.nextIsMissing() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try input.mark() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try input.integer(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try input.text() }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try input.read(type) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try decodeOptional() }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try decodeOptional() }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try decodeOptional() }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try decodeOptional() }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try decodeOptional() }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try decodeOptional() }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try decodeOptional() }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try decodeOptional() }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try decodeOptional() }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try decodeOptional() }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try decodeOptional() }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try decodeOptional() }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try decodeOptional() }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try decodeOptional() }
  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? { try decodeOptional() }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    guard try input.text() == key.stringValue else { throw EntryDecoder.Malformed() }
    return input.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { input.unkeyedContainer() }
  func superDecoder() -> any Decoder { input }
  func superDecoder(forKey key: Key) -> any Decoder { input }

  private func decodeOptional<Value: Decodable>() throws -> Value? {
    try input.mark() ? try input.read(Value.self) : nil
  }
}

/// Reads the elements of a list.
private final class ListInput: UnkeyedDecodingContainer {
  private let input: EntryInput
  private(set) var currentIndex = 0
  private var hasEnded = false
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }

  init(input: EntryInput) { self.input = input }

  /// True where no element is left; the first who asks so has read the end.
  var isAtEnd: Bool {
    if !hasEnded, input.nextIsMissing() {
      hasEnded = true
      input.endList()
    }
    return hasEnded
  }

  func decodeNil() throws -> Bool {
    guard input.nextElementIsMissing() else { return false }
    currentIndex += 1
    return true
  }

  func decode(_ type: Int.Type) throws -> Int {
    try next()
    return try input.integer(type)
  }

  func decode(_ type: String.Type) throws -> String {
    try next()
    return try input.text()
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next()
    return try input.read(type)
  }

  func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try next()
    return input.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next()
    return input.unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try next()
    return input
  }

  private func next() throws {
    guard !hasEnded, try input.mark() else { throw EntryDecoder.Malformed() }
    currentIndex += 1
  }
}

/// Reads a value that has no parts.
private struct SingleInput: SingleValueDecodingContainer {
  let input: EntryInput
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { input.nextIsMissing() }
  func decode(_ type: Bool.Type) throws -> Bool { try input.mark() }
  func decode(_ type: String.Type) throws -> String { try input.text() }
  func decode(_ type: Double.Type) throws -> Double { Double(bitPattern: try input.number()) }
  func decode(_ type: Float.Type) throws -> Float { Float(bitPattern: try input.integer(UInt32.self)) }
  func decode(_ type: Int.Type) throws -> Int { try input.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try input.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try input.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try input.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try input.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try input.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try input.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try input.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try input.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try input.integer(type) }

  /// An optional value reads itself through this, so that a mark comes before it.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard try input.mark() else { throw EntryDecoder.Malformed() }
    return try input.read(type)
  }
}

/// A value that is kept outside of what holds it, so that whoever holds many of which most are missing stays small and
/// is quickly copied.
///
/// In JSON it is what an optional is: its key is left out where there is none.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case nothing
    case value(Value)
  }

  private var storage: Storage

  /// The value; nil where there is none.
  public var wrappedValue: Value? {
    get { if case .value(let value) = storage { value } else { nil } }
    set { storage = newValue.map { .value($0) } ?? .nothing }
  }

  /// Keeps a value, or none.
  public init(wrappedValue: Value?) { storage = wrappedValue.map { .value($0) } ?? .nothing }
}

extension Boxed: Encodable where Value: Encodable {
  /// Writes the value, where a container does not know to leave it out.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Boxed: Decodable where Value: Decodable {
  /// Reads the value.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value?(from: decoder)) }
}

extension KeyedEncodingContainer {
  /// Leaves the key out where there is no value.
  public mutating func encode<Value>(_ value: Boxed<Value>, forKey key: Key) throws where Value: Encodable {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// No value where the key is missing.
  public func decode<Value>(_ type: Boxed<Value>.Type, forKey key: Key) throws -> Boxed<Value> where Value: Decodable {
    Boxed(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

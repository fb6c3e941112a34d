/// A key of any name, for objects whose keys are not known beforehand.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

extension JSONValue: Codable {
  /// Takes any value that a decoder holds; the order of members is the decoder's (Foundation's keeps none).
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(try Self.members(of: object))
    } else if var array = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(in: decoder.singleValueContainer())
    }
  }

  private static func members(of container: KeyedDecodingContainer<AnyKey>) throws -> JSONObject {
    var object = JSONObject()
    for key in container.allKeys {
      guard object.append(key.stringValue, try container.decode(JSONValue.self, forKey: key)) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "the key '\(key.stringValue)' is there twice")
      }
    }
    return object
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int.self) { return .integer(value) }
    if let value = try? container.decode(Double.self), let finite = FiniteDouble(value) { return .double(finite) }
    return .string(try container.decode(String.self))
  }

  /// Gives the value to any encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null: try Self.encodeNil(to: encoder)
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .double(let value): try value.value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .array(let elements): try elements.encode(to: encoder)
    case .object(let object):
      var container = encoder.container(keyedBy: AnyKey.self)
      for member in object.members { try container.encode(member.value, forKey: AnyKey(stringValue: member.key)) }
    }
  }

  private static func encodeNil(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// An expression as the bundle carries it: an object whose key says what it is.
///
///     {"integer": 3}  {"double": 2.5}  {"bool": true}  {"string": "Ada"}  {"name": "score"}
///     {"negative": {"name": "x"}}
///     {"left": {"name": "score"}, "operator": "+", "right": {"integer": 1}}
///     {"unreadable": "score +"}
///
/// What has none of these shapes is read as unreadable, so that its error comes at the element.
extension SlangExpression: Codable {
  private enum Key: String, CodingKey {
    case integer, double, bool, string, name, negative, left, `operator`, right, unreadable
  }

  /// Reads an expression, whatever it is.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      self = .unreadable("")
      return
    }
    self = Self.simple(container) ?? Self.compound(container)
  }

  private static func simple(_ container: KeyedDecodingContainer<Key>) -> Self? {
    if let value = try? container.decode(Int.self, forKey: .integer) { return .integer(value) }
    if let value = try? container.decode(Double.self, forKey: .double) { return .double(value) }
    if let value = try? container.decode(Bool.self, forKey: .bool) { return .bool(value) }
    if let value = try? container.decode(String.self, forKey: .string) { return .string(value) }
    if let value = try? container.decode(String.self, forKey: .name) { return .name(value) }
    return nil
  }

  private static func compound(_ container: KeyedDecodingContainer<Key>) -> Self {
    let operand = { (key: Key) in (try? container.decode(Self.self, forKey: key)) ?? .unreadable("") }
    if container.contains(.negative) { return .negative(operand(.negative)) }
    if let operation = try? container.decode(SlangOperator.self, forKey: .operator) {
      return .binary(operand(.left), operation, operand(.right))
    }
    return .unreadable((try? container.decode(String.self, forKey: .unreadable)) ?? "")
  }

  /// Writes the expression.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .double(let value): try container.encode(value, forKey: .double)
    case .bool(let value): try container.encode(value, forKey: .bool)
    case .string(let value): try container.encode(value, forKey: .string)
    case .name(let value): try container.encode(value, forKey: .name)
    case .negative(let value): try container.encode(value, forKey: .negative)
    case .binary(let left, let operation, let right):
      try container.encode(left, forKey: .left)
      try container.encode(operation, forKey: .operator)
      try container.encode(right, forKey: .right)
    case .unreadable(let text): try container.encode(text, forKey: .unreadable)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  /// `null` from `nil`.
  public init(nilLiteral: ()) { self = .null }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByStringInterpolation {
  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = .double(FiniteDouble(floatLiteral: value)) }

  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Values in a row.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Members in the order in which they are written; a key that is written twice is a mistake of the programmer.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in members {
      let isNew = object.append(key, value)
      precondition(isNew, "the key '\(key)' is written twice")
    }
    self = .object(object)
  }
}

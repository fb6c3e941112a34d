/// Any JSON value that has one meaning everywhere (I-JSON, RFC 7493): keys are unique and numbers are finite.
///
///     let card: JSONValue = ["type": "question", "answers": ["4", "5"], "correctAnswerIndex": 1]
///     card["answers"]?.array?.count  // 2
///
/// Two values are equal when they would be written alike: texts are compared by their bytes, members in their order.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number; those beyond ±(2^53 − 1) are written as the nearest double, as every reader would take them.
  case integer(Int)
  /// A number with a fraction or an exponent.
  case double(FiniteDouble)
  /// Text.
  case string(String)
  /// Values in a row.
  case array([JSONValue])
  /// Members in their order.
  case object(JSONObject)

  /// The whole numbers that a double holds exactly: ±(2^53 − 1).
  public static let exactIntegers = -9_007_199_254_740_991...9_007_199_254_740_991

  /// An object from members of which no two have the same key.
  public static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var object = JSONObject()
    for (key, value) in members {
      guard let value else { continue }
      let isNew = object.append(key, value)
      precondition(isNew, "the key '\(key)' is given twice")
    }
    return .object(object)
  }

  /// An array of texts.
  public static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The member with a key; nil when there is none or this is no object.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at an index; nil when there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension JSONValue {
  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The whole number, if this is one.
  public var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The number, whole or not, if this is one.
  public var number: Double? {
    if case .double(let value) = self { value.value } else { integer.map(Double.init) }
  }

  /// The text, if this is one.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The members, if this is an object.
  public var object: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// What kind of value it is, as a person says it: `text`, `an object`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer: "a whole number"
    case .double: "a number"
    case .string: "text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// Whether two values would be written alike.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): ExactText(a) == ExactText(b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.null, _), (.bool, _), (.integer, _), (.double, _), (.string, _), (.array, _), (.object, _): false
    }
  }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(ExactText(value))
    case .array(let value): hasher.combine(value)
    case .object(let value): hasher.combine(value)
    }
  }
}

/// A value, or how it is worked out of others.
public indirect enum SlangExpression: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// A number that was written with a point or an exponent.
  case double(Double)
  /// `true` or `false`.
  case bool(Bool)
  /// A text.
  case string(String)
  /// What a variable holds.
  case name(String)
  /// The opposite of a number.
  case negative(SlangExpression)
  /// Two values and what is done with them.
  case binary(SlangExpression, SlangOperator, SlangExpression)
  /// What was written where a value should stand and cannot be read; empty where a part is missing.
  case unreadable(String)

  /// The names of variables, from left to right.
  var names: [String] {
    switch self {
    case .integer, .double, .bool, .string, .unreadable: []
    case .name(let name): [name]
    case .negative(let value): value.names
    case .binary(let left, _, let right): left.names + right.names
    }
  }
}

/// What can be done with two values.
public enum SlangOperator: String, Sendable, Hashable, CaseIterable, Codable {
  /// Adds numbers; joins texts.
  case add = "+"
  /// Takes a number from another.
  case subtract = "-"
  /// Multiplies numbers.
  case multiply = "*"
  /// Divides numbers, with the part after the point.
  case divide = "/"
  /// What is left after dividing whole numbers; it has the sign of the number that is divided.
  case remainder = "%"

  /// Whether it comes before `+` and `-`.
  package var bindsTightly: Bool {
    switch self {
    case .add, .subtract: false
    case .multiply, .divide, .remainder: true
    }
  }
}

/// How an If compares two values.
public enum SlangComparison: String, Sendable, Hashable, CaseIterable, Codable {
  /// Both are the same.
  case equal = "=="
  /// They are not the same.
  case notEqual = "!="
  /// The left one is smaller.
  case less = "<"
  /// The left one is smaller, or both are the same.
  case lessOrEqual = "<="
  /// The left one is greater.
  case greater = ">"
  /// The left one is greater, or both are the same.
  case greaterOrEqual = ">="
}

/// Something of the language that a lesson can teach; the raw value follows `slang.` in its stable name.
///
/// Names are for ever: lessons name them.
public enum SlangConcept: String, Sendable, Hashable, CaseIterable {
  // Elements
  case blank, variable
  case repetition = "repeat"
  case condition = "if"
  case otherwise = "else"
  case end, print
  /// A Variable that gives a new value to a name that has one.
  case reassignment = "variable.change"
  /// A Variable whose new value is worked out of its old one.
  case update = "variable.update"
  /// A Repeat or If inside of another.
  case nesting = "nesting"
  // Values
  case integer = "int"
  case double
  case boolean = "bool"
  case string
  case name
  // Operators
  case add = "operator.add"
  case subtract = "operator.subtract"
  case multiply = "operator.multiply"
  case divide = "operator.divide"
  case remainder = "operator.remainder"
  case negate = "operator.negate"
  case equal = "operator.equal"
  case notEqual = "operator.not-equal"
  case less = "operator.less"
  case lessOrEqual = "operator.less-or-equal"
  case greater = "operator.greater"
  case greaterOrEqual = "operator.greater-or-equal"

  /// Its stable name.
  public var id: String { "slang." + rawValue }

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .blank: "a Blank"
    case .variable: "a Variable"
    case .repetition: "a Repeat"
    case .condition: "an If"
    case .otherwise: "an Else"
    case .end: "an End"
    case .print: "a Print"
    case .reassignment: "a Variable that changes what a name holds"
    case .update: "a Variable whose new value is worked out of its old one"
    case .nesting: "an If or Repeat inside of another"
    case .integer: "a whole number"
    case .double: "a number with a point"
    case .boolean: "true or false"
    case .string: "a text"
    case .name: "what a variable holds"
    case .add: "a + b"
    case .subtract: "a - b"
    case .multiply: "a * b"
    case .divide: "a / b"
    case .remainder: "a % b"
    case .negate: "-a"
    case .equal: "a == b"
    case .notEqual: "a != b"
    case .less: "a < b"
    case .lessOrEqual: "a <= b"
    case .greater: "a > b"
    case .greaterOrEqual: "a >= b"
    }
  }

  init(_ operation: SlangOperator) {
    self =
      switch operation {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .divide: .divide
      case .remainder: .remainder
      }
  }

  init(_ comparison: SlangComparison) {
    self =
      switch comparison {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }

  init(_ element: SlangElement) {
    self =
      switch element {
      case .blank: .blank
      case .variable: .variable
      case .repeat: .repetition
      case .if: .condition
      case .else: .otherwise
      case .end: .end
      case .print: .print
      }
  }
}

extension BinaryOperator {
  /// The operator as it is written.
  package var text: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .matrixMultiply: "@"
    case .divide: "/"
    case .modulo: "%"
    case .power: "**"
    case .leftShift: "<<"
    case .rightShift: ">>"
    case .bitOr: "|"
    case .bitXor: "^"
    case .bitAnd: "&"
    case .floorDivide: "//"
    }
  }

  /// How tightly it binds.
  var level: ExpressionText.Level {
    switch self {
    case .add, .subtract: .arithmetic
    case .multiply, .matrixMultiply, .divide, .modulo, .floorDivide: .term
    case .power: .power
    case .leftShift, .rightShift: .shift
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .bitAnd: .bitAnd
    }
  }
}

extension UnaryOperator {
  /// The operator as it is written, with a space where it needs one.
  var text: String {
    switch self {
    case .invert: "~"
    case .not: "not "
    case .plus: "+"
    case .minus: "-"
    }
  }

  /// How tightly it binds.
  var level: ExpressionText.Level { self == .not ? .not : .factor }
}

extension ComparisonOperator {
  /// The operator as it is written.
  package var text: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .is: "is"
    case .isNot: "is not"
    case .in: "in"
    case .notIn: "not in"
    }
  }
}

import Python
import PythonSyntax

extension BinaryOperator {
  /// The operators that beginners take for it, the nearest first.
  var mixedUp: [BinaryOperator] {
    switch self {
    case .add: [.subtract, .multiply]
    case .subtract: [.add]
    case .multiply: [.add, .divide]
    case .divide: [.floorDivide, .multiply]
    case .floorDivide: [.divide, .modulo]
    case .modulo: [.floorDivide, .divide]
    case .power: [.multiply]
    case .bitOr: [.bitAnd]
    case .bitAnd: [.bitOr]
    case .leftShift: [.rightShift]
    case .rightShift: [.leftShift]
    case .matrixMultiply, .bitXor: []
    }
  }
}

extension ComparisonOperator {
  /// The comparisons that are one slip away, those at the bound first.
  var mixedUp: [ComparisonOperator] {
    switch self {
    case .equal: [.notEqual, .lessOrEqual, .greaterOrEqual]
    case .notEqual: [.equal]
    case .less: [.lessOrEqual, .greater]
    case .lessOrEqual: [.less, .greaterOrEqual]
    case .greater: [.greaterOrEqual, .less]
    case .greaterOrEqual: [.greater, .lessOrEqual]
    case .is: [.isNot]
    case .isNot: [.is]
    case .in: [.notIn]
    case .notIn: [.in]
    }
  }
}

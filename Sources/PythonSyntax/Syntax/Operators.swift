/// An operator between two operands that are both evaluated.
package enum BinaryOperator: UInt8, Sendable, CaseIterable {
  case add, subtract, multiply, matrixMultiply, divide, modulo, power
  case leftShift, rightShift, bitOr, bitXor, bitAnd, floorDivide
}

/// An operator before its operand.
package enum UnaryOperator: UInt8, Sendable, CaseIterable {
  case invert, not, plus, minus
}

/// An operator that evaluates its right operand only when it must.
package enum BooleanOperator: UInt8, Sendable, CaseIterable {
  case and, or
}

/// An operator of a comparison chain.
package enum ComparisonOperator: UInt8, Sendable, CaseIterable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case `is`, isNot, `in`, notIn
}

import PythonSyntax

extension FactFinder {
  mutating func noteOperation(_ expression: Expression) {
    let range = expression.range
    switch expression.form {
    case .unary(let operation, _): note(concept(of: operation), range)
    case .binary(let operation, let left, _):
      note(concept(of: operation), range)
      if operation == .modulo, case .constant(.string) = left.form { note(.percentFormat, range) }
    case .boolean(let operation, _): note(operation == .and ? .and : .or, range)
    case .compare(_, let steps):
      if steps.count > 1 { note(.comparisonChain, range) }
      for step in steps { note(concept(of: step.comparison), range) }
    case .conditional: note(.conditional, range)
    case .constant, .name, .attribute, .subscript, .slice, .call, .lambda, .walrus, .tuple, .list, .set, .dictionary,
      .listComprehension, .setComprehension, .dictionaryComprehension, .generator, .starred, .yield, .yieldFrom, .await,
      .joinedString, .formatted:
      break
    }
  }

  private func concept(of operation: UnaryOperator) -> Concept {
    switch operation {
    case .invert: .invert
    case .not: .not
    case .plus: .plus
    case .minus: .negate
    }
  }

  private func concept(of operation: ComparisonOperator) -> Concept {
    switch operation {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .is, .isNot: .identity
    case .in, .notIn: .membership
    }
  }

  func concept(of operation: BinaryOperator) -> Concept {
    switch operation {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .matrixMultiply: .matrixMultiply
    case .divide: .divide
    case .modulo: .modulo
    case .power: .power
    case .leftShift: .leftShift
    case .rightShift: .rightShift
    case .bitOr: .bitOr
    case .bitXor: .bitXor
    case .bitAnd: .bitAnd
    case .floorDivide: .floorDivide
    }
  }
}

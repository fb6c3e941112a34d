import PythonSyntax

extension FactFinder {
  mutating func visitUnary(_ operation: UnaryOperator, _ operand: Expression, _ range: SourceRange) {
    switch operation {
    case .invert: note(.invert, range)
    case .not: note(.not, range)
    case .plus: note(.plus, range)
    case .minus: note(.negate, range)
    }
    visit(operand)
  }

  mutating func visitComparison(_ first: Expression, _ steps: [Comparison], _ range: SourceRange) {
    if steps.count > 1 { note(.comparisonChain, range) }
    for step in steps { note(concept(of: step.comparison), range) }
    visit([first] + steps.map(\.operand))
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

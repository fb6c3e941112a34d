extension SlangOperator {
  /// What does it with two numbers.
  var instruction: Instruction.Operation {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    }
  }
}

extension SlangComparison {
  /// The jump that is taken unless it holds.
  var jump: Instruction.Operation {
    switch self {
    case .equal: .unlessEqual
    case .notEqual: .unlessNotEqual
    case .less: .unlessLess
    case .lessOrEqual: .unlessLessOrEqual
    case .greater: .unlessGreater
    case .greaterOrEqual: .unlessGreaterOrEqual
    }
  }
}

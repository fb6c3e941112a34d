import BigInt
import PythonSyntax

extension CodeBuilder {
  func compile(_ unary: UnaryOperator, _ value: Expression, into target: Int) throws(SyntaxError) {
    switch unary {
    case .minus:
      if case .constant(let constant) = value.form, let negated = constant.negated {
        return load(negated, into: target)
      }
      emit(.negative, target, try operand(value))
    case .plus: emit(.positive, target, try operand(value))
    case .invert: emit(.invert, target, try operand(value))
    case .not: emit(.not, target, try operand(value))
    }
  }

  func compile(
    _ binary: BinaryOperator, _ left: Expression, _ right: Expression, into target: Int, inPlace: Bool = false
  ) throws(SyntaxError) {
    let first = try operand(left)
    try compile(binary, first, right, into: target, inPlace: inPlace)
  }

  func compile(
    _ binary: BinaryOperator, _ first: Int, _ right: Expression, into target: Int, inPlace: Bool
  ) throws(SyntaxError) {
    let flag = inPlace ? 1 : 0
    if let immediate = binary.immediateOpcode, let number = right.smallInteger {
      reach(right.range)
      emit(immediate, target, first, number & 0xFFFF, x: flag)
    } else {
      emit(binary.opcode, target, first, try operand(right), x: flag)
    }
  }

  func compile(_ first: Expression, _ comparisons: [Comparison], into target: Int) throws(SyntaxError) {
    var left = try operand(first)
    let end = Label()
    let result = comparisons.count > 1 ? allocate() : target
    for (index, step) in comparisons.enumerated() {
      let right = try operand(step.operand)
      emit(step.comparison.opcode, result, left, right)
      if index < comparisons.count - 1 { emitJump(.jumpIfFalse, result, to: end) }
      left = right
    }
    place(end)
    if result != target { emit(.move, target, result) }
  }

  // MARK: Conditions

  /// Jumps when an expression is false, without making a bool where that can be avoided.
  func jump(unless test: Expression, to label: Label) throws(SyntaxError) {
    var owner = range
    try jump(unless: test, to: label, of: &owner)
  }

  /// Jumps when an expression is true.
  func jump(if test: Expression, to label: Label) throws(SyntaxError) {
    var owner = range
    try jump(if: test, to: label, of: &owner)
  }

  /// `owner` is to what CPython counts the jump itself: the statement, or the last comparison in it.
  private func jump(unless test: Expression, to label: Label, of owner: inout SourceRange) throws(SyntaxError) {
    let mark = nextRegister
    let outer = range
    if case .compare = test.form { range = test.range }
    switch test.form {
    case .unary(.not, let inner): try jump(if: inner, to: label, of: &owner)
    case .boolean(.and, let operands):
      for operand in operands { try jump(unless: operand, to: label, of: &owner) }
    case .boolean(.or, let operands):
      let end = Label()
      for operand in operands.dropLast() { try jump(if: operand, to: end, of: &owner) }
      if let last = operands.last {
        try perhaps { () throws(SyntaxError) in try jump(unless: last, to: label, of: &owner) }
      }
      place(end)
    case .compare(let first, let comparisons):
      owner = range
      try jump(unless: first, comparisons, to: label)
    default:
      let register = try operand(test)
      reach(owner)
      emitJump(.jumpIfFalse, register, to: label)
    }
    range = outer
    nextRegister = mark
  }

  private func jump(if test: Expression, to label: Label, of owner: inout SourceRange) throws(SyntaxError) {
    let mark = nextRegister
    let outer = range
    if case .compare = test.form { range = test.range }
    switch test.form {
    case .unary(.not, let inner): try jump(unless: inner, to: label, of: &owner)
    case .boolean, .compare:
      let end = Label()
      try jump(unless: test, to: end, of: &owner)
      emitJump(.jump, to: label)
      place(end)
    default:
      let register = try operand(test)
      reach(owner)
      emitJump(.jumpIfTrue, register, to: label)
    }
    range = outer
    nextRegister = mark
  }

  private func jump(unless first: Expression, _ comparisons: [Comparison], to label: Label) throws(SyntaxError) {
    var left = try operand(first)
    for step in comparisons {
      if comparisons.count == 1, step.operand.isNone, let opcode = step.comparison.noneJump {
        reach([step.operand.range, range])
        return emitJump(opcode, left, to: label)
      }
      if let opcode = step.comparison.immediateJump, comparisons.count == 1, let number = step.operand.smallInteger {
        reach([step.operand.range, range])
        return emitJump(opcode, left, number & 0xFFFF, to: label)
      }
      let right = try operand(step.operand)
      if let opcode = step.comparison.jump {
        reach(range)
        emitJump(opcode, left, right, to: label)
      } else {
        let result = allocate()
        emit(step.comparison.opcode, result, left, right)
        emitJump(.jumpIfFalse, result, to: label)
      }
      left = right
    }
  }
}

extension Expression {
  var isNone: Bool {
    if case .constant(.none) = form { return true }
    return false
  }
}

extension Constant {
  /// The constant with a minus in front, for numbers.
  var negated: Constant? {
    switch self {
    case .integer(let number): number == .min ? Constant(-BigInt(number)) : .integer(-number)
    case .bigInteger(let number): Constant(-number)
    case .float(let number): .float(-number)
    case .none, .true, .false, .ellipsis, .imaginary, .string, .bytes: nil
    }
  }
}

extension BinaryOperator {
  var opcode: Opcode {
    switch self {
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

  var immediateOpcode: Opcode? {
    switch self {
    case .add: .addImmediate
    case .subtract: .subtractImmediate
    case .multiply: .multiplyImmediate
    case .modulo: .moduloImmediate
    case .floorDivide: .floorDivideImmediate
    case .matrixMultiply, .divide, .power, .leftShift, .rightShift, .bitOr, .bitXor, .bitAnd: nil
    }
  }
}

extension ComparisonOperator {
  var opcode: Opcode {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .is: .identical
    case .isNot: .notIdentical
    case .in: .contains
    case .notIn: .notContains
    }
  }

  /// Jumps unless the comparison holds.
  var jump: Opcode? {
    switch self {
    case .equal: .jumpUnlessEqual
    case .notEqual: .jumpUnlessNotEqual
    case .less: .jumpUnlessLess
    case .lessOrEqual: .jumpUnlessLessOrEqual
    case .greater: .jumpUnlessGreater
    case .greaterOrEqual: .jumpUnlessGreaterOrEqual
    case .is, .isNot, .in, .notIn: nil
    }
  }

  var immediateJump: Opcode? {
    switch self {
    case .equal: .jumpUnlessEqualImmediate
    case .notEqual: .jumpUnlessNotEqualImmediate
    case .less: .jumpUnlessLessImmediate
    case .lessOrEqual: .jumpUnlessLessOrEqualImmediate
    case .greater: .jumpUnlessGreaterImmediate
    case .greaterOrEqual: .jumpUnlessGreaterOrEqualImmediate
    case .is, .isNot, .in, .notIn: nil
    }
  }

  /// Jumps unless `is None` or `is not None` holds.
  var noneJump: Opcode? {
    switch self {
    case .is: .jumpIfNotNone
    case .isNot: .jumpIfNone
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .notIn: nil
    }
  }
}

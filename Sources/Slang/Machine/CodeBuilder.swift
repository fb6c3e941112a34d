/// Compiles a program: registers for its variables, then its elements one after the other.
struct CodeBuilder {
  private var program = CompiledProgram()
  private var constants: [UInt64: Int32] = [:]
  private var texts: [String: Int32] = [:]
  private var freeNumbers: [Int32] = []
  private var freeValues: [Int32] = []
  /// The element that is compiled, and whether its first instruction is still to come.
  private var element = 0
  private var isFirst = false

  /// The program that an outline comes to.
  static func compile(_ outline: Outline) -> CompiledProgram {
    var builder = CodeBuilder()
    builder.placeVariables(of: outline)
    builder.compile(outline.steps)
    builder.emit(.finish)
    return builder.program
  }

  /// A variable that is only ever a number stands in the file of numbers.
  private mutating func placeVariables(of outline: Outline) {
    let types = VariableTypes(of: outline).types
    for (name, types) in zip(outline.variables, types) {
      program.variables.append((name, types.isNumber ? .number(newNumber()) : .value(newValue())))
    }
  }

  // MARK: - Steps

  private mutating func compile(_ steps: [Outline.Step]) {
    for step in steps { compile(step) }
  }

  private mutating func compile(_ step: Outline.Step) {
    switch step {
    case .blank: break
    case .assign(let variable, let value, let place):
      begin(place)
      program.assignments[place] = variable
      assign(value, to: program.variables[variable].register)
    case .repeat(let count, let body, let place, let end): compileRepeat(count, body, place, end)
    case .if(let condition, let then, let otherwise, let place):
      begin(place)
      let miss = compile(condition)
      compile(then)
      guard let otherwise else { return land(miss) }
      let leave = emit(.jump)
      land(miss)
      compile(otherwise)
      land(leave)
    case .print(let value, let place):
      begin(place)
      switch operand(value) {
      case .number(let register): emit(.printNumber, left: register)
      case .value(let register): emit(.printValue, left: register)
      }
      releaseTemporaries()
    }
  }

  private mutating func compileRepeat(_ count: Int, _ body: [Outline.Step], _ place: Int, _ end: Int) {
    begin(place)
    let (counter, rounds) = (newNumber(), constant(Double(count)))
    let enter = emit(.beginRounds, target: counter, left: rounds)
    let start = Int32(program.instructions.count)
    compile(body)
    begin(end)
    emit(.nextRound, target: start, left: counter, right: rounds)
    program.instructions[enter].right = Int32(program.instructions.count)
  }

  /// Compiles a condition and gives the jump that is taken unless it holds.
  private mutating func compile(_ condition: Outline.Condition) -> Int {
    defer { releaseTemporaries() }
    if condition.left.types.isNumber, condition.right.types.isNumber {
      let (left, right) = (numberOperand(condition.left), numberOperand(condition.right))
      return emit(condition.comparison.jump, left: left, right: right)
    }
    let (left, right) = (valueOperand(condition.left), valueOperand(condition.right))
    let flag = temporaryNumber()
    let index = emit(.compare, target: flag, left: left, right: right)
    program.instructions[index].comparison = condition.comparison
    return emit(.unlessTrue, left: flag)
  }

  // MARK: - Expressions

  private mutating func assign(_ value: Node, to register: Register) {
    switch register {
    case .number(let target): compileNumber(value, into: target)
    case .value(let target): compileValue(value, into: target)
    }
    releaseTemporaries()
  }

  private mutating func operand(_ node: Node) -> Register {
    node.types.isNumber ? .number(numberOperand(node)) : .value(valueOperand(node))
  }

  /// The register that holds a node's value as a number.
  private mutating func numberOperand(_ node: Node) -> Int32 {
    if case .number(let value, _) = node.form { return constant(value) }
    if case .bool(let value) = node.form { return constant(value ? 1 : 0) }
    if case .variable(let variable) = node.form, case .number(let register) = program.variables[variable].register {
      return register
    }
    let target = temporaryNumber()
    compileNumber(node, into: target)
    return target
  }

  private mutating func compileNumber(_ node: Node, into target: Int32) {
    switch node.form {
    case .negative(let value): emit(.negate, target: target, left: numberOperand(value))
    case .binary(let left, let operation, let right) where operation != .add || node.types.isNumber:
      let (left, right) = (numberOperand(left), numberOperand(right))
      emit(operation.instruction, target: target, left: left, right: right)
    case .number, .bool: emit(.copy, target: target, left: numberOperand(node))
    case .variable(let variable):
      switch program.variables[variable].register {
      case .number(let register): emit(.copy, target: target, left: register)
      case .value(let register): emit(.numberOfValue, target: target, left: register)
      }
    case .text, .binary: emit(.numberOfValue, target: target, left: valueOperand(node))
    }
  }

  /// The register that holds a node's value as it is.
  private mutating func valueOperand(_ node: Node) -> Int32 {
    if case .variable(let variable) = node.form, case .value(let register) = program.variables[variable].register {
      return register
    }
    if case .text(let text) = node.form { return constant(text) }
    let target = temporaryValue()
    compileValue(node, into: target)
    return target
  }

  private mutating func compileValue(_ node: Node, into target: Int32) {
    switch node.form {
    case .text(let text): emit(.copyValue, target: target, left: constant(text))
    case .bool(let value): emit(.copyValue, target: target, left: constant(value))
    case .variable(let variable):
      switch program.variables[variable].register {
      case .number(let register): emit(.valueOfNumber, target: target, left: register)
      case .value(let register): emit(.copyValue, target: target, left: register)
      }
    case .binary(let left, .add, let right) where !node.types.isNumber:
      let (left, right) = (valueOperand(left), valueOperand(right))
      emit(.join, target: target, left: left, right: right)
    case .number, .negative, .binary: emit(.valueOfNumber, target: target, left: numberOperand(node))
    }
  }

  // MARK: - Registers

  private mutating func newNumber(_ value: Double = 0) -> Int32 {
    program.numbers.append(value)
    return Int32(program.numbers.count - 1)
  }

  private mutating func newValue(_ value: SlangValue = .undefined) -> Int32 {
    program.values.append(value)
    return Int32(program.values.count - 1)
  }

  private mutating func constant(_ value: Double) -> Int32 {
    if let register = constants[value.bitPattern] { return register }
    let register = newNumber(value)
    constants[value.bitPattern] = register
    return register
  }

  private mutating func constant(_ value: Bool) -> Int32 { newValue(.bool(value)) }

  private mutating func constant(_ text: String) -> Int32 {
    if let register = texts[text], program.values[Int(register)].text.utf8.elementsEqual(text.utf8) { return register }
    let register = newValue(.text(text))
    texts[text] = register
    return register
  }

  private var usedNumbers: [Int32] = []
  private var usedValues: [Int32] = []

  private mutating func temporaryNumber() -> Int32 {
    let register = freeNumbers.popLast() ?? newNumber()
    usedNumbers.append(register)
    return register
  }

  private mutating func temporaryValue() -> Int32 {
    let register = freeValues.popLast() ?? newValue()
    usedValues.append(register)
    return register
  }

  private mutating func releaseTemporaries() {
    freeNumbers += usedNumbers
    freeValues += usedValues
    (usedNumbers, usedValues) = ([], [])
  }

  // MARK: - Instructions

  private mutating func begin(_ element: Int) {
    self.element = element
    isFirst = true
  }

  @discardableResult
  private mutating func emit(
    _ operation: Instruction.Operation, target: Int32 = 0, left: Int32 = 0, right: Int32 = 0
  ) -> Int {
    program.instructions.append(
      Instruction(operation: operation, steps: isFirst ? 1 : 0, target: target, left: left, right: right))
    program.elements.append(Int32(element))
    isFirst = false
    return program.instructions.count - 1
  }

  /// Lets a jump lead to the next instruction.
  private mutating func land(_ jump: Int) { program.instructions[jump].target = Int32(program.instructions.count) }
}

/// The types that variables have where they are read or given a value.
struct VariableTypes {
  /// The types, by variable.
  private(set) var types: [ValueTypes]

  init(of outline: Outline) {
    types = Array(repeating: [], count: outline.variables.count)
    visit(outline.steps)
  }

  private mutating func visit(_ steps: [Outline.Step]) {
    for step in steps {
      switch step {
      case .blank: break
      case .assign(let variable, let value, _):
        visit(value)
        types[variable].formUnion(value.types)
      case .repeat(_, let body, _, _): visit(body)
      case .if(let condition, let then, let otherwise, _):
        visit(condition.left)
        visit(condition.right)
        visit(then)
        visit(otherwise ?? [])
      case .print(let value, _): visit(value)
      }
    }
  }

  private mutating func visit(_ node: Node) {
    switch node.form {
    case .number, .bool, .text: break
    case .variable(let variable): types[variable].formUnion(node.types)
    case .negative(let value): visit(value)
    case .binary(let left, _, let right):
      visit(left)
      visit(right)
    }
  }
}

extension SlangOperator {
  /// What does it with two numbers.
  fileprivate var instruction: Instruction.Operation {
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
  fileprivate var jump: Instruction.Operation {
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

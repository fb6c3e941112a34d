/// Compiles a program: registers for its variables, then its elements one after the other.
struct CodeBuilder {
  private var program = CompiledProgram()
  private var registers = Registers()
  /// The element that is compiled, and whether its first instruction is still to come.
  private var element = 0
  private var isFirst = false

  /// The program that an outline comes to.
  static func compile(_ outline: Outline) -> CompiledProgram {
    var builder = CodeBuilder()
    builder.placeVariables(of: outline)
    builder.compile(outline.steps)
    builder.emit(.finish)
    builder.program.numbers = builder.registers.numbers
    builder.program.values = builder.registers.values
    return builder.program
  }

  /// A variable that is only ever a number stands in the file of numbers.
  private mutating func placeVariables(of outline: Outline) {
    let types = VariableTypes(of: outline).types
    for (name, types) in zip(outline.variables, types) {
      program.variables.append((name, types.isNumber ? .number(registers.newNumber()) : .value(registers.newValue())))
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
      registers.releaseTemporaries()
    }
  }

  private mutating func compileRepeat(_ count: Int, _ body: [Outline.Step], _ place: Int, _ end: Int) {
    begin(place)
    let (counter, rounds) = (registers.newNumber(), registers.constant(Double(count)))
    let enter = emit(.beginRounds, target: counter, left: rounds)
    let start = Int32(program.instructions.count)
    compile(body)
    begin(end)
    emit(.nextRound, target: start, left: counter, right: rounds)
    program.instructions[enter].right = Int32(program.instructions.count)
  }

  /// Compiles a condition and gives the jump that is taken unless it holds.
  private mutating func compile(_ condition: Outline.Condition) -> Int {
    defer { registers.releaseTemporaries() }
    if condition.left.types.isNumber, condition.right.types.isNumber {
      let (left, right) = (numberOperand(condition.left), numberOperand(condition.right))
      return emit(condition.comparison.jump, left: left, right: right)
    }
    let (left, right) = (valueOperand(condition.left), valueOperand(condition.right))
    let flag = registers.temporaryNumber()
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
    registers.releaseTemporaries()
  }

  private mutating func operand(_ node: Node) -> Register {
    node.types.isNumber ? .number(numberOperand(node)) : .value(valueOperand(node))
  }

  /// The register that holds a node's value as a number.
  private mutating func numberOperand(_ node: Node) -> Int32 {
    if case .number(let value, _) = node.form { return registers.constant(value) }
    if case .bool(let value) = node.form { return registers.constant(value ? 1 : 0) }
    if case .variable(let variable) = node.form, case .number(let register) = program.variables[variable].register {
      return register
    }
    let target = registers.temporaryNumber()
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
    if case .text(let text) = node.form { return registers.constant(text) }
    let target = registers.temporaryValue()
    compileValue(node, into: target)
    return target
  }

  private mutating func compileValue(_ node: Node, into target: Int32) {
    switch node.form {
    case .text(let text): emit(.copyValue, target: target, left: registers.constant(text))
    case .bool(let value): emit(.copyValue, target: target, left: registers.constant(value))
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

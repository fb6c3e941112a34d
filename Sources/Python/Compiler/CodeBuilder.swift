import PythonSyntax

/// Builds the code of one function, class body or module.
final class CodeBuilder {
  /// A place in the code that jumps lead to, perhaps not yet known.
  final class Label {
    var position: Int?
    /// How many marks for traced runs stand before it.
    var markCount = 0
    var uses: [Int] = []
  }

  let program: Compiler
  let scope: Scope
  let name: String
  let qualifiedName: String
  let parent: CodeBuilder?
  var instructions: [Instruction] = []
  var positions: [SourceRange] = []
  var constants: [LinkConstant] = []
  var nested: [CompiledCode] = []
  var cacheNames: [Name] = []
  var registerCount = 0
  var parameterList = ParameterList()
  var variableNames: [Name] = []
  var captures: [Int] = []
  var firstCapture = 0
  var classCell: Int?
  /// Where the code being compiled stands in the source.
  var range = SourceRange(from: SourcePosition(line: 1, column: 0), to: SourcePosition(line: 1, column: 0))

  private var registers: [Name: Int] = [:]
  /// The next free register.
  var nextRegister = 0
  /// Local registers that certainly hold a value here.
  var bound: Set<Int> = []
  /// What surrounds the code being compiled, innermost last.
  var blocks: [Block] = []
  /// Regions whose handlers may not be placed yet, innermost first.
  var pendingRegions: [(start: Int, end: Int, handler: Label, register: Int)] = []
  /// How many of the instructions are marks for traced runs.
  var markCount = 0
  /// The line that a traced run has surely come to here; 0 when that is not known.
  var reachedLine = 0
  /// Above zero in code that CPython folds into one constant.
  var folds = 0

  init(_ program: Compiler, scope: Scope, name: String, parent: CodeBuilder?, parameters: Parameters) {
    self.program = program
    self.scope = scope
    self.name = name
    self.parent = parent
    qualifiedName = CodeBuilder.qualify(name, in: parent)
    layOut(parameters)
  }

  private static func qualify(_ name: String, in parent: CodeBuilder?) -> String {
    guard let parent, parent.parent != nil || parent.scope.kind == .function else { return name }
    if let known = parent.program.names.find(name), parent.scope.access[parent.mangle(known)] == .global { return name }
    if parent.scope.kind == .classBody { return "\(parent.qualifiedName).\(name)" }
    return "\(parent.qualifiedName).<locals>.\(name)"
  }

  // MARK: Registers

  private func layOut(_ parameters: Parameters) {
    parameterList.positionalOnlyCount = parameters.positionalOnly.count
    parameterList.positionalCount = parameters.positionalOnly.count + parameters.positional.count
    parameterList.keywordOnlyCount = parameters.keywordOnly.count
    parameterList.hasVariadic = parameters.variadic != nil
    parameterList.hasKeywordVariadic = parameters.keywordVariadic != nil
    parameterList.names = parameters.all.map { program.mangle($0.name, scope) }
    if scope.kind == .comprehension {
      parameterList.positionalCount = 1
      parameterList.names = [program.intern(".0")]
    }
    // A class body keeps its namespace in register 0.
    if scope.kind == .classBody { _ = addVariable(program.intern(".namespace")) }
    if scope.kind != .module && scope.kind != .classBody {
      for name in parameterList.names { bound.insert(addVariable(name)) }
      for name in scope.bound where registers[name] == nil { _ = addVariable(name) }
    }
    if scope.needsClassCell { classCell = addVariable(NameTable.classCell) }
    firstCapture = nextRegister
    for name in scope.free {
      let register = addVariable(name)
      if name == NameTable.classCell { classCell = register }
      captures.append(parent?.cellRegister(name) ?? 0)
    }
    for name in scope.bound where scope.access[name] == .cell { emit(.makeCell, register(name)) }
    if let classCell, scope.needsClassCell { emit(.makeCell, classCell) }
    note(.begin)
  }

  private func addVariable(_ name: Name) -> Int {
    registers[name] = nextRegister
    variableNames.append(name)
    return allocate()
  }

  func register(_ name: Name) -> Int { registers[name] ?? 0 }

  /// The register of a variable that an inner function captures.
  private func cellRegister(_ name: Name) -> Int {
    precondition(registers[name] != nil, "a captured variable has a register")
    return register(name)
  }

  /// Takes the next free register.
  func allocate(_ count: Int = 1) -> Int {
    nextRegister += count
    registerCount = max(registerCount, nextRegister)
    return nextRegister - count
  }

  /// Gives back all registers taken in `body`.
  func withRegisters<Result>(_ body: () throws(SyntaxError) -> Result) throws(SyntaxError) -> Result {
    let mark = nextRegister
    let result = try body()
    nextRegister = mark
    return result
  }

  // MARK: Instructions

  @discardableResult
  func emit(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, x: Int = 0) -> Int {
    if program.isTraced, opcode.showsLine { reach(range) }
    if max(a, b, c) > 0xFFFF || min(a, b, c) < -0x8000 || x > 0xFF { program.isTooLarge = true }
    instructions.append(Instruction(opcode, a, b, c, x: x))
    positions.append(range)
    if program.isTraced { placeMarks() }
    return instructions.count - 1
  }

  func emitJump(_ opcode: Opcode, _ a: Int = 0, _ b: Int = 0, to label: Label) {
    let index = emit(opcode, a, b)
    if let position = label.position { instructions[index].target = position } else { label.uses.append(index) }
  }

  func place(_ label: Label) {
    label.position = instructions.count
    label.markCount = markCount
    reachedLine = 0
    for use in label.uses { instructions[use].target = instructions.count }
    label.uses = []
  }

  /// Jumps back to the start of a loop, charging about one step an instruction of it.
  func emitLoop(to label: Label) {
    let length = instructions.count - markCount - ((label.position ?? 0) - label.markCount) + 1
    emitJump(.loop, 0, min(length, 0xFFFF), to: label)
  }

  /// Compiles with errors and tracebacks pointing at a node, then points back.
  func at<Result>(_ place: SourceRange, _ body: () throws(SyntaxError) -> Result) throws(SyntaxError) -> Result {
    let outer = range
    range = place
    let result = try body()
    range = outer
    return result
  }

  /// All regions, innermost first.
  var regions: [ExceptionRegion] {
    pendingRegions.map {
      ExceptionRegion(start: $0.start, end: $0.end, handler: $0.handler.position ?? 0, register: $0.register)
    }
  }

  func addConstant(_ constant: LinkConstant) -> Int {
    constants.append(constant)
    return constants.count - 1
  }

  /// A cache of its own for a use of a name.
  func addCache(_ name: Name) -> Int {
    cacheNames.append(name)
    return cacheNames.count - 1
  }

  func error(_ message: String, _ range: SourceRange) -> SyntaxError {
    SyntaxError(message, in: range, of: program.source)
  }
}

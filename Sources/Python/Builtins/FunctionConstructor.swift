/// How `types.FunctionType`, which is `type(f)`, makes a function of code.
enum FunctionConstructor {
  static let definition = NativeDefinition(
    "function", .keywords(["code", "globals", "name", "argdefs", "closure"], required: 2)
  ) { (machine, arguments) throws(Raise) in
    guard arguments[0].kind == .code else {
      throw machine.typeError("function() argument 'code' must be code, not \(machine.typeName(arguments[0]))")
    }
    guard case let globals = machine.unwrap(arguments[1]), globals.kind == .dict else {
      throw machine.typeError("function() argument 'globals' must be dict, not \(machine.typeName(arguments[1]))")
    }
    let name = arguments.optional(2) ?? .none
    guard name.isNone || name.kind == .string else { throw machine.typeError("arg 3 (name) must be None or string") }
    let defaults = arguments.optional(3) ?? .none
    guard defaults.isNone || defaults.kind == .tuple else {
      throw machine.typeError("arg 4 (defaults) must be None or tuple")
    }
    let cells = try machine.checkClosure(arguments.optional(4) ?? .none, of: arguments[0].code)
    return machine.makeFunction(
      arguments[0].code, globals.dict, name: name, defaults: defaults.kind == .tuple ? defaults.tuple : nil,
      captures: cells)
  }
}

extension Machine {
  /// The cells that a function of the code is to have, one for each of its free variables.
  fileprivate mutating func checkClosure(_ closure: Value, of code: Code) throws(Raise) -> [Value] {
    let wanted = code.pointee.captureCount
    guard closure.kind == .tuple || closure.isNone && wanted == 0 else {
      throw typeError("arg 5 (closure) must be \(closure.isNone ? "" : "None or ")tuple")
    }
    let cells = closure.kind == .tuple ? Array(closure.tuple.buffer) : []
    guard cells.count == wanted else {
      let name = code.pointee.compiled._withUnsafeGuaranteedRef { $0.name }
      throw valueError("\(name) requires closure of length \(wanted), not \(cells.count)")
    }
    for cell in cells where cell.kind != .cell {
      throw typeError("arg 5 (closure) expected cell, found \(typeName(cell))")
    }
    return cells
  }

  /// A function of code that exists, with what it captures.
  fileprivate mutating func makeFunction(
    _ code: Code, _ globals: Dict, name: Value, defaults: Tuple?, captures: [Value]
  ) -> Value {
    let (block, header) = heap.allocate(.function, size: MemoryLayout<FunctionBody>.size + captures.count * 16)
    let function = block.assumingMemoryBound(to: FunctionBody.self)
    let names = code.pointee.compiled._withUnsafeGuaranteedRef { ($0.name, $0.qualifiedName) }
    let module = globals.find(self.name(.name))
    function.initialize(
      to: FunctionBody(
        header: header, code: code, globals: globals, defaults: defaults, keywordDefaults: nil,
        name: name.kind == .string ? name.string : intern(names.0), qualifiedName: intern(names.1), attributes: nil,
        captureCount: captures.count, moduleName: module.isUndefined ? .none : module))
    for (index, cell) in captures.enumerated() { function.captures[index] = cell }
    if !code.pointee.isLinked { link(code) }
    return Value(function)
  }
}

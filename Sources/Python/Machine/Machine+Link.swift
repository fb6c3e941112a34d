import PythonSyntax

// From code that all runs share to code of this run.
extension Machine {
  /// The run's own body for compiled code; its constants are made when it is first called.
  mutating func makeCode(_ compiled: CompiledCode) -> Code {
    let (block, header) = heap.allocate(.code, size: MemoryLayout<CodeBody>.size)
    let code = block.assumingMemoryBound(to: CodeBody.self)
    let nothing = emptyEntries
    let isPlain = compiled.parameters.isSimple
    let instructions = compiled.instructions.withUnsafeBufferPointer { $0.baseAddress }
    code.initialize(
      to: CodeBody(
        header: header, instructions: instructions ?? UnsafePointer(nothing.assumingMemoryBound(to: Instruction.self)),
        constants: nothing.assumingMemoryBound(to: Value.self),
        caches: nothing.assumingMemoryBound(to: InlineCache.self), registerCount: compiled.registerCount,
        parameterCount: compiled.parameters.positionalCount, isSimple: false, firstCapture: compiled.firstCapture,
        captureCount: compiled.captures.count, compiled: .passUnretained(compiled), isLinked: false,
        isGenerator: compiled.isGenerator, needsClosing: compiled.needsClosing, takesPlainArguments: isPlain,
        nested: nothing.assumingMemoryBound(to: Code.self), nestedCount: 0, localCount: compiled.firstCapture,
        callCost: 4 + min(compiled.chargedCount, 40)))
    return code
  }

  /// Makes a code's constants, names and inner codes.
  mutating func link(_ code: Code) {
    let compiled = code.pointee.compiled.takeUnretainedValue()
    let constants = UnsafeMutablePointer<Value>.allocate(capacity: max(1, compiled.constants.count))
    let caches = UnsafeMutablePointer<InlineCache>.allocate(capacity: max(1, compiled.cacheNames.count))
    let serial = constantSerial(of: compiled)
    for (index, constant) in compiled.constants.enumerated() {
      (constants + index).initialize(to: link(constant, serial))
    }
    for (index, name) in compiled.cacheNames.enumerated() {
      (caches + index).initialize(to: InlineCache(name: intern(compiled.names[name])))
    }
    let nested = UnsafeMutablePointer<Code>.allocate(capacity: max(1, compiled.nested.count))
    for (index, inner) in compiled.nested.enumerated() { (nested + index).initialize(to: makeCode(inner)) }
    code.pointee.constants = constants
    code.pointee.caches = caches
    code.pointee.nested = nested
    code.pointee.nestedCount = compiled.nested.count
    code.pointee.isLinked = true
    code.pointee.isSimple =
      code.pointee.takesPlainArguments && !code.pointee.isGenerator && compiled.scope != .classBody
  }

  private mutating func link(_ constant: LinkConstant, _ serial: UInt64) -> Value {
    switch constant {
    case .text(let text): return Value(intern(text))
    case .tuple(let items) where !items.isEmpty: return share(constant, serial)
    case .tuple: return Value(makeTuple(count: 0))
    case .literal(let literal): return link(literal, serial)
    }
  }

  private mutating func link(_ literal: Constant, _ serial: UInt64) -> Value {
    switch literal {
    case .none: return .none
    case .true: return .true
    case .false: return .false
    case .ellipsis: return .ellipsis
    case .integer(let number): return Value(number, serial: serial)
    case .float(let number): return Value(number, serial: serial)
    case .string(let text):
      let result = text.bytes.withUnsafeBufferPointer { makeText(utf8: $0) }
      return Value(intern(result))
    case .bigInteger, .imaginary, .bytes: return share(.literal(literal), serial)
    }
  }

  /// The one object of a constant in a text: CPython keeps equal constants of a text once.
  private mutating func share(_ constant: LinkConstant, _ serial: UInt64) -> Value {
    let key = makeText("\(serial) \(constant.key)")
    let known = constants.find(key)
    if !known.isUndefined { return known }
    let value = make(constant, serial)
    set(constants, key, value)
    return value
  }

  private mutating func make(_ constant: LinkConstant, _ serial: UInt64) -> Value {
    switch constant {
    case .tuple(let items): return Value(makeTuple(items.map { link($0, serial) }))
    case .literal(.bigInteger(let number)): return int(number)
    case .literal(.imaginary(let number)): return complex(0, number)
    case .literal(.bytes(let bytes)): return makeBytes(bytes)
    case .literal, .text: return link(constant, serial)
    }
  }

  /// Makes a function of an inner code: with its defaults, and the cells that it captures.
  mutating func makeFunction(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) throws(Raise) -> Value {
    let frame = frames[depth]
    let code = frame.code.pointee.nested[Int(i.b)]
    let compiled = code.pointee.compiled
    let captures = code.pointee.captureCount
    let (block, header) = heap.allocate(.function, size: MemoryLayout<FunctionBody>.size + captures * 16)
    let function = block.assumingMemoryBound(to: FunctionBody.self)
    let names = compiled._withUnsafeGuaranteedRef { ($0.name, $0.qualifiedName) }
    let target = regs + Int(i.a)
    function.initialize(
      to: FunctionBody(
        header: header, code: code, globals: frame.globals, defaults: i.x & 1 != 0 ? target[0].tuple : nil,
        keywordDefaults: i.x & 2 != 0 ? target[1].dict : nil, name: intern(names.0),
        qualifiedName: intern(names.1), attributes: nil, captureCount: captures,
        moduleName: frame.globals.find(name(.name))))
    compiled._withUnsafeGuaranteedRef { compiled in
      for index in 0..<captures { function.captures[index] = regs[compiled.captures[index]] }
    }
    if i.x & 4 != 0 {
      let attributes = makeDict()
      function.pointee.attributes = attributes
      set(attributes, name(.annotations), target[2])
    }
    if !code.pointee.isLinked { link(code) }
    return Value(function)
  }
}

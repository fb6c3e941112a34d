// Calling values from Swift.
extension Machine {
  /// Calls with positional arguments.
  ///
  /// Collections wait meanwhile, unless the caller says that all it holds is rooted.
  mutating func call(_ callee: Value, _ arguments: Value..., rooted: Bool = false) throws(Raise) -> Value {
    try call(callee, arguments, rooted: rooted)
  }

  mutating func call(_ callee: Value, _ arguments: [Value], keywords: Tuple? = nil, rooted: Bool = false) throws(Raise)
    -> Value
  {
    try charge(10)
    let base = frames[depth].top
    let count = arguments.count
    guard base + count < stackEnd else { throw recursionError() }
    for index in 0..<count { base[index] = arguments[index] }
    if base + count > stackHigh { stackHigh = base + count }
    // The arguments count as part of the frame below while the callee runs.
    frames[depth].top = base + count
    defer { frames[depth].top = base }
    if rooted, heap.bytes > heap.threshold {
      // The callee may be a method that was bound for this call alone.
      roots.append(callee)
      defer { roots.removeLast() }
      try collect()
    }
    if !rooted { collectionHolds += 1 }
    defer { if !rooted { collectionHolds -= 1 } }
    let given = Arguments(base, count: count - (keywords?.count ?? 0), keywords: keywords)
    return try deepen { (machine) throws(Raise) in try machine.invoke(callee, given) }
  }

  /// Calls anything that can be called, with arguments that stand in registers.
  mutating func invoke(_ callee: Value, _ arguments: Arguments) throws(Raise) -> Value {
    switch callee.kind {
    case .native: return try invokeNative(callee.native, arguments)
    case .function: return try run(callee.function, arguments)
    case .boundMethod where callee.boundMethod.pointee.function.kind == .function:
      let method = callee.boundMethod.pointee
      return try run(method.function.function, prepend(method.receiver, arguments))
    default: return try deepen { (machine) throws(Raise) in try machine.invokeOther(callee, arguments) }
    }
  }

  private mutating func invokeOther(_ callee: Value, _ arguments: Arguments) throws(Raise) -> Value {
    switch callee.kind {
    case .boundMethod:
      let method = callee.boundMethod.pointee
      return try invoke(method.function, prepend(method.receiver, arguments))
    case .type: return try instantiate(callee.type, arguments)
    case .staticMethod: return try invoke(callee.descriptor.pointee.first, arguments)
    default: break
    }
    let method =
      callee.kind == .instance
      ? lookUp(callee.instance.pointee.type, name(.call)) : special(callee, .call) ?? .undefined
    guard !method.isUndefined else { throw typeError("'\(typeName(callee))' object is not callable") }
    let bound = try bind(method, callee, type(of: callee))
    guard callee.kind == .instance else { return try invoke(bound, arguments) }
    try checkLevel(" while calling a Python object")
    levels += 1
    defer { levels -= 1 }
    return try invoke(bound, arguments)
  }

  /// The arguments with one more in front, on top of the stack.
  mutating func prepend(_ first: Value, _ arguments: Arguments) throws(Raise) -> Arguments {
    let total = arguments.count + (arguments.keywords?.count ?? 0)
    let base = frames[depth].top
    guard base + total + 1 < stackEnd else { throw recursionError() }
    for index in stride(from: total - 1, through: 0, by: -1) { base[index + 1] = arguments.base[index] }
    base[0] = first
    pushTop(base + total + 1)
    return Arguments(base, count: arguments.count + 1, keywords: arguments.keywords)
  }

  /// Marks registers above the current frame as used; they are given back when its instruction is done.
  mutating func pushTop(_ top: UnsafeMutablePointer<Value>) {
    frames[depth].top = top
    if top > stackHigh { stackHigh = top }
  }

  mutating func recursionError(_ what: String = "") -> Raise {
    let what = frames[depth].code.pointee.isProgram ? what : ""
    return raise(.recursionError, "maximum recursion depth exceeded" + what)
  }

  /// Raises an error where CPython goes one level deeper for a while, and this is the deepest one.
  @inline(__always)
  mutating func checkLevel(_ what: String) throws(Raise) {
    if depth + levels >= recursionLimit { throw recursionError(what) }
  }

  /// Calls a native function.
  mutating func invokeNative(_ native: NativeFunction, _ arguments: Arguments) throws(Raise) -> Value {
    let body = native
    if arguments.keywords == nil, arguments.count >= body.pointee.minimum, arguments.count <= body.pointee.maximum,
      body.pointee.receiver.isUndefined
    {
      if body.pointee.owner == nil { return made(try body.pointee.code(&self, arguments)) }
    }
    return try invokeNativeSlow(native, arguments)
  }

  private mutating func invokeNativeSlow(_ native: NativeFunction, _ arguments: Arguments) throws(Raise) -> Value {
    let body = native.pointee
    let top = frames[depth].top
    defer { frames[depth].top = top }
    var arguments = arguments
    if !body.receiver.isUndefined { arguments = try prepend(body.receiver, arguments) }
    if let owner = body.owner { try checkReceiver(native, owner, arguments) }
    if let owner = body.owner, body.definition.role == .method {
      let plain = unwrap(arguments[0])
      let keepsInstance = body.definition.keepsInstance || owner.pointee.builtin == .object
      if !plain.isIdentical(to: arguments[0]), !keepsInstance {
        arguments = try prepend(plain, arguments.dropping(1))
      }
    }
    if arguments.keywords != nil || arguments.count < body.minimum || arguments.count > body.maximum {
      arguments = try arrange(native, arguments)
    }
    return made(try body.code(&self, arguments))
  }

  /// Raises TypeError unless the first argument is what a native function of a class is for.
  private mutating func checkReceiver(
    _ native: NativeFunction, _ owner: Type, _ arguments: Arguments
  ) throws(Raise) {
    switch native.pointee.definition.role {
    case .method: try checkInstance(native, owner, arguments)
    case .classMethod: try checkClass(native.pointee.definition.name, owner, arguments)
    case .attribute: throw typeError("'\(typeName(Value(native)))' object is not callable")
    case .function, .staticMethod: break
    }
  }

  private mutating func checkClass(_ name: String, _ owner: Type, _ arguments: Arguments) throws(Raise) {
    guard arguments.count > 0 else {
      throw typeError("descriptor '\(name)' of '\(owner.name)' object needs an argument")
    }
    guard arguments[0].kind == .type else {
      throw typeError(
        "descriptor '\(name)' for type '\(owner.name)' needs a type, not a '\(typeName(arguments[0]))' as arg 2")
    }
    if isSubtype(arguments[0].type, owner) { return }
    throw typeError(
      "descriptor '\(name)' requires a subtype of '\(owner.name)' but received '\(arguments[0].type.name)'")
  }

  private mutating func checkInstance(
    _ native: NativeFunction, _ owner: Type, _ arguments: Arguments
  ) throws(Raise) {
    let name = native.pointee.definition.name
    guard arguments.count > 0 else {
      if native.isSlotWrapper { throw typeError("descriptor '\(name)' of '\(owner.name)' object needs an argument") }
      throw typeError("unbound method \(owner.name).\(name)() needs an argument")
    }
    if isSubtype(type(of: arguments[0]), owner) { return }
    if name.hasPrefix("__") {
      throw typeError(
        "descriptor '\(name)' requires a '\(owner.name)' object but received a '\(typeName(arguments[0]))'")
    }
    throw typeError(
      "descriptor '\(name)' for '\(owner.name)' objects doesn't apply to a '\(typeName(arguments[0]))' object")
  }

  /// Runs a Python function to its end.
  mutating func run(_ function: Function, _ arguments: Arguments) throws(Raise) -> Value {
    let top = frames[depth].top
    defer { frames[depth].top = top }
    let registers = try prepareFrame(function, arguments)
    if function.pointee.code.pointee.isGenerator { return makeGenerator(function, registers) }
    return try reenter { (machine) throws(Raise) in
      try machine.pushFrame(function, registers, role: .entry, result: registers)
    }
  }

  /// Sets up registers for a call: parameters sorted out, other locals unbound, captured cells copied.
  mutating func prepareFrame(
    _ function: Function, _ arguments: Arguments
  ) throws(Raise) -> UnsafeMutablePointer<Value> {
    let code = function.pointee.code
    if !code.pointee.isLinked { link(code) }
    let registers = frames[depth].top
    guard registers + code.pointee.registerCount + 16 < stackEnd else { throw recursionError() }
    let end = registers + code.pointee.registerCount
    if end > stackHigh { stackHigh = end }
    if !bindPlain(function, arguments, registers) { try bindArguments(function, arguments, registers) }
    for index in 0..<code.pointee.captureCount {
      registers[code.pointee.firstCapture + index] = function.captures[index]
    }
    return registers
  }

  /// Puts positional arguments where plain parameters are, and defaults for those left out; false when there is more to
  /// sort out.
  @inline(__always)
  private func bindPlain(
    _ function: Function, _ arguments: Arguments, _ registers: UnsafeMutablePointer<Value>
  ) -> Bool {
    let code = function.pointee.code
    guard code.pointee.takesPlainArguments, arguments.keywords == nil else { return false }
    let missing = code.pointee.parameterCount - arguments.count
    let defaults = function.pointee.defaults
    guard missing == 0 || missing > 0 && missing <= defaults?.count ?? 0 else { return false }
    for index in 0..<arguments.count { registers[index] = arguments[index] }
    clearLocals(registers, code, from: arguments.count)
    if missing > 0, let defaults {
      for index in 0..<missing {
        registers[arguments.count + index] = defaults.items[defaults.count - missing + index]
      }
    }
    return true
  }

  @inline(__always)
  func clearLocals(_ registers: UnsafeMutablePointer<Value>, _ code: Code, from first: Int) {
    var index = first
    while index < code.pointee.localCount {
      registers[index] = .undefined
      index += 1
    }
  }

  mutating func pushFrame(
    _ function: Function, _ registers: UnsafeMutablePointer<Value>, role: Frame.Role,
    result: UnsafeMutablePointer<Value>, keep: Value = .undefined
  ) throws(Raise) {
    if depth + levels >= recursionLimit || depth + 2 >= Machine.frameCapacity { throw recursionError() }
    let code = function.pointee.code
    stepsLeft -= code.pointee.callCost
    depth += 1
    frames[depth] = Frame(
      code: code, function: function, registers: registers, pc: code.pointee.instructions,
      top: registers + code.pointee.registerCount, result: result, role: role, generator: nil, keep: keep,
      globals: function.pointee.globals, registersEnd: registers + code.pointee.registerCount)
  }
}

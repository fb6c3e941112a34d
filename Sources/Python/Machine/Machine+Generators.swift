extension Machine {
  /// A generator whose function's arguments stand in registers.
  mutating func makeGenerator(_ function: Function, _ registers: UnsafeMutablePointer<Value>) -> Value {
    let count = function.pointee.code.pointee.registerCount
    let (block, header) = heap.allocate(.generator, size: MemoryLayout<GeneratorBody>.size + count * 16)
    let generator = block.assumingMemoryBound(to: GeneratorBody.self)
    generator.initialize(
      to: GeneratorBody(
        header: header, state: .created, pc: 0, function: function, target: -1, delegate: .none, handled: .none,
        registerCount: count))
    generator.registers.initialize(repeating: .undefined, count: count)
    let code = function.pointee.code.pointee
    for index in 0..<code.localCount { generator.registers[index] = registers[index] }
    for index in 0..<code.captureCount {
      generator.registers[code.firstCapture + index] = registers[code.firstCapture + index]
    }
    if code.needsClosing { finalizable.append(Value(generator)) }
    return Value(generator)
  }

  /// Pushes a generator's frame; what is sent in goes where its `yield` wants it.
  mutating func pushFrame(
    _ generator: Generator, _ sent: Value, role: Frame.Role, result: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    if depth + levels >= recursionLimit { throw recursionError() }
    let function = generator.pointee.function
    let code = function.pointee.code
    stepsLeft -= 4
    let top = frames[depth].top
    if generator.pointee.target >= 0 { generator.registers[generator.pointee.target] = sent }
    generator.pointee.state = .running
    depth += 1
    frames[depth] = Frame(
      code: code, function: function, registers: generator.registers,
      pc: code.pointee.instructions + generator.pointee.pc, top: top, result: result, role: role,
      generator: generator, keep: handled, globals: function.pointee.globals, registersEnd: top)
    if !generator.pointee.handled.isNone { handled = generator.pointee.handled }
  }

  /// Begins a generator's next round for a `for` loop; false when another way has to be taken.
  mutating func enterGenerator(_ generator: Generator, _ result: UnsafeMutablePointer<Value>) throws(Raise) -> Bool {
    switch generator.pointee.state {
    case .finished: return false
    case .running: throw valueError("generator already executing")
    case .created, .suspended:
      if stepsLeft < 0 { try takeSteps() }
      if heap.bytes > heap.threshold { try collect() }
      try pushFrame(generator, .none, role: .loopedGenerator, result: result)
      return true
    }
  }

  /// Leaves a generator's frame at a `yield`.
  mutating func suspend(_ frame: UnsafeMutablePointer<Frame>, _ pc: UnsafePointer<Instruction>, _ target: Int) {
    guard let generator = frame.pointee.generator else { return }
    generator.pointee.state = .suspended
    generator.pointee.pc = pc - frame.pointee.code.pointee.instructions
    generator.pointee.target = target
    generator.pointee.handled = handled.isIdentical(to: frame.pointee.keep) ? .none : handled
    handled = frame.pointee.keep
  }

  mutating func finish(_ generator: Generator) {
    generator.pointee.state = .finished
    if frames[depth].generator == generator { handled = frames[depth].keep }
    for index in 0..<generator.pointee.registerCount { generator.registers[index] = .undefined }
    generator.pointee.delegate = .none
  }

  /// Runs a generator to its next `yield`; nil when it ends, its result is in `generatorResult` then.
  mutating func resume(_ generator: Generator, _ sent: Value) throws(Raise) -> Value? {
    stopped = .none
    switch generator.pointee.state {
    case .finished:
      generatorResult = .none
      return nil
    case .running: throw valueError("generator already executing")
    case .created:
      if !sent.isNone { throw typeError("can't send non-None value to a just-started generator") }
    case .suspended: break
    }
    roots.append(Value(generator))
    defer { roots.removeLast() }
    let value = try reenter { (machine) throws(Raise) in
      try machine.pushFrame(generator, sent, role: .entry, result: generator.registers)
    }
    return finishRound(value)
  }

  private mutating func finishRound(_ value: Value) -> Value? {
    if didYield {
      didYield = false
      return value
    }
    generatorResult = value
    stopped = .none
    return nil
  }

  /// Raises an exception at the place where a generator waits; gives what it yields next.
  mutating func throwInto(_ generator: Generator, _ exception: Value) throws(Raise) -> Value? {
    if generator.pointee.state == .running { throw valueError("generator already executing") }
    if generator.pointee.state != .suspended {
      let wasCreated = generator.pointee.state == .created
      generator.pointee.state = .finished
      _ = raise(exception)
      if wasCreated { leave(generator) }
      throw Raise()
    }
    var exception = exception
    roots += [Value(generator), exception]
    defer { roots.removeLast(2) }
    if generator.pointee.delegate.kind != .none,
      let value = try deepen({ (machine) throws(Raise) in try machine.throwIntoDelegate(generator, &exception) })
    {
      return value
    }
    let value = try reenter { (machine) throws(Raise) in
      try machine.pushFrame(generator, .none, role: .entry, result: generator.registers)
      _ = machine.raise(exception)
      guard try machine.unwind(to: machine.depth) else { throw Raise() }
    }
    return finishRound(value)
  }

  /// What the inner generator hands out; nil when the exception, perhaps another one by now, goes on outside of it.
  private mutating func throwIntoDelegate(_ generator: Generator, _ exception: inout Value) throws(Raise) -> Value? {
    let inner = generator.pointee.delegate
    generator.pointee.delegate = .none
    guard inner.kind == .generator else { return nil }
    do throws(Raise) {
      if isSubtype(exception.exception.pointee.type, type(.generatorExit)) {
        try close(inner.generator)
        return nil
      }
      if let value = try throwInto(inner.generator, exception) {
        generator.pointee.delegate = inner
        return value
      }
    } catch {
      guard stop == nil, pending.kind == .exception else { throw error }
      exception = pending
      pending = .none
      return nil
    }
    // The inner generator ended: its result is the value of `yield from`.
    let i = generator.pointee.function.pointee.code.pointee.instructions[generator.pointee.pc]
    generator.registers[Int(i.b)] = generatorResult
    generator.pointee.target = -1
    generator.pointee.pc += 1
    if let value = try resume(generator, .none) { return value }
    throw raise(.stopIteration, generatorResult)
  }

  /// Does `generator.close()`.
  mutating func close(_ generator: Generator) throws(Raise) {
    guard generator.pointee.state == .suspended else {
      if generator.pointee.state == .created { generator.pointee.state = .finished }
      if generator.pointee.state == .running { throw valueError("generator already executing") }
      return
    }
    let exit = makeException(type(.generatorExit), Value(makeTuple(count: 0)))
    do throws(Raise) {
      if try throwInto(generator, exit) != nil { throw raise(.runtimeError, "generator ignored GeneratorExit") }
    } catch {
      guard isPending(.generatorExit) || isPending(.stopIteration) else { throw error }
      pending = .none
    }
  }

  /// One round of `yield from`: what is to be handed out, or nil when the inner iterator ended.
  mutating func delegate(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) throws(Raise) -> Value? {
    let inner = regs[Int(i.a)]
    guard let generator = frames[depth].generator else { return nil }
    let isFirst = generator.pointee.delegate.kind == .none
    let sent = isFirst ? .none : regs[Int(i.b)]
    generator.pointee.delegate = inner
    do throws(Raise) {
      if let value = try send(inner, sent) { return value }
    } catch {
      generator.pointee.delegate = .none
      throw error
    }
    generator.pointee.delegate = .none
    regs[Int(i.b)] = generatorResult
    return nil
  }

  private mutating func send(_ inner: Value, _ sent: Value) throws(Raise) -> Value? {
    generatorResult = .none
    if inner.kind == .generator { return try resume(inner.generator, sent) }
    if sent.isNone || sent.isUndefined {
      if inner.kind == .iterator {
        let item = try next(inner)
        if item == nil, stopped.kind == .exception { generatorResult = stopped.exception.firstArgument ?? .none }
        return item
      }
      guard let method = special(inner, .next) else { return try next(inner) }
      return try sendCatching { (machine) throws(Raise) in try machine.call(method, inner) }
    }
    let method = try getAttribute(inner, intern("send"))
    return try sendCatching { (machine) throws(Raise) in try machine.call(method, sent) }
  }

  /// Turns StopIteration into nil and keeps its value.
  private mutating func sendCatching(_ body: (inout Machine) throws(Raise) -> Value) throws(Raise) -> Value? {
    do throws(Raise) {
      return try body(&self)
    } catch {
      guard isPending(.stopIteration) else { throw error }
      generatorResult = pending.exception.firstArgument ?? .none
      pending = .none
      return nil
    }
  }
}

extension Machine {
  /// Takes the exception on its way to the innermost handler above `base`; false when there is none.
  ///
  /// Frames that have none end; when none has, the one at `base` has ended too.
  mutating func unwind(to base: Int) throws(Raise) -> Bool {
    while true {
      let frame = frames + depth
      let code = frame.pointee.code
      let position = frame.pointee.pc - code.pointee.instructions - 1
      frame.pointee.top = frame.pointee.registersEnd
      stepsLeft -= 4
      let opcode = code.pointee.instructions[max(0, position)].opcode
      let isNew =
        pending.kind == .exception && pending.exception.pointee.traceCount == 0
        && pending.object.pointee.flags & ExceptionFlag.untraced == 0
      if isNew || (opcode != .reraise && opcode != .reraiseHandled) { addTrace(pending, code, position) }
      if let region = findRegion(code, position) {
        frame.pointee.registers[region.register] = pending
        frame.pointee.pc = code.pointee.instructions + region.handler
        pending = .none
        return true
      }
      if let generator = frame.pointee.generator { leave(generator) }
      depth -= 1
      if depth < base { return false }
      if frame.pointee.role == .loopedGenerator, isPending(.stopIteration) {
        preconditionFailure("a generator never raises StopIteration")
      }
    }
  }

  private func findRegion(_ code: Code, _ position: Int) -> ExceptionRegion? {
    code.pointee.compiled._withUnsafeGuaranteedRef { compiled in
      for region in compiled.regions where position >= region.start && position < region.end { return region }
      return nil
    }
  }

  /// A generator ends with the exception on its way; StopIteration must not look like its ordinary end.
  mutating func leave(_ generator: Generator) {
    finish(generator)
    guard isPending(.stopIteration) else { return }
    let cause = pending
    let outer = handled
    handled = .none
    _ = raise(.runtimeError, "generator raised StopIteration")
    handled = outer
    pending.exception.pointee.cause = cause
    pending.exception.pointee.context = cause
    pending.exception.pointee.suppressesContext = true
  }

  // MARK: raise

  /// Makes the exception that a `raise` statement or its kin asks for.
  mutating func raise(_ i: Instruction, _ regs: UnsafeMutablePointer<Value>) throws(Raise) -> Raise {
    switch i.opcode {
    case .reraise:
      pending = regs[Int(i.a)]
      return Raise()
    case .reraiseHandled:
      if handled.isNone { return raise(.runtimeError, "No active exception to reraise") }
      pending = handled
      return Raise()
    case .raiseFrom:
      let exception = try makeRaised(regs[Int(i.a)])
      let cause = regs[Int(i.b)]
      exception.exception.pointee.cause = cause.isNone ? .none : try makeCause(cause)
      exception.exception.pointee.suppressesContext = true
      return raise(exception)
    case .raiseAssertion:
      let message = regs[Int(i.a)]
      return message.isUndefined ? raise(.assertionError) : raise(.assertionError, message)
    default: return raise(try makeRaised(regs[Int(i.a)]))
    }
  }

  private mutating func makeCause(_ value: Value) throws(Raise) -> Value {
    if value.kind == .exception { return value }
    if value.kind == .type, isSubtype(value.type, type(.baseException)) { return try call(value) }
    throw typeError("exception causes must derive from BaseException")
  }

  /// The exception for `raise value`: a class is called.
  mutating func makeRaised(_ value: Value) throws(Raise) -> Value {
    if value.kind == .exception { return value }
    if value.kind == .type, isSubtype(value.type, type(.baseException)) {
      let exception = try call(value)
      if exception.kind == .exception { return exception }
      throw typeError(
        "calling \(try representation(value)) should have returned an instance of BaseException, "
          + "not \(try representation(Value(type(of: exception))))"
      )
    }
    throw typeError("exceptions must derive from BaseException")
  }

  /// Whether an `except` clause takes an exception.
  mutating func matches(_ exception: Value, _ clause: Value) throws(Raise) -> Bool {
    if clause.kind == .type, isSubtype(clause.type, type(.baseException)) {
      return isSubtype(type(of: exception), clause.type)
    }
    if clause.kind == .tuple {
      return try deepen { (machine) throws(Raise) in
        for index in 0..<clause.tuple.count where try machine.matches(exception, clause.tuple.items[index]) {
          return true
        }
        return false
      }
    }
    throw typeError("catching classes that do not inherit from BaseException is not allowed")
  }

  mutating func unboundLocal(_ name: Text) -> Raise {
    let raise = raise(
      .unboundLocalError, "cannot access local variable '\(name.swift)' where it is not associated with a value")
    annotatePending("name", Value(name))
    return raise
  }

  mutating func unboundCell(_ register: Int, _ name: Text) -> Raise {
    if register < frames[depth].code.pointee.firstCapture { return unboundLocal(name) }
    let raise = raise(
      .nameError,
      "cannot access free variable '\(name.swift)' where it is not associated with a value in enclosing scope")
    annotatePending("name", Value(name))
    return raise
  }
}

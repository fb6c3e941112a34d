extension Machine {
  /// A new exception of a built-in class.
  mutating func makeException(_ type: Type, _ arguments: Value) -> Value {
    let (block, header) = heap.allocate(.exception, size: MemoryLayout<ExceptionBody>.size)
    let exception = block.assumingMemoryBound(to: ExceptionBody.self)
    exception.initialize(
      to: ExceptionBody(
        header: header, type: type, arguments: arguments, cause: .none, context: .none, suppressesContext: false,
        attributes: nil, notes: .undefined, group: .undefined, trace: nil, traceCount: 0, traceCapacity: 0))
    return Value(exception)
  }

  /// The class that `OSError` makes of an error number: `OSError(2, "…")` is a `FileNotFoundError`.
  mutating func osErrorType(_ type: Type, _ arguments: Tuple) -> Type {
    guard type == self.type(.osError), (2...5).contains(arguments.count),
      [.int, .bool].contains(arguments.items[0].kind)
    else { return type }
    let known: [Int: BuiltinType] = [
      1: .permissionError, 2: .fileNotFoundError, 3: .processLookupError, 4: .interruptedError, 10: .childProcessError,
      11: .blockingIOError, 13: .permissionError, 17: .fileExistsError, 20: .notADirectoryError,
      21: .isADirectoryError, 32: .brokenPipeError, 103: .connectionAbortedError, 104: .connectionResetError,
      108: .brokenPipeError, 110: .timeoutError, 111: .connectionRefusedError,
    ]
    return known[arguments.items[0].int].map { self.type($0) } ?? type
  }

  /// Makes an exception of what its class is called with: an OSError takes the names of its files out of its arguments.
  mutating func makeException(_ type: Type, calledWith given: Tuple) -> Value {
    guard isSubtype(type, self.type(.osError)), (3...5).contains(given.count), !given.items[2].isNone else {
      return makeException(type, Value(given))
    }
    let exception = makeException(type, Value(makeTuple(given.items, 2)))
    let attributes = makeDict()
    exception.exception.pointee.attributes = attributes
    set(attributes, intern("filename"), given.items[2])
    if given.count == 5 { set(attributes, intern("filename2"), given.items[4]) }
    return exception
  }

  /// Raises an exception of a built-in class with a message: `throw machine.raise(.typeError, "…")`.
  mutating func raise(_ type: BuiltinType, _ message: String) -> Raise {
    raise(type, string(message))
  }

  /// Raises an exception of a built-in class with one argument.
  mutating func raise(_ type: BuiltinType, _ argument: Value) -> Raise {
    var argument = argument
    return raise(makeException(self.type(type), Value(makeTuple(&argument, 1))), isNew: true)
  }

  mutating func raise(_ type: BuiltinType) -> Raise {
    raise(makeException(self.type(type), Value(makeTuple(count: 0))), isNew: true)
  }

  /// Raises an exception; no other one has it as its context while it is new.
  mutating func raise(_ exception: Value, isNew: Bool = false) -> Raise {
    let body = exception.exception
    if !handled.isNone, !handled.isIdentical(to: exception), !body.pointee.context.isIdentical(to: handled) {
      if !isNew { breakCycle(from: handled, to: exception) }
      body.pointee.context = handled
    }
    pending = exception
    return Raise()
  }

  /// A chain of contexts must not lead back to the exception itself; one that a program has closed elsewhere is left
  /// when a second walker, half as fast, is met (Floyd).
  private mutating func breakCycle(from start: Value, to exception: Value) {
    var (current, slow) = (start, start)
    var isSlowToMove = false
    while current.kind == .exception {
      let next = current.exception.pointee.context
      if next.isIdentical(to: exception) {
        current.exception.pointee.context = .none
        return
      }
      current = next
      stepsLeft -= 1
      if isSlowToMove { slow = slow.exception.pointee.context }
      isSlowToMove.toggle()
      if current.isIdentical(to: slow) { return }
    }
  }

  mutating func typeError(_ message: String) -> Raise { raise(.typeError, message) }
  mutating func valueError(_ message: String) -> Raise { raise(.valueError, message) }

  /// Sets an attribute of the exception on its way: what suggestions look at, for instance.
  mutating func annotatePending(_ name: String, _ value: Value) {
    guard pending.kind == .exception else { return }
    let exception = pending.exception
    let attributes = exception.pointee.attributes ?? makeDict()
    exception.pointee.attributes = attributes
    set(attributes, intern(name), value)
  }

  mutating func nameError(_ name: Text) -> Raise {
    let raise = raise(.nameError, "name '\(name.swift)' is not defined")
    annotatePending("name", Value(name))
    return raise
  }

  mutating func attributeError(_ value: Value, _ name: Text, _ message: String? = nil) -> Raise {
    let text = message ?? "\(describeOwner(value)) has no attribute '\(name.swift)'"
    let raise = raise(.attributeError, text)
    annotatePending("name", Value(name))
    annotatePending("obj", value)
    return raise
  }

  private mutating func describeOwner(_ value: Value) -> String {
    switch value.kind {
    case .type: "type object '\(value.type.name)'"
    case .module: "module '\(value.module.pointee.name.swift)'"
    default: "'\(typeName(value))' object"
    }
  }

  /// Whether the exception on its way is of a built-in class (or a class derived from it).
  mutating func isPending(_ type: BuiltinType) -> Bool {
    stop == nil && pending.kind == .exception && isSubtype(pending.exception.pointee.type, self.type(type))
  }

  /// Runs code and gives nil when it raises an exception of a class; other exceptions go on.
  mutating func catching<Result>(
    _ type: BuiltinType, _ body: (inout Machine) throws(Raise) -> Result
  ) throws(Raise) -> Result? {
    do throws(Raise) {
      return try body(&self)
    } catch {
      guard isPending(type) else { throw error }
      pending = .none
      return nil
    }
  }

  /// Runs code, and when that raises an exception of a class, other code, in which it counts as being handled.
  ///
  /// What is raised there has it as its context, which a traceback shows as raised in the package.
  mutating func handling<Result>(
    _ type: BuiltinType, in body: (inout Machine) throws(Raise) -> Result,
    with handler: (inout Machine) throws(Raise) -> Result
  ) throws(Raise) -> Result {
    do throws(Raise) {
      return try body(&self)
    } catch {
      guard isPending(type) else { throw error }
      // What was handled before is the context of what is handled now, and so stays alive.
      let outer = handled
      pending.exception.pointee.header.flags |= ExceptionFlag.passedLibrary
      (handled, pending) = (pending, .none)
      defer { handled = outer }
      return try handler(&self)
    }
  }

  /// Notes that an exception passes a place in the code.
  mutating func addTrace(_ value: Value, _ code: Code, _ pc: Int) {
    guard value.kind == .exception else { return }
    let exception = value.exception
    if code.pointee.isLibrary {
      exception.pointee.header.flags |= ExceptionFlag.passedLibrary
      return
    }
    if exception.pointee.traceCount == exception.pointee.traceCapacity { growTrace(exception) }
    exception.pointee.trace?[exception.pointee.traceCount] = TraceEntry(code: code, pc: pc)
    exception.pointee.traceCount += 1
  }

  private mutating func growTrace(_ exception: Exception) {
    let (capacity, stride) = (exception.pointee.traceCapacity, MemoryLayout<TraceEntry>.stride)
    let wanted = max(4, capacity * 2)
    let trace = heap.allocateData(size: wanted * stride).assumingMemoryBound(to: TraceEntry.self)
    if let old = exception.pointee.trace {
      trace.initialize(from: old, count: exception.pointee.traceCount)
      heap.freeData(old, size: capacity * stride)
    }
    exception.pointee.trace = trace
    exception.pointee.traceCapacity = wanted
  }
}

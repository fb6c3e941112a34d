// What groups of exceptions need of the machine; the rest of them is written in Python.
extension RuntimeModule {
  static let groups: [NativeDefinition] = [
    // A group of a class: its message, what it was given, and the tuple of its members.
    NativeDefinition("make_group", .positional(4, 4)) { (machine, arguments) throws(Raise) in
      let exception = machine.type(.baseException)
      guard arguments[0].kind == .type, machine.isSubtype(arguments[0].type, exception), arguments[3].kind == .tuple,
        arguments[3].tuple.buffer.allSatisfy({ $0.kind == .exception })
      else {
        throw machine.typeError("make_group() takes a class, a message, what was given and a tuple, all of exceptions")
      }
      try machine.charge(arguments[3].tuple.count >> 3)
      let group = machine.makeException(
        arguments[0].type, Value(machine.makeTuple([arguments[1], arguments[2]])))
      machine.roots.append(group)
      defer { machine.roots.removeLast() }
      group.exception.pointee.group = Value(machine.makeTuple([arguments[1], arguments[3]]))
      return group
    },
    // Gives a part of a group what the whole one tells of its way.
    NativeDefinition("copy_way", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .exception, arguments[1].kind == .exception else {
        throw machine.typeError("copy_way() takes two exceptions")
      }
      let length = arguments[0].exception.pointee.traceCount
      try machine.charge(length)
      try machine.reserve(length * 2 * MemoryLayout<TraceEntry>.stride)
      machine.copyWay(of: arguments[0].exception, to: arguments[1].exception)
      return .none
    },
    // Whether two exceptions tell the same of their way: one of them is a part of the other that was raised again.
    NativeDefinition("same_way", .positional(2, 2)) { (_, arguments) throws(Raise) in
      guard arguments[0].kind == .exception, arguments[1].kind == .exception else { return .false }
      let (first, second) = (arguments[0].exception.pointee, arguments[1].exception.pointee)
      let isSameNotes = first.notes.isIdentical(to: second.notes) || first.notes.kind == second.notes.kind
      return Value(
        first.traceCount == second.traceCount && isSameNotes && first.cause.isIdentical(to: second.cause)
          && first.context.isIdentical(to: second.context))
    },
    // An exception that goes on from a `try` gets no line of it.
    NativeDefinition("untraced", .one) { (_, arguments) throws(Raise) in
      if arguments[0].kind == .exception { arguments[0].object.pointee.flags |= ExceptionFlag.untraced }
      return arguments[0]
    },
  ]
}

extension Machine {
  /// The module in which groups of exceptions are written.
  private mutating func groupsModule() throws(Raise) -> Value {
    try importModule(intern("_groups"), level: 0, wantsPackage: false)
  }

  /// A built-in class that is written in Python: it is made when a program first names it.
  mutating func libraryClass(_ name: Text, of module: String) -> Value? {
    do throws(Raise) {
      return try getAttribute(importModule(intern(module), level: 0, wantsPackage: false), name)
    } catch {
      return nil
    }
  }

  /// What an `except*` clause takes of an exception, and what it leaves: None where that is nothing.
  mutating func splitGroup(_ exception: Value, _ types: Value) throws(Raise) -> (matched: Value, rest: Value) {
    if exception.isNone { return (.none, .none) }
    let result = try call(getAttribute(groupsModule(), intern("match")), exception, types)
    guard result.kind == .tuple, result.tuple.count == 2, result.tuple.buffer.allSatisfy(\.isExceptionOrNone) else {
      return (.none, exception)
    }
    return (result.tuple.items[0], result.tuple.items[1])
  }

  /// What goes on from a `try` with `except*`: of what its clauses raised, and of what no clause took; None if nothing.
  mutating func combineGroups(_ exception: Value, _ raised: Value) throws(Raise) -> Value {
    let result = try call(getAttribute(groupsModule(), intern("combine")), exception, raised)
    return result.isExceptionOrNone ? result : exception
  }

  fileprivate mutating func copyWay(of source: Exception, to target: Exception) {
    target.pointee.cause = source.pointee.cause
    target.pointee.context = source.pointee.context
    target.pointee.suppressesContext = source.pointee.suppressesContext
    target.pointee.header.flags |= source.pointee.header.flags & ExceptionFlag.passedLibrary
    target.pointee.traceCount = 0
    for index in 0..<source.pointee.traceCount {
      guard let entry = source.pointee.trace?[index] else { continue }
      addTrace(Value(target), entry.code, entry.pc)
    }
    if source.pointee.notes.kind == .list {
      target.pointee.notes = Value(makeList(source.pointee.notes.list.items, source.pointee.notes.list.count))
    }
  }
}

extension Value {
  fileprivate var isExceptionOrNone: Bool { isNone || kind == .exception }
}

/// The methods of generators.
enum GeneratorMethods {
  static let table = NativeTable([
    .method("send", .one) { (machine, arguments) throws(Raise) in
      if let value = try machine.resume(arguments[0].generator, arguments[1]) { return value }
      return try machine.stopIteration()
    },
    .method("throw", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let first = arguments[1]
      if let trace = arguments.optional(3), !trace.isNone, trace.kind != .traceback {
        throw machine.typeError("throw() third argument must be a traceback object")
      }
      if first.kind == .exception, let value = arguments.optional(2), !value.isNone {
        throw machine.typeError("instance exception may not have a separate value")
      }
      let isClass = first.kind == .type && machine.isSubtype(first.type, machine.type(.baseException))
      guard first.kind == .exception || isClass else {
        let complaint = machine.typeError(
          "exceptions must be classes or instances deriving from BaseException, not \(machine.typeName(first))")
        let inner = arguments[0].generator.pointee.delegate
        guard inner.kind == .generator else { throw complaint }
        // The inner generator refuses it, and so the error comes out of the outer one's `yield from`, which lets it go.
        let error = machine.pending
        machine.pending = .none
        machine.roots.append(error)
        defer { machine.roots.removeLast() }
        arguments[0].generator.pointee.delegate = .none
        try machine.close(inner.generator)
        if let value = try machine.throwInto(arguments[0].generator, error) { return value }
        return try machine.stopIteration()
      }
      let exception: Value
      if first.kind == .type, let value = arguments.optional(2), !value.isNone {
        let isOne = value.kind == .exception && machine.isSubtype(machine.type(of: value), first.type)
        exception = isOne ? value : try machine.call(first, value)
      } else {
        exception = try machine.makeRaised(first)
      }
      if let value = try machine.throwInto(arguments[0].generator, exception) { return value }
      return try machine.stopIteration()
    },
    .method("close", .none) { (machine, arguments) throws(Raise) in
      try machine.close(arguments[0].generator)
      return .none
    },
  ])
}

/// What functions and properties do as attributes of a class.
enum BindingMethods {
  static let table = NativeTable([get])

  static let get = NativeDefinition.method("__get__", .positional(1, 2)) { (machine, arguments) throws(Raise) in
    let (attribute, instance) = (arguments[0], arguments[1])
    let owner = arguments.optional(2) ?? .none
    if instance.isNone, owner.kind == .type { return try machine.bindToClass(attribute, owner.type) }
    if instance.isNone { throw machine.typeError("__get__(None, None) is invalid") }
    return try machine.bind(attribute, instance, owner.kind == .type ? owner.type : machine.type(of: instance))
  }
}

/// The methods of properties.
enum PropertyMethods {
  static let table = NativeTable([
    BindingMethods.get,
    .method("__set__", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let setter = arguments[0].descriptor.pointee.second
      if setter.isNone {
        throw machine.raise(.attributeError, "property of '\(machine.typeName(arguments[1]))' object has no setter")
      }
      return try machine.call(setter, arguments[1], arguments[2])
    },
    .method("getter", .one) { (machine, arguments) throws(Raise) in
      let old = arguments[0].descriptor.pointee
      let inherits = old.first.kind == .function
      let isOwn = try both(
        inherits, !machine.getAttribute(old.first, machine.name(.doc)).isIdentical(to: old.fourth))
      let documentation =
        isOwn || arguments[1].kind != .function
        ? old.fourth : try machine.getAttribute(arguments[1], machine.name(.doc))
      return machine.makeProperty(
        named: old.name, arguments[1], old.second, old.third, documentation.isNone ? old.fourth : documentation)
    },
    .method("setter", .one) { (machine, arguments) throws(Raise) in
      let old = arguments[0].descriptor.pointee
      return machine.makeProperty(named: old.name, old.first, arguments[1], old.third, old.fourth)
    },
    .method("deleter", .one) { (machine, arguments) throws(Raise) in
      let old = arguments[0].descriptor.pointee
      return machine.makeProperty(named: old.name, old.first, old.second, arguments[1], old.fourth)
    },
  ])
}

extension Machine {
  /// A property like another one, whose name it keeps.
  fileprivate mutating func makeProperty(
    named name: Value, _ getter: Value, _ setter: Value, _ deleter: Value, _ documentation: Value
  ) -> Value {
    let property = makeDescriptor(.property, getter, setter, deleter, documentation)
    property.descriptor.pointee.name = name
    return property
  }
}

/// The methods of exceptions.
enum ExceptionMethods {
  static let table = NativeTable([
    .method("__init__", .any) { (machine, arguments) throws(Raise) in
      try machine.initializeBuiltin(arguments)
      return .none
    },
    .method("with_traceback", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].isNone || arguments[1].kind == .traceback else {
        throw machine.typeError("__traceback__ must be a traceback or None")
      }
      _ = machine.setExceptionField(arguments[0].exception, machine.name(.traceback), arguments[1])
      return arguments[0]
    },
    .method("add_note", .one) { (machine, arguments) throws(Raise) in
      let exception = arguments[0].exception
      guard arguments[1].kind == .string else {
        throw machine.typeError("note must be a str, not '\(machine.typeName(arguments[1]))'")
      }
      if exception.pointee.notes.kind != .list { exception.pointee.notes = Value(machine.makeList()) }
      machine.append(exception.pointee.notes.list, arguments[1])
      return .none
    },
    .method("__str__", .none) { (machine, arguments) throws(Raise) in try machine.exceptionText(arguments[0].exception)
    },
    .method("__repr__", .none) { (machine, arguments) throws(Raise) in
      machine.string(try machine.plainExceptionRepresentation(arguments[0].exception))
    },
  ])
}

/// The methods of `sys.stdout` and `sys.stderr`.
enum StreamMethods {
  static let table = NativeTable([
    .method("write", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].kind == .string else {
        throw machine.typeError("write() argument must be str, not \(machine.typeName(arguments[1]))")
      }
      try machine.write(arguments[1].string, to: arguments[0].bits == 1 ? .standardError : .standardOutput)
      return Value(arguments[1].string.count)
    },
    .method("flush", .none) { (machine, _) throws(Raise) in
      try machine.flushThrough()
      return .none
    },
    .method("isatty", .none) { (_, _) throws(Raise) in .false },
  ])
}

extension Machine {
  mutating func stopIteration() throws(Raise) -> Value {
    let result = generatorResult
    generatorResult = .none
    throw result.isNone ? raise(.stopIteration) : raise(.stopIteration, result)
  }

  mutating func plainExceptionRepresentation(_ exception: Exception) throws(Raise) -> String {
    let name = exception.pointee.type.name
    let arguments = exception.pointee.arguments
    guard arguments.kind == .tuple else { return name }
    if arguments.tuple.count == 1 { return "\(name)(\(try representation(arguments.tuple.items[0])))" }
    return name + (try representation(arguments))
  }
}

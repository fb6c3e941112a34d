/// The harmless part of `sys`.
enum SystemModule {
  static let definition = ModuleDefinition(functions, initialize: initialize)

  private static let functions = [
    NativeDefinition("exit", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      guard let status = arguments.optional(0), !status.isNone else { throw machine.raise(.systemExit) }
      let exit = machine.type(.systemExit)
      if status.kind == .exception, machine.isSubtype(status.exception.pointee.type, exit) {
        throw machine.raise(status)
      }
      if status.kind == .tuple { throw machine.raise(machine.makeException(exit, status)) }
      throw machine.raise(.systemExit, status)
    },
    NativeDefinition("getrecursionlimit", .none) { (machine, _) throws(Raise) in Value(machine.recursionLimit) },
    NativeDefinition("setrecursionlimit", .one) { (machine, arguments) throws(Raise) in
      let limit = try machine.index(arguments[0])
      if limit < 1 { throw machine.valueError("recursion limit must be greater or equal than 1") }
      machine.recursionLimit = min(limit, Machine.frameCapacity - 16)
      return .none
    },
    NativeDefinition("getsizeof", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      Value(machine.pythonSize(arguments[0]))
    },
    NativeDefinition("intern", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .string else {
        throw machine.typeError("intern() argument must be str, not \(machine.typeName(arguments[0]))")
      }
      return Value(machine.intern(arguments[0].string))
    },
    NativeDefinition("get_int_max_str_digits", .none) { (machine, _) throws(Raise) in Value(machine.digitLimit) },
    NativeDefinition("set_int_max_str_digits", .one) { (machine, arguments) throws(Raise) in
      machine.digitLimit = try machine.index(arguments[0])
      return .none
    },
    NativeDefinition("_frames", .none) { (machine, _) throws(Raise) in try machine.describeFrames() },
    NativeDefinition("exc_info", .none) { (machine, _) throws(Raise) in
      if machine.handled.isNone { return Value(machine.makeTuple([.none, .none, .none])) }
      let trace = try machine.getAttribute(machine.handled, machine.name(.traceback))
      return Value(machine.makeTuple([Value(machine.type(of: machine.handled)), machine.handled, trace]))
    },
  ]

  private static let initialize: @Sendable (inout Machine, Module) throws(Raise) -> Void = {
    (machine, module) throws(Raise) in
    for (bits, name) in ["stdout", "stderr", "stdin"].enumerated() {
      machine.set(module, name, Value(kind: .stream, bits: UInt64(bits)))
      machine.set(module, "__\(name)__", Value(kind: .stream, bits: UInt64(bits)))
    }
    machine.set(module, "maxsize", Value(Int.max))
    machine.set(module, "maxunicode", Value(0x10FFFF))
    machine.set(module, "byteorder", machine.string("little"))
    machine.set(module, "platform", machine.string("linux"))
    machine.set(module, "version", machine.string("3.11.7 (Hornbook)"))
    machine.set(
      module, "version_info",
      Value(machine.makeTuple([Value(3), Value(11), Value(7), machine.string("final"), Value(0)])))
    machine.set(module, "argv", Value(machine.makeList([machine.string(machine.program.fileName)])))
    machine.set(module, "path", Value(machine.makeList()))
    machine.set(module, "modules", Value(machine.modules))
  }
}

/// `from __future__ import …` changes nothing here.
enum FutureModule {
  static let definition = ModuleDefinition { (machine, module) throws(Raise) in
    for name in [
      "annotations", "division", "print_function", "absolute_import", "unicode_literals", "generators",
      "with_statement", "nested_scopes", "generator_stop",
    ] {
      machine.set(module, name, .true)
    }
  }
}

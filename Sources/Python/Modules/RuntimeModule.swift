import PythonSyntax

/// What modules written in Python need from the machine; programs have no use for it.
enum RuntimeModule {
  static let definition = ModuleDefinition(code + digits + reports + groups + buffers + orders + strict)

  private static let code: [NativeDefinition] = [
    NativeDefinition("execute", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .string, arguments[1].kind == .dict else {
        throw machine.typeError("execute() takes a text and a dictionary")
      }
      try machine.execute(arguments[0].string.swift, arguments[1].dict)
      return .none
    },
    NativeDefinition("set_abstract", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .type else { throw machine.typeError("set_abstract() takes a class") }
      let type = arguments[0].type
      if try machine.isTrue(arguments[1]) {
        type.pointee.header.flags |= TypeFlag.abstract
      } else {
        type.pointee.header.flags &= ~TypeFlag.abstract
      }
      type.noteChange()
      return .none
    },
    NativeDefinition("native_class", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .type else { throw machine.typeError("native_class() takes a class") }
      machine.makeNativeLike(arguments[0].type)
      return arguments[0]
    },
    NativeDefinition("parameters", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .function else { return .none }
      let compiled = arguments[0].function.pointee.code.pointee.compiled.takeUnretainedValue()
      let names = compiled.parameters.names.map { machine.string(compiled.names[$0]) }
      return Value(machine.makeTuple(names))
    },
    NativeDefinition("bind", .positional(3, 3)) { (machine, arguments) throws(Raise) in
      if arguments[1].isNone, arguments[2].kind == .type {
        return try machine.bindToClass(arguments[0], arguments[2].type)
      }
      let type = arguments[2].kind == .type ? arguments[2].type : machine.type(of: arguments[1])
      return try machine.bind(arguments[0], arguments[1], type)
    },
    // What CPython's C takes as a size, and as a number of 32 bits.
    NativeDefinition("size", .one) { (machine, arguments) throws(Raise) in Value(try machine.index(arguments[0])) },
    NativeDefinition("int32", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.shortInteger(arguments[0]))
    },
    // The key of a dictionary that is equal to a key.
    NativeDefinition("known_key", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard machine.unwrap(arguments[0]).kind == .dict else {
        throw machine.typeError("known_key() takes a dictionary and a key")
      }
      let dict = machine.unwrap(arguments[0]).dict
      let index = try machine.findIndex(dict, arguments[1], hash: machine.hash(arguments[1]))
      return index < 0 ? arguments[1] : dict.entries[index].key
    },
    // The name of a value's type as messages show it, with the module where the type belongs to one.
    NativeDefinition("type_name", .one) { (machine, arguments) throws(Raise) in
      machine.string(machine.typeName(arguments[0]))
    },
    NativeDefinition("clock", .none) { (machine, _) throws(Raise) in
      machine.chances.insert(.clock)
      return Value(machine.clock)
    },
    // The steps by which the clock has gone on.
    NativeDefinition("steps", .none) { (machine, _) throws(Raise) in
      machine.chances.insert(.clock)
      return Value((machine.budget.steps - machine.allStepsLeft) * machine.conditions.slowness)
    },
    NativeDefinition("advance", .one) { (machine, arguments) throws(Raise) in
      machine.clock &+= try machine.index(arguments[0])
      return .none
    },
  ]
}

extension Machine {
  /// Runs a text that a module has put together, in a dictionary of variables.
  mutating func execute(_ text: String, _ globals: Dict) throws(Raise) {
    try charge(text.utf8.count * 16)
    try reserve(text.utf8.count * 64)
    let compiled: CompiledCode
    do throws(SyntaxError) {
      compiled = try Compiler.compile(library: SyntaxTree(parsing: SourceText(text)))
    } catch {
      throw valueError(error.message)
    }
    // The code has to live as long as the run, which the values of its dictionary may.
    heap.count(text.utf8.count * 64)
    set(internalModules, intern("_code \(linked.count)"), makeOpaque(type(.object), KeptCode(compiled)))
    try run(compiled, in: globals)
  }
}

extension Machine {
  /// A value as a whole number within 32 bits.
  mutating func shortInteger(_ value: Value) throws(Raise) -> Int {
    let number = try integer(value)
    guard number.kind != .bigInt else { throw raise(.overflowError, "Python int too large to convert to C long") }
    if number.int > Int(Int32.max) { throw raise(.overflowError, "signed integer is greater than maximum") }
    if number.int < Int(Int32.min) { throw raise(.overflowError, "signed integer is less than minimum") }
    return number.int
  }

  /// Makes messages name a class as they name those that CPython has in C: `datetime.date`.
  fileprivate mutating func makeNativeLike(_ type: Type) {
    type.pointee.name = intern(fullName(type))
    type.pointee.header.flags |= TypeFlag.native
  }

  /// A class's `__name__`.
  mutating func shortName(_ type: Type) -> Value {
    guard type.pointee.header.flags & TypeFlag.native != 0 else { return Value(type.pointee.name) }
    return string(String(type.pointee.name.swift.split(separator: ".").last ?? ""))
  }
}

/// Keeps code alive that was compiled during a run.
private final class KeptCode: OpaquePayload {
  let code: CompiledCode

  init(_ code: CompiledCode) { self.code = code }

  func forEachValue(_ body: (Value) -> Void) {}
}

/// The functions that are there without an import.
enum Builtins {
  static let functions = NativeTable(output + numbers + texts + objects + iteration)
}

extension Machine {
  /// A built-in name; undefined when there is none.
  mutating func builtin(_ name: Text) -> Value {
    let known = builtins.find(name)
    if !known.isUndefined { return known }
    let text = name.swift
    let found: Value
    if let definition = Builtins.functions[text] {
      found = makeNative(definition)
    } else if let builtin = BuiltinType.byName[text] {
      found = Value(type(builtin))
    } else {
      switch text {
      case "Ellipsis": found = .ellipsis
      case "NotImplemented": found = .notImplemented
      case "__name__": found = string("builtins")
      case "__debug__": found = .true
      case "ExceptionGroup", "BaseExceptionGroup":
        guard let group = libraryClass(name, of: "_groups") else { return .undefined }
        found = group
      case "memoryview":
        guard let view = libraryClass(name, of: "_memory") else { return .undefined }
        found = view
      default: return .undefined
      }
    }
    set(builtins, intern(name), found)
    return found
  }

  /// All built-in names.
  static var builtinNames: [String] {
    Builtins.functions.definitions.map(\.name) + BuiltinType.byName.keys.sorted()
      + ["Ellipsis", "NotImplemented", "BaseExceptionGroup", "ExceptionGroup", "memoryview"]
  }
}

extension Builtins {
  static let output: [NativeDefinition] = [
    NativeDefinition("print", .any) { (machine, arguments) throws(Raise) in
      try machine.print(arguments)
      return .none
    },
    NativeDefinition("input", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      if let prompt = arguments.optional(0) { try machine.prompt(machine.text(of: prompt)) }
      return try machine.readInputLine()
    },
  ]

  static let numbers: [NativeDefinition] = [
    NativeDefinition("abs", .one) { (machine, arguments) throws(Raise) in try machine.absolute(arguments[0]) },
    NativeDefinition("divmod", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.divideWithRemainder(arguments[0], arguments[1])
    },
    NativeDefinition("pow", .keywords(["base", "exp", "mod"], required: 2)) { (machine, arguments) throws(Raise) in
      guard let modulus = arguments.optional(2), !modulus.isNone else {
        return try machine.binary(.power, arguments[0], arguments[1])
      }
      return try machine.modularPower(arguments[0], arguments[1], modulus)
    },
    NativeDefinition("round", .keywords(["number", "ndigits"], required: 1)) { (machine, arguments) throws(Raise) in
      try machine.round(arguments[0], arguments.optional(1))
    },
    NativeDefinition("bin", .one) { (machine, arguments) throws(Raise) in try machine.radixText(arguments[0], 2, "0b")
    },
    NativeDefinition("oct", .one) { (machine, arguments) throws(Raise) in try machine.radixText(arguments[0], 8, "0o")
    },
    NativeDefinition("hex", .one) { (machine, arguments) throws(Raise) in try machine.radixText(arguments[0], 16, "0x")
    },
    NativeDefinition("sum", .keywords(["iterable", "start"], required: 1, positionalOnly: 1)) {
      (machine, arguments) throws(Raise) in
      try machine.sum(arguments[0], arguments.optional(1) ?? Value(0))
    },
    NativeDefinition("min", .any) { (machine, arguments) throws(Raise) in try machine.extreme("min", .less, arguments)
    },
    NativeDefinition("max", .any) { (machine, arguments) throws(Raise) in
      try machine.extreme("max", .greater, arguments)
    },
  ]

  static let texts: [NativeDefinition] = [
    NativeDefinition("chr", .one) { (machine, arguments) throws(Raise) in
      let code = try machine.integer(arguments[0])
      guard code.kind == .int, Int32(exactly: code.int) != nil else {
        throw machine.raise(.overflowError, "Python int too large to convert to C int")
      }
      guard (0...0x10FFFF).contains(code.int) else { throw machine.valueError("chr() arg not in range(0x110000)") }
      return Value(machine.makeText(UInt32(code.int)))
    },
    NativeDefinition("ord", .one) { (machine, arguments) throws(Raise) in
      let plain = machine.unwrap(arguments[0])
      if plain.kind == .bytes || plain.kind == .byteArray {
        let bytes = plain.bytes.pointee.bytes
        if bytes.count == 1 { return Value(Int(bytes[0])) }
        throw machine.typeError("ord() expected a character, but string of length \(bytes.count) found")
      }
      guard plain.kind == .string else {
        throw machine.typeError("ord() expected string of length 1, but \(machine.typeName(arguments[0])) found")
      }
      guard plain.string.count == 1 else {
        throw machine.typeError("ord() expected a character, but string of length \(plain.string.count) found")
      }
      return Value(Int(plain.string[codePoint: 0]))
    },
    NativeDefinition("repr", .one) { (machine, arguments) throws(Raise) in
      machine.levels += 1
      defer { machine.levels -= 1 }
      return machine.string(try machine.representation(arguments[0]))
    },
    NativeDefinition("ascii", .one) { (machine, arguments) throws(Raise) in
      machine.string(try machine.asciiRepresentation(arguments[0]))
    },
    NativeDefinition("format", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      guard let specification = arguments.optional(1) else {
        return try machine.format(arguments[0], machine.emptyText())
      }
      return try machine.format(arguments[0], machine.textArgument(specification, "format() argument 2"))
    },
  ]
}

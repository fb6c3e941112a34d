extension Builtins {
  static let objects: [NativeDefinition] = [
    NativeDefinition("len", .one) { (machine, arguments) throws(Raise) in Value(try machine.length(arguments[0])) },
    NativeDefinition("isinstance", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      Value(try machine.isInstance(arguments[0], ofAny: arguments[1]))
    },
    NativeDefinition("issubclass", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .type else { throw machine.typeError("issubclass() arg 1 must be a class") }
      return Value(try machine.isSubclass(arguments[0].type, ofAny: arguments[1]))
    },
    NativeDefinition("callable", .one) { (machine, arguments) throws(Raise) in Value(machine.isCallable(arguments[0]))
    },
    NativeDefinition("id", .one) { (machine, arguments) throws(Raise) in
      machine.chances.insert(.memory)
      return Value(machine.identity(arguments[0]))
    },
    NativeDefinition("hash", .one) { (machine, arguments) throws(Raise) in
      machine.levels += 1
      defer { machine.levels -= 1 }
      if !arguments[0].kind.hasFixedHash { machine.chances.insert(.hash) }
      return Value(try machine.hash(arguments[0]))
    },
    NativeDefinition("getattr", .positional(2, 3)) { (machine, arguments) throws(Raise) in
      let name = try machine.attributeName(arguments[1], "getattr")
      guard let fallback = arguments.optional(2) else { return try machine.getAttribute(arguments[0], name) }
      let found = try machine.catching(.attributeError) { (machine) throws(Raise) in
        try machine.findAttribute(arguments[0], name) ?? fallback
      }
      return found ?? fallback
    },
    NativeDefinition("hasattr", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let name = try machine.attributeName(arguments[1], "hasattr")
      let found = try machine.catching(.attributeError) { (machine) throws(Raise) in
        try machine.findAttribute(arguments[0], name) ?? .undefined
      }
      return Value(found.map { !$0.isUndefined } ?? false)
    },
    NativeDefinition("setattr", .positional(3, 3)) { (machine, arguments) throws(Raise) in
      try machine.setAttribute(arguments[0], machine.attributeName(arguments[1], "setattr"), arguments[2])
      return .none
    },
    NativeDefinition("delattr", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.deleteAttribute(arguments[0], machine.attributeName(arguments[1], "delattr"))
      return .none
    },
    NativeDefinition("dir", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.listNames(arguments.optional(0))
    },
    NativeDefinition("vars", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      guard let value = arguments.optional(0) else { return machine.localVariables() }
      guard let found = try machine.findAttribute(value, machine.name(.dict)) else {
        throw machine.typeError("vars() argument must have __dict__ attribute")
      }
      return found
    },
    NativeDefinition("globals", .none) { (machine, _) throws(Raise) in Value(machine.frames[machine.depth].globals) },
    NativeDefinition("locals", .none) { (machine, _) throws(Raise) in machine.localVariables() },
    NativeDefinition("help", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let module = try machine.importModule(machine.intern("_help"), level: 0, wantsPackage: false)
      return try machine.call(
        machine.getAttribute(module, machine.intern("show")), arguments.optional(0).map { [$0] } ?? [])
    },
    NativeDefinition("eval", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      try machine.evaluate(arguments, .expression)
    },
    NativeDefinition("exec", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      try machine.evaluate(arguments, .program)
    },
    NativeDefinition(
      "compile", .keywords(["source", "filename", "mode", "flags", "dont_inherit", "optimize"], required: 3)
    ) { (machine, arguments) throws(Raise) in
      try machine.compile(arguments)
    },
    NativeDefinition("open", .any) { (machine, _) throws(Raise) in
      throw machine.raise(.notImplementedError, Unsupported.files.message)
    },
    NativeDefinition("exit", .positional(0, 1), Builtins.exit),
    NativeDefinition("quit", .positional(0, 1), Builtins.exit),
    NativeDefinition("__import__", .any) { (machine, arguments) throws(Raise) in
      guard arguments.count > 0, arguments[0].kind == .string else {
        throw machine.typeError("module name must be a string")
      }
      return try machine.importModule(arguments[0].string, level: 0, wantsPackage: true)
    },
  ]

  static let exit: NativeCode = { (machine, arguments) throws(Raise) in
    throw machine.raise(.systemExit, arguments.optional(0) ?? .none)
  }

  /// True where an iterable has an item whose truth is `truth`.
  private static func hasItem(thatIs truth: Bool, in iterable: Value, _ machine: inout Machine) throws(Raise) -> Bool {
    machine.levels += 1
    defer { machine.levels -= 1 }
    let iterator = try machine.makeIterator(over: iterable)
    machine.roots.append(iterator)
    defer { machine.roots.removeLast() }
    while let item = try machine.next(iterator) {
      try machine.charge(1)
      if try machine.isTrue(item) == truth { return true }
    }
    return false
  }

  static let iteration: [NativeDefinition] = [
    NativeDefinition("iter", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      guard let sentinel = arguments.optional(1) else { return try machine.makeIterator(over: arguments[0]) }
      guard machine.isCallable(arguments[0]) else { throw machine.typeError("iter(v, w): v must be callable") }
      return machine.makeIterator(.callable, arguments[0], extra: sentinel)
    },
    NativeDefinition("next", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      try machine.nextOrRaise(arguments[0], fallback: arguments.optional(1))
    },
    NativeDefinition("any", .one) { (machine, arguments) throws(Raise) in
      try hasItem(thatIs: true, in: arguments[0], &machine) ? .true : .false
    },
    NativeDefinition("all", .one) { (machine, arguments) throws(Raise) in
      try hasItem(thatIs: false, in: arguments[0], &machine) ? .false : .true
    },
    NativeDefinition("sorted", .any) { (machine, arguments) throws(Raise) in
      guard arguments.count == 1 else { throw machine.typeError("sorted expected 1 argument, got \(arguments.count)") }
      let list = try machine.listCopy(arguments[0])
      // A call by keyword and that of `list.sort` inside are a level each.
      let own = arguments.keywords == nil ? 1 : 2
      if machine.depth + machine.levels + own > machine.recursionLimit {
        throw machine.recursionError(" while calling a Python object")
      }
      machine.levels += own
      defer { machine.levels -= own }
      machine.roots.append(Value(list))
      defer { machine.roots.removeLast() }
      try machine.sort(list, arguments.dropping(1), name: "sort")
      return Value(list)
    },
  ]
}

extension Machine {
  mutating func attributeName(_ value: Value, _ function: String) throws(Raise) -> Text {
    let plain = unwrap(value)
    guard plain.kind == .string else {
      let shown =
        function == "getattr" || function == "hasattr"
        ? "\(function)(): attribute name must be string" : "attribute name must be string, not '\(typeName(value))'"
      throw typeError(shown.hasPrefix("attribute") ? shown : "attribute name must be string, not '\(typeName(value))'")
    }
    return intern(plain.string)
  }

  mutating func isCallable(_ value: Value) -> Bool {
    switch value.kind {
    case .function, .native, .boundMethod, .type, .staticMethod: return true
    case .instance, .opaque: return !lookUp(type(of: value), name(.call)).isUndefined
    default: return false
    }
  }

  mutating func isInstance(_ value: Value, ofAny type: Value) throws(Raise) -> Bool {
    switch type.kind {
    case .type:
      let own = self.type(of: value)
      if own == type.type { return true }
      if let metatype = type.type.pointee.metatype {
        let hook = lookUpUser(metatype, .instancecheck)
        if !hook.isUndefined { return try isTrue(call(hook, type, value)) }
      }
      if isSubtype(own, type.type) { return true }
      return false
    case .tuple:
      return try deepen { (machine) throws(Raise) in
        for index in 0..<type.tuple.count where try machine.isInstance(value, ofAny: type.tuple.items[index]) {
          try machine.charge(1)
          return true
        }
        return false
      }
    default:
      if let hook = special(type, .instancecheck) { return try isTrue(call(hook, type, value)) }
      throw typeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    }
  }

  mutating func isSubclass(_ type: Type, ofAny other: Value) throws(Raise) -> Bool {
    switch other.kind {
    case .type:
      if let metatype = other.type.pointee.metatype {
        let hook = lookUpUser(metatype, .subclasscheck)
        if !hook.isUndefined { return try isTrue(call(hook, other, Value(type))) }
      }
      return isSubtype(type, other.type)
    case .tuple:
      return try deepen { (machine) throws(Raise) in
        for index in 0..<other.tuple.count where try machine.isSubclass(type, ofAny: other.tuple.items[index]) {
          return true
        }
        return false
      }
    default:
      if let hook = special(other, .subclasscheck) { return try isTrue(call(hook, other, Value(type))) }
      throw typeError("issubclass() arg 2 must be a class, a tuple of classes, or a union")
    }
  }

  mutating func nextOrRaise(_ iterator: Value, fallback: Value?) throws(Raise) -> Value {
    if iterator.kind == .instance || iterator.kind == .opaque, fallback == nil, plainCursor(of: iterator) == nil {
      guard let method = special(iterator, .next) else {
        throw typeError("'\(typeName(iterator))' object is not an iterator")
      }
      return try call(method, iterator)
    }
    if let item = try next(iterator) { return item }
    if let fallback { return fallback }
    if stopped.kind == .exception {
      pending = stopped
      stopped = .none
      throw Raise()
    }
    if !generatorResult.isNone {
      let result = generatorResult
      generatorResult = .none
      throw raise(.stopIteration, result)
    }
    throw raise(.stopIteration)
  }

  /// `dir()`: names in order, those of the variables at hand where no value is given.
  mutating func listNames(_ value: Value?) throws(Raise) -> Value {
    guard let value else {
      var names = Set<String>()
      try add(localVariables().dict, to: &names)
      return Value(makeList(names.sorted().map { string($0) }))
    }
    if let method = special(value, .dir) { return Value(try sorted(listCopy(call(method, value)))) }
    return try listPlainNames(value)
  }

  /// `object.__dir__(value)`: names in order, whatever `__dir__` the value's class has.
  mutating func listPlainNames(_ value: Value) throws(Raise) -> Value {
    var names = Set<String>()
    if value.kind == .module {
      try add(value.module.pointee.dict, to: &names)
      if value.module.pointee.dict != mainGlobals {
        names.formUnion(["__doc__", "__loader__", "__name__", "__package__", "__spec__"])
      }
      if value.module.pointee.name.swift == "math" { names.insert("__file__") }
      return Value(makeList(names.sorted().map { string($0) }))
    }
    if value.kind == .instance, let hook = special(value, .getattribute) {
      for field in [name(.dict), name(.class)] { _ = try call(hook, value, Value(field)) }
    }
    let type = value.kind == .type ? value.type : type(of: value)
    for base in type.pointee.order.buffer {
      try charge(16)
      _ = ownAttribute(base.type, name(.class))
      try add(base.type.pointee.dict, to: &names)
      names.formUnion(listedNames(base.type))
      guard base.type.pointee.header.flags & TypeFlag.native != 0 else { continue }
      names = names.filter { !$0.hasPrefix("_") || $0.hasPrefix("__") }
    }
    if value.kind == .instance {
      if let shape = value.instance.pointee.shape { for name in shape.names { names.insert(name.swift) } }
      if let dict = value.instance.pointee.dict { try add(dict, to: &names) }
    }
    names.formUnion(["__class__", "__doc__"])
    return Value(makeList(names.sorted().map { string($0) }))
  }

  private mutating func add(_ dict: Dict, to names: inout Set<String>) throws(Raise) {
    try charge(dict.count * 8)
    for entry in dict.liveEntries where entry.key.kind == .string { names.insert(entry.key.string.swift) }
  }

  /// The names that a class has without holding them.
  private func listedNames(_ type: Type) -> [String] {
    if let builtin = type.pointee.builtin { return builtin.listedNames }
    return type.pointee.hasSlots ? ["__module__"] : ["__dict__", "__module__", "__weakref__"]
  }

  private mutating func sorted(_ list: List) throws(Raise) -> List {
    roots.append(Value(list))
    defer { roots.removeLast() }
    try sort(list, key: nil, isReversed: false)
    return list
  }

  /// `locals()`: the variables of the running function, copied; those of the module itself.
  mutating func localVariables() -> Value { localVariables(at: depth) }

  /// The variables of one of the calls in progress.
  mutating func localVariables(at index: Int) -> Value {
    let frame = frames[index]
    let compiled = frame.code.pointee.compiled.takeUnretainedValue()
    if compiled.scope == .module { return Value(frame.globals) }
    if compiled.scope == .classBody { return frame.registers[0] }
    let dict = makeDict()
    for (index, name) in compiled.variableNames.enumerated() {
      var value = frame.registers[index]
      if value.kind == .cell { value = value.cell.pointee.value }
      if !value.isUndefined { set(dict, intern(compiled.names[name]), value) }
    }
    return Value(dict)
  }
}

extension Machine {
  /// Does `Class(arguments)`; without its metaclass, what `type.__call__` does.
  mutating func instantiate(
    _ type: Type, _ arguments: Arguments, asksMetaclass: Bool = true
  ) throws(Raise) -> Value {
    if asksMetaclass, let metatype = type.pointee.metatype {
      let method = lookUpUser(metatype, .call)
      if !method.isUndefined { return try invoke(bind(method, Value(type), metatype), arguments) }
    }
    if let builtin = type.pointee.builtin {
      if builtin == .type, arguments.count == 1, arguments.keywords == nil { return Value(self.type(of: arguments[0])) }
      return try construct(builtin, type, arguments)
    }
    let new = lookUp(type, name(.new))
    let instance: Value
    if new.kind == .native || new.isUndefined {
      instance = try makeUserInstance(type, arguments)
    } else {
      let function = new.kind == .staticMethod ? new.descriptor.pointee.first : new
      instance = try invoke(function, prepend(Value(type), arguments))
      if !isSubtype(self.type(of: instance), type) { return instance }
    }
    roots.append(instance)
    defer { roots.removeLast() }
    try initialize(instance, type, arguments)
    return instance
  }

  private mutating func initialize(_ instance: Value, _ type: Type, _ arguments: Arguments) throws(Raise) {
    let method = lookUp(type, name(.initialize))
    guard !method.isUndefined, method.kind != .native else {
      if type.pointee.layout.isException {
        if !lookUpUser(type, .new).isUndefined, instance.kind == .exception {
          instance.exception.pointee.arguments = Value(makeTuple(arguments.base, arguments.count))
        }
        return try setNamedAttributes(of: instance, type, arguments)
      }
      try refuseArguments(type, arguments, hasNew: !lookUpUser(type, .new).isUndefined)
      return
    }
    let result = try invoke(method, prepend(instance, arguments))
    if !result.isNone { throw initReturned(result) }
  }

  /// A class with neither `__init__` nor `__new__` takes no arguments.
  private mutating func refuseArguments(_ type: Type, _ arguments: Arguments, hasNew: Bool) throws(Raise) {
    if hasNew || type.pointee.layout != .object { return }
    if arguments.count > 0 || arguments.keywords != nil { throw typeError("\(type.name)() takes no arguments") }
  }

  /// A new instance as `object.__new__`, or that of the built-in class it extends, makes it.
  mutating func makeUserInstance(_ type: Type, _ arguments: Arguments) throws(Raise) -> Value {
    if type.pointee.header.flags & TypeFlag.abstract != 0 { try refuseAbstract(type) }
    let layout = type.pointee.layout
    if layout == .object { return makeInstance(type) }
    if layout.isException {
      // OSError leaves its arguments to an `__init__` of the class's own.
      let isLeft = isSubtype(type, self.type(.osError)) && !lookUpUser(type, .initialize).isUndefined
      return makeException(type, calledWith: makeTuple(arguments.base, isLeft ? 0 : arguments.count))
    }
    if layout == .type { return try makeTypeByCall(type, arguments) }
    let hasOwnInit = !lookUpUser(type, .initialize).isUndefined
    let isMutable = layout == .list || layout == .dict || layout == .set || layout == .bytearray
    // A mutable base is filled by its `__init__`; the arguments belong to the class's own one.
    let given = hasOwnInit && isMutable ? Arguments(arguments.base, count: 0) : arguments
    let payload = try construct(layout, self.type(layout), given)
    return makeInstance(type, payload: payload)
  }

  private mutating func refuseAbstract(_ type: Type) throws(Raise) {
    let missing = lookUp(type, intern("__abstractmethods__"))
    guard !missing.isUndefined, try length(missing) > 0 else { return }
    var names: [String] = []
    try forEach(missing) { (machine, name) throws(Raise) in
      guard name.kind == .string else {
        let index = names.count
        throw machine.typeError("sequence item \(index): expected str instance, \(machine.typeName(name)) found")
      }
      names.append(name.string.swift)
    }
    names.sort()
    throw typeError(
      "Can't instantiate abstract class \(type.name) with abstract method\(names.count == 1 ? "" : "s") "
        + names.joined(separator: ", "))
  }

  /// `type(name, bases, namespace)`, or a metaclass called like that.
  private mutating func makeTypeByCall(_ metatype: Type, _ arguments: Arguments) throws(Raise) -> Value {
    guard arguments.count == 3 else { throw typeError("type() takes 1 or 3 arguments") }
    let (name, namespace) = (unwrap(arguments[0]), unwrap(arguments[2]))
    for (position, (value, expected)) in [(name, "str"), (arguments[1], "tuple"), (namespace, "dict")].enumerated()
    where typeName(value) != expected {
      throw typeError(
        "type.__new__() argument \(position + 1) must be \(expected), not \(argumentName(arguments[position]))")
    }
    for base in arguments[1].tuple.buffer where base.kind != .type {
      throw typeError(
        "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses "
          + "of all its bases")
    }
    let own = metatype.pointee.builtin == nil ? metatype : nil
    return try makeType(
      name.string, arguments[1].tuple, namespace.dict, metatype: own, keywords: namedArguments(arguments))
  }

  /// The keyword arguments of a call as a dictionary; nil when there are none.
  private mutating func namedArguments(_ arguments: Arguments) -> Dict? {
    guard let keywords = arguments.keywords, keywords.count > 0 else { return nil }
    let dict = makeDict()
    for index in 0..<keywords.count where keywords.items[index].string.swift != "metaclass" {
      set(dict, keywords.items[index].string, arguments.base[arguments.count + index])
    }
    return dict
  }

  mutating func makeTypeByCall(_ arguments: Arguments) throws(Raise) -> Value {
    try makeTypeByCall(type(.type), arguments)
  }
}

/// What every object has.
enum ObjectMethods {
  static let table = NativeTable([
    .method("__init__", .any) { (machine, arguments) throws(Raise) in
      try machine.initializeBuiltin(arguments)
      return .none
    },
    NativeDefinition("__new__", .any) { (machine, arguments) throws(Raise) in
      guard arguments.count > 0, arguments[0].kind == .type else {
        throw machine.typeError(
          "object.__new__(X): X is not a type object (\(machine.typeName(arguments.count > 0 ? arguments[0] : .none)))")
      }
      let type = arguments[0].type
      if let builtin = type.pointee.builtin { return try machine.construct(builtin, type, arguments.dropping(1)) }
      return try machine.makeUserInstance(type, arguments.dropping(1))
    },
    .method("__getattribute__", .one) { (machine, arguments) throws(Raise) in
      let name = try machine.attributeName(arguments[1], "getattr")
      guard let found = try machine.findPlainAttribute(arguments[0], name) else {
        throw machine.attributeError(arguments[0], name)
      }
      return found
    },
    .method("__setattr__", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      try machine.setPlainAttribute(arguments[0], machine.attributeName(arguments[1], "setattr"), arguments[2])
      return .none
    },
    .method("__delattr__", .one) { (machine, arguments) throws(Raise) in
      try machine.deletePlainAttribute(arguments[0], machine.attributeName(arguments[1], "delattr"))
      return .none
    },
    .classMethod("__init_subclass__", .any) { (machine, arguments) throws(Raise) in
      let owner = arguments[0].kind == .type ? arguments[0].type.name : "object"
      if arguments.keywords != nil {
        throw machine.typeError("\(owner).__init_subclass__() takes no keyword arguments")
      }
      if arguments.count > 1 {
        throw machine.typeError("\(owner).__init_subclass__() takes no arguments (\(arguments.count - 1) given)")
      }
      return .none
    },
    .classMethod("__subclasshook__", .any) { (_, _) throws(Raise) in .notImplemented },
    .method("__dir__", .none) { (machine, arguments) throws(Raise) in try machine.listPlainNames(arguments[0]) },
    .method("__sizeof__", .none) { (_, _) throws(Raise) in Value(16) },
  ])
}

/// What classes themselves have.
enum TypeMethods {
  static let table = NativeTable([
    .method("mro", .none) { (machine, arguments) throws(Raise) in
      let order = arguments[0].type.pointee.order
      return Value(machine.makeList(order.items, order.count))
    },
    .method("__subclasses__", .none) { (machine, arguments) throws(Raise) in
      guard let list = arguments[0].type.pointee.subclasses else { return Value(machine.makeList()) }
      return Value(machine.makeList(list.items, list.count))
    },
    .method("__instancecheck__", .one) { (machine, arguments) throws(Raise) in
      Value(machine.isSubtype(machine.type(of: arguments[1]), arguments[0].type))
    },
    .method("__subclasscheck__", .one) { (machine, arguments) throws(Raise) in
      Value(arguments[1].kind == .type && machine.isSubtype(arguments[1].type, arguments[0].type))
    },
    .method("__call__", .any) { (machine, arguments) throws(Raise) in
      try machine.instantiate(arguments[0].type, arguments.dropping(1), asksMetaclass: false)
    },
    NativeDefinition("__new__", .any) { (machine, arguments) throws(Raise) in
      if arguments.count == 2 { return Value(machine.type(of: arguments[1])) }
      guard arguments.count == 4, arguments[0].kind == .type else {
        throw machine.typeError("type.__new__() takes exactly 3 arguments (\(arguments.count - 1) given)")
      }
      for (index, (kind, name)) in [(Kind.string, "str"), (.tuple, "tuple"), (.dict, "dict")].enumerated()
      where machine.unwrap(arguments[index + 1]).kind != kind {
        throw machine.typeError(
          "type.__new__() argument \(index + 1) must be \(name), not \(machine.argumentName(arguments[index + 1]))")
      }
      guard machine.isSubtype(arguments[0].type, machine.type(.type)) else {
        throw machine.typeError(
          "type.__new__(\(arguments[0].type.name)): \(arguments[0].type.name) is not a subtype of type")
      }
      let metatype = arguments[0].type.pointee.builtin == nil ? arguments[0].type : nil
      return try machine.makeType(
        machine.unwrap(arguments[1]).string, machine.unwrap(arguments[2]).tuple, machine.unwrap(arguments[3]).dict,
        metatype: metatype,
        keywords: machine.keywordDict(arguments))
    },
    .method("__init__", .any) { (_, _) throws(Raise) in .none },
    NativeDefinition("__prepare__", .any, role: .classMethod) { (machine, _) throws(Raise) in Value(machine.makeDict())
    },
  ])
}

extension Machine {
  /// Keyword arguments as a dictionary; nil when there are none.
  mutating func keywordDict(_ arguments: Arguments) -> Dict? {
    guard let keywords = arguments.keywords else { return nil }
    let dict = makeDict()
    for index in 0..<keywords.count { set(dict, keywords.items[index].string, arguments.base[arguments.count + index]) }
    return dict
  }

  /// `super().__init__(…)` that reaches a built-in class: fills what the instance extends.
  mutating func initializeBuiltin(_ arguments: Arguments) throws(Raise) {
    guard arguments.count > 0 else { throw typeError("descriptor '__init__' of 'object' object needs an argument") }
    let receiver = arguments[0]
    if receiver.kind == .exception {
      receiver.exception.pointee.arguments = Value(makeTuple(arguments.base + 1, arguments.count - 1))
      return
    }
    guard receiver.kind == .instance else { return }
    let payload = receiver.instance.pointee.payload
    let rest = arguments.dropping(1)
    switch payload.kind {
    case .list:
      payload.list.pointee.count = 0
      if let source = rest.optional(0) { try extend(payload.list, source) }
    case .dict: try fill(payload.dict, rest)
    case .set:
      clear(payload.set)
      if let source = rest.optional(0) { try update(payload.set, source) }
    case .undefined:
      let type = receiver.instance.pointee.type
      if rest.count > 0 || rest.keywords != nil, type.pointee.layout == .object {
        let hasInit = !lookUpUser(type, .initialize).isUndefined
        if hasInit {
          throw typeError("object.__init__() takes exactly one argument (the instance to initialize)")
        }
        throw typeError("\(type.name).__init__() takes exactly one argument (the instance to initialize)")
      }
    default: break
    }
  }
}

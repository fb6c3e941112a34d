import BigInt

// Calling the built-in classes.
extension Machine {
  /// What a built-in class makes of its arguments.
  mutating func construct(_ builtin: BuiltinType, _ type: Type, _ arguments: Arguments) throws(Raise) -> Value {
    if builtin.isException { return try constructException(type, arguments) }
    guard let definition = builtin.constructor else {
      throw typeError("cannot create '\(type.name)' instances")
    }
    let plain = definition.signature.plainCounts
    if arguments.keywords == nil, arguments.count >= plain.0, arguments.count <= plain.1 {
      return try definition.code(&self, arguments)
    }
    let top = frames[depth].top
    defer { frames[depth].top = top }
    guard case .named(let names, let required, let positionalOnly, let positional) = definition.signature else {
      return try definition.code(&self, arrange(makeNative(definition).native, arguments))
    }
    let arranged = try arrange(
      definition, arguments, names, required: required, positionalOnly: positionalOnly, positional: positional)
    return try definition.code(&self, arranged)
  }

  private mutating func constructException(_ type: Type, _ arguments: Arguments) throws(Raise) -> Value {
    let given = makeTuple(arguments.base, arguments.count)
    let exception = makeException(osErrorType(type, given), calledWith: given)
    try setNamedAttributes(of: exception, type, arguments)
    return exception
  }

  /// Gives an exception what it is told by keyword: only those of imports, names and attributes are told anything.
  mutating func setNamedAttributes(of exception: Value, _ type: Type, _ arguments: Arguments) throws(Raise) {
    guard let keywords = arguments.keywords else { return }
    let known: [(owner: BuiltinType, names: [String])] = [
      (.importError, ["name", "path"]), (.nameError, ["name"]), (.attributeError, ["name", "obj"]),
    ]
    guard let (owner, names) = known.first(where: { isSubtype(type, self.type($0.owner)) }) else {
      throw typeError("\(type.name)() takes no keyword arguments")
    }
    try checkKeywords(arguments, owner.name, most: names.count)
    let attributes = makeDict()
    for index in 0..<keywords.count {
      let name = keywords.items[index].string
      guard names.contains(name.swift) else {
        throw typeError("'\(name.swift)' is an invalid keyword argument for \(owner.name)()")
      }
      set(attributes, name, arguments.base[arguments.count + index])
    }
    exception.exception.pointee.attributes = attributes
  }
}

extension BuiltinType {
  /// How the class makes an instance; nil when programs cannot make any.
  var constructor: NativeDefinition? {
    switch self {
    case .object: Constructors.object
    case .type: Constructors.type
    case .int: Constructors.int
    case .bool: Constructors.bool
    case .float: Constructors.float
    case .complex: Constructors.complex
    case .str: Constructors.str
    case .bytes: Constructors.bytes
    case .bytearray: Constructors.byteArray
    case .list: Constructors.list
    case .tuple: Constructors.tuple
    case .dict: Constructors.dict
    case .set: Constructors.set
    case .frozenset: Constructors.frozenSet
    case .range: Constructors.range
    case .slice: Constructors.slice
    case .property: Constructors.property
    case .classmethod: Constructors.classMethod
    case .staticmethod: Constructors.staticMethod
    case .super: Constructors.superProxy
    case .method: Constructors.method
    case .function: FunctionConstructor.definition
    case .module: Constructors.module
    case .enumerate: Constructors.enumerate
    case .zip: Constructors.zip
    case .map: Constructors.map
    case .filter: Constructors.filter
    case .reversed: Constructors.reversed
    case .noneType: Constructors.none
    case .ellipsis: Constructors.ellipsis
    default: nil
    }
  }
}

/// How each built-in class makes an instance.
enum Constructors {
  static let method = NativeDefinition("method", .positional(2, 2)) { (machine, arguments) throws(Raise) in
    guard machine.isCallable(arguments[0]) else { throw machine.typeError("first argument must be callable") }
    if arguments[1].isNone { throw machine.typeError("instance must not be None") }
    return machine.makeBoundMethod(arguments[0], arguments[1])
  }
  static let module = NativeDefinition("module", .positional(1, 2)) { (machine, arguments) throws(Raise) in
    guard arguments[0].kind == .string else {
      throw machine.typeError("module() argument 'name' must be str, not \(machine.typeName(arguments[0]))")
    }
    let module = machine.makeModule(arguments[0].string.swift)
    machine.set(module.pointee.dict, machine.intern("__doc__"), arguments.optional(1) ?? .none)
    return Value(module)
  }
  static let object = NativeDefinition("object", .any) { (machine, arguments) throws(Raise) in
    if arguments.count > 0 || arguments.keywords != nil { throw machine.typeError("object() takes no arguments") }
    return machine.makeInstance(machine.type(.object))
  }
  static let type = NativeDefinition("type", .any) { (machine, arguments) throws(Raise) in
    if arguments.count == 1 {
      if arguments.keywords != nil { throw machine.typeError("type() takes no keyword arguments") }
      return Value(machine.type(of: arguments[0]))
    }
    return try machine.makeTypeByCall(arguments)
  }
  static let none = NativeDefinition("NoneType", .any) { (machine, arguments) throws(Raise) in
    if arguments.count > 0 || arguments.keywords != nil { throw machine.typeError("NoneType takes no arguments") }
    return .none
  }
  static let ellipsis = NativeDefinition("ellipsis", .any) { (machine, arguments) throws(Raise) in
    if arguments.count > 0 || arguments.keywords != nil { throw machine.typeError("EllipsisType takes no arguments") }
    return .ellipsis
  }
  static let bool = NativeDefinition("bool", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    Value(try arguments.optional(0).map { (value) throws(Raise) in try machine.isTrue(value) } ?? false)
  }
  static let list = NativeDefinition("list", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    guard let source = arguments.optional(0) else { return Value(machine.makeList()) }
    return Value(try machine.listCopy(source))
  }
  static let tuple = NativeDefinition("tuple", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    guard let source = arguments.optional(0) else { return Value(machine.makeTuple(count: 0)) }
    return Value(try machine.tuple(from: source))
  }
  static let dict = NativeDefinition("dict", .any) { (machine, arguments) throws(Raise) in
    let dict = machine.makeDict()
    machine.roots.append(Value(dict))
    defer { machine.roots.removeLast() }
    try machine.fill(dict, arguments)
    return Value(dict)
  }
  static let set = NativeDefinition("set", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    guard let source = arguments.optional(0) else { return Value(machine.makeSet()) }
    return Value(try machine.makeSet(from: source))
  }
  static let frozenSet = NativeDefinition("frozenset", .positional(0, 1)) { (machine, arguments) throws(Raise) in
    guard let source = arguments.optional(0) else { return Value(machine.makeSet(frozen: true)) }
    if source.kind == .frozenSet { return source }
    return Value(try machine.makeSet(from: source, frozen: true))
  }
  static let range = NativeDefinition("range", .positional(1, 3)) { (machine, arguments) throws(Raise) in
    if arguments.count == 1 { return try machine.makeRange(Value(0), machine.integer(arguments[0]), Value(1)) }
    let (start, stop) = (try machine.integer(arguments[0]), try machine.integer(arguments[1]))
    return try machine.makeRange(start, stop, arguments.count == 3 ? machine.integer(arguments[2]) : Value(1))
  }
  static let slice = NativeDefinition("slice", .positional(1, 3)) { (machine, arguments) throws(Raise) in
    if arguments.count == 1 { return machine.makeSlice(.none, arguments[0], .none) }
    return machine.makeSlice(arguments[0], arguments[1], arguments.optional(2) ?? .none)
  }
  static let property = NativeDefinition(
    "property", .keywords(["fget", "fset", "fdel", "doc"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    var documentation = arguments.optional(3) ?? Value.none
    if documentation.isNone, let getter = arguments.optional(0), getter.kind == .function {
      documentation = try machine.getAttribute(getter, machine.name(.doc))
    }
    return machine.makeDescriptor(
      .property, arguments.optional(0) ?? .none, arguments.optional(1) ?? .none, arguments.optional(2) ?? .none,
      documentation)
  }
  static let classMethod = NativeDefinition("classmethod", .positional(1, 1)) { (machine, arguments) throws(Raise) in
    machine.makeDescriptor(.classMethod, arguments[0])
  }
  static let staticMethod = NativeDefinition("staticmethod", .positional(1, 1)) { (machine, arguments) throws(Raise) in
    machine.makeDescriptor(.staticMethod, arguments[0])
  }
  static let superProxy = NativeDefinition("super", .positional(0, 2)) { (machine, arguments) throws(Raise) in
    try machine.makeSuper(arguments)
  }
  static let enumerate = NativeDefinition(
    "enumerate", .keywords(["iterable", "start"], required: 1)
  ) { (machine, arguments) throws(Raise) in
    let start = try arguments.optional(1).map { (value) throws(Raise) in try machine.integer(value) } ?? Value(0)
    let source = try machine.makeIterator(over: arguments[0])
    if start.kind == .bigInt { return machine.makeIterator(.enumerate, source, extra: start) }
    return machine.makeIterator(.enumerate, source, index: start.int)
  }
  static let zip = NativeDefinition("zip", .any) { (machine, arguments) throws(Raise) in
    var isStrict = false
    if let keywords = arguments.keywords {
      try machine.checkKeywords(arguments, "zip", most: 1)
      guard keywords.items[0].string.swift == "strict" else {
        throw machine.typeError("'\(keywords.items[0].string.swift)' is an invalid keyword argument for zip()")
      }
      isStrict = try machine.isTrue(arguments.base[arguments.count])
    }
    let sources = machine.makeTuple(count: arguments.count)
    for index in 0..<arguments.count { sources.items[index] = .none }
    machine.roots.append(Value(sources))
    defer { machine.roots.removeLast() }
    for index in 0..<arguments.count {
      guard let iterator = try machine.iteratorUnlessNone(arguments[index]) else {
        throw machine.typeError("'\(machine.typeName(arguments[index]))' object is not iterable")
      }
      sources.items[index] = iterator
    }
    return machine.makeIterator(.zip, Value(sources), extra: isStrict ? .true : .none)
  }
  static let map = NativeDefinition("map", .any) { (machine, arguments) throws(Raise) in
    if arguments.keywords != nil { throw machine.typeError("map() takes no keyword arguments") }
    guard arguments.count >= 2 else { throw machine.typeError("map() must have at least two arguments.") }
    let sources = machine.makeTuple(count: arguments.count - 1)
    for index in 1..<arguments.count { sources.items[index - 1] = .none }
    machine.roots.append(Value(sources))
    defer { machine.roots.removeLast() }
    for index in 1..<arguments.count { sources.items[index - 1] = try machine.makeIterator(over: arguments[index]) }
    return machine.makeIterator(.map, Value(sources), extra: arguments[0])
  }
  static let filter = NativeDefinition("filter", .positional(2, 2)) { (machine, arguments) throws(Raise) in
    let source = try machine.makeIterator(over: arguments[1])
    return machine.makeIterator(.filter, source, extra: arguments[0])
  }
  static let reversed = NativeDefinition("reversed", .positional(1, 1)) { (machine, arguments) throws(Raise) in
    try machine.makeReversed(arguments[0])
  }
}

extension Machine {
  mutating func iteratorUnlessNone(_ value: Value) throws(Raise) -> Value? {
    value.isNone ? nil : try makeIterator(over: value)
  }

  /// What `dict(…)` and `update(…)` take: a mapping or pairs, then keywords.
  mutating func fill(_ dict: Dict, _ arguments: Arguments) throws(Raise) {
    if arguments.count > 1 { throw typeError("dict expected at most 1 argument, got \(arguments.count)") }
    if let source = arguments.optional(0) { try update(dict, source) }
    guard let keywords = arguments.keywords else { return }
    for index in 0..<keywords.count { set(dict, keywords.items[index].string, arguments.base[arguments.count + index]) }
  }

  /// Does `reversed(value)`.
  mutating func makeReversed(_ value: Value) throws(Raise) -> Value {
    if let method = special(value, .reversed) {
      if method.isNone { throw typeError("'\(typeName(value))' object is not reversible") }
      return try call(method, value)
    }
    let plain = unwrap(value)
    switch plain.kind {
    case .list: return makeIterator(.reversedList, plain, index: plain.sequenceCount - 1)
    case .tuple: return makeIterator(.reversedTuple, plain, index: plain.sequenceCount - 1)
    case .range: return try makeReversedIterator(over: plain.range.pointee)
    case .dict: return makeIterator(.reversedKeys, plain, index: plain.dict.pointee.used - 1, stop: plain.dict.count)
    case .dictView:
      let view = plain.dictView.pointee
      let form: IteratorForm =
        view.part == .keys ? .reversedKeys : view.part == .values ? .reversedValues : .reversedItems
      return makeIterator(form, Value(view.dict), index: view.dict.pointee.used - 1, stop: view.dict.count)
    case .string, .bytes, .byteArray: return makeIterator(.reversedSequence, plain, index: try length(plain) - 1)
    default:
      if special(value, .getitem) != nil {
        return makeIterator(.reversedSequence, value, index: try length(value) - 1)
      }
      throw typeError("'\(typeName(value))' object is not reversible")
    }
  }

  /// `super()`, with the class and the first argument of the method that calls it, or `super(Class, value)`.
  mutating func makeSuper(_ arguments: Arguments) throws(Raise) -> Value {
    if arguments.count > 0, arguments[0].kind != .type {
      throw typeError("super() argument 1 must be a type, not \(typeName(arguments[0]))")
    }
    if arguments.count == 2 {
      return try makeSuper(arguments[0].type, arguments[1])
    }
    let frame = frames[depth]
    let compiled = frame.code.pointee.compiled.takeUnretainedValue()
    if depth == 0 || compiled.parameters.positionalCount == 0 {
      throw raise(.runtimeError, "super(): no arguments")
    }
    guard let register = compiled.classCell, case let cell = frame.registers[register], cell.kind == .cell else {
      throw raise(.runtimeError, "super(): __class__ cell not found")
    }
    guard cell.cell.pointee.value.kind == .type else { throw raise(.runtimeError, "super(): empty __class__ cell") }
    var receiver = frame.registers[0]
    if receiver.kind == .cell { receiver = receiver.cell.pointee.value }
    return try makeSuper(cell.cell.pointee.value.type, receiver)
  }

  private mutating func makeSuper(_ start: Type, _ receiver: Value) throws(Raise) -> Value {
    if receiver.kind == .type, isSubtype(receiver.type, start) {
      return makeDescriptor(.superProxy, Value(start), receiver, .true)
    }
    guard isSubtype(type(of: receiver), start) else {
      throw typeError("super(type, obj): obj must be an instance or subtype of type")
    }
    return makeDescriptor(.superProxy, Value(start), receiver, .false)
  }
}

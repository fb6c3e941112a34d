extension Machine {
  /// A built-in class, made when it is first needed.
  @inline(__always)
  mutating func type(_ builtin: BuiltinType) -> Type {
    if let type = types[Int(builtin.rawValue)] { return type }
    return makeType(builtin)
  }

  private mutating func makeType(_ builtin: BuiltinType) -> Type {
    let base = builtin.base.map { self.type($0) }
    let (block, header) = heap.allocate(.type, size: MemoryLayout<TypeBody>.size)
    let type = block.assumingMemoryBound(to: TypeBody.self)
    let name = intern(builtin.name)
    let order = makeTuple(count: (base?.pointee.order.count ?? 0) + 1)
    order.items[0] = Value(kind: .type, bits: UInt64(UInt(bitPattern: type)))
    if let base {
      for index in 0..<base.pointee.order.count { order.items[index + 1] = base.pointee.order.items[index] }
    }
    let bases = makeTuple(count: base == nil ? 0 : 1)
    if let base { bases.items[0] = Value(base) }
    let dict = makeDict()
    typeVersion += 1
    type.initialize(
      to: TypeBody(
        header: header, name: name, qualifiedName: name, moduleName: .undefined, metatype: nil, bases: bases,
        order: order, dict: dict, layout: builtin, builtin: builtin, version: typeVersion, shape: nil, slotHint: 0,
        shapeCount: 0, hasSlots: false, subclasses: nil))
    types[Int(builtin.rawValue)] = type
    return type
  }

  /// The class of a value.
  mutating func type(of value: Value) -> Type {
    switch value.kind {
    case .instance: return value.instance.pointee.type
    case .exception: return value.exception.pointee.type
    case .opaque: return value.opaque.pointee.type
    case .type: return value.type.pointee.metatype ?? type(.type)
    case .native: return type(value.native.typeName)
    case .boundMethod where value.boundMethod.pointee.function.kind == .native:
      let isSlot = value.boundMethod.pointee.function.native.typeName == .wrapperDescriptor
      return type(isSlot ? .methodWrapper : .builtinFunction)
    case .iterator: return type(value.iterator.typeName)
    case .dictView:
      switch value.dictView.pointee.part {
      case .keys: return type(.dictKeys)
      case .values: return type(.dictValues)
      case .items: return type(.dictItems)
      }
    default: return type(BuiltinType.of(value.kind) ?? .object)
    }
  }

  /// The name of a value's class with those of the functions and classes around it.
  mutating func qualifiedTypeName(_ value: Value) -> String { type(of: value).pointee.qualifiedName.swift }

  /// The name of a value's class, for messages.
  mutating func typeName(_ value: Value) -> String { type(of: value).pointee.name.swift }

  /// An attribute of a class or of the first of its bases that has it; undefined when none has.
  mutating func lookUp(_ type: Type, _ name: Text) -> Value {
    let order = type.pointee.order
    stepsLeft -= order.count >> 3
    for index in 0..<order.count {
      let found = ownAttribute(order.items[index].type, name)
      if !found.isUndefined { return found }
    }
    return .undefined
  }

  @inline(__always)
  mutating func ownAttribute(_ type: Type, _ name: Text) -> Value {
    if type.pointee.builtin != nil, type.pointee.header.flags & TypeFlag.populated == 0 { populate(type) }
    return type.pointee.dict.find(name)
  }

  /// What a class written in Python says about a name; built-in classes do not count.
  mutating func lookUpUser(_ type: Type, _ special: Special) -> Value {
    let name = name(special)
    let order = type.pointee.order
    stepsLeft -= order.count >> 3
    for index in 0..<order.count {
      let type = order.items[index].type
      if type.pointee.builtin != nil { continue }
      let found = type.pointee.dict.find(name)
      if !found.isUndefined { return found }
    }
    return .undefined
  }

  /// The method that a value's class, written in Python, has for an operation; nil when it has none.
  @inline(__always)
  mutating func special(_ value: Value, _ special: Special) -> Value? {
    let type: Type
    switch value.kind {
    case .instance: type = value.instance.pointee.type
    case .exception: type = value.exception.pointee.type
    case .opaque: type = value.opaque.pointee.type
    case .type:
      guard let metatype = value.type.pointee.metatype else { return nil }
      type = metatype
    default: return nil
    }
    let found = value.kind == .opaque ? lookUp(type, name(special)) : lookUpUser(type, special)
    if found.isUndefined { return nil }
    if found.kind == .function || found.isNone || found.kind == .native && found.native.pointee.owner != nil {
      return found
    }
    return makeNative(Machine.boundFirst, receiver: found)
  }

  /// A special method that is not a plain function, such as a static method: it is bound to the receiver, and the
  /// result is called with the other arguments.
  private static let boundFirst = NativeDefinition("special", .any) { (machine, arguments) throws(Raise) in
    let bound = try machine.bind(arguments[0], arguments[1], machine.type(of: arguments[1]))
    machine.roots.append(bound)
    defer { machine.roots.removeLast() }
    return try machine.invoke(bound, arguments.dropping(2))
  }

  /// Fills a built-in class with its methods.
  private mutating func populate(_ type: Type) {
    type.pointee.header.flags |= TypeFlag.populated
    guard let builtin = type.pointee.builtin else { return }
    for definition in builtin.methods.definitions {
      let native = makeNative(definition, owner: type)
      set(type.pointee.dict, intern(definition.name), native)
    }
    for definition in builtin.specialMethods {
      let native = makeNative(definition, owner: type)
      set(type.pointee.dict, intern(definition.name), native)
    }
    if builtin.isUnhashable { set(type.pointee.dict, name(.hash), .none) }
  }

  func isSubtype(_ type: Type, _ other: Type) -> Bool {
    if type == other { return true }
    let order = type.pointee.order
    for index in 1..<max(1, order.count) where order.items[index].type == other { return true }
    return false
  }

  mutating func isInstance(_ value: Value, _ builtin: BuiltinType) -> Bool {
    isSubtype(type(of: value), type(builtin))
  }

  /// The built-in value inside an instance of a class that extends a built-in one.
  @inline(__always)
  func unwrap(_ value: Value) -> Value {
    if value.kind == .instance, !value.instance.pointee.payload.isUndefined { return value.instance.pointee.payload }
    return value
  }
}

/// What a class's header notes in its flags.
enum TypeFlag {
  static let populated: UInt8 = 1
  static let abstract: UInt8 = 2
  /// A class of a module that CPython has in C: messages name it with its module, and it cannot be changed.
  static let native: UInt8 = 4
  /// A class whose instances have a `__del__`.
  static let finalized: UInt8 = 8
  /// A class written in Python whose instances are bytes-like.
  static let buffer: UInt8 = 16
}

extension UnsafeMutablePointer where Pointee == TypeBody {
  /// Makes caches about the class and its subclasses stale.
  func noteChange() {
    pointee.version &+= 1 << 16
    guard let subclasses = pointee.subclasses else { return }
    for index in 0..<subclasses.count { subclasses.items[index].type.noteChange() }
  }

  var name: String { pointee.name.swift }
}

extension UnsafeMutablePointer where Pointee == NativeBody {
  var typeName: BuiltinType {
    switch pointee.definition.role {
    case .function, .staticMethod: .builtinFunction
    case .classMethod: pointee.receiver.isUndefined ? .methodDescriptor : .builtinMethod
    case .method: isSlotWrapper ? .wrapperDescriptor : .methodDescriptor
    case .attribute: .memberDescriptor
    }
  }

  /// Whether it is a method with a special name that CPython makes from a slot of the class: most of them are.
  var isSlotWrapper: Bool {
    let name = pointee.definition.name
    guard pointee.definition.role == .method, name.hasPrefix("__") else { return false }
    switch name {
    case "__trunc__", "__floor__", "__ceil__", "__round__", "__format__", "__complex__", "__bytes__", "__reversed__",
      "__length_hint__", "__sizeof__", "__dir__", "__reduce__", "__reduce_ex__", "__copy__", "__deepcopy__",
      "__getnewargs__", "__enter__", "__exit__", "__missing__":
      return false
    case "__getitem__": return pointee.owner?.pointee.builtin != .list && pointee.owner?.pointee.builtin != .dict
    case "__contains__":
      return ![BuiltinType.dict, .set, .frozenset].contains { pointee.owner?.pointee.builtin == $0 }
    default: return true
    }
  }
}

extension UnsafeMutablePointer where Pointee == IteratorBody {
  var typeName: BuiltinType {
    guard pointee.form == .exhausted, let form = IteratorForm(rawValue: UInt8(truncatingIfNeeded: pointee.step)) else {
      return typeName(of: pointee.form)
    }
    return typeName(of: form)
  }

  private func typeName(of form: IteratorForm) -> BuiltinType {
    switch form {
    case .range: .rangeIterator
    case .list: .listIterator
    case .tuple: .tupleIterator
    case .text: .strIterator
    case .bytes: .bytesIterator
    case .keys: .dictKeyIterator
    case .values: .dictValueIterator
    case .items: .dictItemIterator
    case .set: .setIterator
    case .sequence, .exhausted, .native: .sequenceIterator
    case .reversedSequence, .reversedTuple: .reversed
    case .reversedList: .listReverseIterator
    case .reversedKeys: .dictReverseKeyIterator
    case .reversedValues: .dictReverseValueIterator
    case .reversedItems: .dictReverseItemIterator
    case .enumerate: .enumerate
    case .zip: .zip
    case .map: .map
    case .filter: .filter
    case .callable: .callableIterator
    }
  }
}

extension Machine {
  /// Does `value.name`.
  mutating func getAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value {
    if let found = try findAttribute(value, name) { return found }
    throw attributeError(value, name)
  }

  /// `value.name`, or nil when there is no such attribute; errors that properties raise go on.
  mutating func findAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    if value.kind == .instance, let hook = special(value, .getattribute) {
      if special(value, .getattr) == nil { return try call(hook, value, Value(name)) }
      if let found = try catching(
        .attributeError,
        { (machine) throws(Raise) in
          try machine.call(hook, value, Value(name))
        })
      {
        return found
      }
      return try callGetattr(value, name)
    }
    let found: Value?
    switch value.kind {
    case .type: found = try findAttribute(ofType: value.type, name)
    case .module: found = findAttribute(of: value.module, name)
    case .superProxy: found = try findSuperAttribute(value, name) ?? superAttribute(value.descriptor, name)
    default: found = try findPlainAttribute(value, name)
    }
    if let found { return found }
    return try callGetattr(value, name)
  }

  private mutating func callGetattr(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    if value.kind == .module {
      let hook = value.module.pointee.dict.find(self.name(.getattr))
      return hook.isUndefined ? nil : try call(hook, Value(name))
    }
    guard let hook = special(value, .getattr) else { return nil }
    return try call(hook, value, Value(name))
  }

  private mutating func findAttribute(of module: Module, _ name: Text) -> Value? {
    let found = module.pointee.dict.find(name)
    if !found.isUndefined { return found }
    if name == self.name(.dict) { return Value(module.pointee.dict) }
    if name == intern("__class__") { return Value(type(.module)) }
    if module.pointee.dict == builtins {
      let found = builtin(name)
      return found.isUndefined ? nil : found
    }
    return nil
  }

  /// What `object.__getattribute__` finds.
  mutating func findPlainAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    let type = type(of: value)
    let attribute = lookUp(type, name)
    if !attribute.isUndefined, isDataDescriptor(attribute) { return try bind(attribute, value, type) }
    if let own = ownAttribute(value, name) { return own }
    if !attribute.isUndefined { return try bind(attribute, value, type) }
    return try computedAttribute(value, name)
  }

  /// An attribute in the value's own dictionary.
  func ownAttribute(_ value: Value, _ name: Text) -> Value? {
    let found: Value
    switch value.kind {
    case .instance: found = ownAttribute(value.instance, name)
    case .exception: found = value.exception.pointee.attributes?.find(name) ?? .undefined
    case .function: found = value.function.pointee.attributes?.find(name) ?? .undefined
    default: return nil
    }
    return found.isUndefined ? nil : found
  }

  /// Whether an attribute of a class comes before the instance's own of the same name.
  mutating func isDataDescriptor(_ attribute: Value) -> Bool {
    switch attribute.kind {
    case .property, .member: return true
    case .native: return attribute.native.pointee.definition.role == .attribute
    case .instance:
      let type = attribute.instance.pointee.type
      if !lookUp(type, name(.set)).isUndefined { return true }
      return !lookUp(type, name(.delete)).isUndefined || attribute.instance.pointee.payload.kind == .property
    default: return false
    }
  }

  /// What a class's attribute is when it is read through an instance.
  mutating func bind(_ attribute: Value, _ value: Value, _ type: Type) throws(Raise) -> Value {
    switch attribute.kind {
    case .function: return makeBoundMethod(attribute, value)
    case .native: return try bindNative(attribute.native, value, type)
    case .property: return try readProperty(attribute.descriptor, value)
    case .classMethod: return makeBoundMethod(attribute.descriptor.pointee.first, Value(type))
    case .staticMethod: return attribute.descriptor.pointee.first
    case .member: return try readMember(attribute.descriptor, value)
    case .instance:
      let get = lookUp(attribute.instance.pointee.type, name(.get))
      if get.isUndefined {
        let payload = attribute.instance.pointee.payload
        return payload.kind == .property ? try readProperty(payload.descriptor, value) : attribute
      }
      return try call(get, attribute, value, Value(type))
    default: return attribute
    }
  }

  private mutating func bindNative(_ native: NativeFunction, _ value: Value, _ type: Type) throws(Raise) -> Value {
    switch native.pointee.definition.role {
    case .function, .staticMethod: return Value(native)
    case .method: return makeBoundMethod(Value(native), value)
    case .classMethod: return makeBoundMethod(Value(native), Value(type))
    case .attribute:
      if let owner = native.pointee.owner, !isSubtype(self.type(of: value), owner) {
        throw typeError(
          "descriptor '\(native.pointee.definition.name)' for '\(owner.name)' objects doesn't apply to a "
            + "'\(typeName(value))' object")
      }
      var receiver = unwrap(value)
      return try native.pointee.code(&self, Arguments(&receiver, count: 1))
    }
  }

  private mutating func readProperty(_ property: Descriptor, _ value: Value) throws(Raise) -> Value {
    if property.pointee.first.isNone {
      throw raise(
        .attributeError, "property\(propertyName(property)) of '\(qualifiedTypeName(value))' object has no getter")
    }
    return try call(property.pointee.first, value)
  }

  /// ` 'area'`, when the property knows its name.
  mutating func propertyName(_ property: Descriptor) -> String {
    property.pointee.name.kind == .string ? " '\(property.pointee.name.string.swift)'" : ""
  }

  private mutating func readMember(_ member: Descriptor, _ value: Value) throws(Raise) -> Value {
    let name = member.pointee.first.string
    let found = value.kind == .instance ? ownAttribute(value.instance, name) : .undefined
    if found.isUndefined { throw attributeError(value, name) }
    return found
  }

  // MARK: Classes and super

  /// Does `Class.name`.
  private mutating func findAttribute(ofType type: Type, _ name: Text) throws(Raise) -> Value? {
    let metatype = type.pointee.metatype ?? self.type(.type)
    let meta = lookUp(metatype, name)
    if !meta.isUndefined, isDataDescriptor(meta) { return try bind(meta, Value(type), metatype) }
    let attribute = name == self.name(.annotations) ? ownAttribute(type, name) : lookUp(type, name)
    if !attribute.isUndefined { return try bindToClass(attribute, type) }
    if !meta.isUndefined { return try bind(meta, Value(type), metatype) }
    return try computedTypeAttribute(type, name)
  }

  /// What a class's attribute is when it is read through the class.
  mutating func bindToClass(_ attribute: Value, _ type: Type) throws(Raise) -> Value {
    switch attribute.kind {
    case .classMethod: return makeBoundMethod(attribute.descriptor.pointee.first, Value(type))
    case .staticMethod: return attribute.descriptor.pointee.first
    case .native where attribute.native.pointee.definition.role == .classMethod:
      return makeBoundMethod(attribute, Value(type))
    case .instance:
      let get = lookUp(attribute.instance.pointee.type, name(.get))
      return get.isUndefined ? attribute : try call(get, attribute, .none, Value(type))
    default: return attribute
    }
  }

  /// `super().name`: the search starts after the class in the order of the instance's class.
  private mutating func findSuperAttribute(_ proxy: Value, _ name: Text) throws(Raise) -> Value? {
    let descriptor = proxy.descriptor.pointee
    let (start, receiver) = (descriptor.first.type, descriptor.second)
    let isClass = descriptor.third.bool
    let type = isClass ? receiver.type : type(of: receiver)
    let order = type.pointee.order
    var index = 0
    while index < order.count, order.items[index].type != start { index += 1 }
    for position in (index + 1)..<max(index + 1, order.count) {
      let attribute = ownAttribute(order.items[position].type, name)
      if attribute.isUndefined { continue }
      return isClass ? try bindToClass(attribute, type) : try bind(attribute, receiver, type)
    }
    if name == self.name(.class) { return Value(self.type(.super)) }
    return nil
  }
}

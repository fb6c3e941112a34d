extension Machine {
  /// Does `value.name = new`.
  mutating func setAttribute(_ value: Value, _ name: Text, _ new: Value) throws(Raise) {
    if let hook = special(value, .setattr) {
      _ = try call(hook, value, Value(name), new)
      return
    }
    try setPlainAttribute(value, name, new)
  }

  /// What `object.__setattr__` does.
  mutating func setPlainAttribute(_ value: Value, _ name: Text, _ new: Value) throws(Raise) {
    switch value.kind {
    case .instance, .exception:
      let attribute = lookUp(type(of: value), name)
      if !attribute.isUndefined, try setThrough(attribute, value, name, new) { return }
      try setOwn(value, name, new)
    case .type:
      try refuseImmutable(value.type, name)
      try setTypeAttribute(value.type, name, new)
    case .module:
      set(value.module.pointee.dict, name, new)
      noteStream(value.module, name, new)
    case .function: try setFunctionAttribute(value.function, name, new)
    default:
      let attribute = lookUp(type(of: value), name)
      if !attribute.isUndefined {
        if try setThrough(attribute, value, name, new) { return }
        throw readOnly(value, name)
      }
      if name == self.name(.class) {
        throw typeError(
          new.kind == .type
            ? "__class__ assignment only supported for mutable types or ModuleType subclasses"
            : "__class__ must be set to a class, not '\(typeName(new))' object")
      }
      throw name == self.name(.doc) ? readOnly(value, name) : attributeError(value, name)
    }
  }

  /// Built-in classes keep their attributes.
  private mutating func refuseImmutable(_ type: Type, _ name: Text) throws(Raise) {
    if type.pointee.builtin != nil || type.pointee.header.flags & TypeFlag.native != 0 {
      throw typeError("cannot set '\(name.swift)' attribute of immutable type '\(type.name)'")
    }
  }

  /// What is said about setting or deleting an attribute that a built-in class has.
  private mutating func readOnly(_ value: Value, _ name: Text) -> Raise {
    if value.kind == .range, ["start", "stop", "step"].contains(name.swift) {
      return raise(.attributeError, "readonly attribute")
    }
    guard value.isNumber, ["real", "imag", "numerator", "denominator"].contains(name.swift) else {
      return raise(.attributeError, "'\(typeName(value))' object attribute '\(name.swift)' is read-only")
    }
    if value.kind == .complex { return raise(.attributeError, "readonly attribute") }
    let owner = value.kind == .float ? "float" : "int"
    return raise(.attributeError, "attribute '\(name.swift)' of '\(owner)' objects is not writable")
  }

  private mutating func setOwn(_ value: Value, _ name: Text, _ new: Value) throws(Raise) {
    if value.kind == .exception {
      if value.exception.pointee.group.kind == .tuple, ["message", "exceptions"].contains(name.swift) {
        throw raise(.attributeError, "readonly attribute")
      }
      if setExceptionField(value.exception, name, new) { return }
      let attributes = value.exception.pointee.attributes ?? makeDict()
      value.exception.pointee.attributes = attributes
      return set(attributes, name, new)
    }
    let type = value.instance.pointee.type
    if name == self.name(.class) { return try setClass(value.instance, new) }
    if name == self.name(.dict), new.kind == .dict {
      _ = attributes(of: value.instance)
      value.instance.pointee.dict = new.dict
      return
    }
    if type.pointee.hasSlots || type.pointee.builtin == .object { throw attributeError(value, name) }
    setOwnAttribute(value.instance, name, new)
  }

  /// Does `instance.__class__ = new`: only a class of the same kind will do.
  private mutating func setClass(_ instance: Instance, _ new: Value) throws(Raise) {
    guard new.kind == .type else {
      throw typeError("__class__ must be set to a class, not '\(typeName(new))' object")
    }
    let (old, wanted) = (instance.pointee.type, new.type)
    guard wanted.pointee.builtin == nil, old.pointee.builtin == nil else {
      throw typeError("__class__ assignment only supported for mutable types or ModuleType subclasses")
    }
    guard old.pointee.layout == wanted.pointee.layout, old.pointee.hasSlots == wanted.pointee.hasSlots else {
      throw typeError("__class__ assignment: '\(wanted.name)' object layout differs from '\(old.name)'")
    }
    _ = attributes(of: instance)
    instance.pointee.type = wanted
  }

  /// Hands a new value to a data descriptor of the class; false when the attribute is none.
  private mutating func setThrough(
    _ attribute: Value, _ value: Value, _ name: Text, _ new: Value
  ) throws(Raise) -> Bool {
    switch attribute.kind {
    case .property:
      let setter = attribute.descriptor.pointee.second
      if setter.isNone {
        throw raise(
          .attributeError,
          "property\(propertyName(attribute.descriptor)) of '\(qualifiedTypeName(value))' object has no setter")
      }
      _ = try call(setter, value, new)
      return true
    case .member:
      guard value.kind == .instance else { return false }
      setOwnAttribute(value.instance, attribute.descriptor.pointee.first.string, new)
      return true
    case .instance:
      let set = lookUp(attribute.instance.pointee.type, self.name(.set))
      if set.isUndefined { return false }
      _ = try call(set, attribute, value, new)
      return true
    default: return false
    }
  }

  private mutating func setFunctionAttribute(_ function: Function, _ name: Text, _ new: Value) throws(Raise) {
    if name == self.name(.name), new.kind == .string { return function.pointee.name = new.string }
    if name == self.name(.qualname), new.kind == .string { return function.pointee.qualifiedName = new.string }
    if name == self.name(.module) { return function.pointee.moduleName = new }
    if name == self.name(.defaults) { return function.pointee.defaults = new.kind == .tuple ? new.tuple : nil }
    if name == self.name(.kwdefaults) {
      guard new.isNone || new.kind == .dict else { throw typeError("__kwdefaults__ must be set to a dict object") }
      return function.pointee.keywordDefaults = new.kind == .dict ? new.dict : nil
    }
    if name == self.name(.code) { return try setCode(of: function, new) }
    let attributes = function.pointee.attributes ?? makeDict()
    function.pointee.attributes = attributes
    set(attributes, name, new)
  }

  private mutating func setCode(of function: Function, _ new: Value) throws(Raise) {
    guard new.kind == .code else { throw typeError("__code__ must be set to a code object") }
    let (wanted, given) = (function.pointee.captureCount, new.code.pointee.captureCount)
    guard wanted == given else {
      throw valueError("\(function.pointee.name.swift)() requires a code object with \(wanted) free vars, not \(given)")
    }
    if !new.code.pointee.isLinked { link(new.code) }
    function.pointee.code = new.code
  }

  private mutating func setTypeAttribute(_ type: Type, _ name: Text, _ new: Value) throws(Raise) {
    if name == self.name(.name), new.kind == .string { return type.pointee.name = new.string }
    if name == self.name(.qualname), new.kind == .string { return type.pointee.qualifiedName = new.string }
    if name == self.name(.module) { type.pointee.moduleName = new }
    set(type.pointee.dict, intern(name), new)
  }

  /// Does `del value.name`.
  mutating func deleteAttribute(_ value: Value, _ name: Text) throws(Raise) {
    if let hook = special(value, .delattr) {
      _ = try call(hook, value, Value(name))
      return
    }
    try deletePlainAttribute(value, name)
  }

  mutating func deletePlainAttribute(_ value: Value, _ name: Text) throws(Raise) {
    let attribute = lookUp(type(of: value), name)
    switch value.kind {
    case .instance:
      if try deleteThrough(attribute, value) { return }
      if removeOwnAttribute(value.instance, name) { return }
    case .type:
      try refuseImmutable(value.type, name)
      let index = value.type.pointee.dict.findIndex(name)
      if index >= 0, value.type.pointee.builtin == nil { return value.type.pointee.dict.removeEntry(index) }
    case .module:
      let index = value.module.pointee.dict.findIndex(name)
      if index >= 0 { return value.module.pointee.dict.removeEntry(index) }
    case .function, .exception:
      let attributes = value.kind == .function ? value.function.pointee.attributes : value.exception.pointee.attributes
      if let attributes, case let index = attributes.findIndex(name), index >= 0 {
        return attributes.removeEntry(index)
      }
    default:
      if !attribute.isUndefined || name == self.name(.doc) { throw readOnly(value, name) }
    }
    if name == self.name(.class) { throw typeError("can't delete __class__ attribute") }
    throw attributeError(value, name)
  }

  /// Asks a data descriptor of the class to delete what it stands for; false when the attribute is none.
  private mutating func deleteThrough(_ attribute: Value, _ value: Value) throws(Raise) -> Bool {
    if attribute.kind == .property {
      let deleter = attribute.descriptor.pointee.third
      if deleter.isNone {
        throw raise(
          .attributeError,
          "property\(propertyName(attribute.descriptor)) of '\(qualifiedTypeName(value))' object has no deleter")
      }
      _ = try call(deleter, value)
      return true
    }
    guard attribute.kind == .instance else { return false }
    let delete = lookUp(attribute.instance.pointee.type, self.name(.delete))
    if !delete.isUndefined {
      _ = try call(delete, attribute, value)
      return true
    }
    let set = lookUp(attribute.instance.pointee.type, self.name(.set))
    if !set.isUndefined { throw raise(.attributeError, "__delete__") }
    return false
  }
}

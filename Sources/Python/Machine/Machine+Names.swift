// Names and attributes behind the inline caches.
extension Machine {
  /// A global or built-in; the cache learns where it is.
  mutating func loadGlobal(_ cache: UnsafeMutablePointer<InlineCache>, _ globals: Dict) throws(Raise) -> Value {
    let name = cache.pointee.name
    let index = globals.findIndex(name)
    if index >= 0 {
      cache.pointee.version = globals.pointee.version
      cache.pointee.index = Int32(index)
      return globals.entries[index].value
    }
    let found = try builtin(name, for: globals)
    if found.isUndefined { throw nameError(name) }
    cache.pointee.version = globals.pointee.version
    cache.pointee.index = -1
    cache.pointee.value = found
    return found
  }

  mutating func storeGlobal(_ cache: UnsafeMutablePointer<InlineCache>, _ globals: Dict, _ value: Value) {
    set(globals, cache.pointee.name, value)
    let index = globals.findIndex(cache.pointee.name)
    cache.pointee.index = Int32(index)
    cache.pointee.version = globals.pointee.version
  }

  mutating func deleteGlobal(_ name: Text, _ globals: Dict) throws(Raise) {
    let index = globals.findIndex(name)
    if index < 0 { throw nameError(name) }
    globals.removeEntry(index)
  }

  /// A name in a class body.
  mutating func loadName(
    _ regs: UnsafeMutablePointer<Value>, _ i: Instruction, _ cache: UnsafeMutablePointer<InlineCache>, _ globals: Dict
  ) throws(Raise) -> Value {
    let name = cache.pointee.name
    let own = unwrap(regs[0]).dict.find(name)
    if !own.isUndefined { return own }
    if i.x != 0 {
      let value = regs[Int(i.b)].cell.pointee.value
      if value.isUndefined { throw unboundCell(Int(i.b), name) }
      return value
    }
    let global = globals.find(name)
    if !global.isUndefined { return global }
    let found = try builtin(name, for: globals)
    if found.isUndefined { throw nameError(name) }
    return found
  }

  /// `value.name`; the cache learns where instances keep it.
  mutating func loadAttribute(_ value: Value, _ cache: UnsafeMutablePointer<InlineCache>) throws(Raise) -> Value {
    let name = cache.pointee.name
    if value.kind == .instance, let shape = value.instance.pointee.shape {
      let index = shape.find(name)
      if index >= 0 {
        let type = value.instance.pointee.type
        let attribute = lookUp(type, name)
        if attribute.isUndefined || !isDataDescriptor(attribute), special(value, .getattribute) == nil {
          cache.pointee.shape = shape
          cache.pointee.index = Int32(index)
          cache.pointee.version = type.pointee.version
          return value.instance.pointee.values[index]
        }
      }
    }
    return try getAttribute(value, name)
  }

  mutating func storeAttribute(
    _ value: Value, _ cache: UnsafeMutablePointer<InlineCache>, _ new: Value
  ) throws(Raise) {
    let name = cache.pointee.name
    guard value.kind == .instance, let shape = value.instance.pointee.shape else {
      return try setAttribute(value, name, new)
    }
    let type = value.instance.pointee.type
    let index = shape.find(name)
    if index >= 0, lookUp(type, name).isUndefined, special(value, .setattr) == nil {
      cache.pointee.shape = shape
      cache.pointee.index = Int32(index)
      cache.pointee.version = type.pointee.version
      value.instance.pointee.values[index] = new
      return
    }
    try setAttribute(value, name, new)
  }

  /// Finds a method for a call: the function and its receiver, or any callable and nothing.
  mutating func loadMethod(
    _ value: Value, _ cache: UnsafeMutablePointer<InlineCache>, _ target: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    let name = cache.pointee.name
    if value.kind == .instance, special(value, .getattribute) == nil {
      let type = value.instance.pointee.type
      let attribute = lookUp(type, name)
      let own = attribute.kind == .function ? ownAttribute(value.instance, name) : .undefined
      if attribute.kind == .function, own.isUndefined {
        cache.pointee.shape = value.instance.pointee.shape
        cache.pointee.index = -2
        cache.pointee.kind = .undefined
        cache.pointee.version = type.pointee.version
        cache.pointee.value = attribute
        target[1] = value
        target[0] = attribute
        return
      }
    } else if BuiltinType.of(value.kind) != nil, value.kind != .function, value.kind != .module,
      value.kind != .superProxy
    {
      let attribute = lookUp(type(of: value), name)
      if attribute.kind == .native, attribute.native.pointee.definition.role == .method {
        cache.pointee.kind = value.kind
        cache.pointee.shape = nil
        cache.pointee.value = attribute
        target[1] = value
        target[0] = attribute
        return
      }
    } else if value.kind == .opaque, let method = nativeMethod(value, name) {
      target[1] = value
      target[0] = method
      return
    }
    let found = try getAttribute(value, name)
    if found.kind == .boundMethod {
      target[1] = found.boundMethod.pointee.receiver
      target[0] = found.boundMethod.pointee.function
    } else {
      target[0] = found
      target[1] = .undefined
    }
  }

  /// A method that the class of a value has in Swift.
  private mutating func nativeMethod(_ value: Value, _ name: Text) -> Value? {
    let attribute = lookUp(type(of: value), name)
    return attribute.kind == .native && attribute.native.pointee.definition.role == .method ? attribute : nil
  }
}

// Attributes that are computed, not stored.
extension Machine {
  mutating func computedAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    if name == self.name(.class) { return Value(type(of: value)) }
    switch value.kind {
    case .instance:
      if name == self.name(.dict), !value.instance.pointee.type.pointee.hasSlots {
        return Value(try shownAttributes(of: value.instance))
      }
      if name == self.name(.module) { return moduleName(of: value.instance.pointee.type) }
      let payload = value.instance.pointee.payload
      if payload.kind == .property, let found = try propertyAttribute(payload.descriptor, name) { return found }
    case .function: return try functionAttribute(value.function, name)
    case .native: return nativeAttribute(value.native, name)
    case .boundMethod: return try methodAttribute(value.boundMethod, name)
    case .exception: return exceptionAttribute(value.exception, name)
    case .property: return try propertyAttribute(value.descriptor, name)
    case .code: return codeAttribute(value.code, name)
    case .generator: return generatorAttribute(value.generator, name)
    case .cell where name.swift == "cell_contents":
      if value.cell.pointee.value.isUndefined { throw valueError("Cell is empty") }
      return value.cell.pointee.value
    case .traceback: if let found = try traceAttribute(value.descriptor, name) { return found }
    case .dictView where name.swift == "mapping": return try makeMappingProxy(value.dictView.pointee.dict)
    case .classMethod, .staticMethod: if let found = try wrapperAttribute(value, name) { return found }
    case .superProxy: return superAttribute(value.descriptor, name)
    default: break
    }
    if name == self.name(.doc) { return Value.none }
    return nil
  }

  /// The instance's attributes but for those in slots of a base.
  private mutating func shownAttributes(of instance: Instance) throws(Raise) -> Dict {
    let all = attributes(of: instance)
    try charge(all.pointee.used)
    let slots = all.liveEntries.filter { $0.key.kind == .string }.map(\.key.string).filter {
      lookUp(instance.pointee.type, $0).kind == .member
    }
    if slots.isEmpty { return all }
    try chargeCopy(of: all)
    let shown = copy(all)
    for slot in slots where shown.findIndex(slot) >= 0 { shown.removeEntry(shown.findIndex(slot)) }
    return shown
  }

  /// What a class shows of its own attributes.
  private mutating func namespace(of type: Type) throws(Raise) -> Dict {
    try chargeCopy(of: type.pointee.dict)
    let dict = copy(type.pointee.dict)
    if type.pointee.builtin == nil {
      if !type.pointee.hasSlots {
        for field in ["__dict__", "__weakref__"] where inheritsNothing(type) {
          set(dict, intern(field), makeNative(.attribute(field) { (_, _) throws(Raise) in .none }, owner: type))
        }
      }
      if dict.findIndex(name(.doc)) < 0 { set(dict, name(.doc), .none) }
    }
    return dict
  }

  /// Whether no base of the class was written in Python.
  private func inheritsNothing(_ type: Type) -> Bool {
    type.pointee.bases.buffer.allSatisfy { $0.type.pointee.builtin != nil }
  }

  /// A read-only view of a dictionary.
  mutating func makeMappingProxy(_ dict: Dict) throws(Raise) -> Value {
    roots.append(Value(dict))
    defer { roots.removeLast() }
    let module = try importModule(intern("types"), level: 0, wantsPackage: false)
    return try call(getAttribute(module, intern("MappingProxyType")), Value(dict))
  }

  /// The line and the rest of a traceback, which is the exception and the place of its outermost line.
  private mutating func traceAttribute(_ trace: Descriptor, _ name: Text) throws(Raise) -> Value? {
    let exception = trace.pointee.first.exception
    let last = exception.pointee.traceCount - 1
    let index = trace.pointee.second.kind == .int ? min(trace.pointee.second.int, last) : last
    guard index >= 0, let entry = exception.pointee.trace?[index] else { return nil }
    switch name.swift {
    case "tb_lineno": return Value(entry.code.pointee.line(of: entry.pc))
    case "tb_lasti": return Value(entry.pc)
    case "tb_next":
      return index == 0 ? Value.none : makeDescriptor(.traceback, Value(exception), Value(index - 1))
    default: return nil
    }
  }

  private mutating func functionAttribute(_ function: Function, _ name: Text) throws(Raise) -> Value? {
    let body = function.pointee
    switch name.swift {
    case "__name__": return Value(body.name)
    case "__qualname__": return Value(body.qualifiedName)
    case "__module__": return body.moduleName
    case "__doc__":
      guard let text = body.code.pointee.compiled._withUnsafeGuaranteedRef({ $0.documentation }) else {
        return Value.none
      }
      return text.bytes.withUnsafeBufferPointer { Value(makeText(utf8: $0)) }
    case "__defaults__": return body.defaults.map { Value($0) } ?? Value.none
    case "__kwdefaults__": return body.keywordDefaults.map { Value($0) } ?? Value.none
    case "__globals__": return Value(body.globals)
    case "__code__": return Value(body.code)
    case "__annotations__", "__dict__":
      let attributes = body.attributes ?? makeDict()
      function.pointee.attributes = attributes
      if name.swift == "__dict__" {
        if attributes.findIndex(self.name(.annotations)) < 0 { return Value(attributes) }
        try chargeCopy(of: attributes)
        let shown = copy(attributes)
        _ = try remove(shown, Value(self.name(.annotations)))
        return Value(shown)
      }
      let annotations = Value(makeDict())
      set(attributes, name, annotations)
      return annotations
    case "__closure__":
      if body.captureCount == 0 { return Value.none }
      return Value(makeTuple(function.captures, body.captureCount))
    default: return nil
    }
  }

  private mutating func nativeAttribute(_ native: NativeFunction, _ name: Text) -> Value? {
    switch name.swift {
    case "__name__": return string(native.pointee.definition.name)
    case "__qualname__":
      let prefix = native.pointee.owner.map { $0.name + "." } ?? ""
      return string(prefix + native.pointee.definition.name)
    case "__module__":
      return native.pointee.moduleName.map { Value($0) }
        ?? (native.pointee.owner == nil ? string("builtins") : Value.none)
    case "__self__": return native.pointee.moduleName.map { Value($0) } ?? Value.none
    case "__doc__": return Value.none
    default: return nil
    }
  }

  private mutating func methodAttribute(_ method: BoundMethod, _ name: Text) throws(Raise) -> Value? {
    switch name.swift {
    case "__self__": return method.pointee.receiver
    case "__func__": return method.pointee.function
    default: return try findAttribute(method.pointee.function, name)
    }
  }

  /// What `classmethod` and `staticmethod` show of the function inside.
  private mutating func wrapperAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    let function = value.descriptor.pointee.first
    switch name.swift {
    case "__func__", "__wrapped__": return function
    case "__isabstractmethod__": return try findAttribute(function, name) ?? .false
    case "__name__", "__qualname__", "__doc__", "__module__", "__annotations__":
      return try findAttribute(function, name)
    default: return nil
    }
  }

  mutating func superAttribute(_ proxy: Descriptor, _ name: Text) -> Value? {
    switch name.swift {
    case "__thisclass__": return proxy.pointee.first
    case "__self__": return proxy.pointee.second
    case "__self_class__":
      return proxy.pointee.third.bool ? proxy.pointee.second : Value(type(of: proxy.pointee.second))
    default: return nil
    }
  }

  private mutating func propertyAttribute(_ property: Descriptor, _ name: Text) throws(Raise) -> Value? {
    switch name.swift {
    case "fget": return property.pointee.first
    case "fset": return property.pointee.second
    case "fdel": return property.pointee.third
    case "__doc__": return property.pointee.fourth
    case "__isabstractmethod__":
      for part in [property.pointee.first, property.pointee.second, property.pointee.third] where !part.isNone {
        if let mark = try findAttribute(part, name), try isTrue(mark) { return .true }
      }
      return .false
    default: return nil
    }
  }

  private mutating func generatorAttribute(_ generator: Generator, _ name: Text) -> Value? {
    switch name.swift {
    case "__name__": return Value(generator.pointee.function.pointee.name)
    case "__qualname__": return Value(generator.pointee.function.pointee.qualifiedName)
    case "gi_running": return Value(generator.pointee.state == .running)
    case "gi_yieldfrom": return generator.pointee.delegate
    default: return nil
    }
  }

  private mutating func exceptionAttribute(_ exception: Exception, _ name: Text) -> Value? {
    switch name.swift {
    case "args": return exception.pointee.arguments
    case "__cause__": return exception.pointee.cause
    case "__context__": return exception.pointee.context
    case "__suppress_context__": return Value(exception.pointee.suppressesContext)
    case "__traceback__":
      let last = exception.pointee.traceCount - 1
      return last < 0 ? Value.none : makeDescriptor(.traceback, Value(exception), Value(last))
    case "message" where exception.pointee.group.kind == .tuple: return exception.pointee.group.tuple.items[0]
    case "exceptions" where exception.pointee.group.kind == .tuple: return exception.pointee.group.tuple.items[1]
    case "__notes__": return exception.pointee.notes.isUndefined ? nil : exception.pointee.notes
    case "__dict__":
      let attributes = exception.pointee.attributes ?? makeDict()
      exception.pointee.attributes = attributes
      return Value(attributes)
    case "value" where isSubtype(exception.pointee.type, type(.stopIteration)):
      return exception.firstArgument ?? Value.none
    case "code" where isSubtype(exception.pointee.type, type(.systemExit)): return exitCode(exception)
    case "name", "obj", "path", "msg", "lineno", "offset", "text", "filename", "filename2", "errno", "strerror",
      "print_file_and_line":
      return structuredField(exception, name.swift)
    default: return nil
    }
  }

  /// The status that a `SystemExit` asks for: its `code`, which programs can set.
  mutating func exitCode(_ exception: Exception) -> Value {
    if let set = exception.pointee.attributes?.find(intern("code")), !set.isUndefined { return set }
    let arguments = exception.pointee.arguments.tuple
    return arguments.count == 0 ? Value.none : arguments.count == 1 ? arguments.items[0] : exception.pointee.arguments
  }

  private mutating func structuredField(_ exception: Exception, _ name: String) -> Value? {
    let type = exception.pointee.type
    switch name {
    case "name" where isSubtype(type, self.type(.nameError)) || isSubtype(type, self.type(.attributeError)),
      "obj" where isSubtype(type, self.type(.attributeError)):
      return Value.none
    case "name" where isSubtype(type, self.type(.importError)), "path" where isSubtype(type, self.type(.importError)):
      return Value.none
    case "msg" where isSubtype(type, self.type(.importError)) || isSubtype(type, self.type(.syntaxError)):
      return exception.firstArgument ?? Value.none
    case "errno" where isSubtype(type, self.type(.osError)):
      return exception.pointee.arguments.tuple.count >= 2 ? exception.firstArgument ?? Value.none : Value.none
    case "strerror" where isSubtype(type, self.type(.osError)):
      return exception.pointee.arguments.tuple.count >= 2 ? exception.pointee.arguments.tuple.items[1] : Value.none
    case "filename" where isSubtype(type, self.type(.syntaxError)): return syntaxDetail(exception, 0)
    case "lineno" where isSubtype(type, self.type(.syntaxError)): return syntaxDetail(exception, 1)
    case "offset" where isSubtype(type, self.type(.syntaxError)): return syntaxDetail(exception, 2)
    case "text" where isSubtype(type, self.type(.syntaxError)): return syntaxDetail(exception, 3)
    case "filename" where isSubtype(type, self.type(.osError)), "filename2" where isSubtype(type, self.type(.osError)):
      return Value.none
    default: return nil
    }
  }

  /// A part of where a syntax error stands.
  private func syntaxDetail(_ exception: Exception, _ index: Int) -> Value {
    let arguments = exception.pointee.arguments
    guard arguments.kind == .tuple, arguments.tuple.count == 2, arguments.tuple.items[1].kind == .tuple,
      arguments.tuple.items[1].tuple.count > index
    else { return .none }
    return arguments.tuple.items[1].tuple.items[index]
  }

  /// Sets a field that every exception has; false for other names.
  mutating func setExceptionField(_ exception: Exception, _ name: Text, _ new: Value) -> Bool {
    switch name.swift {
    case "args": exception.pointee.arguments = new.kind == .tuple ? new : Value(makeTuple([new]))
    case "__cause__":
      exception.pointee.cause = new
      exception.pointee.suppressesContext = true
    case "__context__": exception.pointee.context = new
    case "__suppress_context__": exception.pointee.suppressesContext = new.bool
    case "__traceback__":
      if new.isNone { exception.pointee.traceCount = 0 }
      if new.kind == .traceback, new.descriptor.pointee.first.isIdentical(to: Value(exception)) {
        exception.pointee.traceCount = min(exception.pointee.traceCount, new.descriptor.pointee.second.int + 1)
      }
    case "__notes__": exception.pointee.notes = new
    default: return false
    }
    return true
  }

  private mutating func moduleName(of type: Type) -> Value {
    type.pointee.moduleName.isUndefined ? string("builtins") : type.pointee.moduleName
  }

  mutating func computedTypeAttribute(_ type: Type, _ name: Text) throws(Raise) -> Value? {
    switch name.swift {
    case "__name__": return shortName(type)
    case "__qualname__": return Value(type.pointee.qualifiedName)
    case "__module__": return moduleName(of: type)
    case "__bases__": return Value(type.pointee.bases)
    case "__base__": return type.pointee.bases.count == 0 ? Value.none : type.pointee.bases.items[0]
    case "__mro__": return Value(type.pointee.order)
    case "__dict__": return try makeMappingProxy(namespace(of: type))
    case "__class__": return Value(type.pointee.metatype ?? self.type(.type))
    case "__doc__": return Value.none
    case "__annotations__":
      let annotations = Value(makeDict())
      if type.pointee.builtin == nil { set(type.pointee.dict, name, annotations) }
      return annotations
    default: return nil
    }
  }
}

extension UnsafeMutablePointer where Pointee == ExceptionBody {
  var firstArgument: Value? {
    guard pointee.arguments.kind == .tuple, pointee.arguments.tuple.count > 0 else { return nil }
    return pointee.arguments.tuple.items[0]
  }
}

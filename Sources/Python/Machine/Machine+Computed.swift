// Attributes that are computed, not stored.
extension Machine {
  mutating func computedAttribute(_ value: Value, _ name: Text) throws(Raise) -> Value? {
    if name == self.name(.class) { return Value(type(of: value)) }
    switch value.kind {
    case .instance:
      if name == self.name(.dict), !value.instance.pointee.type.pointee.hasSlots {
        return Value(attributes(of: value.instance))
      }
      if name == self.name(.module) { return moduleName(of: value.instance.pointee.type) }
      let payload = value.instance.pointee.payload
      if payload.kind == .property, let found = propertyAttribute(payload.descriptor, name) { return found }
    case .function: return try functionAttribute(value.function, name)
    case .native: return nativeAttribute(value.native, name)
    case .boundMethod: return try methodAttribute(value.boundMethod, name)
    case .exception: return exceptionAttribute(value.exception, name)
    case .property: return propertyAttribute(value.descriptor, name)
    case .code: return codeAttribute(value.code, name)
    case .generator: return generatorAttribute(value.generator, name)
    case .classMethod, .staticMethod: if name.swift == "__func__" { return value.descriptor.pointee.first }
    default: break
    }
    if name == self.name(.doc) { return Value.none }
    return nil
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
      if name.swift == "__dict__" { return Value(attributes) }
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

  private mutating func propertyAttribute(_ property: Descriptor, _ name: Text) -> Value? {
    switch name.swift {
    case "fget": return property.pointee.first
    case "fset": return property.pointee.second
    case "fdel": return property.pointee.third
    case "__doc__": return property.pointee.fourth
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
      return exception.pointee.traceCount == 0 ? Value.none : makeDescriptor(.traceback, Value(exception))
    case "__notes__": return exception.pointee.notes.isUndefined ? nil : exception.pointee.notes
    case "__dict__":
      let attributes = exception.pointee.attributes ?? makeDict()
      exception.pointee.attributes = attributes
      return Value(attributes)
    case "value" where isSubtype(exception.pointee.type, type(.stopIteration)):
      return exception.firstArgument ?? Value.none
    case "code" where isSubtype(exception.pointee.type, type(.systemExit)): return exitCode(exception)
    case "name", "obj", "path", "msg", "lineno", "offset", "text", "filename", "errno", "strerror",
      "print_file_and_line":
      return structuredField(exception, name.swift)
    default: return nil
    }
  }

  private mutating func exitCode(_ exception: Exception) -> Value {
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
    case "filename" where isSubtype(type, self.type(.osError)), "lineno" where isSubtype(type, self.type(.syntaxError)),
      "offset" where isSubtype(type, self.type(.syntaxError)), "text" where isSubtype(type, self.type(.syntaxError)),
      "filename" where isSubtype(type, self.type(.syntaxError)):
      return Value.none
    default: return nil
    }
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
    case "__traceback__": if new.isNone { exception.pointee.traceCount = 0 }
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
    case "__dict__": return Value(copy(type.pointee.dict))
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

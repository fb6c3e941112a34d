extension Machine {
  /// Does `import name`.
  mutating func importModule(_ name: Text, level: Int, wantsPackage: Bool) throws(Raise) -> Value {
    if level > 0 { throw raise(.importError, "attempted relative import with no known parent package") }
    let parts = name.swift.split(separator: ".").map(String.init)
    var path = ""
    var found = Value.none
    for part in parts {
      path = path.isEmpty ? part : "\(path).\(part)"
      found = try loadModule(path, asked: name.swift)
    }
    return wantsPackage ? try loadModule(parts.first ?? "", asked: name.swift) : found
  }

  private mutating func loadModule(_ path: String, asked: String) throws(Raise) -> Value {
    let key = intern(path)
    let isInternal = path == ModuleCatalogue.internalModule
    let known = (isInternal ? internalModules : modules).find(key)
    let isOpen = !isInternal || frames[depth].code.pointee.isLibrary
    if !known.isUndefined, isOpen {
      // The built-in names come into being when they are first used; who imports their module may list them all.
      if path == "builtins", known.kind == .module { try BuiltinsModule.definition.initialize(&self, known.module) }
      return known
    }
    guard isOpen, let source = ModuleCatalogue.modules[path] else {
      let parent = path.split(separator: ".").dropLast().joined(separator: ".")
      let suffix = parent.isEmpty ? "" : "; '\(parent)' is not a package"
      let reason = AbsentModules.reason(path).map { " here: \($0.message)" } ?? suffix
      let error = raise(.moduleNotFoundError, "No module named '\(path)'\(reason)")
      annotatePending("name", Value(key))
      throw error
    }
    let module = makeModule(path)
    set(isInternal ? internalModules : modules, key, Value(module))
    collectionHolds += 1
    defer { collectionHolds -= 1 }
    for definition in source.functions {
      set(module.pointee.dict, intern(definition.name), makeNative(definition, module: key))
    }
    try source.initialize(&self, module)
    if let code = source.python?() { try run(code, in: module.pointee.dict) }
    return Value(module)
  }

  /// Runs the code of a module that is written in Python.
  mutating func run(_ compiled: CompiledCode, in globals: Dict) throws(Raise) {
    let code = makeCode(compiled)
    linked.append(code)
    link(code)
    let function = makeMainFunction(code, globals)
    var nothing = Value.none
    _ = try run(function, Arguments(&nothing, count: 0))
  }

  /// A function without parameters for the code of a module.
  mutating func makeMainFunction(_ code: Code, _ globals: Dict) -> Function {
    let (block, header) = heap.allocate(.function, size: MemoryLayout<FunctionBody>.size)
    let function = block.assumingMemoryBound(to: FunctionBody.self)
    let name = intern("<module>")
    function.initialize(
      to: FunctionBody(
        header: header, code: code, globals: globals, defaults: nil, keywordDefaults: nil, name: name,
        qualifiedName: name, attributes: nil, captureCount: 0, moduleName: .none))
    return function
  }

  /// Does `from module import name`.
  mutating func importFrom(_ module: Value, _ name: Text) throws(Raise) -> Value {
    let found = try catching(.attributeError) { (machine) throws(Raise) in try machine.findAttribute(module, name) }
    if let found, let value = found { return value }
    guard module.kind == .module else { throw raise(.importError, "cannot import name '\(name.swift)'") }
    let owner = module.module.pointee.name.swift
    if ModuleCatalogue.modules["\(owner).\(name.swift)"] != nil {
      return try loadModule("\(owner).\(name.swift)", asked: owner)
    }
    let error = raise(.importError, "cannot import name '\(name.swift)' from '\(owner)' (unknown location)")
    annotatePending("name", Value(module.module.pointee.name))
    throw error
  }

  /// Does `from module import *`.
  mutating func importStar(_ module: Value) throws(Raise) {
    guard module.kind == .module else { throw raise(.importError, "no module to import from") }
    let dict = module.module.pointee.dict
    let globals = frames[depth].globals
    let all = dict.find(name(.all))
    if all.kind == .list || all.kind == .tuple {
      // A module's own `__getattr__` may change the list meanwhile.
      var index = 0
      while index < all.sequenceCount {
        let item = all.sequenceItem(index)
        guard item.kind == .string else {
          throw typeError("Item in \(module.module.pointee.name.swift).__all__ must be str, not \(typeName(item))")
        }
        set(globals, intern(item.string), try getAttribute(module, item.string))
        index += 1
      }
      return
    }
    for entry in dict.liveEntries where entry.key.kind == .string && !entry.key.string.swift.hasPrefix("_") {
      set(globals, intern(entry.key.string), entry.value)
    }
  }
}

extension Machine {
  /// Sets a variable of a module.
  mutating func set(_ module: Module, _ name: String, _ value: Value) {
    set(module.pointee.dict, intern(name), value)
  }
}

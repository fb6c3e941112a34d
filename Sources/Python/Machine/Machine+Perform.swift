// Instructions for contexts, imports, annotations and patterns.
extension Machine {
  mutating func perform(
    _ i: Instruction, _ regs: UnsafeMutablePointer<Value>, _ caches: UnsafeMutablePointer<InlineCache>
  ) throws(Raise) {
    let (a, b, c) = (Int(i.a), Int(i.b), Int(i.c))
    switch i.opcode {
    case .matchException: regs[a] = Value(try matches(regs[b], regs[c]))
    case .matchGroup: (regs[a], regs[b]) = try splitGroup(regs[b], regs[c])
    case .combineGroups: regs[a] = try combineGroups(regs[b], regs[c])
    case .enterContext: try enterContext(regs + a)
    case .exitContext: _ = try call(regs[a], .none, .none, .none, rooted: true)
    case .exitContextRaising:
      let exception = regs[c]
      let trace = try getAttribute(exception, name(.traceback))
      let result = try call(regs[b], Value(type(of: exception)), exception, trace, rooted: true)
      regs[a] = Value(try isTrue(result))
    case .importModule: regs[a] = try importModule(caches[b].name, level: c, wantsPackage: i.x != 0)
    case .importFrom: regs[a] = try importFrom(regs[b], caches[c].name)
    case .importStar: try importStar(regs[a])
    case .annotate: try annotate(a, regs, caches, b)
    case .display:
      let system = try importModule(intern("sys"), level: 0, wantsPackage: false)
      _ = try call(getAttribute(system, intern("displayhook")), regs[a], rooted: true)
    case .refuse: throw raise(.notImplementedError, Unsupported.allCases[a].message)
    case .matchSequence:
      let count = matchSequence(regs[b])
      regs[a] = Value(count.map { i.x == 0 ? $0 == c : $0 >= c } ?? false)
    case .matchMapping: regs[a] = Value(isMapping(regs[b]))
    case .matchKeys: regs[a] = try matchKeys(regs[b], regs[c].tuple)
    case .matchClass: regs[a] = try matchClass(regs[b], regs[b + 1], c, regs[b + 2].tuple)
    case .matchRest:
      let rest = makeDict()
      roots.append(Value(rest))
      defer { roots.removeLast() }
      try update(rest, regs[b])
      for index in 0..<regs[c].tuple.count { _ = try remove(rest, regs[c].tuple.items[index]) }
      regs[a] = Value(rest)
    case .trace: trace(i, regs)
    case .finalize: try finalize(from: a, generatorsOnly: i.b != 0)
    default: preconditionFailure("the dispatch loop sends only these instructions")
    }
  }

  private mutating func enterContext(_ slot: UnsafeMutablePointer<Value>) throws(Raise) {
    let context = slot[0]
    let type = type(of: context)
    let enter = lookUp(type, name(.enter))
    let exit = lookUp(type, name(.exit))
    if enter.isUndefined {
      throw typeError("'\(type.name)' object does not support the context manager protocol")
    }
    if exit.isUndefined {
      throw typeError("'\(type.name)' object does not support the context manager protocol (missed __exit__ method)")
    }
    slot[0] = try bind(exit, context, type)
    slot[1] = context
    slot[1] = try call(bind(enter, context, type), [], rooted: true)
  }

  private mutating func annotate(
    _ cache: Int, _ regs: UnsafeMutablePointer<Value>, _ caches: UnsafeMutablePointer<InlineCache>, _ value: Int
  ) throws(Raise) {
    let isClass = frames[depth].code.pointee.compiled._withUnsafeGuaranteedRef { $0.scope == .classBody }
    let namespace = isClass ? unwrap(regs[0]).dict : frames[depth].globals
    var annotations = namespace.find(name(.annotations))
    if annotations.isUndefined {
      annotations = Value(makeDict())
      set(namespace, name(.annotations), annotations)
    }
    if cache != 0xFFFF { try setItem(annotations, Value(caches[cache].name), regs[value]) }
  }

  // MARK: Patterns

  /// The length of a value that sequence patterns match.
  private func matchSequence(_ value: Value) -> Int? {
    let plain = unwrap(value)
    switch plain.kind {
    case .list, .tuple: return plain.sequenceCount
    case .range: return plain.range.pointee.count
    default: return nil
    }
  }

  private mutating func matchKeys(_ subject: Value, _ keys: Tuple) throws(Raise) -> Value {
    let values = makeTuple(count: keys.count)
    let plain = unwrap(subject)
    for index in 0..<keys.count {
      let found: Value
      if plain.kind == .dict {
        found = try get(plain.dict, keys.items[index])
      } else {
        let getter = try getAttribute(subject, intern("get"))
        found = try call(getter, keys.items[index], .undefined)
      }
      if found.isUndefined { return .none }
      values.items[index] = found
    }
    return Value(values)
  }

  private mutating func matchClass(
    _ subject: Value, _ type: Value, _ count: Int, _ names: Tuple
  ) throws(Raise) -> Value {
    guard type.kind == .type else { throw typeError("called match pattern must be a type") }
    guard try isInstance(subject, ofAny: type) else { return .none }
    var values: [Value] = []
    var seen: [String] = []
    let arguments = count > 0 ? lookUp(type.type, name(.matchArgs)) : .undefined
    if count > 0, arguments.isUndefined, let builtin = selfMatching(type.type) {
      if count > 1 { throw typeError("\(builtin.name)() accepts 1 positional sub-pattern (\(count) given)") }
      values.append(subject)
    } else {
      for name in try matchedNames(type.type, arguments, count) {
        seen.append(name.swift)
        guard let value = try attributeForMatch(subject, name) else { return .none }
        values.append(value)
      }
    }
    for index in 0..<names.count {
      let name = names.items[index].string
      if seen.contains(name.swift) {
        throw typeError("\(type.type.name)() got multiple sub-patterns for attribute '\(name.swift)'")
      }
      seen.append(name.swift)
      guard let value = try attributeForMatch(subject, name) else { return .none }
      values.append(value)
    }
    return Value(makeTuple(values))
  }

  /// The attributes that the positional sub-patterns of a class stand for.
  private mutating func matchedNames(_ type: Type, _ arguments: Value, _ count: Int) throws(Raise) -> [Text] {
    guard arguments.kind == .tuple || arguments.isUndefined else {
      throw typeError("\(type.name).__match_args__ must be a tuple (got \(typeName(arguments)))")
    }
    let known = arguments.kind == .tuple ? arguments.tuple.count : 0
    if count > known {
      throw typeError(
        "\(type.name)() accepts \(known) positional sub-pattern\(known == 1 ? "" : "s") (\(count) given)")
    }
    var names: [Text] = []
    for index in 0..<count {
      let name = arguments.tuple.items[index]
      guard name.kind == .string else {
        throw typeError("__match_args__ elements must be strings (got \(typeName(name)))")
      }
      names.append(name.string)
    }
    return names
  }

  private mutating func attributeForMatch(_ subject: Value, _ name: Text) throws(Raise) -> Value? {
    let found = try catching(.attributeError) { (machine) throws(Raise) in
      try machine.findAttribute(subject, name) ?? .undefined
    }
    return found.flatMap { $0.isUndefined ? nil : $0 }
  }

  /// The built-in class whose patterns take the whole value, if the class derives from one.
  private func selfMatching(_ type: Type) -> BuiltinType? {
    for index in 0..<type.pointee.order.count {
      guard let builtin = type.pointee.order.items[index].type.pointee.builtin else { continue }
      switch builtin {
      case .bool, .bytearray, .bytes, .dict, .float, .frozenset, .int, .list, .set, .str, .tuple: return builtin
      default: break
      }
    }
    return nil
  }
}

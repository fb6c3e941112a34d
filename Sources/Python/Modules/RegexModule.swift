import PythonSyntax

/// A compiled pattern, as programs see it.
final class PatternPayload: OpaquePayload {
  let program: RegexProgram
  /// The text or bytes that it was compiled from.
  let source: Value
  let isBytes: Bool
  /// A dictionary from names to groups.
  let groupIndex: Value
  /// The name of each group, the whole match at 0; none for those without.
  private(set) lazy var groupNames: [Value] = {
    var names = [Value](repeating: .none, count: program.groupCount + 1)
    for entry in groupIndex.dict.liveEntries { names[entry.value.int] = entry.key }
    return names
  }()
  /// A searcher that is not at work, kept for the next text.
  var spareSearcher: RegexSearcher?

  init(_ program: RegexProgram, source: Value, isBytes: Bool, groupIndex: Value) {
    self.program = program
    self.source = source
    self.isBytes = isBytes
    self.groupIndex = groupIndex
  }

  func forEachValue(_ body: (Value) -> Void) {
    body(source)
    body(groupIndex)
  }
}

/// The native half of `re`: compiling and matching; what learners call by name is written in Python around it.
enum RegexModule {
  static let definition = ModuleDefinition(
    [
      NativeDefinition("_compile", .positional(3, 3)) { (machine, arguments) throws(Raise) in
        guard arguments[0].kind == .dict else { throw machine.typeError("_compile() takes a dictionary of patterns") }
        return try machine.compilePattern(cache: arguments[0].dict, arguments[1], arguments[2])
      },
      NativeDefinition("escape", .keywords(["pattern"], required: 1)) { (machine, arguments) throws(Raise) in
        try machine.escapePattern(arguments[0])
      },
    ],
    initialize: { (machine, module) throws(Raise) in
      for (type, name) in [(machine.type(.pattern), "Pattern"), (machine.type(.match), "Match")] {
        machine.set(module, name, Value(type))
        for key in ["__name__", "__qualname__"] {
          machine.set(type.pointee.dict, machine.intern(key), machine.string(name))
        }
        machine.set(type.pointee.dict, machine.intern("__module__"), machine.string("re"))
      }
      // A match has subscripts but is no sequence.
      machine.set(machine.type(.match).pointee.dict, machine.name(.iter), .none)
    })
}

extension Machine {
  /// The pattern inside a value; every value of the class has one.
  func pattern(_ value: Value) -> PatternPayload {
    unsafeDowncast(value.opaque.pointee.payload, to: PatternPayload.self)
  }

  // MARK: Compiling

  fileprivate mutating func compilePattern(cache: Dict, _ source: Value, _ flags: Value) throws(Raise) -> Value {
    let plain = unwrap(source)
    let plainFlags = unwrap(flags)
    // CPython looks for the pattern among those compiled before it looks at it.
    if plain.kind != .string { _ = try hash(source) }
    if plainFlags.kind != .int { _ = try hash(flags) }
    if source.kind == .opaque, type(of: source) == type(.pattern) {
      if try isTrue(flags) { throw valueError("cannot process flags argument with a compiled pattern") }
      return source
    }
    guard plain.kind == .string || plain.kind == .bytes else {
      throw typeError("first argument must be string or compiled pattern")
    }
    guard plainFlags.isInteger else {
      throw typeError("unsupported operand type(s) for &: '\(typeName(flags))' and 'RegexFlag'")
    }
    let key = Value(makeTuple([plain, plainFlags]))
    if let known = try get(cache, key).orNilIfUndefined { return known }
    let made = try makePattern(plain, flags: RegexFlags(rawValue: try index(plainFlags)))
    roots.append(made)
    defer { roots.removeLast() }
    for warning in pattern(made).program.warnings { try warn(warning, BuiltinType.futureWarning) }
    if cache.count >= 512 { clear(cache) }
    try set(cache, key, made)
    return made
  }

  /// Says what may be meant otherwise in a pattern, as `warnings.warn` does.
  mutating func warn(_ text: String, _ category: BuiltinType) throws(Raise) {
    let module = try importModule(intern("warnings"), level: 0, wantsPackage: false)
    _ = try call(getAttribute(module, intern("warn")), string(text), Value(type(category)))
  }

  private mutating func makePattern(_ source: Value, flags: RegexFlags) throws(Raise) -> Value {
    let isBytes = source.kind != .string
    let units = isBytes ? source.bytes.pointee.bytes.map { UInt32($0) } : source.string.units
    try charge(100 + units.count * 4)
    try reserve(units.count * 64)
    let program: RegexProgram
    do throws(RegexError) {
      program = try RegexProgram(units, isBytes: isBytes, flags: flags)
    } catch {
      throw try raise(error, pattern: source)
    }
    let names = makeDict()
    for (name, group) in program.names { set(names, intern(makeText(name)), Value(group)) }
    let payload = PatternPayload(program, source: source, isBytes: isBytes, groupIndex: Value(names))
    return makeOpaque(type(.pattern), payload)
  }

  /// Raises what is wrong with a pattern or a template.
  mutating func raise(_ error: RegexError, pattern: Value) throws(Raise) -> Raise {
    var message = error.message
    if let name = error.name, let place = message.range(of: "%r") {
      message.replaceSubrange(place, with: quote(makeText(name)))
    }
    switch error.kind {
    case .overflow: return raise(.overflowError, message)
    case .value: return valueError(message)
    case .index: return raise(.indexError, message)
    case .recursion: return recursionError()
    case .pattern: break
    }
    if pattern.kind != .string { message = message.unicodeScalars.map { $0.shown }.joined() }
    let module = try importModule(intern("re"), level: 0, wantsPackage: false)
    let place = error.position.map { Value($0) } ?? .none
    let made = try call(
      getAttribute(module, intern("error")), string(message), error.position == nil ? .none : pattern, place)
    // A program may have put something else in the place of the class.
    guard made.kind == .exception else { throw typeError("exceptions must derive from BaseException") }
    return raise(made)
  }

  // MARK: Escaping

  fileprivate mutating func escapePattern(_ value: Value) throws(Raise) -> Value {
    let plain = unwrap(value)
    switch plain.kind {
    case .string:
      try charge(plain.string.count)
      return Value(makeText(plain.string.units.flatMap { isSpecial($0) ? [92, $0] : [$0] }))
    case .bytes, .byteArray:
      let bytes = plain.bytes.pointee.bytes
      try charge(bytes.count)
      return makeBytes(bytes.flatMap { isSpecial(UInt32($0)) ? [92, $0] : [$0] })
    default: throw typeError("decoding to str: need a bytes-like object, \(typeName(value)) found")
    }
  }
}

private func isSpecial(_ unit: UInt32) -> Bool {
  guard unit < 128, let scalar = Unicode.Scalar(unit) else { return false }
  return "()[]{}?*+-|^$\\.&~# \t\n\r\u{0B}\u{0C}".unicodeScalars.contains(scalar)
}

extension String {
  /// Where a text first stands.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The character, or its number where it is not ASCII.
  fileprivate var shown: String { value < 128 ? String(self) : "\\x" + hexadecimal(value, 2) }
}

import BigInt
import PythonSyntax

// `repr` and `str`.
extension Machine {
  /// Does `str(value)`.
  mutating func text(of value: Value) throws(Raise) -> Value {
    switch value.kind {
    case .string: return value
    case _ where depth + levels >= recursionLimit:
      throw recursionError(" while getting the str of an object")
    case .int: return string(value.int)
    case .float: return string(representFloat(value.float))
    case .exception, .instance, .opaque, .type:
      levels += 1
      defer { levels -= 1 }
      return try deepen { (machine) throws(Raise) in try machine.text(ofObject: value) }
    default: return string(try representation(value))
    }
  }

  private mutating func text(ofObject value: Value) throws(Raise) -> Value {
    if let method = special(value, .str) { return try checkedText(call(method, value), "__str__") }
    if value.kind == .exception { return try exceptionText(value.exception) }
    let plain = unwrap(value)
    if plain.kind == .string { return plain }
    if plain.kind == .bytes || plain.kind == .byteArray { return string(try representInside(value)) }
    if let method = special(value, .repr) { return try checkedText(call(method, value), "__str__") }
    return string(try representation(value))
  }

  private mutating func checkedText(_ value: Value, _ name: String) throws(Raise) -> Value {
    let plain = unwrap(value)
    guard plain.kind == .string else {
      throw typeError("\(name) returned non-string (type \(typeName(value)))")
    }
    return plain
  }

  /// The text of an exception: its argument, or all of them.
  mutating func exceptionText(_ exception: Exception) throws(Raise) -> Value {
    guard exception.pointee.arguments.kind == .tuple else { return try text(of: exception.pointee.arguments) }
    let arguments = exception.pointee.arguments.tuple
    if arguments.count == 0 { return Value(emptyText()) }
    if arguments.count == 1 {
      let isKey = isSubtype(exception.pointee.type, type(.keyError))
      return isKey ? string(try representation(arguments.items[0])) : try text(of: arguments.items[0])
    }
    if arguments.count == 2, isSubtype(exception.pointee.type, type(.syntaxError)), arguments.items[1].kind == .tuple,
      arguments.items[1].tuple.count >= 2
    {
      let place = arguments.items[1].tuple
      let (message, file) = (try text(of: arguments.items[0]).string.swift, try text(of: place.items[0]).string.swift)
      return string("\(message) (\(file), line \(try text(of: place.items[1]).string.swift))")
    }
    if (2...5).contains(arguments.count), isSubtype(exception.pointee.type, type(.osError)) {
      let (number, message) = (
        try text(of: arguments.items[0]).string.swift, try text(of: arguments.items[1]).string.swift
      )
      var files: [String] = []
      for name in ["filename", "filename2"] {
        let file = exception.pointee.attributes?.find(intern(name)) ?? .undefined
        if !file.isUndefined, !file.isNone { files.append(try representation(file)) }
      }
      return string("[Errno \(number)] \(message)" + (files.isEmpty ? "" : ": " + files.joined(separator: " -> ")))
    }
    return string(try representation(exception.pointee.arguments))
  }

  /// `repr(value)`; deep values are a RecursionError.
  mutating func representation(_ value: Value) throws(Raise) -> String {
    switch value.kind {
    case .undefined: return "<unbound>"
    case .none: return "None"
    case .bool: return value.bool ? "True" : "False"
    case .int: return String(value.int)
    case .float: return representFloat(value.float)
    case .ellipsis: return "Ellipsis"
    case .notImplemented: return "NotImplemented"
    case .string:
      try charge(value.string.count)
      try reserve(value.string.count * 2)
      return quote(value.string)
    case .bigInt: return try decimal(value.big)
    case .complex: return representComplex(value.complex.pointee.real, value.complex.pointee.imaginary)
    case .bytes, .byteArray:
      try chargeBytes(value)
      try reserve(value.bytes.pointee.bytes.count * 5)
      return representBytes(value)
    case .range: return try represent(value.range.pointee)
    default:
      try checkLevel(" while getting the repr of an object")
      levels += 1
      defer { levels -= 1 }
      return try deepen { (machine) throws(Raise) in try machine.representNested(value) }
    }
  }

  private mutating func representBytes(_ value: Value) -> String {
    if value.kind == .bytes { return quoteBytes(value.bytes.pointee.bytes) }
    return "bytearray(\(quoteBytes(value.bytes.pointee.bytes, inByteArray: true)))"
  }

  /// The representation of a value that may hold others.
  private mutating func representNested(_ value: Value) throws(Raise) -> String {
    switch value.kind {
    case .list, .tuple, .dict, .set, .frozenSet, .dictView: return try representContainer(value)
    case .slice:
      let slice = value.slice.pointee
      return
        "slice(\(try representation(slice.start)), \(try representation(slice.stop)), "
        + "\(try representation(slice.step)))"
    case .instance, .exception, .opaque, .type: return try representObject(value)
    default: return try representCallable(value)
    }
  }

  /// The decimal digits of a big number; more than 4300 are refused, as in CPython.
  mutating func decimal(_ number: BigInt) throws(Raise) -> String {
    // A number of d digits has about 3.32 d bits.
    let bits = number.magnitude.bitWidth
    if digitLimit > 0, bits / 4 > digitLimit { throw tooManyDigits() }
    try chargeMultiplication(bits / 32, bits / 32)
    let digits = String(number.magnitude)
    if digitLimit > 0, digits.utf8.count > digitLimit { throw tooManyDigits() }
    return (number.sign == .minus ? "-" : "") + digits
  }

  private mutating func tooManyDigits() -> Raise {
    valueError(
      "Exceeds the limit (\(digitLimit) digits) for integer string conversion; "
        + "use sys.set_int_max_str_digits() to increase the limit"
    )
  }

  // MARK: Containers

  private mutating func representContainer(_ value: Value) throws(Raise) -> String {
    if representing.contains(value.bits) {
      switch value.kind {
      case .list: return "[...]"
      case .tuple: return "(...)"
      case .dict: return "{...}"
      default: return "..."
      }
    }
    representing.append(value.bits)
    defer { representing.removeLast() }
    nativeDepth += 1
    defer { nativeDepth -= 1 }
    if nativeDepth + depth > recursionLimit || nativeDepth > Machine.mostReentries {
      throw recursionError(" while getting the repr of an object")
    }
    switch value.kind {
    case .list: return try "[" + represent(Array(value.list.buffer)) + "]"
    case .tuple: return try "(" + represent(Array(value.tuple.buffer)) + (value.tuple.count == 1 ? ",)" : ")")
    case .dict: return try representDict(value.dict)
    case .set: return try representSet(value.set, "{", "}", empty: "set()")
    case .frozenSet: return try representSet(value.set, "frozenset({", "})", empty: "frozenset()")
    default: return try "\(typeName(value))([" + represent(Array(listCopy(value).buffer)) + "])"
    }
  }

  private mutating func represent(_ items: [Value]) throws(Raise) -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      if index > 0 { result += ", " }
      result += try representation(item)
      try charge(2)
      if result.utf8.count > heap.limit { throw outOf(.memory) }
    }
    try charge(result.utf8.count >> 5)
    return result
  }

  private mutating func representDict(_ dict: Dict) throws(Raise) -> String {
    var result = "{"
    for (index, entry) in dict.liveEntries.enumerated() {
      if index > 0 { result += ", " }
      result += try representation(entry.key)
      result += ": "
      result += try representation(entry.value)
      try charge(2)
      if result.utf8.count > heap.limit { throw outOf(.memory) }
    }
    try charge(result.utf8.count >> 5)
    return result + "}"
  }

  private mutating func representSet(_ set: PySet, _ open: String, _ close: String, empty: String) throws(Raise)
    -> String
  {
    if set.count == 0 { return empty }
    var items: [Value] = []
    var index = 0
    while let found = set.nextIndex(index) {
      noteOrder(of: set, at: found)
      items.append(set.pointee.entries[found].key)
      index = found + 1
    }
    return try open + represent(items) + close
  }

  // MARK: Objects

  private mutating func representObject(_ value: Value) throws(Raise) -> String {
    if let method = special(value, .repr) {
      return try checkedText(call(method, value), "__repr__").string.swift
    }
    return try representInside(value)
  }

  /// `repr(value)` as the built-in class of the value, or of the value inside an instance, has it.
  mutating func representInside(_ value: Value) throws(Raise) -> String {
    switch value.kind {
    case .exception:
      let arguments = value.exception.pointee.arguments
      let name = value.exception.pointee.type.name
      guard arguments.kind == .tuple else { return name }
      return try "\(name)(" + represent(Array(arguments.tuple.buffer)) + ")"
    case .type: return "<class '\(fullName(value.type))'>"
    default: break
    }
    let plain = unwrap(value)
    if plain.isIdentical(to: value) {
      return value.isObject ? plainRepresentation(value) : try representation(value)
    }
    switch plain.kind {
    case .set: return try representSet(plain.set, "\(typeName(value))({", "})", empty: "\(typeName(value))()")
    case .frozenSet: return try representSet(plain.set, "\(typeName(value))({", "})", empty: "\(typeName(value))()")
    case .byteArray: return "\(typeName(value))(\(quoteBytes(plain.bytes.pointee.bytes)))"
    default: return try representation(plain)
    }
  }

  /// Does `<__main__.Point object at 0x…>`.
  mutating func plainRepresentation(_ value: Value) -> String {
    "<\(fullName(type(of: value))) object at \(address(value))>"
  }

  /// The class's name with its module in front, unless that is `builtins`.
  func fullName(_ type: Type) -> String {
    let name = type.pointee.qualifiedName.swift
    guard type.pointee.moduleName.kind == .string, type.pointee.moduleName.string.swift != "builtins" else {
      return name
    }
    return "\(type.pointee.moduleName.string.swift).\(name)"
  }

  /// A made-up address, the same on every run.
  func address(_ value: Value) -> String {
    let serial = value.kind.isHeap ? Int(value.object.pointee.serial) : Int(value.bits & 0xFFFF)
    return "0x" + String(0x7F3A_4000_0000 + serial * 16, radix: 16)
  }

  private mutating func representCallable(_ value: Value) throws(Raise) -> String {
    switch value.kind {
    case .function: return "<function \(value.function.pointee.qualifiedName.swift) at \(address(value))>"
    case .native: return representNative(value)
    case .boundMethod:
      let method = value.boundMethod.pointee
      if method.function.kind == .native {
        let definition = method.function.native.pointee.definition
        return
          "<built-in method \(definition.name) of \(typeName(method.receiver)) object at \(address(method.receiver))>"
      }
      let name = method.function.kind == .function ? method.function.function.pointee.qualifiedName.swift : "?"
      return "<bound method \(name) of \(try representation(method.receiver))>"
    case .module:
      let isMain = value.module.pointee.dict == mainGlobals
      let origin = isMain ? "from '\(program.fileName)'" : "(built-in)"
      return "<module '\(value.module.pointee.name.swift)' \(origin)>"
    case .generator:
      return "<generator object \(value.generator.pointee.function.pointee.qualifiedName.swift) at \(address(value))>"
    case .cell: return "<cell at \(address(value)): \(typeName(value.cell.pointee.value)) object>"
    case .stream:
      return "<_io.TextIOWrapper name='<\(streamName(value))>' mode='\(value.bits == 2 ? "r" : "w")' encoding='utf-8'>"
    case .member:
      let member = value.descriptor.pointee
      return "<member '\(member.first.string.swift)' of '\(member.second.type.name)' objects>"
    case .classMethod, .staticMethod:
      return "<\(typeName(value))(\(try representation(value.descriptor.pointee.first)))>"
    case .superProxy:
      let proxy = value.descriptor.pointee
      return "<super: <class '\(proxy.first.type.name)'>, <\(typeName(proxy.second)) object>>"
    default: return "<\(typeName(value)) object at \(address(value))>"
    }
  }

  private mutating func representNative(_ value: Value) -> String {
    let native = value.native.pointee
    if let owner = native.owner {
      let kind =
        switch value.native.typeName {
        case .wrapperDescriptor: "slot wrapper"
        case .memberDescriptor: owner.pointee.builtin == .complex ? "member" : "attribute"
        default: "method"
        }
      return "<\(kind) '\(native.definition.name)' of '\(owner.name)' objects>"
    }
    return "<built-in function \(native.definition.name)>"
  }
}

import PythonSyntax

extension Constructors {
  static let str = NativeDefinition(
    "str", .keywords(["object", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    let encoding = try machine.codecName(arguments.optional(1), "str() argument 'encoding'")
    let errors = try machine.codecName(arguments.optional(2), "str() argument 'errors'")
    guard let value = arguments.optional(0) else { return Value(machine.emptyText()) }
    if encoding == nil, errors == nil { return try machine.text(of: value) }
    let plain = machine.unwrap(value)
    guard plain.kind != .string else { throw machine.typeError("decoding str is not supported") }
    if let bytes = try machine.bufferBytes(value) {
      return try machine.decode(machine.makeBytes(bytes), encoding, errors)
    }
    guard plain.kind == .bytes || plain.kind == .byteArray else {
      throw machine.typeError("decoding to str: need a bytes-like object, \(machine.typeName(value)) found")
    }
    return try machine.decode(plain, encoding, errors)
  }
  static let bytes = NativeDefinition(
    "bytes", .keywords(["source", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    let (encoding, errors) = try machine.codec(arguments, of: "bytes")
    if let source = arguments.optional(0), source.kind == .bytes, encoding == nil, errors == nil { return source }
    if let source = arguments.optional(0), encoding == nil, errors == nil,
      let given = try machine.bytesOfMethod(source)
    {
      return machine.makeBytes(given)
    }
    return machine.makeBytes(try machine.byteArray(arguments.optional(0), encoding, errors, for: .bytes))
  }
  static let byteArray = NativeDefinition(
    "bytearray", .keywords(["source", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    let (encoding, errors) = try machine.codec(arguments, of: "bytearray")
    let bytes = try machine.byteArray(arguments.optional(0), encoding, errors, for: .bytearray)
    return machine.makeBytes(bytes, mutable: true)
  }
}

extension Machine {
  /// The name of an encoding or of what to do about errors; nil when it was left out.
  mutating func codecName(_ value: Value?, _ place: String) throws(Raise) -> String? {
    try value.map { (value) throws(Raise) in try textArgument(value, "\(place)").swift }
  }

  /// The encoding and the errors mode of a call of `bytes` or `bytearray`.
  fileprivate mutating func codec(
    _ arguments: Arguments, of function: String
  ) throws(Raise) -> (encoding: String?, errors: String?) {
    (
      try codecName(arguments.optional(1), "\(function)() argument 'encoding'"),
      try codecName(arguments.optional(2), "\(function)() argument 'errors'")
    )
  }

  /// What `bytes` or `bytearray` is made of when it is called.
  fileprivate mutating func byteArray(
    _ source: Value?, _ encoding: String?, _ errors: String?, for type: BuiltinType
  ) throws(Raise) -> [UInt8] {
    let plain = source.map { unwrap($0) } ?? .none
    if source != nil, plain.kind == .string {
      guard let encoding else { throw typeError("string argument without an encoding") }
      return try encode(plain.string, encoding, errors)
    }
    if encoding != nil { throw typeError("encoding without a string argument") }
    if errors != nil { throw typeError("errors without a string argument") }
    guard let source else { return [] }
    let hasIndex = plain.isObject && special(source, .index) != nil
    if plain.isInteger || hasIndex {
      let number = try integer(hasIndex ? source : plain)
      guard number.kind != .bigInt else {
        throw raise(.overflowError, "cannot fit 'int' into an index-sized integer")
      }
      if number.int < 0 { throw valueError("negative count") }
      try reserve(number.int)
      try charge(number.int >> 6)
      return [UInt8](repeating: 0, count: number.int)
    }
    return try byteArray(from: source, for: type)
  }

  /// What a value's `__bytes__` gives; nil when its class has none.
  mutating func bytesOfMethod(_ value: Value) throws(Raise) -> [UInt8]? {
    guard let method = special(value, .bytes) else { return nil }
    let result = try call(method, value)
    guard unwrap(result).kind == .bytes else {
      throw typeError("__bytes__ returned non-bytes (type \(typeName(result)))")
    }
    return try plainBytes(result)
  }

  /// The bytes of a bytes-like value or an iterable of numbers, as `bytes` or `bytearray` takes them.
  mutating func byteArray(from value: Value, for type: BuiltinType = .bytes) throws(Raise) -> [UInt8] {
    let plain = unwrap(value)
    if plain.kind == .bytes || plain.kind == .byteArray {
      try charge(plain.bytes.pointee.bytes.count >> 6)
      return plain.bytes.pointee.bytes
    }
    if let bytes = try bufferBytes(value) { return bytes }
    let isMutable = type == .bytearray
    var result: [UInt8] = []
    do throws(Raise) {
      try forEach(value) { (machine, item) throws(Raise) in
        result.append(try isMutable ? machine.storedByte(item) : machine.byte(item))
      }
    } catch {
      if isPending(.typeError), result.isEmpty, !isIterable(value), !isSequence(plain) {
        throw typeError("cannot convert '\(typeName(value))' object to \(type.name)")
      }
      throw error
    }
    return result
  }

  private mutating func byte(_ value: Value) throws(Raise) -> UInt8 {
    let number = try integer(value)
    guard number.kind == .int, (0...255).contains(number.int) else {
      throw valueError("bytes must be in range(0, 256)")
    }
    return UInt8(number.int)
  }

  mutating func decodeUTF8(_ bytes: [UInt8], _ mode: String) throws(Raise) -> [UInt32] {
    var units: [UInt32] = []
    var index = 0
    while index < bytes.count {
      let (span, fault) = examineUTF8(bytes, index)
      guard let fault else {
        let (unit, _) = bytes[index..<(index + span)].withUnsafeBufferPointer { decodeCodePoint($0, at: 0) }
        units.append(unit)
        index += span
        continue
      }
      let range = index..<(index + span)
      units += try replacement(of: range, in: bytes, mode, codec: "utf-8", reason: fault)
      index += span
    }
    return units
  }
}

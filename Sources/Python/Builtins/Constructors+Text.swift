extension Constructors {
  static let str = NativeDefinition(
    "str", .keywords(["object", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    guard let value = arguments.optional(0) else { return Value(machine.emptyText()) }
    if arguments.optional(1) != nil || arguments.optional(2) != nil {
      let plain = machine.unwrap(value)
      guard plain.kind != .string else { throw machine.typeError("decoding str is not supported") }
      guard plain.kind == .bytes || plain.kind == .byteArray else {
        throw machine.typeError("decoding to str: need a bytes-like object, \(machine.typeName(value)) found")
      }
      return try machine.decode(plain, arguments.optional(1), arguments.optional(2))
    }
    return try machine.text(of: value)
  }
  static let bytes = NativeDefinition(
    "bytes", .keywords(["source", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    machine.makeBytes(try machine.byteArray(fromCall: arguments))
  }
  static let byteArray = NativeDefinition(
    "bytearray", .keywords(["source", "encoding", "errors"], required: 0)
  ) { (machine, arguments) throws(Raise) in
    machine.makeBytes(try machine.byteArray(fromCall: arguments), mutable: true)
  }
}

extension Machine {
  mutating func byteArray(fromCall arguments: Arguments) throws(Raise) -> [UInt8] {
    guard let source = arguments.optional(0) else { return [] }
    let plain = unwrap(source)
    if plain.kind == .string {
      guard arguments.optional(1) != nil else { throw typeError("string argument without an encoding") }
      return try encode(plain.string, arguments.optional(1), arguments.optional(2))
    }
    let hasIndex = plain.isObject && special(source, .index) != nil && special(source, .bytes) == nil
    if plain.isInteger || hasIndex {
      let count = try index(hasIndex ? source : plain)
      if count < 0 { throw valueError("negative count") }
      try reserve(count)
      try charge(count >> 6)
      return [UInt8](repeating: 0, count: count)
    }
    return try byteArray(from: source)
  }

  /// The bytes of a bytes-like value or an iterable of numbers.
  mutating func byteArray(from value: Value) throws(Raise) -> [UInt8] {
    let plain = unwrap(value)
    if plain.kind == .bytes || plain.kind == .byteArray {
      try charge(plain.bytes.pointee.bytes.count >> 6)
      return plain.bytes.pointee.bytes
    }
    if let method = special(value, .bytes) { return try byteArray(from: call(method, value)) }
    var result: [UInt8] = []
    guard plain.kind != .string else { throw typeError("string argument without an encoding") }
    do throws(Raise) {
      try forEach(value) { (machine, item) throws(Raise) in result.append(try machine.byte(item)) }
    } catch {
      if isPending(.typeError), result.isEmpty, !isIterable(value), !isSequence(plain) {
        throw typeError("cannot convert '\(typeName(value))' object to bytes")
      }
      throw error
    }
    return result
  }

  mutating func byte(_ value: Value) throws(Raise) -> UInt8 {
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

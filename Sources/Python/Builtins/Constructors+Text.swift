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
      if isPending(.typeError), result.isEmpty, special(value, .iter) == nil, !isSequence(plain) {
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

  private func encodingName(_ value: Value?) -> String {
    guard let value, value.kind == .string else { return "utf-8" }
    return String(value.string.swift.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  mutating func encode(_ text: Text, _ encoding: Value?, _ errors: Value?) throws(Raise) -> [UInt8] {
    let name = encodingName(encoding)
    let mode = errors.map { $0.kind == .string ? $0.string.swift : "strict" } ?? "strict"
    try reserve(text.count * 4)
    try charge(text.count >> 2)
    switch name {
    case "utf-8", "utf8":
      var result: [UInt8] = []
      for unit in text.units { appendGeneralizedUTF8(unit, to: &result) }
      return result
    case "ascii", "us-ascii", "latin-1", "latin1", "iso-8859-1", "iso8859-1":
      let limit: UInt32 = name.contains("ascii") ? 128 : 256
      var result: [UInt8] = []
      for (index, unit) in text.units.enumerated() {
        if unit < limit {
          result.append(UInt8(unit))
          continue
        }
        switch mode {
        case "ignore": break
        case "replace": result.append(63)
        case "backslashreplace", "xmlcharrefreplace": result += Array(escape(unit, mode).utf8)
        default: throw encodeError(text, index, limit)
        }
      }
      return result
    case _ where name.hasPrefix("utf-16") || name.hasPrefix("utf-32"): return encodeWide(text.units, name)
    default: throw raise(.lookupError, "unknown encoding: \(encoding.map { $0.string.swift } ?? name)")
    }
  }

  mutating func decode(_ value: Value, _ encoding: Value?, _ errors: Value?) throws(Raise) -> Value {
    let bytes = unwrap(value).bytes.pointee.bytes
    try reserve(bytes.count * 5)
    try charge(bytes.count >> 1)
    let mode = errors.map { $0.kind == .string ? $0.string.swift : "strict" } ?? "strict"
    switch encodingName(encoding) {
    case "utf-8", "utf8": return try decodeUTF8(bytes, mode)
    case "ascii", "us-ascii":
      if let index = bytes.firstIndex(where: { $0 >= 128 }), mode == "strict" {
        throw decodeError("ascii", bytes, index..<(index + 1), "ordinal not in range(128)")
      }
      return Value(makeText(bytes.filter { $0 < 128 || mode == "replace" }.map { $0 < 128 ? UInt32($0) : 0xFFFD }))
    case "latin-1", "latin1", "iso-8859-1", "iso8859-1": return Value(makeText(bytes.map { UInt32($0) }))
    case let name where name.hasPrefix("utf-16") || name.hasPrefix("utf-32"):
      return Value(makeText(decodeWide(bytes, name)))
    case let name: throw raise(.lookupError, "unknown encoding: \(name)")
    }
  }

  private mutating func decodeUTF8(_ bytes: [UInt8], _ mode: String) throws(Raise) -> Value {
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
      switch mode {
      case "ignore": break
      case "replace": units.append(0xFFFD)
      case "backslashreplace":
        for byte in bytes[index..<(index + span)] { units += escape(UInt32(byte), mode).unicodeScalars.map(\.value) }
      default: throw decodeError("utf-8", bytes, index..<(index + span), fault)
      }
      index += span
    }
    return Value(makeText(units))
  }
}

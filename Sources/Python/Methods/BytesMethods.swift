import PythonSyntax

/// The methods of `bytes` and `bytearray`.
enum BytesMethods {
  static let table = NativeTable(reading)
  static let mutableTable = NativeTable(reading + changes + changing)

  /// Methods that look at all of the bytes, each charged for it.
  private static let reading = (shared + searching + splitting + letters + tables).map { definition in
    guard definition.role == .method else { return definition }
    return NativeDefinition.method(definition.name, definition.signature) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      return try definition.code(&machine, arguments)
    }
  }

  private static let shared: [NativeDefinition] = [
    .method("decode", .keywords(["encoding", "errors"], required: 0)) { (machine, arguments) throws(Raise) in
      let encoding = try machine.codecName(arguments.optional(1), "decode() argument 'encoding'")
      return try machine.decode(
        arguments[0], encoding, machine.codecName(arguments.optional(2), "decode() argument 'errors'"))
    },
    .method("hex", .keywords(["sep", "bytes_per_sep"], required: 0)) { (machine, arguments) throws(Raise) in
      let bytes = arguments[0].bytes.pointee.bytes
      try machine.charge(bytes.count >> 1)
      try machine.reserve(bytes.count * 8)
      let size = try arguments.optional(2).map { (value) throws(Raise) in try machine.smallIndex(value) } ?? 1
      guard let mark = arguments.optional(1) else { return machine.string(hexadecimal(bytes)) }
      if try machine.length(mark) != 1 { throw machine.valueError("sep must be length 1.") }
      let plain = machine.unwrap(mark)
      let unit = plain.kind == .string ? plain.string[codePoint: 0] : try machine.plainBytes(mark).map { UInt32($0[0]) }
      guard let unit else { throw machine.typeError("sep must be str or bytes.") }
      guard unit < 128 else { throw machine.valueError("sep must be ASCII.") }
      return machine.string(hexadecimal(bytes, separator: UInt8(unit), each: size))
    },
    .classMethod("fromhex", .one) { (machine, arguments) throws(Raise) in
      let text = try machine.textArgument(arguments[1], "fromhex() argument")
      try machine.charge(text.count >> 2)
      try machine.reserve(text.count)
      return machine.makeBytes(try machine.bytes(fromHexadecimal: text.units))
    },
  ]

  /// The value of a hexadecimal digit.
  fileprivate static func digit(_ unit: UInt32) -> UInt8? {
    guard unit < 128, let scalar = Unicode.Scalar(unit) else { return nil }
    return Character(scalar).hexDigitValue.map { UInt8($0) }
  }

  /// Pairs of digits, with a separator between groups of so many bytes, counted from the end, or from the start when
  /// the size is negative.
  private static func hexadecimal(_ bytes: [UInt8], separator: UInt8 = 0, each size: Int = 0) -> String {
    let width = Int(clamping: size.magnitude)
    // Where a group begins: a whole number of groups before the end, or behind the start.
    let offset = size > 0 ? bytes.count % width : 0
    var digits: [UInt8] = []
    digits.reserveCapacity(bytes.count * 3)
    for (index, byte) in bytes.enumerated() {
      if width > 0, index > 0, (index - offset) % width == 0 { digits.append(separator) }
      digits.append(digit(byte >> 4))
      digits.append(digit(byte & 15))
    }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The hexadecimal digit of a value below 16.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static let changes: [NativeDefinition] = [
    .method("clear", .none) { (_, arguments) throws(Raise) in
      arguments[0].bytes.pointee.bytes.removeAll()
      return .none
    },
    .method("reverse", .none) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      arguments[0].bytes.pointee.bytes.reverse()
      return .none
    },
  ]
}

extension Machine {
  /// Charges for looking at all of a bytes-like value.
  mutating func chargeBytes(_ value: Value) throws(Raise) { try charge(value.bytes.pointee.bytes.count >> 1) }

  /// Changes a byte array, whose new size is counted.
  mutating func change(_ bytes: Bytes, _ body: (inout [UInt8]) -> Void) throws(Raise) {
    let old = bytes.pointee.bytes.count
    body(&bytes.pointee.bytes)
    let new = bytes.pointee.bytes.count
    if bytes.pointee.bytes.countedBytes > bytes.pointee.counted {
      // What grows has room for as much again.
      let counted = bytes.pointee.bytes.countedBytes + new
      heap.count(counted - bytes.pointee.counted)
      bytes.pointee.counted = counted
    }
    try charge(Swift.abs(new - old) >> 6)
    try reserve(0)
  }
}

extension Machine {
  /// Reads pairs of hexadecimal digits, between which there may be blanks.
  fileprivate mutating func bytes(fromHexadecimal units: [UInt32]) throws(Raise) -> [UInt8] {
    if let place = units.firstIndex(where: { $0 >= 128 }) {
      throw valueError("non-hexadecimal number found in fromhex() arg at position \(place)")
    }
    var result: [UInt8] = []
    var position = 0
    while position < units.count {
      if [32, 9, 10, 11, 12, 13].contains(units[position]) {
        position += 1
        continue
      }
      for place in position...(position + 1) where place >= units.count || BytesMethods.digit(units[place]) == nil {
        throw valueError("non-hexadecimal number found in fromhex() arg at position \(place)")
      }
      let digits = (BytesMethods.digit(units[position]) ?? 0, BytesMethods.digit(units[position + 1]) ?? 0)
      result.append(digits.0 << 4 | digits.1)
      position += 2
    }
    return result
  }
}

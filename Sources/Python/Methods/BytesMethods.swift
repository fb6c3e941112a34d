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
      try machine.decode(arguments[0], arguments.optional(1), arguments.optional(2))
    },
    .method("hex", .keywords(["sep", "bytes_per_sep"], required: 0)) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].bytes.pointee.bytes.count)
      try machine.reserve(arguments[0].bytes.pointee.bytes.count * 16)
      let digits = arguments[0].bytes.pointee.bytes.map { hexadecimal(UInt32($0), 2) }
      guard let mark = arguments.optional(1) else { return machine.string(digits.joined()) }
      guard mark.kind == .string || machine.plainBytes(mark) != nil else {
        throw machine.typeError("sep must be str or bytes.")
      }
      let separator = machine.plainBytes(mark).map { String(decoding: $0, as: UTF8.self) } ?? mark.string.swift
      if separator.unicodeScalars.count != 1 { throw machine.valueError("sep must be length 1.") }
      let size = try arguments.optional(2).map { (value) throws(Raise) in try machine.index(value) } ?? 1
      return machine.string(grouped(digits, separator, size))
    },
    .classMethod("fromhex", .one) { (machine, arguments) throws(Raise) in
      let text = try machine.textArgument(arguments[1], "fromhex() argument must be str, not ")
      try machine.charge(text.count)
      try machine.reserve(text.count * 24)
      let digits = text.swift.filter { !$0.isWhitespace }
      var (result, pending): ([UInt8], UInt8?) = ([], nil)
      for (index, character) in digits.enumerated() {
        guard let digit = character.hexDigitValue else {
          throw machine.valueError("non-hexadecimal number found in fromhex() arg at position \(index)")
        }
        if let high = pending { result.append(high << 4 | UInt8(digit)) }
        pending = pending == nil ? UInt8(digit) : nil
      }
      return machine.makeBytes(result)
    },
  ]

  /// Pairs of digits in groups, counted from the end, or from the start when the size is negative.
  private static func grouped(_ digits: [String], _ separator: String, _ size: Int) -> String {
    guard size != 0 else { return digits.joined() }
    let width = Int(clamping: size.magnitude)
    let first = size > 0 ? digits.count % width : 0
    var groups = first > 0 ? [digits[..<first].joined()] : []
    for start in stride(from: first, to: digits.count, by: width) {
      groups.append(digits[start...].prefix(width).joined())
    }
    return groups.joined(separator: separator)
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
    if new > bytes.pointee.counted {
      heap.count(new - bytes.pointee.counted)
      bytes.pointee.counted = new
    }
    try charge(Swift.abs(new - old) >> 6)
    try reserve(0)
  }
}

/// The methods of `bytes` and `bytearray`.
enum BytesMethods {
  static let table = NativeTable(shared)
  static let mutableTable = NativeTable(shared + changes)

  private static let shared: [NativeDefinition] = [
    .method("decode", .keywords(["encoding", "errors"], required: 0)) { (machine, arguments) throws(Raise) in
      try machine.decode(arguments[0], arguments.optional(1), arguments.optional(2))
    },
    .method("hex", .positional(0, 2)) { (machine, arguments) throws(Raise) in
      let separator = try arguments.optional(1).map { (value) throws(Raise) in
        try machine.textArgument(value, "sep must be str or bytes, not ").swift
      }
      try machine.chargeBytes(arguments[0])
      try machine.reserve(arguments[0].bytes.pointee.bytes.count * 16)
      let parts = arguments[0].bytes.pointee.bytes.map { hexadecimal(UInt32($0), 2) }
      return machine.string(parts.joined(separator: separator ?? ""))
    },
    .classMethod("fromhex", .one) { (machine, arguments) throws(Raise) in
      let digits = try machine.textArgument(arguments[1], "fromhex() argument must be str, not ").swift.filter {
        !$0.isWhitespace
      }
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
    .method("find", .one) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      let part = try machine.bytesToFind(arguments[1])
      return Value(arguments[0].bytes.pointee.bytes.find(part) ?? -1)
    },
    .method("count", .one) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      let part = try machine.bytesToFind(arguments[1])
      let bytes = arguments[0].bytes.pointee.bytes
      if part.isEmpty { return Value(bytes.count + 1) }
      var (count, position) = (0, 0)
      while let found = bytes.find(part, from: position) {
        count += 1
        position = found + part.count
      }
      return Value(count)
    },
    .method("startswith", .one) { (machine, arguments) throws(Raise) in
      Value(arguments[0].bytes.pointee.bytes.starts(with: try machine.byteArray(from: arguments[1])))
    },
    .method("endswith", .one) { (machine, arguments) throws(Raise) in
      Value(
        arguments[0].bytes.pointee.bytes.reversed().starts(with: try machine.byteArray(from: arguments[1]).reversed()))
    },
    .method("join", .one) { (machine, arguments) throws(Raise) in
      var result: [UInt8] = []
      var isFirst = true
      let separator = arguments[0].bytes.pointee.bytes
      try machine.forEach(arguments[1]) { (machine, item) throws(Raise) in
        if !isFirst { result += separator }
        isFirst = false
        result += try machine.byteArray(from: item)
        try machine.charge(separator.count >> 6)
        try machine.reserve(result.count * 2)
      }
      return machine.makeBytes(result)
    },
    .method("upper", .none) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      return machine.makeBytes(arguments[0].bytes.pointee.bytes.map { (97...122).contains($0) ? $0 - 32 : $0 })
    },
    .method("lower", .none) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      return machine.makeBytes(arguments[0].bytes.pointee.bytes.map { (65...90).contains($0) ? $0 + 32 : $0 })
    },
    viaText("split"), viaText("strip"), viaText("replace"),
  ]

  /// A method that does to the bytes what the text's method does to code points.
  private static func viaText(_ name: String) -> NativeDefinition {
    .method(name, .any) { (machine, arguments) throws(Raise) in
      let text = { (machine: inout Machine, value: Value) -> Value in
        guard value.kind == .bytes || value.kind == .byteArray else { return value }
        return Value(machine.makeText(value.bytes.pointee.bytes.map { UInt32($0) }))
      }
      if arguments.keywords != nil { throw machine.typeError("\(name)() takes no keyword arguments") }
      try machine.chargeBytes(arguments[0])
      try machine.reserve(arguments[0].bytes.pointee.bytes.count * 4)
      var rest: [Value] = []
      for index in 1..<max(1, arguments.count) { rest.append(text(&machine, arguments[index])) }
      let method = try machine.getAttribute(text(&machine, arguments[0]), machine.intern(name))
      return machine.bytesFromText(try machine.call(method, rest))
    }
  }

  private static let changes: [NativeDefinition] = [
    .method("append", .one) { (machine, arguments) throws(Raise) in
      let byte = try machine.byte(arguments[1])
      try machine.change(arguments[0].bytes) { $0.append(byte) }
      return .none
    },
    .method("extend", .one) { (machine, arguments) throws(Raise) in
      let more = try machine.byteArray(from: arguments[1])
      try machine.change(arguments[0].bytes) { $0 += more }
      return .none
    },
    .method("pop", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let count = arguments[0].bytes.pointee.bytes.count
      if count == 0 { throw machine.raise(.indexError, "pop from empty bytearray") }
      var index = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? -1
      if index < 0 { index += count }
      guard index >= 0, index < count else { throw machine.raise(.indexError, "pop index out of range") }
      try machine.charge((count - index) >> 6)
      return Value(Int(arguments[0].bytes.pointee.bytes.remove(at: index)))
    },
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

  /// What `find` and `count` look for: bytes, or one byte as a number.
  fileprivate mutating func bytesToFind(_ value: Value) throws(Raise) -> [UInt8] {
    if value.isInteger { return [try byte(value)] }
    let plain = unwrap(value)
    guard plain.kind == .bytes || plain.kind == .byteArray else {
      throw typeError("argument should be integer or bytes-like object, not '\(typeName(value))'")
    }
    return plain.bytes.pointee.bytes
  }

  /// Texts turned back into bytes, in lists too.
  fileprivate mutating func bytesFromText(_ value: Value) -> Value {
    if value.kind == .string { return makeBytes(value.string.units.map { UInt8(truncatingIfNeeded: $0) }) }
    if value.kind == .list {
      for index in 0..<value.list.count { value.list.items[index] = bytesFromText(value.list.items[index]) }
    }
    return value
  }
}

/// The methods of `bytes` and `bytearray`.
enum BytesMethods {
  static let table = NativeTable(shared)
  static let mutableTable = NativeTable(shared + changes)

  private static let shared: [NativeDefinition] = [
    .method("decode", .keywords(["encoding", "errors"], required: 0)) { (machine, arguments) throws(Raise) in
      try machine.decode(arguments[0], arguments.optional(1), arguments.optional(2))
    },
    .method("hex", .positional(0, 2)) { (machine, arguments) throws(Raise) in
      let parts = arguments[0].bytes.pointee.bytes.map { hexadecimal(UInt32($0), 2) }
      return machine.string(parts.joined(separator: arguments.optional(1).map { $0.string.swift } ?? ""))
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
      Value(arguments[0].bytes.pointee.bytes.find(try machine.byteArray(from: arguments[1])) ?? -1)
    },
    .method("count", .one) { (machine, arguments) throws(Raise) in
      if arguments[1].isInteger {
        let byte = try machine.byte(arguments[1])
        return Value(arguments[0].bytes.pointee.bytes.count { $0 == byte })
      }
      let part = try machine.byteArray(from: arguments[1])
      var (count, position) = (0, 0)
      while let found = arguments[0].bytes.pointee.bytes.find(part, from: position), !part.isEmpty {
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
      var parts: [[UInt8]] = []
      try machine.forEach(arguments[1]) { (machine, item) throws(Raise) in
        parts.append(try machine.byteArray(from: item))
      }
      return machine.makeBytes(Array(parts.joined(separator: arguments[0].bytes.pointee.bytes)))
    },
    .method("upper", .none) { (machine, arguments) throws(Raise) in
      machine.makeBytes(arguments[0].bytes.pointee.bytes.map { (97...122).contains($0) ? $0 - 32 : $0 })
    },
    .method("lower", .none) { (machine, arguments) throws(Raise) in
      machine.makeBytes(arguments[0].bytes.pointee.bytes.map { (65...90).contains($0) ? $0 + 32 : $0 })
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
      var rest: [Value] = []
      for index in 1..<max(1, arguments.count) { rest.append(text(&machine, arguments[index])) }
      let method = try machine.getAttribute(text(&machine, arguments[0]), machine.intern(name))
      return machine.bytesFromText(try machine.call(method, rest))
    }
  }

  private static let changes: [NativeDefinition] = [
    .method("append", .one) { (machine, arguments) throws(Raise) in
      arguments[0].bytes.pointee.bytes.append(try machine.byte(arguments[1]))
      return .none
    },
    .method("extend", .one) { (machine, arguments) throws(Raise) in
      arguments[0].bytes.pointee.bytes += try machine.byteArray(from: arguments[1])
      return .none
    },
    .method("pop", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      guard let byte = arguments[0].bytes.pointee.bytes.popLast() else {
        throw machine.raise(.indexError, "pop from empty bytearray")
      }
      return Value(Int(byte))
    },
    .method("clear", .none) { (_, arguments) throws(Raise) in
      arguments[0].bytes.pointee.bytes.removeAll()
      return .none
    },
    .method("reverse", .none) { (_, arguments) throws(Raise) in
      arguments[0].bytes.pointee.bytes.reverse()
      return .none
    },
  ]
}

extension Machine {
  /// Texts turned back into bytes, in lists too.
  fileprivate mutating func bytesFromText(_ value: Value) -> Value {
    if value.kind == .string { return makeBytes(value.string.units.map { UInt8(truncatingIfNeeded: $0) }) }
    if value.kind == .list {
      for index in 0..<value.list.count { value.list.items[index] = bytesFromText(value.list.items[index]) }
    }
    return value
  }
}

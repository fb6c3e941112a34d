extension BytesMethods {
  /// Methods that take the bytes for ASCII letters.
  static let letters: [NativeDefinition] = [
    change("upper") { $0.map(upper) }, change("lower") { $0.map(lower) },
    change("swapcase") { $0.map { isUpper($0) ? lower($0) : upper($0) } },
    change("capitalize") { bytes in bytes.prefix(1).map(upper) + bytes.dropFirst().map(lower) },
    change("title") { titled($0) },
    test("isalpha") { !$0.isEmpty && $0.allSatisfy(isLetter) },
    test("isdigit") { !$0.isEmpty && $0.allSatisfy(isDigit) },
    test("isalnum") { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) } },
    test("isspace") { !$0.isEmpty && $0.allSatisfy(isBlank) },
    test("isascii") { $0.allSatisfy { $0 < 128 } },
    test("isupper") { $0.contains(where: isUpper) && !$0.contains(where: isLower) },
    test("islower") { $0.contains(where: isLower) && !$0.contains(where: isUpper) },
    test("istitle") { $0.contains(where: isLetter) && titled($0) == $0 },
    padder("center"), padder("ljust"), padder("rjust"),
    .method("zfill", .one) { (machine, arguments) throws(Raise) in
      let bytes = arguments[0].bytes.pointee.bytes
      let missing = max(bytes.count, try machine.index(arguments[1])) - bytes.count
      if missing <= 0 { return machine.like(arguments[0], bytes) }
      try machine.reserve(missing)
      let hasSign = bytes.first == 43 || bytes.first == 45
      let zeros = [UInt8](repeating: 48, count: missing)
      return machine.like(arguments[0], (hasSign ? [bytes[0]] : []) + zeros + bytes.dropFirst(hasSign ? 1 : 0))
    },
    .method("expandtabs", .keywords(["tabsize"], required: 0)) { (machine, arguments) throws(Raise) in
      let size = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? 8
      var (result, column): ([UInt8], Int) = ([], 0)
      for byte in arguments[0].bytes.pointee.bytes {
        guard byte == 9 else {
          result.append(byte)
          column = byte == 10 || byte == 13 ? 0 : column + 1
          continue
        }
        guard size > 0 else { continue }
        try machine.reserve(size)
        result += [UInt8](repeating: 32, count: size - column % size)
        column += size - column % size
      }
      return machine.like(arguments[0], result)
    },
  ]

  /// Methods with a table of bytes.
  static let tables: [NativeDefinition] = [
    .staticMethod("maketrans", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let (from, to) = (try machine.bytesLike(arguments[0]), try machine.bytesLike(arguments[1]))
      if from.count != to.count { throw machine.valueError("maketrans arguments must have same length") }
      var table = Array(UInt8.min...UInt8.max)
      for (old, new) in zip(from, to) { table[Int(old)] = new }
      return machine.makeBytes(table)
    },
    .method("translate", .keywords(["table", "delete"], required: 1, positionalOnly: 1)) {
      (machine, arguments) throws(Raise) in
      let table = arguments[1].isNone ? nil : try machine.bytesLike(arguments[1])
      if let table, table.count != 256 { throw machine.valueError("translation table must be 256 characters long") }
      let dropped = Set(try arguments.optional(2).map { (value) throws(Raise) in try machine.bytesLike(value) } ?? [])
      let bytes = arguments[0].bytes.pointee.bytes.filter { !dropped.contains($0) }
      return machine.like(arguments[0], table.map { table in bytes.map { table[Int($0)] } } ?? bytes)
    },
  ]

  private static func isUpper(_ byte: UInt8) -> Bool { (65...90).contains(byte) }
  private static func isLower(_ byte: UInt8) -> Bool { (97...122).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
  private static func upper(_ byte: UInt8) -> UInt8 { isLower(byte) ? byte - 32 : byte }
  private static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 32 : byte }

  private static func titled(_ bytes: [UInt8]) -> [UInt8] {
    var previous: UInt8 = 0
    return bytes.map { byte in
      defer { previous = byte }
      return isLetter(previous) ? lower(byte) : upper(byte)
    }
  }

  private static func change(_ name: String, _ body: @escaping @Sendable ([UInt8]) -> [UInt8]) -> NativeDefinition {
    .method(name, .none) { (machine, arguments) throws(Raise) in
      machine.like(arguments[0], body(arguments[0].bytes.pointee.bytes))
    }
  }

  private static func test(_ name: String, _ body: @escaping @Sendable ([UInt8]) -> Bool) -> NativeDefinition {
    .method(name, .none) { (_, arguments) throws(Raise) in Value(body(arguments[0].bytes.pointee.bytes)) }
  }

  private static func padder(_ name: String) -> NativeDefinition {
    .method(name, .positional(1, 2)) { (machine, arguments) throws(Raise) in
      let (bytes, width) = (arguments[0].bytes.pointee.bytes, try machine.index(arguments[1]))
      let fill = try arguments.optional(2).map { (value) throws(Raise) in try machine.plainBytes(value) } ?? [32]
      guard let fill, fill.count == 1 else {
        let shown = arguments.optional(2).map { machine.argumentName($0) } ?? ""
        throw machine.typeError("\(name)() argument 2 must be a byte string of length 1, not \(shown)")
      }
      let missing = max(bytes.count, width) - bytes.count
      try machine.reserve(missing)
      let left = name == "ljust" ? 0 : name == "rjust" ? missing : missing / 2 + (missing & width & 1)
      let (before, after) = (
        [UInt8](repeating: fill[0], count: left), [UInt8](repeating: fill[0], count: missing - left)
      )
      return machine.like(arguments[0], before + bytes + after)
    }
  }
}

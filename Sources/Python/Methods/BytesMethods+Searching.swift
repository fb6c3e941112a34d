extension BytesMethods {
  /// Methods that look for something in the bytes.
  static let searching: [NativeDefinition] = [
    search("find", fromEnd: false, isStrict: false), search("rfind", fromEnd: true, isStrict: false),
    search("index", fromEnd: false, isStrict: true), search("rindex", fromEnd: true, isStrict: true),
    .method("count", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let slice = try machine.searched(arguments)
      let part = try machine.bytesOrByte(arguments[1])
      if part.isEmpty {
        let (start, end) = try machine.bounds(arguments, 2, count: arguments[0].bytes.pointee.bytes.count)
        return Value(start > end ? 0 : slice.count + 1)
      }
      return Value(slice.occurrences(of: part))
    },
    edge("startswith") { $0.starts(with: $1) },
    edge("endswith") { $0.reversed().starts(with: $1.reversed()) },
    remover("removeprefix") { $0.starts(with: $1) ? Array($0.dropFirst($1.count)) : $0 },
    remover("removesuffix") { $0.reversed().starts(with: $1.reversed()) ? Array($0.dropLast($1.count)) : $0 },
    .method("replace", .positional(2, 3)) { (machine, arguments) throws(Raise) in
      let (old, new) = (try machine.bytesLike(arguments[1]), try machine.bytesLike(arguments[2]))
      let limit = try arguments.optional(3).map { (value) throws(Raise) in try machine.index(value) } ?? -1
      let bytes = arguments[0].bytes.pointee.bytes
      let count = min(bytes.occurrences(of: old), limit < 0 ? .max : limit)
      let (growth, isHuge) = count.multipliedReportingOverflow(by: new.count)
      try machine.reserve(isHuge ? .max / 2 : growth + bytes.count)
      let result = bytes.replacing(old, with: new, limit: count)
      try machine.charge(result.count >> 4)
      return machine.like(arguments[0], result)
    },
  ]

  private static func search(_ name: String, fromEnd: Bool, isStrict: Bool) -> NativeDefinition {
    .method(name, .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let bytes = arguments[0].bytes.pointee.bytes
      let (start, end) = try machine.bounds(arguments, 2, count: bytes.count)
      let part = try machine.bytesOrByte(arguments[1])
      try machine.charge(bytes.count >> 4)
      let found = start > end ? nil : fromEnd ? bytes[start..<end].findLast(part) : bytes[start..<end].findFirst(part)
      if let found { return Value(found) }
      if isStrict { throw machine.valueError("subsection not found") }
      return Value(-1)
    }
  }

  private static func edge(_ name: String, _ test: @escaping @Sendable ([UInt8], [UInt8]) -> Bool) -> NativeDefinition {
    .method(name, .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let bytes = arguments[0].bytes.pointee.bytes
      let (start, end) = try machine.bounds(arguments, 2, count: bytes.count)
      let slice = start > end ? [] : Array(bytes[start..<end])
      let wanted = arguments[1].kind == .tuple ? Array(arguments[1].tuple.buffer) : [arguments[1]]
      for each in wanted {
        if arguments[1].kind == .tuple { _ = try machine.bytesLike(each) }
        guard let part = try machine.plainBytes(each) else {
          throw machine.typeError(
            "\(name) first arg must be bytes or a tuple of bytes, not \(machine.typeName(arguments[1]))")
        }
        if start <= end, test(slice, part) { return .true }
      }
      return .false
    }
  }

  private static func remover(
    _ name: String, _ body: @escaping @Sendable ([UInt8], [UInt8]) -> [UInt8]
  ) -> NativeDefinition {
    .method(name, .one) { (machine, arguments) throws(Raise) in
      machine.like(arguments[0], body(arguments[0].bytes.pointee.bytes, try machine.bytesLike(arguments[1])))
    }
  }
}

extension Machine {
  /// The bytes of `bytes` or `bytearray`; nil for other values.
  mutating func plainBytes(_ value: Value) throws(Raise) -> [UInt8]? {
    let plain = unwrap(value)
    return plain.kind == .bytes || plain.kind == .byteArray ? plain.bytes.pointee.bytes : try bufferBytes(value)
  }

  mutating func bytesLike(_ value: Value) throws(Raise) -> [UInt8] {
    if let bytes = try plainBytes(value) { return bytes }
    throw typeError("a bytes-like object is required, not '\(typeName(value))'")
  }

  fileprivate mutating func bytesOrByte(_ value: Value) throws(Raise) -> [UInt8] {
    if let bytes = try plainBytes(value) { return bytes }
    guard unwrap(value).isInteger || special(value, .index) != nil else {
      throw typeError("argument should be integer or bytes-like object, not '\(typeName(value))'")
    }
    let number = try integer(value)
    guard number.kind == .int, (0...255).contains(number.int) else {
      throw valueError("byte must be in range(0, 256)")
    }
    return [UInt8](repeating: UInt8(number.int), count: 1)
  }

  fileprivate mutating func searched(_ arguments: Arguments) throws(Raise) -> [UInt8] {
    let bytes = arguments[0].bytes.pointee.bytes
    let (start, end) = try bounds(arguments, 2, count: bytes.count)
    return start > end ? [] : Array(bytes[start..<end])
  }

  /// Bytes of the class that another value has.
  mutating func like(_ value: Value, _ bytes: [UInt8]) -> Value { makeBytes(bytes, mutable: value.kind == .byteArray) }
}

extension ArraySlice<UInt8> {
  /// Where the part first stands.
  func findFirst(_ part: [UInt8]) -> Int? {
    guard part.count <= count else { return nil }
    return (startIndex...(endIndex - part.count)).first { self[$0..<($0 + part.count)].elementsEqual(part) }
  }

  /// Where the part last stands.
  func findLast(_ part: [UInt8]) -> Int? {
    guard part.count <= count else { return nil }
    return (startIndex...(endIndex - part.count)).last { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}

extension [UInt8] {
  /// How often other bytes stand here without overlapping; empty ones stand between all.
  fileprivate func occurrences(of part: [UInt8]) -> Int {
    if part.isEmpty { return count + 1 }
    var (number, position) = (0, 0)
    while let found = find(part, from: position) {
      number += 1
      position = found + part.count
    }
    return number
  }

  /// The bytes with a part replaced, at most so many times; an empty part stands between all bytes.
  fileprivate func replacing(_ old: [UInt8], with new: [UInt8], limit: Int) -> [UInt8] {
    var (result, left, position): ([UInt8], Int, Int) = ([], limit, 0)
    if old.isEmpty {
      for byte in self {
        if left > 0 { result += new }
        left -= 1
        result.append(byte)
      }
      return left > 0 ? result + new : result
    }
    while left > 0, let found = self[position...].findFirst(old) {
      result += self[position..<found] + new
      position = found + old.count
      left -= 1
    }
    return result + self[position...]
  }
}

extension BytesMethods {
  /// Methods that take the bytes apart, or put them together.
  static let splitting: [NativeDefinition] = [
    splitter("split", fromEnd: false), splitter("rsplit", fromEnd: true),
    partition("partition") { $0[...].findFirst($1) }, partition("rpartition") { $0[...].findLast($1) },
    .method("splitlines", .keywords(["keepends"], required: 0)) { (machine, arguments) throws(Raise) in
      let keeps = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) != 0 } ?? false
      let lines = splitLines(arguments[0].bytes.pointee.bytes, keepsEnds: keeps)
      return Value(machine.makeList(lines.map { machine.like(arguments[0], $0) }))
    },
    .method("join", .one) { (machine, arguments) throws(Raise) in
      var parts: [[UInt8]] = []
      guard machine.isSequence(machine.unwrap(arguments[1])) || machine.isIterable(arguments[1]) else {
        throw machine.typeError("can only join an iterable")
      }
      try machine.forEach(arguments[1]) { (machine, item) throws(Raise) in
        guard let part = try machine.plainBytes(item) else {
          throw machine.typeError(
            "sequence item \(parts.count): expected a bytes-like object, \(machine.typeName(item)) found")
        }
        parts.append(part)
      }
      let result = Array(parts.joined(separator: arguments[0].bytes.pointee.bytes))
      try machine.reserve(result.count)
      return machine.like(arguments[0], result)
    },
    stripper("strip", left: true, right: true), stripper("lstrip", left: true, right: false),
    stripper("rstrip", left: false, right: true),
  ]

  private static func splitter(_ name: String, fromEnd: Bool) -> NativeDefinition {
    .method(name, .keywords(["sep", "maxsplit"], required: 0)) { (machine, arguments) throws(Raise) in
      let bytes = arguments[0].bytes.pointee.bytes
      let limit = try arguments.optional(2).map { (value) throws(Raise) in try machine.index(value) } ?? -1
      var parts: [[UInt8]]
      let most = limit < 0 ? Int.max : limit
      if let separator = arguments.optional(1), !separator.isNone {
        let mark = try machine.bytesLike(separator)
        if mark.isEmpty { throw machine.valueError("empty separator") }
        parts =
          fromEnd
          ? split(bytes.reversed(), mark.reversed(), most).reversed().map { $0.reversed() } : split(bytes, mark, most)
      } else {
        parts =
          fromEnd
          ? splitBlanks(bytes.reversed(), most).reversed().map { $0.reversed() } : splitBlanks(bytes, most)
      }
      try machine.charge((bytes.count >> 2) + parts.count * 2)
      return Value(machine.makeList(parts.map { machine.like(arguments[0], $0) }))
    }
  }

  private static func split(_ bytes: [UInt8], _ mark: [UInt8], _ limit: Int) -> [[UInt8]] {
    var (parts, position, left): ([[UInt8]], Int, Int) = ([], 0, limit)
    while left > 0, let found = bytes[position...].findFirst(mark) {
      parts.append(Array(bytes[position..<found]))
      position = found + mark.count
      left -= 1
    }
    return parts + [Array(bytes[position...])]
  }

  private static func splitBlanks(_ bytes: [UInt8], _ limit: Int) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = bytes[...].drop(while: isBlank)
    while !rest.isEmpty {
      if parts.count == limit {
        return parts + [Array(rest)]
      }
      parts.append(Array(rest.prefix { !isBlank($0) }))
      rest = rest.drop { !isBlank($0) }.drop(while: isBlank)
    }
    return parts
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func splitLines(_ bytes: [UInt8], keepsEnds: Bool) -> [[UInt8]] {
    var (lines, start, position): ([[UInt8]], Int, Int) = ([], 0, 0)
    while position < bytes.count {
      var next = position + 1
      if bytes[position] == 13, next < bytes.count, bytes[next] == 10 { next += 1 }
      if bytes[position] == 10 || bytes[position] == 13 {
        lines.append(Array(bytes[start..<(keepsEnds ? next : position)]))
        start = next
      }
      position = next
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }

  private static func partition(
    _ name: String, _ find: @escaping @Sendable ([UInt8], [UInt8]) -> Int?
  ) -> NativeDefinition {
    .method(name, .one) { (machine, arguments) throws(Raise) in
      let (bytes, mark) = (arguments[0].bytes.pointee.bytes, try machine.bytesLike(arguments[1]))
      if mark.isEmpty { throw machine.valueError("empty separator") }
      let parts: [[UInt8]]
      if let found = find(bytes, mark) {
        parts = [Array(bytes[..<found]), mark, Array(bytes[(found + mark.count)...])]
      } else {
        parts = name == "partition" ? [bytes, [], []] : [[], [], bytes]
      }
      return Value(machine.makeTuple(parts.map { machine.like(arguments[0], $0) }))
    }
  }

  private static func stripper(_ name: String, left: Bool, right: Bool) -> NativeDefinition {
    .method(name, .positional(0, 1)) { (machine, arguments) throws(Raise) in
      var rest = arguments[0].bytes.pointee.bytes[...]
      var isDropped: (UInt8) -> Bool = isBlank
      if let given = arguments.optional(1), !given.isNone {
        let set = Set(try machine.bytesLike(given))
        isDropped = { set.contains($0) }
      }
      if left { rest = rest.drop(while: isDropped) }
      if right { while let last = rest.last, isDropped(last) { rest.removeLast() } }
      if arguments[0].kind == .bytes, rest.count == arguments[0].bytes.pointee.bytes.count { return arguments[0] }
      return machine.like(arguments[0], Array(rest))
    }
  }
}

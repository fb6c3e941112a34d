/// The methods of texts.
enum TextMethods {
  static let table = NativeTable(letters + tests + searching + splitting + layout)

  /// A method that maps a text to a text.
  private static func mapping(
    _ name: String, _ body: @escaping @Sendable (inout Machine, Text) throws(Raise) -> Text
  ) -> NativeDefinition {
    .method(name, .none) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].string.count)
      try machine.reserve(arguments[0].string.count * (arguments[0].string.isASCII ? 4 : 12))
      return Value(try body(&machine, arguments[0].string))
    }
  }

  /// A method that asks something of all code points.
  private static func test(
    _ name: String, ofEmpty: Bool = false, _ body: @escaping @Sendable (UInt32) -> Bool
  ) -> NativeDefinition {
    .method(name, .none) { (machine, arguments) throws(Raise) in
      let text = arguments[0].string
      if text.count == 0 { return Value(ofEmpty) }
      try machine.charge(text.count >> 2)
      for index in 0..<text.count where !body(text[codePoint: index]) { return .false }
      return .true
    }
  }

  private static let letters: [NativeDefinition] = [
    mapping("lower") { (machine, text) throws(Raise) in machine.mapLetters(text, .toLower) { lowercase($0) } },
    mapping("upper") { (machine, text) throws(Raise) in machine.mapLetters(text, .toUpper) { uppercase($0) } },
    mapping("casefold") { (machine, text) throws(Raise) in machine.mapLetters(text, .toLower) { caseFold($0) } },
    mapping("swapcase") { (machine, text) throws(Raise) in
      machine.mapLetters(text, .exchanged) { isUppercase($0) ? lowercase($0) : isLowercase($0) ? uppercase($0) : [$0] }
    },
    mapping("capitalize") { (machine, text) throws(Raise) in
      let units = text.units
      guard let first = units.first else { return text }
      return machine.makeText(titlecase(first) + units.dropFirst().flatMap { lowercase($0) })
    },
    mapping("title") { (machine, text) throws(Raise) in
      var (result, previousIsCased): ([UInt32], Bool) = ([], false)
      for unit in text.units {
        result += previousIsCased ? lowercase(unit) : titlecase(unit)
        previousIsCased = isCased(unit)
      }
      return machine.makeText(result)
    },
  ]

  private static let tests: [NativeDefinition] = [
    test("isalpha") { isLetter($0) },
    test("isdigit") { isDigit($0) },
    test("isdecimal") { isDecimal($0) },
    test("isnumeric") { isNumeric($0) },
    test("isalnum") { isLetter($0) || isNumeric($0) },
    test("isspace") { isBlank($0) },
    test("isascii", ofEmpty: true) { $0 < 128 },
    test("isprintable", ofEmpty: true) { Unicode.Scalar($0)?.isPrintable ?? false },
    .method("islower", .none) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].string.count >> 2)
      let units = arguments[0].string.units
      return Value(units.contains(where: isLowercase) && !units.contains { isUppercase($0) || isTitlecase($0) })
    },
    .method("isupper", .none) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].string.count >> 2)
      let units = arguments[0].string.units
      return Value(units.contains(where: isUppercase) && !units.contains { isLowercase($0) || isTitlecase($0) })
    },
    .method("istitle", .none) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].string.count >> 2)
      var (previousIsCased, found) = (false, false)
      for unit in arguments[0].string.units {
        if isUppercase(unit) || isTitlecase(unit) {
          if previousIsCased { return .false }
          (previousIsCased, found) = (true, true)
        } else if isLowercase(unit) {
          if !previousIsCased { return .false }
          found = true
        } else {
          previousIsCased = false
        }
      }
      return Value(found)
    },
    .method("isidentifier", .none) { (machine, arguments) throws(Raise) in
      try machine.charge(arguments[0].string.count >> 2)
      return Value(isIdentifier(arguments[0].string.units))
    },
  ]

  private static let searching: [NativeDefinition] = [
    .method("find", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      Value(try machine.find("find", arguments) ?? -1)
    },
    .method("rfind", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      Value(try machine.find("rfind", arguments, last: true) ?? -1)
    },
    .method("index", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      guard let index = try machine.find("index", arguments) else { throw machine.valueError("substring not found") }
      return Value(index)
    },
    .method("rindex", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      guard let index = try machine.find("rindex", arguments, last: true) else {
        throw machine.valueError("substring not found")
      }
      return Value(index)
    },
    .method("count", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      let text = arguments[0].string
      let (start, stop) = try machine.bounds(arguments, 2, count: text.count)
      let part = try machine.textArgument(arguments[1])
      try machine.charge(text.count >> 4)
      if start > stop { return Value(0) }
      if part.count == 0 { return Value(stop - start + 1) }
      var (count, position) = (0, start)
      while let found = text.find(part, position, stop) {
        count += 1
        position = found + part.count
      }
      try machine.charge(count)
      return Value(count)
    },
    .method("startswith", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      try machine.hasAffix(arguments, "startswith") { text, part, start, _ in text.matches(part, at: start) }
    },
    .method("endswith", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      try machine.hasAffix(arguments, "endswith") { text, part, _, stop in text.matches(part, at: stop - part.count) }
    },
    .method("replace", .positional(2, 3)) { (machine, arguments) throws(Raise) in
      let old = try machine.textArgument(arguments[1], "replace() argument 1")
      let new = try machine.textArgument(arguments[2], "replace() argument 2")
      let limit = try arguments.optional(3).map { (value) throws(Raise) in try machine.index(value) } ?? -1
      return Value(try machine.replace(arguments[0].string, old, new, limit: limit < 0 ? .max : limit))
    },
    .method("removeprefix", .one) { (machine, arguments) throws(Raise) in
      let (text, part) = (
        arguments[0].string, try machine.textArgument(arguments[1], "removeprefix() argument")
      )
      guard part.count <= text.count, text.matches(part, at: 0) else { return arguments[0] }
      return Value(machine.substring(text, part.count, text.count))
    },
    .method("removesuffix", .one) { (machine, arguments) throws(Raise) in
      let (text, part) = (
        arguments[0].string, try machine.textArgument(arguments[1], "removesuffix() argument")
      )
      guard part.count > 0, part.count <= text.count, text.matches(part, at: text.count - part.count) else {
        return arguments[0]
      }
      return Value(machine.substring(text, 0, text.count - part.count))
    },
    .method("translate", .one) { (machine, arguments) throws(Raise) in
      try machine.translate(arguments[0].string, arguments[1])
    },
    .staticMethod("maketrans", .positional(1, 3)) { (machine, arguments) throws(Raise) in
      try machine.makeTranslation(arguments)
    },
    .method("encode", .keywords(["encoding", "errors"], required: 0)) { (machine, arguments) throws(Raise) in
      let encoding = try machine.codecName(arguments.optional(1), "encode() argument 'encoding'")
      let errors = try machine.codecName(arguments.optional(2), "encode() argument 'errors'")
      return machine.makeBytes(try machine.encode(arguments[0].string, encoding, errors))
    },
  ]
}

/// What becomes of ASCII letters; nothing of what else is ASCII changes.
private enum LetterChange {
  case toLower, toUpper, exchanged

  @inline(__always)
  func map(_ unit: UInt8) -> UInt8 {
    let isUpper = 65...90 ~= unit
    guard isUpper || 97...122 ~= unit else { return unit }
    switch self {
    case .toLower: return unit | 32
    case .toUpper: return unit & 0xDF
    case .exchanged: return unit ^ 32
    }
  }
}

extension Machine {
  /// An argument that must be a text; `place` says which one of what function, where CPython says so.
  mutating func textArgument(_ value: Value, _ place: String? = nil) throws(Raise) -> Text {
    let plain = unwrap(value)
    guard plain.kind == .string else {
      guard let place else { throw typeError("must be str, not \(typeName(value))") }
      throw typeError("\(place) must be str, not \(argumentName(value))")
    }
    return plain.string
  }

  /// How a wrong argument is called in a message that names the function and the place.
  mutating func argumentName(_ value: Value) -> String { value.isNone ? "None" : typeName(value) }

  fileprivate mutating func mapLetters(
    _ text: Text, _ letters: LetterChange, _ transform: (UInt32) -> [UInt32]
  ) -> Text {
    guard text.isASCII else { return makeText(text.units.flatMap(transform)) }
    let result = allocateText(count: text.count, width: 1, isASCII: true)
    let units = text.latin
    for index in 0..<text.count { result.store(UInt32(letters.map(units[index])), at: index) }
    return result
  }

  fileprivate mutating func find(_ name: String, _ arguments: Arguments, last: Bool = false) throws(Raise) -> Int? {
    let text = arguments[0].string
    let (start, stop) = try bounds(arguments, 2, count: text.count)
    let part = try textArgument(arguments[1])
    try charge(text.count >> 4)
    if start > stop { return nil }
    return last ? text.findLast(part, start, stop) : text.find(part, start, stop)
  }

  fileprivate mutating func hasAffix(
    _ arguments: Arguments, _ name: String, _ matches: (Text, Text, Int, Int) -> Bool
  ) throws(Raise) -> Value {
    let text = arguments[0].string
    let (start, stop) = try bounds(arguments, 2, count: text.count)
    let parts = arguments[1].kind == .tuple ? Array(arguments[1].tuple.buffer) : [arguments[1]]
    for part in parts {
      try charge(1)
      let plain = unwrap(part)
      guard plain.kind == .string else {
        if arguments[1].kind == .tuple {
          throw typeError("tuple for \(name) must only contain str, not \(typeName(part))")
        }
        throw typeError("\(name) first arg must be str or a tuple of str, not \(typeName(part))")
      }
      if start <= stop, stop - start >= plain.string.count, matches(text, plain.string, start, stop) { return .true }
    }
    return .false
  }

  mutating func replace(_ text: Text, _ old: Text, _ new: Text, limit: Int) throws(Raise) -> Text {
    var positions: [Int] = []
    try charge(text.count >> 2)
    try reserve(text.count / max(1, old.count) * 8)
    if old.count == 0 {
      for index in 0...text.count where positions.count < limit { positions.append(index) }
    } else {
      var position = 0
      while positions.count < limit, let found = text.find(old, position, text.count) {
        positions.append(found)
        position = found + old.count
      }
    }
    if positions.isEmpty { return text }
    let (added, overflow) = positions.count.multipliedReportingOverflow(by: new.count - old.count)
    if overflow || added > heap.limit { throw outOf(.memory) }
    let count = text.count + added
    try reserve(count * 4)
    try charge(count >> 4)
    let width = max(text.width, new.width)
    let result = allocateText(count: count, width: width, isASCII: text.isASCII && new.isASCII)
    var (source, target) = (0, 0)
    for position in positions {
      copy(text, source, position, to: result, at: target)
      target += position - source
      result.copy(new, at: target)
      target += new.count
      source = position + old.count
    }
    copy(text, source, text.count, to: result, at: target)
    if width > 1 { return makeText(result.units) }
    if !result.isASCII { result.noteASCII() }
    return result
  }

  private func copy(_ text: Text, _ start: Int, _ end: Int, to target: Text, at index: Int) {
    if text.width == target.width {
      copyMemory(
        target.pointee.data + index * text.width, text.pointee.data + start * text.width, (end - start) * text.width)
    } else {
      for offset in 0..<(end - start) { target.store(text[codePoint: start + offset], at: index + offset) }
    }
  }

  fileprivate mutating func translate(_ text: Text, _ table: Value) throws(Raise) -> Value {
    var result: [UInt32] = []
    for unit in text.units {
      try charge(1)
      let found = try catching(.lookupError) { (machine) throws(Raise) in try machine.getItem(table, Value(Int(unit))) }
      guard let found else {
        result.append(unit)
        continue
      }
      switch found.kind {
      case .none: break
      case .int:
        guard (0...0x10FFFF).contains(found.int) else {
          throw valueError("character mapping must be in range(0x110000)")
        }
        result.append(UInt32(found.int))
      case .string:
        try charge(found.string.count >> 2)
        try reserve((result.count + found.string.count) * 8)
        result += found.string.units
      default: throw typeError("character mapping must return integer, None or str")
      }
    }
    return Value(makeText(result))
  }

  fileprivate mutating func makeTranslation(_ arguments: Arguments) throws(Raise) -> Value {
    let dict = makeDict()
    if arguments.count == 1 {
      guard arguments[0].kind == .dict else {
        throw typeError("if you give only one argument to maketrans it must be a dict")
      }
      for entry in arguments[0].dict.liveEntries {
        if entry.key.kind == .string {
          guard entry.key.string.count == 1 else {
            throw valueError("string keys in translate table must be of length 1")
          }
          try set(dict, Value(Int(entry.key.string[codePoint: 0])), entry.value)
        } else {
          guard unwrap(entry.key).isInteger else {
            throw typeError("keys in translate table must be strings or integers")
          }
          try set(dict, entry.key, entry.value)
        }
      }
      return Value(dict)
    }
    let to = try textArgument(arguments[1], "maketrans() argument 2")
    let removed = try arguments.optional(2).map { (value) throws(Raise) in
      try textArgument(value, "maketrans() argument 3")
    }
    guard case let first = unwrap(arguments[0]), first.kind == .string else {
      throw typeError("first maketrans argument must be a string if there is a second argument")
    }
    let from = first.string
    try charge((from.count + to.count) * 4)
    if from.count != to.count { throw valueError("the first two maketrans arguments must have equal length") }
    for index in 0..<from.count { try set(dict, Value(Int(from[codePoint: index])), Value(Int(to[codePoint: index]))) }
    for unit in removed?.units ?? [] { try set(dict, Value(Int(unit)), .none) }
    return Value(dict)
  }
}

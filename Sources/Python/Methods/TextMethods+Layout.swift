extension TextMethods {
  static let splitting: [NativeDefinition] = [
    .method("split", .keywords(["sep", "maxsplit"], required: 0)) { (machine, arguments) throws(Raise) in
      try machine.split(arguments, fromEnd: false)
    },
    .method("rsplit", .keywords(["sep", "maxsplit"], required: 0)) { (machine, arguments) throws(Raise) in
      try machine.split(arguments, fromEnd: true)
    },
    .method("splitlines", .keywords(["keepends"], required: 0)) { (machine, arguments) throws(Raise) in
      let keeps = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) != 0 } ?? false
      return Value(try machine.splitLines(arguments[0].string, keepsEnds: keeps))
    },
    .method("partition", .one) { (machine, arguments) throws(Raise) in try machine.partition(arguments, last: false) },
    .method("rpartition", .one) { (machine, arguments) throws(Raise) in try machine.partition(arguments, last: true) },
    .method("join", .one) { (machine, arguments) throws(Raise) in
      Value(try machine.join(arguments[0].string, arguments[1]))
    },
  ]

  static let layout: [NativeDefinition] = [
    .method("strip", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.strip(arguments, "strip", start: true, end: true)
    },
    .method("lstrip", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.strip(arguments, "lstrip", start: true, end: false)
    },
    .method("rstrip", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      try machine.strip(arguments, "rstrip", start: false, end: true)
    },
    .method("ljust", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      try machine.justify(arguments, "ljust") { _, _ in 0 }
    },
    .method("rjust", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      try machine.justify(arguments, "rjust") { missing, _ in missing }
    },
    .method("center", .positional(1, 2)) { (machine, arguments) throws(Raise) in
      try machine.justify(arguments, "center") { missing, width in missing / 2 + (missing & width & 1) }
    },
    .method("zfill", .one) { (machine, arguments) throws(Raise) in
      let (text, width) = (arguments[0].string, try machine.index(arguments[1]))
      if width <= text.count { return arguments[0] }
      try machine.reserve(width.multipliedReportingOverflow(by: 4).overflow ? .max : width * 4)
      try machine.charge(width >> 4)
      var units = text.units
      let hasSign = units.first == 43 || units.first == 45
      units.insert(contentsOf: [UInt32](repeating: 48, count: width - text.count), at: hasSign ? 1 : 0)
      return Value(machine.makeText(units))
    },
    .method("expandtabs", .keywords(["tabsize"], required: 0)) { (machine, arguments) throws(Raise) in
      let size = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? 8
      try machine.charge(arguments[0].string.count >> 3)
      var (result, column): ([UInt32], Int) = ([], 0)
      for unit in arguments[0].string.units {
        if unit == 9 {
          let count = size > 0 ? size - column % size : 0
          let (total, overflow) = result.count.addingReportingOverflow(count)
          try machine.reserve(overflow || total > Int.max / 4 ? .max : total * 4)
          try machine.charge(count >> 4)
          result += [UInt32](repeating: 32, count: count)
          column += count
        } else {
          result.append(unit)
          column = unit == 10 || unit == 13 ? 0 : column + 1
        }
      }
      return Value(machine.makeText(result))
    },
    .method("format", .any) { (machine, arguments) throws(Raise) in
      try machine.formatFields(arguments[0].string, arguments.dropping(1))
    },
    .method("format_map", .one) { (machine, arguments) throws(Raise) in
      try machine.formatFields(arguments[0].string, arguments.dropping(1), mapping: arguments[1])
    },
  ]
}

extension Machine {
  fileprivate mutating func split(_ arguments: Arguments, fromEnd: Bool) throws(Raise) -> Value {
    let text = arguments[0].string
    let limit = try arguments.optional(2).map { (value) throws(Raise) in try index(value) } ?? -1
    let most = limit < 0 ? Int.max : limit
    try charge(text.count)
    try reserve(text.count * 4)
    guard let separator = arguments.optional(1), !separator.isNone else {
      return Value(fromEnd ? splitBlanksFromEnd(text, most) : splitBlanks(text, most))
    }
    guard case let given = unwrap(separator), given.kind == .string else {
      throw typeError("must be str or None, not \(typeName(separator))")
    }
    let mark = given.string
    if mark.count == 0 { throw valueError("empty separator") }
    let list = makeList()
    if fromEnd {
      var end = text.count
      while list.count < most, let found = text.findLast(mark, 0, end) {
        append(list, Value(substring(text, found + mark.count, end)))
        end = found
      }
      append(list, Value(substring(text, 0, end)))
      list.reverse()
      return Value(list)
    }
    var position = 0
    while list.count < most, let found = text.find(mark, position, text.count) {
      append(list, Value(substring(text, position, found)))
      position = found + mark.count
    }
    append(list, Value(substring(text, position, text.count)))
    return Value(list)
  }

  private mutating func splitBlanks(_ text: Text, _ limit: Int) -> List {
    let list = makeList()
    var position = 0
    while true {
      while position < text.count, isBlank(text[codePoint: position]) { position += 1 }
      if position == text.count { return list }
      if list.count == limit {
        append(list, Value(substring(text, position, text.count)))
        return list
      }
      let start = position
      while position < text.count, !isBlank(text[codePoint: position]) { position += 1 }
      append(list, Value(substring(text, start, position)))
    }
  }

  private mutating func splitBlanksFromEnd(_ text: Text, _ limit: Int) -> List {
    let list = makeList()
    var position = text.count
    while true {
      while position > 0, isBlank(text[codePoint: position - 1]) { position -= 1 }
      if position == 0 { break }
      if list.count == limit {
        append(list, Value(substring(text, 0, position)))
        break
      }
      let end = position
      while position > 0, !isBlank(text[codePoint: position - 1]) { position -= 1 }
      append(list, Value(substring(text, position, end)))
    }
    list.reverse()
    return list
  }

  mutating func splitLines(_ text: Text, keepsEnds: Bool) throws(Raise) -> List {
    let list = makeList()
    try charge(text.count)
    try reserve(text.count * 4)
    var (start, position) = (0, 0)
    while position < text.count {
      let unit = text[codePoint: position]
      position += 1
      guard (10...13).contains(unit) || (28...30).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
      else { continue }
      let end = position - 1
      if unit == 13, position < text.count, text[codePoint: position] == 10 { position += 1 }
      append(list, Value(substring(text, start, keepsEnds ? position : end)))
      start = position
    }
    if start < text.count { append(list, Value(substring(text, start, text.count))) }
    return list
  }

  fileprivate mutating func partition(_ arguments: Arguments, last: Bool) throws(Raise) -> Value {
    let text = arguments[0].string
    let mark = try textArgument(arguments[1])
    if mark.count == 0 { throw valueError("empty separator") }
    try charge(text.count >> 4)
    let found = last ? text.findLast(mark, 0, text.count) : text.find(mark, 0, text.count)
    guard let found else {
      let nothing = Value(emptyText())
      return Value(makeTuple(last ? [nothing, nothing, arguments[0]] : [arguments[0], nothing, nothing]))
    }
    return Value(
      makeTuple([
        Value(substring(text, 0, found)), Value(mark), Value(substring(text, found + mark.count, text.count)),
      ]))
  }

  mutating func join(_ separator: Text, _ iterable: Value) throws(Raise) -> Text {
    let list: List
    if iterable.kind == .list {
      list = iterable.list
    } else {
      guard let made = try joinable(iterable) else { throw typeError("can only join an iterable") }
      list = made
    }
    var (total, width, isASCII) = (0, separator.width, separator.isASCII)
    for index in 0..<list.count {
      let item = unwrap(list.items[index])
      guard item.kind == .string else {
        throw typeError("sequence item \(index): expected str instance, \(typeName(list.items[index])) found")
      }
      total &+= item.string.count
      if total > heap.limit { throw outOf(.memory) }
      width = max(width, item.string.width)
      isASCII = isASCII && item.string.isASCII
    }
    if list.count == 0 { return emptyText() }
    if list.count == 1 { return unwrap(list.items[0]).string }
    let (extra, overflow) = separator.count.multipliedReportingOverflow(by: list.count - 1)
    if overflow || extra > heap.limit { throw outOf(.memory) }
    total += extra
    try reserve(total * width)
    try charge(list.count + total >> 6)
    let result = allocateText(count: total, width: width, isASCII: isASCII)
    var position = 0
    for index in 0..<list.count {
      if index > 0 {
        result.copy(separator, at: position)
        position += separator.count
      }
      let text = unwrap(list.items[index]).string
      result.copy(text, at: position)
      position += text.count
    }
    return width > 1 && list.count == 0 ? makeText(result.units) : result
  }

  private mutating func joinable(_ iterable: Value) throws(Raise) -> List? {
    do throws(Raise) {
      return try listCopy(iterable)
    } catch {
      guard isPending(.typeError), special(iterable, .iter) == nil, iterable.kind != .generator,
        iterable.kind != .iterator
      else {
        throw error
      }
      return nil
    }
  }

  fileprivate mutating func strip(_ arguments: Arguments, _ name: String, start: Bool, end: Bool) throws(Raise) -> Value
  {
    let text = arguments[0].string
    var characters: Text?
    if let given = arguments.optional(1), !given.isNone {
      let plain = unwrap(given)
      guard plain.kind == .string else { throw typeError("\(name) arg must be None or str") }
      characters = plain.string
    }
    func isStripped(_ unit: UInt32) -> Bool {
      guard let characters else { return isBlank(unit) }
      for index in 0..<characters.count where characters[codePoint: index] == unit { return true }
      return false
    }
    var (low, high) = (0, text.count)
    try charge((text.count >> 5) * (1 + (characters?.count ?? 0)))
    if start { while low < high, isStripped(text[codePoint: low]) { low += 1 } }
    if end { while high > low, isStripped(text[codePoint: high - 1]) { high -= 1 } }
    return Value(substring(text, low, high))
  }

  fileprivate mutating func justify(
    _ arguments: Arguments, _ name: String, _ left: (Int, Int) -> Int
  ) throws(Raise) -> Value {
    let (text, width) = (arguments[0].string, try index(arguments[1]))
    var fill: UInt32 = 32
    if let given = arguments.optional(2) {
      let plain = unwrap(given)
      guard plain.kind == .string else {
        throw typeError("The fill character must be a unicode character, not \(typeName(given))")
      }
      guard plain.string.count == 1 else { throw typeError("The fill character must be exactly one character long") }
      fill = plain.string[codePoint: 0]
    }
    let missing = width - text.count
    if missing <= 0 { return arguments[0] }
    try reserve(width.multipliedReportingOverflow(by: 4).overflow ? .max : width * 4)
    try charge(width >> 4)
    let before = left(missing, width)
    var units = [UInt32](repeating: fill, count: before)
    units += text.units
    units += [UInt32](repeating: fill, count: missing - before)
    return Value(makeText(units))
  }
}

/// A match, as programs see it.
final class MatchPayload: OpaquePayload {
  let pattern: Value
  let subject: RegexSubject
  /// The start and the end of the match and of each group; -1 for those that have not matched.
  let spans: [Int]
  /// The group that was closed last, or -1.
  let lastGroup: Int

  init(_ pattern: Value, _ subject: RegexSubject, spans: [Int], lastGroup: Int) {
    self.pattern = pattern
    self.subject = subject
    self.spans = spans
    self.lastGroup = lastGroup
  }

  var groupCount: Int { spans.count / 2 - 1 }
  func start(_ group: Int) -> Int { spans[group * 2] }
  func end(_ group: Int) -> Int { spans[group * 2 + 1] }

  var countedBytes: Int { 48 + spans.count * 8 }

  func forEachValue(_ body: (Value) -> Void) {
    body(pattern)
    body(subject.value)
  }
}

/// The methods of `re.Match`.
enum MatchMethods {
  static let table = NativeTable(groups + places + attributes)

  private static let groups: [NativeDefinition] = [
    .method("group", .any) { (machine, arguments) throws(Raise) in
      if let keywords = arguments.keywords, keywords.count > 0 {
        throw machine.typeError("Match.group() takes no keyword arguments")
      }
      let match = machine.match(arguments[0])
      if arguments.count == 1 { return machine.group(match, 0) }
      if arguments.count == 2 { return machine.group(match, try machine.groupNumber(match, arguments[1])) }
      let tuple = machine.makeTuple(count: arguments.count - 1)
      for index in 1..<arguments.count { tuple.items[index - 1] = .none }
      for index in 1..<arguments.count {
        tuple.items[index - 1] = machine.group(match, try machine.groupNumber(match, arguments[index]))
      }
      return Value(tuple)
    },
    .method("__getitem__", .one) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return machine.group(match, try machine.groupNumber(match, arguments[1]))
    },
    .method("groups", .keywords(["default"], required: 0)) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      let tuple = machine.makeTuple(count: match.groupCount)
      for group in 0..<match.groupCount {
        tuple.items[group] = machine.group(match, group + 1, orElse: arguments.optional(1) ?? .none)
      }
      return Value(tuple)
    },
    .method("groupdict", .keywords(["default"], required: 0)) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      let dict = machine.makeDict()
      for entry in machine.pattern(match.pattern).groupIndex.dict.liveEntries {
        let text = machine.group(match, entry.value.int, orElse: arguments.optional(1) ?? .none)
        machine.set(dict, entry.key.string, text)
      }
      return Value(dict)
    },
    .method("expand", .keywords(["template"], required: 1)) { (machine, arguments) throws(Raise) in
      try machine.expand(machine.match(arguments[0]), arguments[1])
    },
  ]

  private static let places: [NativeDefinition] = [
    .method("start", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return Value(match.start(try machine.groupNumber(match, arguments.optional(1) ?? Value(0))))
    },
    .method("end", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return Value(match.end(try machine.groupNumber(match, arguments.optional(1) ?? Value(0))))
    },
    .method("span", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return machine.span(match, try machine.groupNumber(match, arguments.optional(1) ?? Value(0)))
    },
  ]

  private static let attributes: [NativeDefinition] = [
    .attribute("string") { (machine, arguments) throws(Raise) in machine.match(arguments[0]).subject.value },
    .attribute("re") { (machine, arguments) throws(Raise) in machine.match(arguments[0]).pattern },
    .attribute("pos") { (machine, arguments) throws(Raise) in Value(machine.match(arguments[0]).subject.start) },
    .attribute("endpos") { (machine, arguments) throws(Raise) in Value(machine.match(arguments[0]).subject.end) },
    .attribute("regs") { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return Value(machine.makeTuple((0...match.groupCount).map { machine.span(match, $0) }))
    },
    .attribute("lastindex") { (machine, arguments) throws(Raise) in
      let last = machine.match(arguments[0]).lastGroup
      return last < 0 ? .none : Value(last)
    },
    .attribute("lastgroup") { (machine, arguments) throws(Raise) in
      let match = machine.match(arguments[0])
      return match.lastGroup < 0 ? .none : machine.pattern(match.pattern).groupNames[match.lastGroup]
    },
    .method("__copy__", .none) { (machine, arguments) throws(Raise) in arguments[0] },
    .method("__deepcopy__", .one) { (machine, arguments) throws(Raise) in arguments[0] },
    .method("__repr__", .none) { (machine, arguments) throws(Raise) in
      machine.string(try machine.describeMatch(machine.match(arguments[0])))
    },
    .method("__str__", .none) { (machine, arguments) throws(Raise) in
      machine.string(try machine.describeMatch(machine.match(arguments[0])))
    },
    .method("__eq__", .one) { (machine, arguments) throws(Raise) in
      arguments[0].isIdentical(to: arguments[1]) ? .true : .notImplemented
    },
    .method("__hash__", .none) { (machine, arguments) throws(Raise) in
      Value(Int(arguments[0].object.pointee.serial))
    },
  ]
}

extension Machine {
  /// The match inside a value; every value of the class has one.
  func match(_ value: Value) -> MatchPayload {
    unsafeDowncast(value.opaque.pointee.payload, to: MatchPayload.self)
  }

  /// The last match of a searcher as a value.
  mutating func makeMatch(_ searcher: RegexSearcher, _ pattern: Value, _ subject: RegexSubject) throws(Raise) -> Value {
    let count = searcher.program.groupCount
    var spans: [Int] = []
    spans.reserveCapacity(count * 2 + 2)
    spans.append(searcher.found.start)
    spans.append(searcher.found.end)
    for group in 0..<count {
      let span = searcher.span(group + 1) ?? (-1, -1)
      if span.start > span.end { throw wrongSpan() }
      spans.append(span.start)
      spans.append(span.end)
    }
    try charge(count >> 2)
    return makeOpaque(
      type(.match), MatchPayload(pattern, subject, spans: spans, lastGroup: searcher.lastGroup))
  }

  /// The text of a group.
  func groupSpan(_ match: MatchPayload, _ group: Int) -> (start: Int, end: Int)? {
    match.start(group) < 0 ? nil : (match.start(group), match.end(group))
  }

  mutating func group(_ match: MatchPayload, _ group: Int, orElse missing: Value = .none) -> Value {
    groupSpan(match, group).map { part(match.subject.plain, $0.start, $0.end) } ?? missing
  }

  /// The number of a group that is named by number or name.
  fileprivate mutating func groupNumber(_ match: MatchPayload, _ key: Value) throws(Raise) -> Int {
    var number = -1
    let plain = unwrap(key)
    if plain.kind == .int || plain.kind == .bool {
      number = plain.int
    } else if plain.isInteger || special(key, .index) != nil {
      number = try catching(.overflowError) { (machine) throws(Raise) in try machine.index(key) } ?? -1
    } else if let found = try catching(
      .typeError,
      { (machine) throws(Raise) in try machine.get(machine.pattern(match.pattern).groupIndex.dict, key) }),
      !found.isUndefined
    {
      number = found.int
    }
    guard number >= 0, number <= match.groupCount else { throw raise(.indexError, "no such group") }
    return number
  }

  fileprivate mutating func span(_ match: MatchPayload, _ group: Int) -> Value {
    Value(makeTuple([Value(match.start(group)), Value(match.end(group))]))
  }

  fileprivate mutating func describeMatch(_ match: MatchPayload) throws(Raise) -> String {
    let shown = try representation(group(match, 0)).unicodeScalars.prefix(50)
    let span = "span=(\(match.start(0)), \(match.end(0)))"
    return "<re.Match object; \(span), match=\(String(String.UnicodeScalarView(shown)))>"
  }
}

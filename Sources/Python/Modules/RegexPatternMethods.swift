/// The methods of `re.Pattern`.
enum PatternMethods {
  static let table = NativeTable(matching + searching + attributes + comparing)

  private static let window = ["string", "pos", "endpos"]

  /// A method whose arguments may be named; those that stand in their places cost nothing to sort out.
  private static func method(
    _ name: String, _ names: [String], required: Int, _ body: @escaping NativeCode
  ) -> NativeDefinition {
    let slow = NativeDefinition.method(name, .keywords(names, required: required), body)
    return .method(name, .any) { (machine, arguments) throws(Raise) in
      if arguments.keywords == nil, arguments.count > required, arguments.count <= names.count + 1 {
        return try body(&machine, arguments)
      }
      let sorted = try machine.arrange(
        slow, arguments, names, required: required, positionalOnly: 0, positional: names.count)
      return try body(&machine, sorted)
    }
  }

  private static let matching: [NativeDefinition] = [
    method("match", window, required: 1) { (machine, arguments) throws(Raise) in
      try machine.firstMatch(arguments) { (machine, searcher, start) throws(Raise) in
        try machine.match(searcher, at: start, needsAll: false)
      }
    },
    method("fullmatch", window, required: 1) { (machine, arguments) throws(Raise) in
      try machine.firstMatch(arguments) { (machine, searcher, start) throws(Raise) in
        try machine.match(searcher, at: start, needsAll: true)
      }
    },
    method("search", window, required: 1) { (machine, arguments) throws(Raise) in
      try machine.firstMatch(arguments) { (machine, searcher, start) throws(Raise) in
        try machine.search(searcher, from: start)
      }
    },
  ]

  private static let searching: [NativeDefinition] = [
    method("findall", window, required: 1) { (machine, arguments) throws(Raise) in try machine.findAll(arguments) },
    method("finditer", window, required: 1) { (machine, arguments) throws(Raise) in
      let pattern = machine.pattern(arguments[0])
      let subject = try machine.subject(pattern, arguments[1], arguments.optional(2), arguments.optional(3))
      let walk = MatchWalk(arguments[0], subject, machine.searcher(pattern, subject))
      let next = machine.makeBoundMethod(
        machine.makeNative(walkStep), machine.makeOpaque(machine.type(.object), walk))
      return machine.makeIterator(.callable, next, extra: .none)
    },
    method("split", ["string", "maxsplit"], required: 1) { (machine, arguments) throws(Raise) in
      try machine.split(arguments)
    },
    method("sub", ["repl", "string", "count"], required: 2) { (machine, arguments) throws(Raise) in
      try machine.substitute(arguments).text
    },
    method("subn", ["repl", "string", "count"], required: 2) { (machine, arguments) throws(Raise) in
      let (text, count) = try machine.substitute(arguments)
      return Value(machine.makeTuple([text, Value(count)]))
    },
  ]

  private static let walkStep = NativeDefinition("search", .positional(1, 1)) { (machine, arguments) throws(Raise) in
    try machine.step(unsafeDowncast(arguments[0].opaque.pointee.payload, to: MatchWalk.self))
  }

  private static let attributes: [NativeDefinition] = [
    .attribute("pattern") { (machine, arguments) throws(Raise) in machine.pattern(arguments[0]).source },
    .attribute("flags") { (machine, arguments) throws(Raise) in
      Value(machine.pattern(arguments[0]).program.flags.rawValue)
    },
    .attribute("groups") { (machine, arguments) throws(Raise) in
      Value(machine.pattern(arguments[0]).program.groupCount)
    },
    .attribute("groupindex") { (machine, arguments) throws(Raise) in
      let names = machine.pattern(arguments[0]).groupIndex.dict
      return names.count == 0 ? Value(machine.makeDict()) : try machine.makeMappingProxy(names)
    },
    .method("__copy__", .none) { (machine, arguments) throws(Raise) in arguments[0] },
    .method("__deepcopy__", .one) { (machine, arguments) throws(Raise) in arguments[0] },
    .method("__repr__", .none) { (machine, arguments) throws(Raise) in
      machine.string(try machine.describePattern(machine.pattern(arguments[0])))
    },
    .method("__str__", .none) { (machine, arguments) throws(Raise) in
      machine.string(try machine.describePattern(machine.pattern(arguments[0])))
    },
  ]

  private static let comparing: [NativeDefinition] = [
    .method("__eq__", .one) { (machine, arguments) throws(Raise) in
      guard arguments[1].kind == .opaque, machine.type(of: arguments[1]) == machine.type(.pattern) else {
        return .notImplemented
      }
      let (left, right) = (machine.pattern(arguments[0]), machine.pattern(arguments[1]))
      if left.program.flags != right.program.flags || left.isBytes != right.isBytes { return .false }
      return Value(try machine.isEqual(left.source, right.source))
    },
    .method("__hash__", .none) { (machine, arguments) throws(Raise) in
      let pattern = machine.pattern(arguments[0])
      return Value(try machine.hash(pattern.source) ^ pattern.program.flags.rawValue)
    },
  ]
}

/// A walk over the matches of `finditer`.
private final class MatchWalk: OpaquePayload {
  let pattern: Value
  let subject: RegexSubject
  let searcher: RegexSearcher
  var start: Int
  var forbidden = -1

  init(_ pattern: Value, _ subject: RegexSubject, _ searcher: RegexSearcher) {
    self.pattern = pattern
    self.subject = subject
    self.searcher = searcher
    start = subject.start
  }

  func forEachValue(_ body: (Value) -> Void) {
    body(pattern)
    body(subject.value)
  }
}

extension Machine {
  fileprivate mutating func findAll(_ arguments: Arguments) throws(Raise) -> Value {
    let pattern = pattern(arguments[0])
    let subject = try subject(pattern, arguments[1], arguments.optional(2), arguments.optional(3))
    let searcher = searcher(pattern, subject)
    let list = makeList()
    let empty = part(subject.plain, 0, 0)
    let groups = pattern.program.groupCount
    try forEachMatch(searcher, subject) { (machine) throws(Raise) in
      if groups < 2 {
        try machine.append(list, machine.part(searcher, groups, of: subject, orElse: empty))
      } else {
        let tuple = machine.makeTuple(count: groups)
        for group in 0..<groups {
          tuple.items[group] = try machine.part(searcher, group + 1, of: subject, orElse: empty)
        }
        machine.append(list, Value(tuple))
      }
      try machine.reserve(0)
      return true
    }
    return Value(list)
  }

  fileprivate mutating func split(_ arguments: Arguments) throws(Raise) -> Value {
    let pattern = pattern(arguments[0])
    let subject = try subject(pattern, arguments[1])
    let limit = try arguments.optional(2).map { (value) throws(Raise) in try index(value) } ?? 0
    let searcher = searcher(pattern, subject)
    let list = makeList()
    var (last, count) = (0, 0)
    if limit >= 0 {
      try forEachMatch(searcher, subject) { (machine) throws(Raise) in
        machine.append(list, machine.part(subject.plain, last, searcher.found.start))
        for group in 0..<pattern.program.groupCount {
          try machine.append(list, machine.part(searcher, group + 1, of: subject, orElse: .none))
        }
        last = searcher.found.end
        count += 1
        try machine.reserve(0)
        return limit == 0 || count < limit
      }
    }
    append(list, part(subject.plain, last, subject.end))
    return Value(list)
  }

  fileprivate mutating func step(_ walk: MatchWalk) throws(Raise) -> Value {
    guard walk.start <= walk.subject.end,
      try search(walk.searcher, from: walk.start, forbidden: walk.forbidden)
    else { return .none }
    let found = walk.searcher.found
    walk.forbidden = found.end == found.start ? found.end : -1
    walk.start = found.end
    return try makeMatch(walk.searcher, walk.pattern, walk.subject)
  }

  fileprivate mutating func describePattern(_ pattern: PatternPayload) throws(Raise) -> String {
    let shown = String(String.UnicodeScalarView(try representation(pattern.source).unicodeScalars.prefix(200)))
    var flags = pattern.program.flags
    if !pattern.isBytes, flags.intersection(.alphabets) == .unicode { flags.remove(.unicode) }
    let named: [(RegexFlags, String)] = [
      (.template, "TEMPLATE"), (.ignoreCase, "IGNORECASE"), (.locale, "LOCALE"), (.multiline, "MULTILINE"),
      (.dotAll, "DOTALL"), (.unicode, "UNICODE"), (.verbose, "VERBOSE"), (.debug, "DEBUG"), (.ascii, "ASCII"),
    ]
    var names: [String] = []
    for (flag, name) in named where flags.contains(flag) {
      names.append("re.\(name)")
      flags.remove(flag)
    }
    if !flags.isEmpty { names.append("0x" + String(flags.rawValue, radix: 16)) }
    return "re.compile(\(([shown] + (names.isEmpty ? [] : [names.joined(separator: "|")])).joined(separator: ", ")))"
  }
}

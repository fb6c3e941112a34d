/// What a pattern is matched against: a text or bytes, or a part of it.
struct RegexSubject {
  /// As the program gave it.
  let value: Value
  /// The `str` or `bytes` inside.
  let plain: Value
  let start: Int
  let end: Int

  var isBytes: Bool { plain.kind != .string }
}

extension Machine {
  /// What a method of a pattern is to look at.
  mutating func subject(
    _ pattern: PatternPayload, _ value: Value, _ start: Value? = nil, _ end: Value? = nil
  ) throws(Raise) -> RegexSubject {
    let plain = unwrap(value)
    let count: Int
    switch plain.kind {
    case .string: count = plain.string.count
    case .bytes, .byteArray: count = plain.bytes.pointee.bytes.count
    default: throw typeError("expected string or bytes-like object, got '\(typeName(value))'")
    }
    if pattern.isBytes, plain.kind == .string { throw typeError("cannot use a bytes pattern on a string-like object") }
    if !pattern.isBytes, plain.kind != .string { throw typeError("cannot use a string pattern on a bytes-like object") }
    let first = try start.map { (value) throws(Raise) in try index(value) } ?? 0
    let last = try end.map { (value) throws(Raise) in try index(value) } ?? count
    return RegexSubject(
      value: value, plain: plain, start: min(max(0, first), count), end: min(max(0, last), count))
  }

  func searcher(_ pattern: PatternPayload, _ subject: RegexSubject) -> RegexSearcher {
    if subject.isBytes {
      return .make(pattern.program, copying: subject.plain.bytes.pointee.bytes, end: subject.end)
    }
    let text = subject.plain.string
    let data = UnsafeRawPointer(text.pointee.data)
    if let spare = pattern.spareSearcher, spare.turn(to: data, width: text.width, end: subject.end) {
      pattern.spareSearcher = nil
      return spare
    }
    switch text.width {
    case 1: return .make(pattern.program, data.assumingMemoryBound(to: UInt8.self), end: subject.end)
    case 2: return .make(pattern.program, data.assumingMemoryBound(to: UInt16.self), end: subject.end)
    default: return .make(pattern.program, data.assumingMemoryBound(to: UInt32.self), end: subject.end)
    }
  }

  /// What a match is as a value, if there is one; the searcher is kept for the next text.
  mutating func firstMatch(
    _ arguments: Arguments, _ find: (inout Machine, RegexSearcher, Int) throws(Raise) -> Bool
  ) throws(Raise) -> Value {
    let pattern = pattern(arguments[0])
    let subject = try subject(pattern, arguments[1], arguments.optional(2), arguments.optional(3))
    let searcher = searcher(pattern, subject)
    defer { if searcher.isLight { pattern.spareSearcher = searcher } }
    guard try find(&self, searcher, subject.start) else { return .none }
    return try makeMatch(searcher, arguments[0], subject)
  }

  // MARK: Searching within the budget

  mutating func match(_ searcher: RegexSearcher, at start: Int, needsAll: Bool) throws(Raise) -> Bool {
    try spend { searcher.match(at: start, needsAll: needsAll, &$0) }
  }

  mutating func search(_ searcher: RegexSearcher, from start: Int, forbidden: Int = -1) throws(Raise) -> Bool {
    try spend { searcher.search(from: start, forbidden: forbidden, &$0) }
  }

  private mutating func spend(_ find: (inout RegexMeans) -> Bool) throws(Raise) -> Bool {
    let (steps, bytes) = (stepsLeft, heap.limit - heap.bytes)
    let (isFound, means) = withUnsafeMutablePointer(to: &reserve) { reserve in
      var means = RegexMeans(steps: steps, bytes: bytes, reserve: reserve)
      return (find(&means), means)
    }
    stepsLeft = means.steps
    if means.lacksSteps { throw outOf(.steps) }
    if stepsLeft < 0 { try takeSteps() }
    if means.lacksMemory { throw outOf(.memory) }
    return isFound
  }

  /// Hands over each match from the subject's start on, until the body says that it is enough.
  mutating func forEachMatch(
    _ searcher: RegexSearcher, _ subject: RegexSubject, _ body: (inout Machine) throws(Raise) -> Bool
  ) throws(Raise) {
    var (start, forbidden) = (subject.start, -1)
    while start <= subject.end, try search(searcher, from: start, forbidden: forbidden) {
      if try !body(&self) { return }
      let found = searcher.found
      forbidden = found.end == found.start ? found.end : -1
      start = found.end
      try charge(4)
    }
  }

  // MARK: Parts

  /// A part of the subject.
  mutating func part(_ subject: Value, _ start: Int, _ end: Int) -> Value {
    if subject.kind == .string { return Value(substring(subject.string, start, end)) }
    let bytes = subject.bytes.pointee.bytes
    if subject.kind == .bytes, start == 0, end == bytes.count { return subject }
    return makeBytes(start < end && end <= bytes.count ? Array(bytes[start..<end]) : [])
  }

  /// The text of a group of the last match; the value given when it has not matched.
  mutating func part(
    _ searcher: RegexSearcher, _ group: Int, of subject: RegexSubject, orElse missing: Value
  ) throws(Raise) -> Value {
    guard let span = group == 0 ? searcher.found : searcher.span(group) else { return missing }
    if span.start > span.end { throw wrongSpan() }
    return part(subject.plain, span.start, span.end)
  }

  /// What CPython 3.11 says where its possessive repetitions leave a group with an end before its start.
  mutating func wrongSpan() -> Raise {
    raise(.systemError, "The span of capturing group is wrong, please report a bug for the re module.")
  }
}

// `sub`, `subn` and `expand`.

/// What each match is replaced by.
private enum Replacement {
  /// The same text each time, as the program gave it.
  case literal(Value)
  case template(RegexTemplate)
  case function(Value)
}

extension Machine {
  /// Does `sub` and `subn`: the new text and how many matches were replaced.
  mutating func substitute(_ arguments: Arguments) throws(Raise) -> (text: Value, count: Int) {
    let pattern = pattern(arguments[0])
    let limit = try arguments.optional(3).map { (value) throws(Raise) in try index(value) } ?? 0
    let replacement = try makeReplacement(arguments[1], pattern)
    let subject = try subject(pattern, arguments[2])
    let searcher = searcher(pattern, subject)
    let pieces = makeList()
    roots.append(Value(pieces))
    defer { roots.removeLast() }
    var (last, count) = (0, 0)
    if limit >= 0 {
      try forEachMatch(searcher, subject) { (machine) throws(Raise) in
        let found = searcher.found
        if last < found.start { machine.append(pieces, machine.part(subject.plain, last, found.start)) }
        try machine.append(replacement, searcher, arguments[0], subject, to: pieces)
        last = found.end
        count += 1
        try machine.reserve(0)
        return limit == 0 || count < limit
      }
    }
    if last < subject.end { append(pieces, part(subject.plain, last, subject.end)) }
    return (try join(pieces, asBytes: subject.isBytes), count)
  }

  private mutating func makeReplacement(_ value: Value, _ pattern: PatternPayload) throws(Raise) -> Replacement {
    let plain = unwrap(value)
    let units: [UInt32]
    switch plain.kind {
    case .string: units = plain.string.units
    case .bytes, .byteArray: units = plain.bytes.pointee.bytes.map { UInt32($0) }
    default:
      if isCallable(value) { return .function(value) }
      _ = try hash(value)
      throw typeError("decoding to str: need a bytes-like object, \(typeName(value)) found")
    }
    try charge(units.count)
    guard units.contains(92) else { return .literal(value) }
    return .template(try makeTemplate(plain, units, pattern))
  }

  private mutating func makeTemplate(
    _ source: Value, _ units: [UInt32], _ pattern: PatternPayload
  ) throws(Raise) -> RegexTemplate {
    do throws(RegexError) {
      return try RegexTemplate(
        units, isBytes: source.kind != .string, groupCount: pattern.program.groupCount, names: pattern.program.names)
    } catch {
      throw try raise(error, pattern: source)
    }
  }

  private mutating func append(
    _ replacement: Replacement, _ searcher: RegexSearcher, _ pattern: Value, _ subject: RegexSubject, to list: List
  ) throws(Raise) {
    switch replacement {
    case .literal(let value): append(list, value)
    case .function(let function):
      let match = try makeMatch(searcher, pattern, subject)
      roots.append(match)
      defer { roots.removeLast() }
      let value = try call(function, match, rooted: true)
      if !value.isNone { append(list, value) }
    case .template(let template):
      for group in 0..<searcher.program.groupCount {
        if let span = searcher.span(group + 1), span.start > span.end { throw wrongSpan() }
      }
      for piece in template.pieces {
        switch piece {
        case .literal(let units):
          append(list, subject.isBytes ? makeBytes(units.map { UInt8($0 & 0xFF) }) : Value(makeText(units)))
        case .group(let group):
          let text = try part(searcher, group, of: subject, orElse: .none)
          if !text.isNone { append(list, text) }
        }
      }
    }
  }

  private mutating func join(_ pieces: List, asBytes: Bool) throws(Raise) -> Value {
    if !asBytes { return Value(try join(emptyText(), Value(pieces))) }
    var result: [UInt8] = []
    for (index, value) in pieces.buffer.enumerated() {
      let plain = unwrap(value)
      guard plain.kind == .bytes || plain.kind == .byteArray else {
        throw typeError("sequence item \(index): expected a bytes-like object, \(typeName(value)) found")
      }
      try reserve(result.count)
      result += plain.bytes.pointee.bytes
    }
    try charge(pieces.count + result.count >> 6)
    return makeBytes(result)
  }

  // MARK: Expanding one match

  mutating func expand(_ match: MatchPayload, _ template: Value) throws(Raise) -> Value {
    let plain = unwrap(template)
    let units: [UInt32]
    switch plain.kind {
    case .string: units = plain.string.units
    case .bytes, .byteArray: units = plain.bytes.pointee.bytes.map { UInt32($0) }
    default: throw typeError("decoding to str: need a bytes-like object, \(typeName(template)) found")
    }
    let parsed = try makeTemplate(plain, units, pattern(match.pattern))
    let pieces = makeList()
    for piece in parsed.pieces {
      switch piece {
      case .literal(let units):
        append(
          pieces, match.subject.isBytes ? makeBytes(units.map { UInt8($0 & 0xFF) }) : Value(makeText(units)))
      case .group(let group):
        if let span = groupSpan(match, group), span.start < span.end {
          append(pieces, part(match.subject.plain, span.start, span.end))
        }
      }
    }
    return try join(pieces, asBytes: match.subject.isBytes)
  }
}

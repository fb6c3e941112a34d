extension Machine {
  /// `. Did you mean: 'append'?`, or nothing.
  mutating func suggestion(for exception: Value) -> String {
    let body = exception.exception
    guard let attributes = body.pointee.attributes else { return "" }
    let name = attributes.find(intern("name"))
    guard name.kind == .string else { return "" }
    let type = body.pointee.type
    var candidates: [String] = []
    if isSubtype(type, self.type(.attributeError)) {
      let owner = attributes.find(intern("obj"))
      if owner.isUndefined { return "" }
      candidates = namesForSuggestion(owner)
    } else if isSubtype(type, self.type(.nameError)) {
      candidates = visibleNames(body)
    } else {
      return ""
    }
    guard let found = Suggestion.best(for: name.string.swift, among: candidates) else { return "" }
    return ". Did you mean: '\(found)'?"
  }

  private mutating func namesForSuggestion(_ owner: Value) -> [String] {
    do throws(Raise) {
      let names = try listNames(owner)
      return names.list.buffer.compactMap { $0.kind == .string ? $0.string.swift : nil }
    } catch {
      pending = .none
      return []
    }
  }

  /// The names that the innermost frame of an exception could see: locals, globals, built-ins.
  private mutating func visibleNames(_ exception: Exception) -> [String] {
    var result: [String] = []
    if exception.pointee.traceCount > 0, let entry = exception.pointee.trace?[0] {
      let compiled = entry.code.pointee.compiled.takeUnretainedValue()
      result += compiled.variableNames.map { compiled.names[$0] }
    }
    result += mainGlobals.liveEntries.compactMap { $0.key.kind == .string ? $0.key.string.swift : nil }
    return result + Machine.builtinNames
  }
}

/// CPython's search for a similar name: a weighted edit distance with a limit.
enum Suggestion {
  private static let moveCost = 2
  private static let caseCost = 1

  static func best(for name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.utf8)
    if wanted.count > 40 || candidates.count > 750 { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let other = Array(candidate.utf8)
      var limit = (wanted.count + other.count + 3) * moveCost / 6
      if let best { limit = min(limit, best.distance - 1) }
      let distance = distance(wanted, other, limit: limit)
      if distance > limit { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func cost(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    return left | 32 == right | 32 && (97...122).contains(left | 32) ? caseCost : moveCost
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var (first, second) = (left[...], right[...])
    while let one = first.first, one == second.first { (first, second) = (first.dropFirst(), second.dropFirst()) }
    while let one = first.last, one == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
    if first.isEmpty || second.isEmpty { return (first.count + second.count) * moveCost }
    if abs(first.count - second.count) * moveCost > limit { return limit + 1 }
    let (short, long) = first.count < second.count ? (Array(first), Array(second)) : (Array(second), Array(first))
    var row = (0..<short.count).map { ($0 + 1) * moveCost }
    var result = 0
    for (index, letter) in long.enumerated() {
      result = index * moveCost
      var previous = result
      for (position, other) in short.enumerated() {
        let substitution = previous + cost(letter, other)
        previous = row[position]
        result = min(substitution, min(result, previous) + moveCost)
        row[position] = result
      }
      if (row.min() ?? 0) > limit { return limit + 1 }
    }
    return result
  }
}

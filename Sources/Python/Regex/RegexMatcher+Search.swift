// Finding the first place where a pattern matches, and the places between characters.
extension RegexMatcher {
  /// The match at a position, with what may be spent on it.
  mutating func match(at start: Int, needsAll: Bool, _ means: inout RegexMeans) -> (start: Int, end: Int)? {
    begin(means, needsAll: needsAll, forbiddenEnd: -1)
    let end = match(at: start)
    settle(&means)
    return end.map { (start, $0) }
  }

  /// The first match from a position on, with what may be spent on it; an empty one at `forbidden` does not count.
  mutating func search(from start: Int, forbidden: Int, _ means: inout RegexMeans) -> (start: Int, end: Int)? {
    begin(means, needsAll: false, forbiddenEnd: forbidden)
    let result = search(from: start)
    settle(&means)
    return result
  }

  private mutating func begin(_ means: RegexMeans, needsAll: Bool, forbiddenEnd: Int) {
    self.needsAll = needsAll
    self.forbiddenEnd = forbiddenEnd
    stepsLeft = means.steps
    reserve = means.reserve
    bytesLeft = means.bytes
    shortage = .none
  }

  private mutating func settle(_ means: inout RegexMeans) {
    reserve = nil
    means.steps = stepsLeft
    means.lacksSteps = shortage == .steps
    means.lacksMemory = shortage == .memory
  }

  /// The first match that begins at `start` or after it.
  mutating func search(from start: Int) -> (start: Int, end: Int)? {
    let last = end - beginning.least
    var candidate = start
    while candidate <= last {
      guard let next = findCandidate(from: candidate, last: last) else { return nil }
      stepsLeft -= 1
      if let found = match(at: next) { return (next, found) }
      if shortage != .none || beginning.isAnchored { return nil }
      candidate = next + 1
    }
    return nil
  }

  /// The next place where a match can begin.
  private mutating func findCandidate(from start: Int, last: Int) -> Int? {
    if beginning.prefixCount > 0 { return findPrefix(from: start, last: last) }
    guard let first = beginning.first else { return start }
    let hasOthers = beginning.hasOthers
    var index = start
    while index <= last {
      let value = Int(truncatingIfNeeded: text[index])
      if value < 256 ? first[value] : hasOthers { break }
      index += 1
    }
    stepsLeft -= (index - start) >> 3
    return index <= last ? index : nil
  }

  private mutating func findPrefix(from start: Int, last: Int) -> Int? {
    let (prefix, count) = (beginning.prefix, beginning.prefixCount)
    var index = start
    while let found = find(prefix[0], from: index, last: last) {
      stepsLeft -= (found - index) >> 5 + 1
      var offset = 1
      while offset < count, found + offset < end, text[found + offset] == prefix[offset] { offset += 1 }
      if offset == count { return found }
      index = found + 1
    }
    stepsLeft -= max(0, last - index) >> 5
    return nil
  }

  private func find(_ unit: UInt32, from start: Int, last: Int) -> Int? {
    guard start <= last, let wanted = Unit(exactly: unit) else { return nil }
    if MemoryLayout<Unit>.size == 1 {
      return findByte(UInt8(truncatingIfNeeded: wanted), in: text + start, count: last - start + 1).map { $0 + start }
    }
    var index = start
    while index <= last, text[index] != wanted { index += 1 }
    return index <= last ? index : nil
  }

  // MARK: Anchors

  func stands(at instruction: RegexInstruction) -> Bool {
    guard let anchor = RegexAnchor(rawValue: UInt8(truncatingIfNeeded: instruction.a)) else { return false }
    switch anchor {
    case .start, .startOfText: return position == 0
    case .startOfLine: return position == 0 || text[position - 1] == 10
    case .end: return position == end || (position == end - 1 && text[position] == 10)
    case .endOfLine: return position == end || (position < end && text[position] == 10)
    case .endOfText: return position == end
    case .boundary, .notBoundary:
      if end == 0 { return false }
      let isUnicode = instruction.b != 0
      let isBehind = position > 0 && isWord(text[position - 1], isUnicode)
      let isAhead = position < end && isWord(text[position], isUnicode)
      return (isBehind != isAhead) == (anchor == .boundary)
    }
  }

  @inline(__always)
  private func isWord(_ unit: Unit, _ isUnicode: Bool) -> Bool {
    let value = UInt32(truncatingIfNeeded: unit)
    if value < 128 { return 97...122 ~= value || 65...90 ~= value || 48...57 ~= value || value == 95 }
    return RegexCategory.word.contains(value, isUnicode: isUnicode)
  }
}

extension RegexParser {
  /// What an opening parenthesis begins; nil when it leaves nothing (a comment, global flags).
  mutating func parseGroup(
    _ isVerbose: inout Bool, isAtStart: Bool, depth: Int
  ) throws(RegexError) -> RegexNode? {
    let start = reader.position - 1
    guard try reader.skip("?") else { return try parseCapture(nil, isVerbose, start, depth) }
    let piece = try takeInGroup()
    switch piece.plain.flatMap({ Unicode.Scalar($0) }) {
    case "P": return try parseNamed(isVerbose, start, depth)
    case ":": return .group(nil, adding: [], removing: [], try parseInside(isVerbose, start, depth))
    case "#":
      try skipComment(start)
      return nil
    case "=", "!", "<": return try parseLook(piece, isVerbose, start, depth)
    case "(": return try parseConditional(isVerbose, start, depth)
    case ">": return .atomic(try parseInside(isVerbose, start, depth))
    default: break
    }
    guard let letter = piece.plain, letter == 45 || RegexFlags(letter: letter) != nil else {
      throw reader.error("unknown extension ?\(piece.text)", back: piece.count + 1)
    }
    guard let (added, removed) = try parseFlags(letter) else {
      if !isAtStart {
        throw reader.error("global flags not at the start of the expression", back: reader.position - start)
      }
      isVerbose = flags.contains(.verbose)
      return nil
    }
    let isInnerVerbose = (isVerbose || added.contains(.verbose)) && !removed.contains(.verbose)
    return .group(nil, adding: added, removing: removed, try parseInside(isInnerVerbose, start, depth))
  }

  private mutating func takeInGroup() throws(RegexError) -> RegexReader.Piece {
    guard let piece = try reader.take() else { throw reader.error("unexpected end of pattern") }
    return piece
  }

  /// The alternatives up to the closing parenthesis.
  private mutating func parseInside(_ isVerbose: Bool, _ start: Int, _ depth: Int) throws(RegexError) -> RegexSequence {
    let inside = try parseAlternatives(isVerbose: isVerbose, depth: depth + 1)
    try close(start)
    return inside
  }

  private mutating func close(_ start: Int) throws(RegexError) {
    if try !reader.skip(")") {
      throw reader.error("missing ), unterminated subpattern", back: reader.position - start)
    }
  }

  private mutating func skipComment(_ start: Int) throws(RegexError) {
    repeat {
      if reader.next == nil {
        throw reader.error("missing ), unterminated comment", back: reader.position - start)
      }
    } while try reader.take()?.isCharacter(")") != true
  }

  // MARK: Names

  private mutating func parseCapture(
    _ name: [UInt32]?, _ isVerbose: Bool, _ start: Int, _ depth: Int
  ) throws(RegexError) -> RegexNode {
    let group = widths.count
    widths.append(nil)
    if let name {
      if let known = self.group(named: name) {
        throw reader.error(
          "redefinition of group name %r as group \(group); was group \(known)", name: name, back: name.count + 1)
      }
      names.append((name, group))
    }
    let inside = try parseInside(isVerbose, start, depth)
    widths[group] = inside.width(widths)
    return .group(group, adding: [], removing: [], inside)
  }

  private func group(named name: [UInt32]) -> Int? { names.first { $0.name == name }?.group }

  /// `(?P<name>…)` and `(?P=name)`.
  private mutating func parseNamed(_ isVerbose: Bool, _ start: Int, _ depth: Int) throws(RegexError) -> RegexNode {
    if try reader.skip("<") {
      let name = try reader.takeName(until: ">", "group name")
      try checkName(name)
      return try parseCapture(name, isVerbose, start, depth)
    }
    guard try reader.skip("=") else {
      let piece = try takeInGroup()
      throw reader.error("unknown extension ?P\(piece.text)", back: piece.count + 2)
    }
    let name = try reader.takeName(until: ")", "group name")
    try checkName(name)
    let group = try knownGroup(name)
    if !isClosed(group) { throw reader.error("cannot refer to an open group", back: name.count + 1) }
    try checkLookbehind(group)
    return .backreference(group)
  }

  private func checkName(_ name: [UInt32]) throws(RegexError) {
    if !isIdentifier(name) {
      throw reader.error("bad character in group name %r", name: name, back: name.count + 1)
    }
  }

  private func knownGroup(_ name: [UInt32]) throws(RegexError) -> Int {
    guard let group = group(named: name) else {
      throw reader.error("unknown group name %r", name: name, back: name.count + 1)
    }
    return group
  }

  /// The number of a group as `int()` reads it; nil when it is none or below zero.
  static func number(of name: [UInt32]) -> Int? {
    var digits = Substring(RegexReader.text(name)).unicodeScalars
    while let first = digits.first, first.properties.isWhitespace { digits.removeFirst() }
    while let last = digits.last, last.properties.isWhitespace { digits.removeLast() }
    var isNegative = false
    if let first = digits.first, first == "+" || first == "-" {
      isNegative = first == "-"
      digits.removeFirst()
    }
    let parts = digits.split(separator: "_", omittingEmptySubsequences: false)
    var values: [UInt32] = []
    for part in parts {
      if part.isEmpty { return nil }
      for scalar in part {
        guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
        values.append(48 + UInt32(value))
      }
    }
    let number = RegexReader.number(values, base: 10)
    return isNegative && number > 0 ? nil : number
  }

  // MARK: Looking around

  private mutating func parseLook(
    _ piece: RegexReader.Piece, _ isVerbose: Bool, _ start: Int, _ depth: Int
  ) throws(RegexError) -> RegexNode {
    var sign = piece
    let isBehind = piece.isCharacter("<")
    if isBehind {
      sign = try takeInGroup()
      if !sign.isOne(of: "=!") { throw reader.error("unknown extension ?<\(sign.text)", back: sign.count + 2) }
    }
    let outer = groupsBeforeLookbehind
    if isBehind, outer == nil { groupsBeforeLookbehind = widths.count }
    let inside = try parseAlternatives(isVerbose: isVerbose, depth: depth + 1)
    if isBehind, outer == nil { groupsBeforeLookbehind = nil }
    try close(start)
    return .look(isBehind: isBehind, isNegative: sign.isCharacter("!"), inside)
  }

  /// `(?(1)yes|no)`.
  private mutating func parseConditional(
    _ isVerbose: Bool, _ start: Int, _ depth: Int
  ) throws(RegexError) -> RegexNode {
    let group = try parseCondition()
    try checkLookbehind(group)
    let yes = try parseSequence(isVerbose: isVerbose, depth: depth + 1)
    var no: RegexSequence?
    if try reader.skip("|") {
      no = try parseSequence(isVerbose: isVerbose, depth: depth + 1)
      if reader.next?.isCharacter("|") ?? false {
        throw reader.error("conditional backref with more than two branches")
      }
    }
    try close(start)
    return .conditional(group, yes, no)
  }

  private mutating func parseCondition() throws(RegexError) -> Int {
    let name = try reader.takeName(until: ")", "group name")
    if isIdentifier(name) { return try knownGroup(name) }
    guard let group = RegexParser.number(of: name) else {
      throw reader.error("bad character in group name %r", name: name, back: name.count + 1)
    }
    if group == 0 { throw reader.error("bad group number", back: name.count + 1) }
    if group >= RegexParser.mostGroups {
      throw reader.error("invalid group reference \(RegexReader.text(name))", back: name.count + 1)
    }
    noteCondition(group, reader.position - name.count - 1)
    return group
  }
}

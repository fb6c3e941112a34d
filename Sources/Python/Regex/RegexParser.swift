/// Reads the syntax of `re` as CPython 3.11 has it.
struct RegexParser {
  /// Patterns nested more deeply are refused, as CPython's recursion limit refuses them.
  static let deepestNesting = 990
  static let mostGroups = (1 << 30) - 1

  var reader: RegexReader
  var flags: RegexFlags
  /// The groups with names, in order.
  var names: [(name: [UInt32], group: Int)] = []
  /// How wide each group is, the whole pattern first; nil while it is open.
  var widths: [RegexWidth?] = [nil]
  /// What may mean something else in a later Python.
  var warnings: [String] = []
  /// How many groups there were where the outermost lookbehind began.
  var groupsBeforeLookbehind: Int?
  /// Where conditions name groups by number.
  private var conditions: [(group: Int, position: Int)] = []

  /// Parses a pattern; the parser then knows its groups and flags.
  static func parse(
    _ units: [UInt32], isBytes: Bool, flags: RegexFlags
  ) throws(RegexError) -> (RegexSequence, RegexParser) {
    var parser = RegexParser(reader: try RegexReader(units, isBytes: isBytes), flags: flags)
    let sequence = try parser.parseAlternatives(isVerbose: flags.contains(.verbose), depth: 0)
    try parser.checkFlags()
    if parser.reader.next != nil { throw parser.reader.error("unbalanced parenthesis") }
    for condition in parser.conditions where condition.group >= parser.widths.count {
      throw RegexError("invalid group reference \(condition.group)", position: condition.position)
    }
    return (sequence, parser)
  }

  private init(reader: RegexReader, flags: RegexFlags) {
    self.reader = reader
    self.flags = flags
  }

  private mutating func checkFlags() throws(RegexError) {
    if reader.isBytes {
      if flags.contains(.unicode) {
        throw RegexError("cannot use UNICODE flag with a bytes pattern", kind: .value)
      }
      if flags.isSuperset(of: [.locale, .ascii]) {
        throw RegexError("ASCII and LOCALE flags are incompatible", kind: .value)
      }
      return
    }
    if flags.contains(.locale) { throw RegexError("cannot use LOCALE flag with a str pattern", kind: .value) }
    if !flags.contains(.ascii) {
      flags.insert(.unicode)
    } else if flags.contains(.unicode) {
      throw RegexError("ASCII and UNICODE flags are incompatible", kind: .value)
    }
  }

  // MARK: Alternatives

  mutating func parseAlternatives(isVerbose: Bool, depth: Int) throws(RegexError) -> RegexSequence {
    var isVerbose = isVerbose
    var items: [RegexSequence] = []
    repeat {
      if depth == 0, !items.isEmpty { isVerbose = flags.contains(.verbose) }
      items.append(
        try parseSequence(isVerbose: isVerbose, depth: depth + 1, isFirst: depth == 0 && items.isEmpty))
    } while try reader.skip("|")
    return items.count == 1 ? items[0] : RegexParser.join(items)
  }

  /// Takes out what all alternatives begin with, and makes a set of those that are one character each.
  private static func join(_ items: [RegexSequence]) -> RegexSequence {
    var items = items
    var result = RegexSequence()
    while let prefix = items[0].nodes.first,
      items.allSatisfy({ $0.nodes.first?.isSame(as: prefix) ?? false })
    {
      for index in items.indices { items[index].nodes.removeFirst() }
      result.nodes.append(prefix)
    }
    result.nodes.append(set(of: items).map { .set($0, isNegated: false) } ?? .branch(items))
    return result
  }

  private static func set(of alternatives: [RegexSequence]) -> [RegexSetItem]? {
    var items: [RegexSetItem] = []
    for alternative in alternatives {
      guard alternative.nodes.count == 1 else { return nil }
      switch alternative.nodes[0] {
      case .literal(let unit): items.append(.literal(unit))
      case .set(let inner, isNegated: false): items += inner
      default: return nil
      }
    }
    return unique(items)
  }

  static func unique(_ items: [RegexSetItem]) -> [RegexSetItem] {
    var seen: Set<RegexSetItem> = []
    return items.filter { seen.insert($0).inserted }
  }

  // MARK: Sequences

  mutating func parseSequence(
    isVerbose: Bool, depth: Int, isFirst: Bool = false
  ) throws(RegexError) -> RegexSequence {
    if depth > RegexParser.deepestNesting { throw RegexError("maximum recursion depth exceeded", kind: .recursion) }
    var isVerbose = isVerbose
    var sequence = RegexSequence()
    while let piece = reader.next, !piece.isOne(of: "|)") {
      _ = try reader.take()
      if isVerbose, try skipLayout(piece) { continue }
      if piece.escaped != nil {
        sequence.nodes.append(try parseEscape(piece))
      } else if piece.isOne(of: "*+?{") {
        try parseRepeat(piece, &sequence)
      } else if piece.isCharacter("(") {
        let isAlone = isFirst && sequence.nodes.isEmpty
        if let node = try parseGroup(&isVerbose, isAtStart: isAlone, depth: depth) { sequence.nodes.append(node) }
      } else {
        sequence.nodes.append(try parseCharacter(piece.unit))
      }
    }
    return RegexParser.unpack(sequence)
  }

  private mutating func parseCharacter(_ unit: UInt32) throws(RegexError) -> RegexNode {
    switch Unicode.Scalar(unit) {
    case "[": try parseSet()
    case ".": .any
    case "^": .anchor(.start)
    case "$": .anchor(.end)
    default: .literal(unit)
    }
  }

  /// In verbose mode, spaces and comments mean nothing.
  private mutating func skipLayout(_ piece: RegexReader.Piece) throws(RegexError) -> Bool {
    if piece.isOne(of: " \t\n\r\u{0B}\u{0C}") { return true }
    guard piece.isCharacter("#") else { return false }
    while let next = try reader.take(), !next.isCharacter("\n") {}
    return true
  }

  /// Puts what stands in groups that do nothing in their place.
  private static func unpack(_ sequence: RegexSequence) -> RegexSequence {
    var result = RegexSequence()
    for node in sequence.nodes {
      if case .group(nil, adding: [], removing: [], let inner) = node {
        result.nodes += inner.nodes
      } else {
        result.nodes.append(node)
      }
    }
    return result
  }

  // MARK: Groups by number

  func isClosed(_ group: Int) -> Bool { group < widths.count && widths[group] != nil }

  func checkLookbehind(_ group: Int) throws(RegexError) {
    guard let limit = groupsBeforeLookbehind else { return }
    if !isClosed(group) { throw reader.error("cannot refer to an open group") }
    if group >= limit { throw reader.error("cannot refer to group defined in the same lookbehind subpattern") }
  }

  mutating func noteCondition(_ group: Int, _ position: Int) {
    if !conditions.contains(where: { $0.group == group }) { conditions.append((group, position)) }
  }
}

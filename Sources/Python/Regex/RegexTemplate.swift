/// What matches are replaced by: literal text and the texts of groups.
struct RegexTemplate {
  enum Piece: Equatable {
    case literal([UInt32])
    case group(Int)
  }

  let pieces: [Piece]

  /// Reads the replacement of `sub`.
  init(
    _ units: [UInt32], isBytes: Bool, groupCount: Int, names: [(name: [UInt32], group: Int)]
  ) throws(RegexError) {
    var parser = TemplateParser(
      reader: try RegexReader(units, isBytes: isBytes), groupCount: groupCount, names: names)
    pieces = try parser.parse()
  }
}

private struct TemplateParser {
  var reader: RegexReader
  let groupCount: Int
  let names: [(name: [UInt32], group: Int)]
  private var pieces: [RegexTemplate.Piece] = []
  private var literal: [UInt32] = []

  init(reader: RegexReader, groupCount: Int, names: [(name: [UInt32], group: Int)]) {
    self.reader = reader
    self.groupCount = groupCount
    self.names = names
  }

  mutating func parse() throws(RegexError) -> [RegexTemplate.Piece] {
    while let piece = try reader.take() {
      if let letter = piece.escaped { try parseEscape(piece, letter) } else { literal.append(piece.unit) }
    }
    flush()
    return pieces
  }

  private mutating func flush() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = []
  }

  private mutating func add(group: Int, back: Int) throws(RegexError) {
    if group > groupCount { throw reader.error("invalid group reference \(group)", back: back) }
    flush()
    pieces.append(.group(group))
  }

  private mutating func parseEscape(_ piece: RegexReader.Piece, _ letter: UInt32) throws(RegexError) {
    if 49...57 ~= letter { return try parseNumber(letter) }
    switch Unicode.Scalar(letter) {
    case "g": try parseGroup()
    case "0":
      let digits = try reader.takeDigits(base: 8, limit: 2)
      literal.append(UInt32(RegexReader.number(digits, base: 8) & 0xFF))
    case "b": literal.append(8)
    case "\\": literal.append(92)
    default:
      if let unit = RegexParser.control(letter) {
        literal.append(unit)
      } else if 97...122 ~= letter || 65...90 ~= letter {
        throw reader.error("bad escape \(piece.text)", back: 2)
      } else {
        literal += piece.units
      }
    }
  }

  /// The number of a group, or three octal digits.
  private mutating func parseNumber(_ first: UInt32) throws(RegexError) {
    var digits = [first] + (try reader.takeDigits(base: 10, limit: 1))
    if digits.count == 2, digits.allSatisfy({ RegexReader.digit($0, base: 8) != nil }) {
      digits += try reader.takeDigits(base: 8, limit: 1)
    }
    guard digits.count == 3 else { return try add(group: RegexReader.number(digits, base: 10), back: digits.count) }
    let value = RegexReader.number(digits, base: 8)
    if value > 0o377 {
      throw reader.error("octal escape value \\\(RegexReader.text(digits)) outside of range 0-0o377", back: 4)
    }
    literal.append(UInt32(value))
  }

  /// `\g<…>`.
  private mutating func parseGroup() throws(RegexError) {
    guard try reader.skip("<") else { throw reader.error("missing <") }
    let name = try reader.takeName(until: ">", "group name")
    if isIdentifier(name) {
      guard let group = names.first(where: { $0.name == name })?.group else {
        throw RegexError("unknown group name %r", kind: .index, name: name)
      }
      return try add(group: group, back: name.count + 1)
    }
    guard let group = RegexParser.number(of: name) else {
      throw reader.error("bad character in group name %r", name: name, back: name.count + 1)
    }
    if group >= RegexParser.mostGroups {
      throw reader.error("invalid group reference \(group)", back: name.count + 1)
    }
    try add(group: group, back: name.count + 1)
  }
}

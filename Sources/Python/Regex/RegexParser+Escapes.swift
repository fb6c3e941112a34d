import PythonSyntax

extension RegexParser {
  /// A backslash and what follows, outside a set.
  mutating func parseEscape(_ piece: RegexReader.Piece) throws(RegexError) -> RegexNode {
    guard let letter = piece.escaped else { return .literal(piece.unit) }
    if 49...57 ~= letter { return try parseReference(piece, letter) }
    switch Unicode.Scalar(letter) {
    case "A": return .anchor(.startOfText)
    case "b": return .anchor(.boundary)
    case "B": return .anchor(.notBoundary)
    case "Z": return .anchor(.endOfText)
    case "0": return .literal(UInt32(RegexReader.number(try reader.takeDigits(base: 8, limit: 2), base: 8)))
    default: break
    }
    if let category = RegexParser.category(letter) { return .set([category], isNegated: false) }
    return .literal(try parseCharacterEscape(piece, letter))
  }

  /// A backslash and what follows, inside a set.
  mutating func parseSetEscape(_ piece: RegexReader.Piece) throws(RegexError) -> RegexSetItem {
    guard let letter = piece.escaped else { return .literal(piece.unit) }
    if letter == 98 { return .literal(8) }
    if let category = RegexParser.category(letter) { return category }
    guard RegexReader.digit(letter, base: 8) != nil else {
      return .literal(try parseCharacterEscape(piece, letter))
    }
    let digits = [letter] + (try reader.takeDigits(base: 8, limit: 2))
    return .literal(try octal(digits))
  }

  private static func category(_ letter: UInt32) -> RegexSetItem? {
    switch Unicode.Scalar(letter) {
    case "d": .category(.digit, isNegated: false)
    case "D": .category(.digit, isNegated: true)
    case "s": .category(.space, isNegated: false)
    case "S": .category(.space, isNegated: true)
    case "w": .category(.word, isNegated: false)
    case "W": .category(.word, isNegated: true)
    default: nil
    }
  }

  private func octal(_ digits: [UInt32]) throws(RegexError) -> UInt32 {
    let value = RegexReader.number(digits, base: 8)
    if value > 0o377 {
      throw reader.error(
        "octal escape value \\\(RegexReader.text(digits)) outside of range 0-0o377", back: digits.count + 1)
    }
    return UInt32(value)
  }

  /// The number of a group, or three octal digits.
  private mutating func parseReference(_ piece: RegexReader.Piece, _ first: UInt32) throws(RegexError) -> RegexNode {
    var digits = [first] + (try reader.takeDigits(base: 10, limit: 1))
    if digits.count == 2, digits.allSatisfy({ RegexReader.digit($0, base: 8) != nil }) {
      digits += try reader.takeDigits(base: 8, limit: 1)
      if digits.count == 3 { return .literal(try octal(digits)) }
    }
    let group = RegexReader.number(digits, base: 10)
    guard group < widths.count else {
      throw reader.error("invalid group reference \(group)", back: digits.count)
    }
    if !isClosed(group) { throw reader.error("cannot refer to an open group", back: digits.count + 1) }
    try checkLookbehind(group)
    return .backreference(group)
  }

  // MARK: Characters

  /// The escapes that mean one character, in and outside sets.
  private mutating func parseCharacterEscape(
    _ piece: RegexReader.Piece, _ letter: UInt32
  ) throws(RegexError) -> UInt32 {
    if let unit = RegexParser.control(letter) { return unit }
    switch Unicode.Scalar(letter) {
    case "x": return try parseHexadecimal(piece, 2)
    case "u" where !reader.isBytes: return try parseHexadecimal(piece, 4)
    case "U" where !reader.isBytes: return try parseHexadecimal(piece, 8)
    case "N" where !reader.isBytes: return try parseCharacterName()
    default:
      let isReserved = 48...57 ~= letter || 65...90 ~= letter || 97...122 ~= letter
      if isReserved { throw reader.error("bad escape \(piece.text)", back: 2) }
      return letter
    }
  }

  /// `\a`, `\f`, `\n`, `\r`, `\t` and `\v`.
  static func control(_ letter: UInt32) -> UInt32? {
    switch Unicode.Scalar(letter) {
    case "a": 7
    case "f": 12
    case "n": 10
    case "r": 13
    case "t": 9
    case "v": 11
    default: nil
    }
  }

  private mutating func parseHexadecimal(_ piece: RegexReader.Piece, _ count: Int) throws(RegexError) -> UInt32 {
    let digits = try reader.takeDigits(base: 16, limit: count)
    let shown = piece.text + RegexReader.text(digits)
    if digits.count < count { throw reader.error("incomplete escape \(shown)", back: 2 + digits.count) }
    let value = RegexReader.number(digits, base: 16)
    if value > 0x10FFFF { throw reader.error("bad escape \(shown)", back: 2 + digits.count) }
    return UInt32(value)
  }

  private mutating func parseCharacterName() throws(RegexError) -> UInt32 {
    guard try reader.skip("{") else { throw reader.error("missing {") }
    let name = try reader.takeName(until: "}", "character name")
    guard let scalar = findUnicodeScalar(named: RegexReader.text(name)) else {
      throw reader.error("undefined character name %r", name: name, back: name.count + 4)
    }
    return scalar.value
  }
}

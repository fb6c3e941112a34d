import PythonSyntax

// Words, numbers and strings.
extension Lexer {
  /// A keyword, `true`, `false` or a name: a letter, and letters, digits and `_` behind it.
  mutating func readWord() throws(PseudocodeError) -> Token {
    let start = offset
    skipWord()
    let word = text(start..<offset)
    if let keyword = Keyword(rawValue: word) { return token(.keyword(keyword), from: start) }
    switch word {
    case "true", "false": return token(.truth(word == "true"), from: start)
    default: break
    }
    if let help = Self.rightForm(of: word) {
      throw error(
        .wrongCase, "'\(word)' must be written \(help)", help: helpOnLoop(behind: word), at: start..<offset)
    }
    return token(.name, from: start)
  }

  /// The forms of loops, for a `for` of another language.
  private func helpOnLoop(behind word: String) -> String? {
    let rest = source.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }
    let next = String(decoding: rest, as: UTF8.self).drop { $0.isWhitespace }
    guard word.uppercased() == Keyword.for.rawValue, !next.uppercased().hasPrefix(Keyword.each.rawValue) else {
      return nil
    }
    return "write FOR EACH item IN aList, or REPEAT n TIMES"
  }

  /// How a word is written that is a keyword, `true` or `false` but for its capitals; nil for a name.
  private static func rightForm(of word: String) -> String? {
    guard word.utf8.count <= 9, word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if ["true", "false"].contains(word.lowercased()) { return "in small letters: \(word.lowercased())" }
    guard let keyword = Keyword(rawValue: word.uppercased()), keyword.isReserved else { return nil }
    return "in capitals: \(keyword.rawValue)"
  }

  private mutating func skipWord() {
    while offset < source.bytes.count {
      let scalar = scalar(at: offset)
      guard scalar.continuesPythonName else { return }
      offset += UTF8.width(scalar)
    }
  }

  /// Digits, perhaps with a dot and more digits behind them.
  mutating func readNumber() throws(PseudocodeError) -> Token {
    let start = offset
    skipDigits()
    if peek() == UInt8(ascii: ".") {
      offset += 1
      guard let byte = peek(), byte.isDigit else {
        throw error(
          .malformedNumber, "a number has digits behind its dot", help: "write \(brief(start..<offset - 1)).0",
          at: start..<offset)
      }
      skipDigits()
    }
    let end = offset
    skipWord()
    if peek() == UInt8(ascii: "."), offset == end {
      throw error(.malformedNumber, "a number has one dot at most", at: start..<offset + 1)
    }
    guard offset == end else {
      throw error(
        .malformedNumber, "a name begins with a letter, and a number has digits and one dot at most", at: start..<offset
      )
    }
    guard end - start <= Limits.digits else {
      throw error(.malformedNumber, "a number has at most \(Limits.digits) digits", at: start..<end)
    }
    return token(.number, from: start)
  }

  private mutating func skipDigits() {
    while let byte = peek(), byte.isDigit { offset += 1 }
  }

  /// A string: all between two quotation marks in one line, each character for itself.
  mutating func readString() throws(PseudocodeError) -> Token {
    let start = offset
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      offset += 1
      if byte == UInt8(ascii: "\"") { return token(.string, from: start) }
    }
    throw error(
      .unclosedString, "this string has no second quotation mark in its line",
      help: "write \" where the string ends", at: start..<offset)
  }

  // MARK: Errors

  func text(_ bytes: Range<Int>) -> String { String(decoding: source.bytes[bytes], as: UTF8.self) }

  /// The text of a number, cut off where it is long.
  private func brief(_ bytes: Range<Int>) -> String { bytes.count > 12 ? "5" : text(bytes) }

  func error(
    _ kind: PseudocodeError.Kind, _ message: String, help: String? = nil, at bytes: Range<Int>
  ) -> PseudocodeError {
    PseudocodeError(kind, message, help: help, at: range(bytes), in: source)
  }
}

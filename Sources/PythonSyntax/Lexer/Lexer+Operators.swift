/// A bracket that is still open.
struct OpenBracket {
  let character: Character
  let line: Int32
  let offset: Int
  let lineStart: Int
}

extension Lexer {
  /// CPython's limit of brackets inside brackets.
  static let bracketLimit = 200

  /// An operator or a delimiter.
  mutating func scanOperator(from start: Int) throws(LexicalError) -> Token {
    let first = byte(at: start)
    let (kind, length) = matchOperator(first, byte(at: start + 1), byte(at: start + 2))
    offset = start + length
    switch kind {
    case .leftParenthesis, .leftBracket, .leftBrace: try open(first, at: start)
    case .rightParenthesis, .rightBracket, .rightBrace: try close(first)
    case .other where first < 0x20 || first == 0x7F:
      throw makeError("invalid non-printable character U+\(hexadecimal(UInt32(first)))")
    default: break
    }
    return make(kind, from: start)
  }

  private mutating func open(_ character: UInt8, at start: Int) throws(LexicalError) {
    guard brackets.count < Lexer.bracketLimit else { throw makeError("too many nested parentheses") }
    brackets.append(
      OpenBracket(character: Character(Unicode.Scalar(character)), line: line, offset: start, lineStart: lineStart))
  }

  private mutating func close(_ character: UInt8) throws(LexicalError) {
    let closing = Character(Unicode.Scalar(character))
    guard let open = brackets.popLast() else { throw makeError("unmatched '\(closing)'") }
    let isMatch =
      switch open.character {
      case "(": closing == ")"
      case "[": closing == "]"
      default: closing == "}"
      }
    guard !isMatch else { return }
    let place = open.line == line ? "" : " on line \(open.line)"
    throw makeError("closing parenthesis '\(closing)' does not match opening parenthesis '\(open.character)'\(place)")
  }

  /// The longest operator at the start of three bytes, and its length.
  private func matchOperator(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (TokenKind, Int) {
    let hasEqual = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "("): return (.leftParenthesis, 1)
    case UInt8(ascii: ")"): return (.rightParenthesis, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: "~"): return (.tilde, 1)
    case UInt8(ascii: ":"): return hasEqual ? (.colonEqual, 2) : (.colon, 1)
    case UInt8(ascii: "="): return hasEqual ? (.equalEqual, 2) : (.equal, 1)
    case UInt8(ascii: "+"): return hasEqual ? (.plusEqual, 2) : (.plus, 1)
    case UInt8(ascii: "%"): return hasEqual ? (.percentEqual, 2) : (.percent, 1)
    case UInt8(ascii: "@"): return hasEqual ? (.atEqual, 2) : (.at, 1)
    case UInt8(ascii: "&"): return hasEqual ? (.ampersandEqual, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"): return hasEqual ? (.barEqual, 2) : (.bar, 1)
    case UInt8(ascii: "^"): return hasEqual ? (.caretEqual, 2) : (.caret, 1)
    case UInt8(ascii: "!"): return hasEqual ? (.notEqual, 2) : (.other, 1)
    case UInt8(ascii: "."):
      return second == first && third == first ? (.ellipsis, 3) : (.dot, 1)
    case UInt8(ascii: "-"):
      return second == UInt8(ascii: ">") ? (.arrow, 2) : hasEqual ? (.minusEqual, 2) : (.minus, 1)
    default: return matchDoubled(first, second, third)
    }
  }

  /// The operators whose character may be doubled: `*`, `/`, `<` and `>`.
  private func matchDoubled(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (TokenKind, Int) {
    let isDoubled = second == first
    let hasEqual = (isDoubled ? third : second) == UInt8(ascii: "=")
    switch (first, isDoubled) {
    case (UInt8(ascii: "*"), false): return hasEqual ? (.starEqual, 2) : (.star, 1)
    case (UInt8(ascii: "*"), true): return hasEqual ? (.doubleStarEqual, 3) : (.doubleStar, 2)
    case (UInt8(ascii: "/"), false): return hasEqual ? (.slashEqual, 2) : (.slash, 1)
    case (UInt8(ascii: "/"), true): return hasEqual ? (.doubleSlashEqual, 3) : (.doubleSlash, 2)
    case (UInt8(ascii: "<"), true): return hasEqual ? (.leftShiftEqual, 3) : (.leftShift, 2)
    case (UInt8(ascii: ">"), true): return hasEqual ? (.rightShiftEqual, 3) : (.rightShift, 2)
    case (UInt8(ascii: ">"), false): return hasEqual ? (.greaterEqual, 2) : (.greater, 1)
    case (UInt8(ascii: "<"), false):
      if second == UInt8(ascii: ">") { return (.other, 2) }
      return hasEqual ? (.lessEqual, 2) : (.less, 1)
    default: return (.other, 1)
    }
  }
}

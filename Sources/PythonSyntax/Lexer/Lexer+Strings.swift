extension Lexer {
  /// A string literal, whose prefix may have been passed already.
  mutating func scanString(from start: Int) throws(LexicalError) -> Token {
    let opening = offset
    let openingLine = (number: line, start: lineStart)
    let startPosition = position(at: start)
    let quote = byte(at: opening)
    offset += 1
    var isTriple = false
    if byte(at: offset) == quote {
      offset += 1
      guard byte(at: offset) == quote else { return make(.string, from: start) }
      isTriple = true
      offset += 1
    }
    guard isTriple ? skipTripleQuoted(quote) : skipQuoted(quote) else {
      let lastLine = line
      (line, lineStart) = openingLine
      offset = start + 1
      let name = isTriple ? "triple-quoted string" : "string"
      throw makeError("unterminated \(name) literal (detected at line \(lastLine))")
    }
    return make(.string, from: start, at: startPosition)
  }

  /// Goes past the closing quote in the same line, if there is one.
  private mutating func skipQuoted(_ quote: UInt8) -> Bool {
    while true {
      let next = byte(at: offset)
      if next == quote {
        offset += 1
        return true
      }
      switch next {
      case 0, UInt8(ascii: "\n"): return false
      case UInt8(ascii: "\\"): skipEscaped()
      default: offset += 1
      }
    }
  }

  private mutating func skipTripleQuoted(_ quote: UInt8) -> Bool {
    while true {
      let next = byte(at: offset)
      if next == quote, byte(at: offset + 1) == quote, byte(at: offset + 2) == quote {
        offset += 3
        return true
      }
      switch next {
      case 0: return false
      case UInt8(ascii: "\n"): startNextLine()
      case UInt8(ascii: "\\"): skipEscaped()
      default: offset += 1
      }
    }
  }

  private mutating func skipEscaped() {
    offset += 1
    switch byte(at: offset) {
    case 0: break
    case UInt8(ascii: "\n"): startNextLine()
    default: offset += 1
    }
  }
}

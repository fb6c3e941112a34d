extension FormattedStringReader {
  typealias Part = StringPart<Reader.Field>

  /// Reads a replacement field, whose opening brace is next; with `=` its text comes too.
  mutating func readField(depth: Int, with reader: inout Reader) throws(LiteralError) -> (TextLiteral?, Part) {
    if depth >= 2 { throw LiteralError("f-string: expressions nested too deeply") }
    index += 1
    let start = index
    try skipExpression()
    let expression = start..<index
    if expression.isEmpty || bytes[expression].allSatisfy(isBlank) { throw makeEmptyExpressionError() }
    let value = try reader.readField(expression, of: token)
    var debugText: TextLiteral?
    if bytes[index] == UInt8(ascii: "=") {
      index += 1
      while index < end, isBlank(bytes[index]) || bytes[index] == 0x0B || bytes[index] == 0x0D { index += 1 }
      guard index < end else { throw makeMissingBraceError() }
      var text = TextLiteral()
      text.append(utf8: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      debugText = text
    }
    var conversion = try readConversion()
    var specification: [Part]?
    if bytes[index] == UInt8(ascii: ":") {
      index += 1
      guard index < end else { throw makeMissingBraceError() }
      specification = try readParts(depth: depth + 1, with: &reader)
    }
    guard index < end, bytes[index] == UInt8(ascii: "}") else { throw makeMissingBraceError() }
    index += 1
    if debugText != nil, conversion == nil, specification == nil { conversion = .representation }
    return (debugText, .field(value, conversion, specification: specification, token))
  }

  private mutating func readConversion() throws(LiteralError) -> FormattedValue.Conversion? {
    guard bytes[index] == UInt8(ascii: "!") else { return nil }
    index += 1
    guard index < end else { throw makeMissingBraceError() }
    let letter = bytes[index]
    index += 1
    let conversion: FormattedValue.Conversion
    switch letter {
    case UInt8(ascii: "s"): conversion = .string
    case UInt8(ascii: "r"): conversion = .representation
    case UInt8(ascii: "a"): conversion = .ascii
    default: throw LiteralError("f-string: invalid conversion character: expected 's', 'r', or 'a'")
    }
    guard index < end else { throw makeMissingBraceError() }
    return conversion
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C
  }

  private func makeMissingBraceError() -> LiteralError {
    LiteralError("f-string: expecting '}'")
  }

  private func makeEmptyExpressionError() -> LiteralError {
    let next = bytes[index]
    guard "!:=".utf8.contains(next) else { return LiteralError("f-string: empty expression not allowed") }
    return LiteralError("f-string: expression required before '\(Character(Unicode.Scalar(next)))'")
  }

  /// Goes to the character that ends an expression: `!`, `:`, `=` or `}` outside strings and brackets.
  private mutating func skipExpression() throws(LiteralError) {
    var open: [UInt8] = []
    var quote: (byte: UInt8, isTriple: Bool)?
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") { throw LiteralError("f-string expression part cannot include a backslash") }
      if let current = quote {
        if byte == current.byte, !current.isTriple || isTripled(byte) {
          if current.isTriple { index += 2 }
          quote = nil
        }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = (byte, isTripled(byte))
        if isTripled(byte) { index += 2 }
      } else if open.isEmpty, let isEnd = endsExpression(byte) {
        if isEnd { break }
      } else {
        try trackBracket(byte, in: &open)
      }
      index += 1
    }
    if quote != nil { throw LiteralError("f-string: unterminated string") }
    if let last = open.last {
      throw LiteralError("f-string: unmatched '\(Character(Unicode.Scalar(last)))'")
    }
    if index >= end { throw makeMissingBraceError() }
  }

  private func isTripled(_ quote: UInt8) -> Bool {
    index + 2 < end && bytes[index + 1] == quote && bytes[index + 2] == quote
  }

  /// Whether a character outside brackets ends the expression; nil when it has no such meaning.
  private mutating func endsExpression(_ byte: UInt8) -> Bool? {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      if index + 1 < end, bytes[index + 1] == UInt8(ascii: "=") {
        index += 1
        return false
      }
      return byte == UInt8(ascii: "!") || byte == UInt8(ascii: "=")
    case UInt8(ascii: ":"), UInt8(ascii: "}"): return true
    default: return nil
    }
  }

  private func trackBracket(_ byte: UInt8, in open: inout [UInt8]) throws(LiteralError) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if open.count >= Lexer.bracketLimit { throw LiteralError("f-string: too many nested parenthesis") }
      open.append(byte)
    case UInt8(ascii: "#"):
      throw LiteralError("f-string expression part cannot include '#'")
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      let closing = Character(Unicode.Scalar(byte))
      guard let opening = open.popLast() else { throw LiteralError("f-string: unmatched '\(closing)'") }
      let isMatch = opening == UInt8(ascii: "(") ? byte == opening + 1 : byte == opening + 2
      guard isMatch else {
        let character = Character(Unicode.Scalar(opening))
        throw LiteralError(
          "f-string: closing parenthesis '\(closing)' does not match opening parenthesis '\(character)'")
      }
    default: break
    }
  }
}

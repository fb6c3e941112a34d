/// Parses the expression of a replacement field.
protocol FieldReader {
  /// What comes of an expression.
  associatedtype Field

  /// The value of an expression that stands between two offsets, inside a string token.
  mutating func readField(_ range: Range<Int>, of token: Token) throws(LiteralError) -> Field
}

/// A part of an f-string: text, or a replacement field.
indirect enum StringPart<Field> {
  case text(TextLiteral)
  case field(Field, FormattedValue.Conversion?, specification: [StringPart<Field>]?, Token)
}

/// Splits an f-string into its parts.
///
/// It goes by CPython 3.11's rules, which look for the end of a field before the expression in it is parsed.
struct FormattedStringReader<Reader: FieldReader> {
  let bytes: UnsafeBufferPointer<UInt8>
  let token: Token
  let isRaw: Bool
  /// Where the string's text ends.
  let end: Int
  var index: Int

  init(_ prefix: StringPrefix, of token: Token, in bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.token = token
    isRaw = prefix.isRaw
    end = prefix.body.upperBound
    index = prefix.body.lowerBound
  }

  /// The parts up to the end, or, in a specification (`depth` 1), up to the brace that ends it.
  mutating func readParts(
    depth: Int, with reader: inout Reader
  ) throws(LiteralError) -> [StringPart<Reader.Field>] {
    var parts: [StringPart<Reader.Field>] = []
    var text = TextLiteral()
    func flush() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = TextLiteral()
    }
    while true {
      let isDoubled = try readText(depth: depth, into: &text)
      if isDoubled { continue }
      if index >= end || bytes[index] == UInt8(ascii: "}") { break }
      let (debugText, field) = try readField(depth: depth, with: &reader)
      if let debugText { text.append(debugText) }
      flush()
      parts.append(field)
    }
    flush()
    if depth == 0, index < end - 1 { throw LiteralError("f-string: unexpected end of string") }
    return parts
  }

  /// Reads up to a brace; whether it was a doubled one, of which one has been taken as text.
  private mutating func readText(depth: Int, into text: inout TextLiteral) throws(LiteralError) -> Bool {
    let start = index
    var literalEnd = end
    var isDoubled = false
    scan: while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), !isRaw, index < end {
        if skipEscape() { continue }
      } else if byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
        continue
      }
      let brace = bytes[index - 1]
      if depth == 0 {
        if index < end, bytes[index] == brace {
          literalEnd = index
          index += 1
          isDoubled = true
          break scan
        }
        if brace == UInt8(ascii: "}") { throw LiteralError("f-string: single '}' is not allowed") }
      }
      index -= 1
      literalEnd = index
      break scan
    }
    if start < literalEnd { text.append(try EscapeReader.read(start..<literalEnd, in: bytes, isRaw: isRaw)) }
    return isDoubled
  }

  /// Steps over what follows a backslash; false when that is a brace, which keeps its meaning.
  private mutating func skipEscape() -> Bool {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "N") {
      guard index < end else { return true }
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "{") else { return true }
      while index < end {
        index += 1
        if bytes[index - 1] == UInt8(ascii: "}") { break }
      }
      return true
    }
    return byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}")
  }
}

/// Joins string literals that stand side by side.
struct StringJoiner<Field> {
  /// What the literals come to.
  enum Value {
    case bytes([UInt8])
    case text(TextLiteral)
    case formatted([StringPart<Field>])
  }

  private var isBytes: Bool?
  private var bytes: [UInt8] = []
  private var text = TextLiteral()
  private var parts: [StringPart<Field>] = []
  private var isFormatted = false

  /// Adds the next literal.
  mutating func add<Reader: FieldReader>(
    _ token: Token, in source: UnsafeBufferPointer<UInt8>, with reader: inout Reader
  ) throws(LiteralError) where Reader.Field == Field {
    let prefix = StringPrefix(of: token, in: source)
    if prefix.isBytes {
      let value = try BytesReader.read(prefix, of: token, in: source)
      try checkKind(of: prefix)
      bytes += value
    } else if prefix.isFormatted {
      try checkKind(of: prefix)
      isFormatted = true
      var formatted = FormattedStringReader<Reader>(prefix, of: token, in: source)
      for part in try formatted.readParts(depth: 0, with: &reader) { append(part) }
    } else {
      let value = try EscapeReader.read(prefix.body, in: source, isRaw: prefix.isRaw)
      try checkKind(of: prefix)
      if text.isEmpty { text = value } else { text.append(value) }
    }
  }

  /// The value of all literals.
  mutating func finish() -> Value {
    if isBytes == true { return .bytes(bytes) }
    guard isFormatted else { return .text(text) }
    if !text.isEmpty { parts.append(.text(text)) }
    return .formatted(parts)
  }

  private mutating func append(_ part: StringPart<Field>) {
    switch part {
    case .text(let more): text.append(more)
    case .field:
      if !text.isEmpty { parts.append(.text(text)) }
      text = TextLiteral()
      parts.append(part)
    }
  }

  private mutating func checkKind(of prefix: StringPrefix) throws(LiteralError) {
    if let isBytes, isBytes != prefix.isBytes { throw LiteralError("cannot mix bytes and nonbytes literals") }
    isBytes = prefix.isBytes
  }
}

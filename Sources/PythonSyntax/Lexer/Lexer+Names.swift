extension Lexer {
  /// A name, a keyword, or a string with a prefix.
  mutating func scanName(from start: Int) throws(LexicalError) -> Token {
    var isASCII = true
    var end = start
    while end < bytes.count, bytes[end].continuesName {
      if bytes[end] >= 0x80 { isASCII = false }
      end += 1
    }
    offset = end
    let count = end - start
    let after = byte(at: end)
    if count <= 2, after == UInt8(ascii: "'") || after == UInt8(ascii: "\""), isStringPrefix(start, count) {
      return try scanString(from: start)
    }
    if !isASCII {
      try verifyIdentifier(from: start, to: end)
      return make(.name, from: start)
    }
    guard let base = bytes.baseAddress else { return make(.name, from: start) }
    return make(keywords.kind(of: base + start, count: count), from: start)
  }

  /// Whether the letters are one of `b`, `r`, `u`, `f`, `br`, `rb`, `fr`, `rf` in any case.
  private func isStringPrefix(_ start: Int, _ count: Int) -> Bool {
    let first = bytes[start] | 0x20
    if count == 1 { return "bruf".utf8.contains(first) }
    let second = bytes[start + 1] | 0x20
    let letterR = UInt8(ascii: "r")
    let isRaw = (first == letterR) != (second == letterR)
    let other = first == letterR ? second : first
    return isRaw && (other == UInt8(ascii: "b") || other == UInt8(ascii: "f"))
  }

  /// Every character must be one that identifiers may have.
  private mutating func verifyIdentifier(from start: Int, to end: Int) throws(LexicalError) {
    var index = start
    while index < end {
      let (value, length) = decodeCodePoint(bytes, at: index)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      guard index == start ? scalar.startsPythonName : scalar.continuesPythonName else {
        offset = index + length
        let code = hexadecimal(value)
        throw makeError(
          scalar.isPythonPrintable
            ? "invalid character '\(scalar)' (U+\(code))" : "invalid non-printable character U+\(code)")
      }
      index += length
    }
  }
}

/// At least four upper-case digits, as in `U+00A0`.
func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

extension Lexer {
  /// A number: its value is read later, here only its extent and its form.
  mutating func scanNumber(from start: Int) throws(LexicalError) -> Token {
    offset = start
    if byte(at: start) == UInt8(ascii: "0") {
      switch byte(at: start + 1) | 0x20 {
      case UInt8(ascii: "x"): return try scanDigits(of: .hexadecimal, from: start)
      case UInt8(ascii: "o"): return try scanDigits(of: .octal, from: start)
      case UInt8(ascii: "b"): return try scanDigits(of: .binary, from: start)
      default: break
      }
    }
    let zerosEnd = try scanWhole(from: start)
    let wholeEnd = offset
    let isWhole = try scanFractionAndExponent()
    if byte(at: offset) | 0x20 == UInt8(ascii: "j") {
      offset += 1
      try verifyEnd("imaginary")
    } else {
      if isWhole, let zerosEnd, zerosEnd < wholeEnd { throw makeLeadingZerosError(from: start, to: zerosEnd) }
      try verifyEnd("decimal")
    }
    return make(.number, from: start)
  }

  /// The digits before a point; where leading zeros end, if there are any.
  private mutating func scanWhole(from start: Int) throws(LexicalError) -> Int? {
    guard byte(at: start) == UInt8(ascii: "0") else {
      if byte(at: start) != UInt8(ascii: ".") { try scanDecimalDigits() }
      return nil
    }
    while true {
      if byte(at: offset) == UInt8(ascii: "_") {
        offset += 1
        guard byte(at: offset).isDigit else { throw makeError("invalid decimal literal") }
      }
      guard byte(at: offset) == UInt8(ascii: "0") else { break }
      offset += 1
    }
    let zerosEnd = offset
    if byte(at: offset).isDigit { try scanDecimalDigits() }
    return zerosEnd
  }

  /// Digits with single underscores between them.
  private mutating func scanDecimalDigits() throws(LexicalError) {
    while true {
      while byte(at: offset).isDigit { offset += 1 }
      guard byte(at: offset) == UInt8(ascii: "_") else { return }
      offset += 1
      guard byte(at: offset).isDigit else { throw makeError("invalid decimal literal") }
    }
  }

  /// What may follow the digits before a point; whether nothing did.
  private mutating func scanFractionAndExponent() throws(LexicalError) -> Bool {
    let start = offset
    if byte(at: offset) == UInt8(ascii: ".") {
      offset += 1
      if byte(at: offset).isDigit { try scanDecimalDigits() }
    }
    guard byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return offset == start }
    let next = byte(at: offset + 1)
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
      offset += 2
      guard byte(at: offset).isDigit else { throw makeError("invalid decimal literal") }
    } else {
      // `1else` is a number and a keyword.
      guard next.isDigit else { return offset == start }
      offset += 1
    }
    try scanDecimalDigits()
    return false
  }

  private func makeLeadingZerosError(from start: Int, to zerosEnd: Int) -> LexicalError {
    makeError(
      "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers",
      offset: countScalars(bytes[lineStart..<start]) + 1, endOffset: countScalars(bytes[lineStart...zerosEnd]))
  }

  /// A base that a prefix chooses.
  private enum Base: String {
    case hexadecimal, octal, binary

    var limit: UInt8 {
      switch self {
      case .hexadecimal: 16
      case .octal: 8
      case .binary: 2
      }
    }
  }

  private mutating func scanDigits(of base: Base, from start: Int) throws(LexicalError) -> Token {
    offset = start + 2
    repeat {
      if byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
      guard byte(at: offset).digitValue < base.limit else { throw makeDigitError(of: base, isFirst: true) }
      while byte(at: offset).digitValue < base.limit { offset += 1 }
    } while byte(at: offset) == UInt8(ascii: "_")
    if byte(at: offset).isDigit { throw makeDigitError(of: base, isFirst: false) }
    try verifyEnd(base.rawValue)
    return make(.number, from: start)
  }

  private mutating func makeDigitError(of base: Base, isFirst: Bool) -> LexicalError {
    let digit = byte(at: offset)
    guard digit.isDigit else { return makeError("invalid \(base.rawValue) literal") }
    offset += 1
    return makeError("invalid digit '\(Character(Unicode.Scalar(digit)))' in \(base.rawValue) literal")
  }

  /// A number must not run into a name, unless that is a keyword that can follow it.
  private mutating func verifyEnd(_ kind: String) throws(LexicalError) {
    let next = byte(at: offset)
    guard next.continuesName, next < 0x80 else { return }
    for word in ["and", "else", "for", "if", "in", "is", "or", "not"] as [StaticString] where follows(word) { return }
    throw makeError("invalid \(kind) literal")
  }

  private func follows(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where byte(at: offset + index) != word.utf8Start[index] { return false }
    return !byte(at: offset + word.utf8CodeUnitCount).continuesName
  }
}

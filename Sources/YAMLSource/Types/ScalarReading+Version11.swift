extension ScalarReading {
  /// What a plain scalar is by the types of YAML 1.1 (yaml.org/type), as PyYAML resolves them.
  static func version11(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    guard bytes.count <= 64, let first = bytes.first else { return bytes.isEmpty ? .null : .text }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return digits(bytes) ?? number11(String(decoding: bytes, as: UTF8.self))
    default:
      return word11(bytes)
    }
  }

  private static func word11(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    guard bytes.count <= 5 else { return .text }
    switch String(decoding: bytes, as: UTF8.self) {
    case "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .boolean(false)
    case "=", "<<": return .mark
    default: return .text
    }
  }

  private static func number11(_ text: String) -> ScalarReading {
    if let special = special(text) { return special }
    let sign = text.hasPrefix("-") ? -1 : 1
    let unsigned = text.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard text.utf8.count - unsigned.count <= 1 else { return .text }
    let digits = unsigned.filter { $0 != UInt8(ascii: "_") }
    if let whole = whole11(digits, isSeparated: digits.count < unsigned.count, unsigned.first) {
      return whole.signed(sign)
    }
    if isFraction11(text) {
      return .number(Double(String(decoding: text.utf8.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)) ?? 0)
    }
    return sexagesimal(digits, unsigned.first)?.signed(sign) ?? (isDate(text) ? .date : .text)
  }

  /// Whole numbers in bases 2, 8, 10 and 16; octal begins with a bare 0.
  private static func whole11(_ digits: [UInt8], isSeparated: Bool, _ first: UInt8?) -> ScalarReading? {
    guard first != UInt8(ascii: "_"), first != UInt8(ascii: ".") else { return nil }
    if digits.starts(with: "0b".utf8) { return based(digits.dropFirst(2), 2) }
    if digits.starts(with: "0x".utf8) { return based(digits.dropFirst(2), 16) }
    if first == UInt8(ascii: "0"), digits.count > 1 || isSeparated {
      return digits.count > 1 ? based(digits.dropFirst(), 8) : .integer(0)
    }
    return based(digits, 10)
  }

  /// A number with a point; its exponent, if any, has a sign.
  private static func isFraction11(_ text: String) -> Bool {
    var scanner = NumberScanner(text.utf8, separators: true)
    scanner.skipSign()
    if scanner.first == UInt8(ascii: "_") { return false }
    let whole = scanner.skipDigits()
    guard scanner.skip(".") else { return false }
    if whole == 0, scanner.first == UInt8(ascii: "_") { return false }
    guard scanner.skipDigits() + whole > 0 else { return false }
    if scanner.skip("e") || scanner.skip("E") {
      guard scanner.skipSign(), scanner.skipDigits() > 0 else { return false }
    }
    return scanner.isAtEnd
  }

  /// Whole numbers in base 60, `1:30` for 90; nil within for one beyond 64 bits.
  private static func sexagesimal(_ digits: [UInt8], _ first: UInt8?) -> ScalarReading? {
    guard let first, (0x30...0x39).contains(first) else { return nil }
    let parts = digits.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    var total: Int? = 0
    for (number, part) in parts.enumerated() {
      let text = String(decoding: part, as: UTF8.self)
      guard let value = Int(text), part.count <= (number == 0 ? 9 : 2), number == 0 || value < 60 else { return nil }
      total = total.flatMap { Int(exactly: Int128($0) * 60 + Int128(value)) }
    }
    return first == UInt8(ascii: "0") ? nil : .integer(total)
  }

  /// A date, `2026-11-21`; times of day after it are not looked at closely.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].utf8.count == 4, (1...2).contains(parts[1].utf8.count) else { return false }
    let day = parts[2].prefix { $0.isWholeNumber }
    guard parts[0].allSatisfy(\.isWholeNumber), parts[1].allSatisfy(\.isWholeNumber) else { return false }
    guard parts.count == 3, day.utf8.count == parts[2].utf8.count else { return parts[2].contains(":") }
    return parts[1].utf8.count == 2 && day.utf8.count == 2
  }

  private func signed(_ sign: Int) -> ScalarReading {
    switch self {
    case .integer(let value?): .integer(value * sign)
    case .null, .boolean, .integer, .number, .date, .mark, .text: self
    }
  }
}

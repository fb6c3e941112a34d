extension ScalarReading {
  /// What a plain scalar is by the core schema of YAML 1.2.2, section 10.3.2.
  static func version12(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    guard bytes.count <= 64, let first = bytes.first else { return bytes.isEmpty ? .null : .text }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return digits(bytes) ?? number12(String(decoding: bytes, as: UTF8.self))
    default:
      return word12(bytes)
    }
  }

  /// A whole number that both versions read alike: digits alone, without a zero before them.
  static func digits(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading? {
    guard bytes.count == 1 || (bytes[0] != UInt8(ascii: "0") && bytes.count <= 18) else { return nil }
    var value = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte & 0x0F)
    }
    return .integer(value)
  }

  private static func word12(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    guard bytes.count <= 5 else { return .text }
    switch String(decoding: bytes, as: UTF8.self) {
    case "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default: return .text
    }
  }

  private static func number12(_ text: String) -> ScalarReading {
    if text.hasPrefix("0o") { return based(text.utf8.dropFirst(2), 8) ?? .text }
    if text.hasPrefix("0x") { return based(text.utf8.dropFirst(2), 16) ?? .text }
    if let special = special(text) { return special }
    var scanner = NumberScanner(text.utf8, separators: false)
    scanner.skipSign()
    let whole = scanner.skipDigits()
    if whole > 0, scanner.isAtEnd { return .integer(Int(text)) }
    let hasPoint = scanner.skip(".")
    let fraction = hasPoint ? scanner.skipDigits() : 0
    guard whole + fraction > 0 else { return .text }
    if scanner.skip("e") || scanner.skip("E") {
      scanner.skipSign()
      guard scanner.skipDigits() > 0 else { return .text }
    }
    return scanner.isAtEnd ? .number(Double(text) ?? 0) : .text
  }

  /// The digits of a number after its `0x`, `0o` or `0b`; nil where they are not all digits.
  static func based(_ digits: some Collection<UInt8>, _ radix: Int) -> ScalarReading? {
    let text = String(decoding: digits, as: UTF8.self)
    let areDigits = digits.allSatisfy { Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false }
    return areDigits && !text.isEmpty ? .integer(Int(text, radix: radix)) : nil
  }

  /// Infinities and not-a-number, which both versions write alike.
  static func special(_ text: String) -> ScalarReading? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": .number(-.infinity)
    case ".nan", ".NaN", ".NAN": .number(.nan)
    default: nil
    }
  }
}

/// Walks over the parts of a number.
struct NumberScanner {
  private var rest: Substring.UTF8View
  private let separators: Bool

  /// - Parameter separators: Whether `_` may stand between digits.
  init(_ text: String.UTF8View, separators: Bool) {
    rest = text[...]
    self.separators = separators
  }

  var isAtEnd: Bool { rest.isEmpty }

  var first: UInt8? { rest.first }

  @discardableResult
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  @discardableResult
  mutating func skipSign() -> Bool { skip("+") || skip("-") }

  /// Skips digits and gives how many there were, separators included.
  @discardableResult
  mutating func skipDigits() -> Int {
    let before = rest.count
    rest = rest.drop { (0x30...0x39).contains($0) || (separators && $0 == UInt8(ascii: "_")) }
    return before - rest.count
  }
}

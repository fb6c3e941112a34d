/// Reads a pattern or a template piece by piece: a code point, or a backslash with the one after it.
struct RegexReader {
  struct Piece: Equatable {
    let unit: UInt32
    /// What follows when `unit` is a backslash.
    let escaped: UInt32?

    var count: Int { escaped == nil ? 1 : 2 }
    var units: [UInt32] { escaped.map { [unit, $0] } ?? [unit] }
    /// The code point of a piece that is no escape.
    var plain: UInt32? { escaped == nil ? unit : nil }
    /// The piece as a message shows it.
    var text: String { RegexReader.text(units) }

    func isCharacter(_ character: Unicode.Scalar) -> Bool { escaped == nil && unit == character.value }
    func isOne(of characters: String) -> Bool {
      escaped == nil && characters.unicodeScalars.contains { $0.value == unit }
    }
  }

  let units: [UInt32]
  let isBytes: Bool
  private var index = 0
  /// The piece that comes next; nil at the end.
  private(set) var next: Piece?

  init(_ units: [UInt32], isBytes: Bool) throws(RegexError) {
    self.units = units
    self.isBytes = isBytes
    try advance()
  }

  /// Where the next piece begins.
  var position: Int { index - (next?.count ?? 0) }

  private mutating func advance() throws(RegexError) {
    next = nil
    guard index < units.count else { return }
    let unit = units[index]
    if unit != 92 {
      index += 1
      next = Piece(unit: unit, escaped: nil)
      return
    }
    guard index + 1 < units.count else {
      throw RegexError("bad escape (end of pattern)", position: units.count - 1)
    }
    next = Piece(unit: unit, escaped: units[index + 1])
    index += 2
  }

  mutating func take() throws(RegexError) -> Piece? {
    let piece = next
    if piece != nil { try advance() }
    return piece
  }

  /// Takes the next piece if it is a character.
  mutating func skip(_ character: Unicode.Scalar) throws(RegexError) -> Bool {
    guard let next, next.isCharacter(character) else { return false }
    try advance()
    return true
  }

  /// Takes up to so many characters that are digits in a base.
  mutating func takeDigits(base: Int, limit: Int = .max) throws(RegexError) -> [UInt32] {
    var digits: [UInt32] = []
    while digits.count < limit, let unit = next?.plain, RegexReader.digit(unit, base: base) != nil {
      digits.append(unit)
      try advance()
    }
    return digits
  }

  /// Takes all up to a character, and the character.
  mutating func takeName(until end: Unicode.Scalar, _ what: String) throws(RegexError) -> [UInt32] {
    var name: [UInt32] = []
    while let piece = try take() {
      if !piece.isCharacter(end) {
        name += piece.units
      } else if name.isEmpty {
        throw error("missing \(what)", back: 1)
      } else {
        return name
      }
    }
    if name.isEmpty { throw error("missing \(what)") }
    throw error("missing \(end), unterminated name", back: name.count)
  }

  mutating func seek(_ position: Int) throws(RegexError) {
    index = position
    try advance()
  }

  /// An error some code points before the next piece.
  func error(_ message: String, name: [UInt32]? = nil, back: Int = 0) -> RegexError {
    RegexError(message, name: name, position: position - back)
  }

  static func digit(_ unit: UInt32, base: Int) -> Int? {
    guard unit < 128, let value = Character(Unicode.Scalar(UInt8(unit))).hexDigitValue, value < base else { return nil }
    return value
  }

  /// The number that digits say; beyond 64 bits it stays at the largest.
  static func number(_ digits: [UInt32], base: Int) -> Int {
    var number = 0
    for unit in digits {
      let (product, overflow) = number.multipliedReportingOverflow(by: base)
      if overflow { return .max }
      number = product + (digit(unit, base: base) ?? 0)
    }
    return number
  }

  static func text(_ units: [UInt32]) -> String {
    var scalars = String.UnicodeScalarView()
    for unit in units { scalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}") }
    return String(scalars)
  }
}

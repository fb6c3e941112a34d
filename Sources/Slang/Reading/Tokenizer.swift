/// Cuts a line into tokens.
///
/// Slang, and JavaScript and Python in the shapes in which programs are translated, have the same numbers, texts and
/// names; each has symbols of its own.
package struct Tokenizer {
  /// The symbols of Slang itself, longer ones before their beginnings.
  package static let slangSymbols = ["==", "!=", "<=", ">=", "<", ">", "=", "+", "-", "*", "/", "%", "(", ")"]

  private let bytes: [UInt8]
  private let symbols: [String]
  /// What begins a comment up to the line's end.
  private let comment: String?
  /// Whether two escapes may be the halves of one character, as in JavaScript but not in Python.
  private let joinsHalves: Bool
  private var place = 0

  private init(_ line: some StringProtocol, symbols: [String], comment: String?, joinsHalves: Bool = true) {
    bytes = Array(line.utf8)
    self.joinsHalves = joinsHalves
    self.symbols = symbols
    self.comment = comment
  }

  /// The tokens of a line.
  ///
  /// - Parameter joinsHalves: Whether two escapes may be the halves of one character: `"\ud83d\ude00"`.
  package static func tokens(
    of line: some StringProtocol, symbols: [String] = slangSymbols, comment: String? = nil, joinsHalves: Bool = true
  ) throws(ReadingFailure) -> [Token] {
    var tokenizer = Tokenizer(line, symbols: symbols, comment: comment, joinsHalves: joinsHalves)
    var tokens: [Token] = []
    while let token = try tokenizer.next() { tokens.append(token) }
    return tokens
  }

  /// Whether a line ends in a comment.
  package static func hasComment(_ line: some StringProtocol, symbols: [String], comment: String) -> Bool {
    var tokenizer = Tokenizer(line, symbols: symbols, comment: comment)
    while let token = try? tokenizer.next(), !token.range.isEmpty {}
    return tokenizer.peek() != nil
  }

  private mutating func next() throws(ReadingFailure) -> Token? {
    while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { place += 1 }
    guard let byte = peek() else { return nil }
    let start = place
    if let comment, bytes[start...].starts(with: comment.utf8) { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string(quote: byte) }
    if byte.isDigit { return try number() }
    if byte.isLetter || byte == UInt8(ascii: "_") {
      skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      return Token(kind: .name(text(from: start)), range: start..<place)
    }
    guard let symbol = symbols.first(where: { bytes[start...].starts(with: $0.utf8) }) else { throw unknownCharacter() }
    place += symbol.utf8.count
    return Token(kind: .symbol(symbol), range: start..<place)
  }

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte = peek(), condition(byte) { place += 1 }
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<place], as: UTF8.self) }

  private func unknownCharacter() -> ReadingFailure {
    let rest = String(decoding: bytes[place...], as: UTF8.self)
    let character = rest.first.map(String.init) ?? ""
    let range = place..<place + character.utf8.count
    if "“”„«»‘’".contains(character) {
      return ReadingFailure(
        "'\(character)' is not a quote that a computer knows", help: "write \" around a text", at: range)
    }
    if "×·÷−–".contains(character) {
      return ReadingFailure("'\(character)' is no sign for sums here", help: "write + - * / or %", at: range)
    }
    if !character.unicodeScalars.allSatisfy({ $0.isASCII }), character.first?.isLetter == true {
      return ReadingFailure(
        .badName, "'\(character)' cannot stand in a name", help: "use the letters a to z and digits in names", at: range
      )
    }
    return ReadingFailure("'\(character)' cannot stand here", help: "put texts in \"quotes\"", at: range)
  }

  // MARK: - Numbers

  private mutating func number() throws(ReadingFailure) -> Token {
    let start = place
    skip { $0.isDigit }
    var isDouble = false
    if peek() == UInt8(ascii: "."), place + 1 < bytes.count, bytes[place + 1].isDigit {
      isDouble = true
      place += 1
      skip { $0.isDigit }
    }
    if skipExponent() { isDouble = true }
    let text = text(from: start)
    if let byte = peek(), byte.isLetter || byte == UInt8(ascii: "_") {
      skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
      throw ReadingFailure(
        "'\(self.text(from: start))' is neither a number nor a name", help: "begin a name with a letter",
        at: start..<place)
    }
    return Token(kind: try value(of: text, isDouble: isDouble, at: start..<place), range: start..<place)
  }

  private mutating func skipExponent() -> Bool {
    guard let mark = peek(), mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    var end = place + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end < bytes.count, bytes[end].isDigit else { return false }
    place = end
    skip { $0.isDigit }
    return true
  }

  private func value(of text: String, isDouble: Bool, at range: Range<Int>) throws(ReadingFailure) -> Token.Kind {
    if text.utf8.count > 1, text.utf8.first == UInt8(ascii: "0"), text.utf8.dropFirst().first?.isDigit == true {
      let rest = String(text.drop { $0 == "0" })
      throw ReadingFailure(
        "a number does not begin with 0", help: "write \(rest.first?.isNumber == true ? rest : "0" + rest)", at: range)
    }
    if isDouble {
      guard let value = Double(text), value.isFinite else { throw tooLarge(text, at: range) }
      return .double(value)
    }
    guard let value = Int(text), value <= SlangExpression.largestInteger else { throw tooLarge(text, at: range) }
    return .integer(value)
  }

  private func tooLarge(_ text: String, at range: Range<Int>) -> ReadingFailure {
    ReadingFailure(
      .numberTooLarge, "this number is too large to be exact",
      help: "use whole numbers up to \(SlangExpression.largestInteger)", at: range)
  }

  // MARK: - Texts

  private mutating func string(quote: UInt8) throws(ReadingFailure) -> Token {
    let start = place
    var content: [UInt8] = []
    place += 1
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "\\") {
        content += try escape()
      } else {
        content.append(byte)
        place += 1
      }
    }
    guard peek() == quote else {
      let sign = quote == UInt8(ascii: "'") ? "'" : "\""
      throw ReadingFailure("this text has no end", help: "write \(sign) at its end, too", at: start..<bytes.count)
    }
    place += 1
    return Token(kind: .string(String(decoding: content, as: UTF8.self)), range: start..<place)
  }

  private mutating func escape() throws(ReadingFailure) -> [UInt8] {
    let start = place
    place += 2
    guard start + 1 < bytes.count else { return [] }
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [bytes[start + 1]]
    case UInt8(ascii: "u"):
      place = start
      if let scalar = try escapedScalar() { return Array(String(Character(scalar)).utf8) }
    default: break
    }
    place = min(place, bytes.count)
    throw ReadingFailure("'\(text(from: start))' stands for nothing", help: "write \\\\ for a \\", at: start..<place)
  }

  /// The character of `\u00e9`, or of the halves of one that is beyond four digits, `\ud83d\ude00`; nil where none is.
  private mutating func escapedScalar() throws(ReadingFailure) -> Unicode.Scalar? {
    let start = place
    guard let first = escapedUnit() else { return nil }
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard joinsHalves else { return nil }
    if UTF16.isLeadSurrogate(first), let second = escapedUnit(), UTF16.isTrailSurrogate(second) {
      return String(decoding: [first, second], as: UTF16.self).unicodeScalars.first
    }
    place = start + 6
    throw ReadingFailure(
      "'\(text(from: start))' is half of a character", help: "write both halves, or the character itself",
      at: start..<place)
  }

  /// The four digits of a `\u`, as a number; nil where they are none.
  private mutating func escapedUnit() -> UInt16? {
    guard bytes[place...].starts(with: "\\u".utf8) else { return nil }
    let start = place + 2
    place = min(place + 6, bytes.count)
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    return digits.utf8.count == 4 && digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      ? UInt16(digits, radix: 16) : nil
  }
}

extension SlangExpression {
  /// The largest whole number up to which every one is exact (2^53 - 1).
  public static let largestInteger = 9_007_199_254_740_991
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
}

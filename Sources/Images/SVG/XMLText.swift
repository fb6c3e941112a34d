/// The bytes of an XML text, and the small things that are in it: names, references, values in quotes.
struct XMLText {
  private let bytes: [UInt8]
  private var position = 0
  /// The line of the next byte, from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) throws(ImageDamage) {
    let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0)
    guard !isUTF16 else { throw ImageDamage("its text is in UTF-16 or UTF-32, not UTF-8") }
    guard let string = String(validating: bytes, as: UTF8.self) else { throw ImageDamage("its text is not UTF-8") }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if let illegal = string.unicodeScalars.first(where: { !Self.isAllowed($0.value) }) {
      throw ImageDamage("its text has the character \(Self.codePoint(illegal.value)), which XML does not allow")
    }
  }

  var isAtEnd: Bool { position >= bytes.count }
  var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

  /// A damage at a line: the current one unless another is given.
  func damage(_ fact: String, _ line: Int? = nil) -> ImageDamage { ImageDamage("line \(line ?? self.line): \(fact)") }

  func starts(with prefix: StaticString) -> Bool {
    guard bytes.count - position >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount where bytes[position + index] != prefix.utf8Start[index] { return false }
    return true
  }

  /// Goes over a word; false when something else comes next.
  mutating func skip(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    advance(word.utf8CodeUnitCount)
    return true
  }

  /// Goes over whitespace; whether there was some.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { advance(1) }
    return position > start
  }

  /// The text up to a mark, which is gone over.
  mutating func read(
    to mark: StaticString, of part: String, without forbidden: StaticString? = nil
  ) throws(ImageDamage) -> String {
    let (start, first) = (position, line)
    while !starts(with: mark) {
      guard !isAtEnd else { throw damage("this \(part) has no end", first) }
      if let forbidden, starts(with: forbidden) { throw damage("this \(part) has '\(forbidden)' in it") }
      advance(1)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    _ = skip(mark)
    return text
  }

  /// A name.
  mutating func readName(_ part: String) throws(ImageDamage) -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position], isFirst: position == start) { advance(1) }
    guard position > start else { throw damage("\(part) has no name") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The text up to the next tag, with its references decoded.
  mutating func readCharacters() throws(ImageDamage) -> String {
    try readValue(to: UInt8(ascii: "<")) { text throws(ImageDamage) in
      if text.starts(with: "]]>") { throw text.damage("there is ']]>' in text") }
    }
  }

  /// `= "value"`, with its references decoded and each whitespace a space.
  mutating func readAttributeValue(of name: String) throws(ImageDamage) -> String {
    skipSpace()
    guard skip("=") else { throw damage("the attribute '\(name)' has no value") }
    skipSpace()
    guard starts(with: "\"") || starts(with: "'") else { throw damage("the value of '\(name)' is not in quotes") }
    let quote = bytes[position]
    advance(1)
    let first = line
    let value = try readValue(to: quote, keepsSpace: false) { text throws(ImageDamage) in
      if text.starts(with: "<") { throw text.damage("the value of '\(name)' has '<' in it") }
    }
    guard !isAtEnd else { throw damage("the value of '\(name)' has no end", first) }
    advance(1)
    return value
  }

  /// - Parameter keepsSpace: Whether whitespace stays what it is; else each becomes a space, unless it is written as a
  ///   reference (XML 1.0, 3.3.3).
  private mutating func readValue(
    to end: UInt8, keepsSpace: Bool = true, _ check: (XMLText) throws(ImageDamage) -> Void
  ) throws(ImageDamage) -> String {
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != end {
      try check(self)
      if bytes[position] == UInt8(ascii: "&") {
        value += Array(String(try readReference()).utf8)
      } else {
        value.append(keepsSpace || !Self.isSpace(bytes[position]) ? bytes[position] : 0x20)
        advance(1)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  /// A document type declaration up to its `>`, an internal subset in brackets included.
  mutating func readDocumentType() throws(ImageDamage) -> String {
    let (start, first) = (position, line)
    var (depth, quote) = (0, UInt8(0))
    while !isAtEnd {
      let byte = bytes[position]
      advance(1)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote == 0 ? byte : quote == byte ? 0 : quote
      case UInt8(ascii: "[") where quote == 0: depth += 1
      case UInt8(ascii: "]") where quote == 0: depth -= 1
      case UInt8(ascii: ">") where quote == 0 && depth <= 0:
        return String(decoding: bytes[start..<position - 1], as: UTF8.self)
      default: continue
      }
    }
    throw damage("the document type has no end", first)
  }
}

import Support

extension XMLText {
  /// Whether a byte is whitespace of XML.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Whether a byte may be in a name; every character beyond ASCII may.
  static func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
    default: false
    }
  }

  /// Whether XML 1.0 allows a character.
  static func isAllowed(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character of a reference such as `&lt;` or `&#x6A;`.
  mutating func readReference() throws(ImageDamage) -> Unicode.Scalar {
    _ = skip("&")
    let name = try read(to: ";", of: "reference", without: " ")
    if name.hasPrefix("#") {
      guard let value = CharacterReference.number(in: name), Self.isAllowed(value), let scalar = Unicode.Scalar(value)
      else { throw damage("'&\(shortened(name));' is not a character of XML") }
      return scalar
    }
    guard let scalar = CharacterReference.character(named: name) else {
      throw damage("'&\(shortened(name));' is not defined; only lt, gt, amp, quot and apos are")
    }
    return scalar
  }

  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, if it is there.
  ///
  /// An encoding in which ASCII means itself is right for a text that has nothing else.
  mutating func readDeclaration() throws(ImageDamage) {
    guard starts(with: "<?xml "), skip("<?xml ") else { return }
    let declaration = try read(to: "?>", of: "XML declaration")
    guard declaration.drop(while: \.isWhitespace).hasPrefix("version") else {
      throw damage("the XML declaration states no version")
    }
    guard let key = declaration.firstRange(of: "encoding") else { return }
    let value = declaration[key.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      throw damage("the XML declaration states no encoding")
    }
    let encoding = value.dropFirst().prefix { $0 != quote }.lowercased()
    let isRight = encoding == "utf-8" || encoding == "us-ascii" || isASCII && Self.asciiLike.contains(encoding)
    guard isRight else { throw damage("the text states the encoding '\(shortened(encoding))', not UTF-8") }
  }

  private static let asciiLike: Set<String> = ["iso-8859-1", "iso-8859-15", "windows-1252", "ascii", "utf8"]
}

/// A text of at most 60 characters.
func shortened(_ text: String) -> String { text.count <= 60 ? text : "\(text.prefix(59))…" }

/// Characters that nobody sees.
enum InvisibleScalars {
  /// What a character is called if it is never meant in a text: it is invisible, and no script or emoji needs it.
  static func nameInText(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "tab"
    case 0x0A: nil
    case 0x00..<0x20, 0x7F..<0xA0: "control character"
    case 0xAD: "soft hyphen"
    case 0x200B: "zero-width space"
    case 0x2028: "line separator"
    case 0x2029: "paragraph separator"
    case 0x202A...0x202E, 0x2066...0x2069: "control of writing direction"
    case 0x2060: "word joiner"
    case 0xFEFF: "byte-order mark"
    default: nil
    }
  }

  /// What a character is called if it is never meant in code: spaces that are none to Python come to those of a text.
  static func nameInCode(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: nil
    case 0xA0, 0x202F: "non-breaking space"
    case 0x2000...0x200A, 0x205F: "space of special width"
    default: nameInText(scalar)
    }
  }

  /// The control characters of ASCII but the line end.
  static let controls = (Array(0..<0x0A) + Array(0x0B..<0x20) + [0x7F]).withUnsafeBufferPointer { ASCIISet($0) }

  /// The first invisible character of a text, by its range of bytes; most texts have no byte that one begins with.
  static func first(
    in text: String, name: (Unicode.Scalar) -> String?
  ) -> (name: String, range: Range<Int>)? {
    let isPlain = text.withBytes { bytes in
      bytes.allSatisfy { byte in
        byte >= 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xEF || byte == 0x0A
      }
    }
    guard !isPlain else { return nil }
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if let name = name(scalar) { return ("\(name) (\(code(scalar)))", offset..<offset + width) }
      offset += width
    }
    return nil
  }

  /// The character that nobody sees in a claim, and that alone makes it another text than what was seen; nil where more
  /// differs, or less.
  static func difference(of claim: String, from seen: String) -> String? {
    guard let (name, _) = first(in: claim, name: nameInCode), first(in: seen, name: nameInCode) == nil else {
      return nil
    }
    return plain(claim) == plain(seen) ? name : nil
  }

  /// A text with ordinary spaces in the place of others, without what nobody sees and without blanks at its end.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if nameInCode(scalar) == nil {
        plain.append(scalar)
      } else if scalar.properties.generalCategory == .spaceSeparator {
        plain.append(" ")
      }
    }
    while plain.last == " " { plain.removeLast() }
    return String(plain)
  }

  /// A character's number as Unicode writes it: `U+200B`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// Texts that need no quotes.
enum PlainScalar {
  /// Whether a text written as it is comes back as that text, from readers of YAML 1.1 and 1.2 alike.
  static func isPossible(_ text: String, in context: ScalarText.Context) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    guard first != " ", last != " ", last != ":", canBegin(scalars) else { return false }
    guard scalars.allSatisfy({ isPlain($0, in: context) }), !text.utf8.starts(with: "---".utf8) else { return false }
    for (left, right) in zip(scalars, scalars.dropFirst()) {
      if (left == ":" && right == " ") || (left == " " && right == "#") { return false }
    }
    return !TypedScalar.mayBe(text)
  }

  private static func canBegin(_ scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[0] {
    case ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`": false
    case "-", "?", ":": scalars.count > 1 && scalars[1] != " "
    default: true
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar, in context: ScalarText.Context) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case ",", "[", "]", "{", "}", ":", "?": context == .block
    default: scalar.isVisibleInYAML
    }
  }
}

/// Texts that a reader which guesses types may take for something else.
enum TypedScalar {
  /// Whether a plain scalar may be a number, a boolean, null, a date or a mark to some version of YAML.
  static func mayBe(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { return true }
    if bytes.count <= 5, words.contains(lowerCased(bytes[...])) { return true }
    if isSign(first) || first == UInt8(ascii: "."), special.contains(lowerCased(bytes.drop(while: isSign))) {
      return true
    }
    guard isDigit(first) || isSign(first) || first == UInt8(ascii: ".") else { return false }
    return mayBeNumber(bytes) || mayBeDate(bytes)
  }

  /// Whether a text is a number or a boolean whose spelling every reader keeps: `5`, `-0.25`, `True`.
  static func isCommon(_ text: String) -> Bool {
    if ["true", "false"].contains(lowerCased(Array(text.utf8)[...])) { return true }
    let digits = Array(text.utf8.drop { $0 == UInt8(ascii: "-") })
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count <= digits.count + 1, parts.count <= 2 else { return false }
    let isOctal = digits.count > 1 && digits[0] == UInt8(ascii: "0") && digits[1] != UInt8(ascii: ".")
    return !isOctal && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  private static let words: Set<String> = [
    "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<",
  ]
  private static let special: Set<String> = [".inf", ".nan"]

  private static func mayBeNumber(_ bytes: [UInt8]) -> Bool {
    let unsigned = bytes.drop(while: isSign)
    let prefix = lowerCased(unsigned.prefix(2))
    if ["0x", "0o", "0b"].contains(prefix) { return true }
    return bytes.contains(where: isDigit) && bytes.allSatisfy { isDigit($0) || "_.:+-eE".utf8.contains($0) }
  }

  private static func mayBeDate(_ bytes: [UInt8]) -> Bool {
    bytes.count > 5 && bytes[..<4].allSatisfy(isDigit) && bytes[4] == UInt8(ascii: "-") && isDigit(bytes[5])
  }

  private static func lowerCased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
}

extension Unicode.Scalar {
  /// Whether YAML takes it unescaped, and no reader takes it for a line end or a byte-order mark.
  var isVisibleInYAML: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0x1_0000...0x10_FFFF: value != 0x2028 && value != 0x2029
    case 0xE000...0xFFFD: value != 0xFEFF
    default: false
    }
  }
}

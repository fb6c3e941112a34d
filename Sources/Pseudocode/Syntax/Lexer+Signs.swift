import PythonSyntax

// Signs: those of the sheet, those that keyboards have for them, and those of other languages.
extension Lexer {
  /// The sign that begins with a character, and how many bytes it has; nil when there is none.
  static func sign(_ first: Unicode.Scalar, followedBy second: Unicode.Scalar?) -> (TokenKind, Int)? {
    switch (first, second) {
    case ("<", "-"): return (.arrow, 2)
    case ("<", ">"), ("!", "="): return (.operator(.unequal), 2)
    case ("<", "="): return (.operator(.atMost), 2)
    case (">", "="): return (.operator(.atLeast), 2)
    // Signs of other languages, which must not be taken for two of this one.
    case ("=", "="), ("=", ">"), ("=", "<"), ("*", "*"): return nil
    default: break
    }
    if first == "←" { return (.arrow, 3) }
    if let sign = Operator(rawValue: String(first)) { return (.operator(sign), UTF8.width(first)) }
    return brackets[first].map { ($0, 1) }
  }

  private static let brackets: [Unicode.Scalar: TokenKind] = [
    "(": .leftParenthesis, ")": .rightParenthesis, "[": .leftBracket, "]": .rightBracket, "{": .leftBrace,
    "}": .rightBrace, ",": .comma,
  ]

  /// The error for a character that begins no token.
  func unknownSign(_ scalar: Unicode.Scalar) -> PseudocodeError {
    let rest = source.bytes[offset...].prefix(2)
    if let (sign, help) = Self.foreignSigns.first(where: { rest.starts(with: $0.sign.utf8) }) {
      return error(.unknownSign, "there is no sign '\(sign)'", help: help, at: offset..<offset + sign.utf8.count)
    }
    let bytes = offset..<offset + UTF8.width(scalar)
    if scalar == ":", let (word, help) = ForeignWords.help(forLine: text(lineStart..<lineEnd)) {
      let spaces = text(lineStart..<offset).prefix { $0.isWhitespace }.utf8.count
      let start = lineStart + spaces
      return error(.notAStatement, "there is no word '\(word)'", help: help, at: start..<start + word.utf8.count)
    }
    if scalar == ".",
      let help = ForeignWords.help(forMethod: text(offset + 1..<lineEnd), of: text(lineStart..<offset))
    {
      return error(.unknownSign, "there is no sign '.'", help: help, at: bytes)
    }
    if let help = Self.foreignCharacters[scalar] {
      return error(.unknownSign, "there is no sign '\(scalar)'", help: help, at: bytes)
    }
    let isSeen = scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
    let shown = isSeen ? "'\(scalar)'" : "U+" + hexadecimal(scalar.value)
    return error(.unknownSign, "there is no sign \(shown)", at: bytes)
  }

  /// The first byte of the line that is read.
  private var lineStart: Int { Int(source.lineStarts[line - 1]) }

  /// The byte behind its last one.
  private var lineEnd: Int {
    source.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
  }

  /// Signs of two ASCII characters that other languages have, with what is written instead.
  private static let foreignSigns: [(sign: String, help: String)] = [
    ("==", "write = to compare"), ("=>", "write >="), ("=<", "write <="),
    ("**", "multiply in a loop: there is no power"),
    ("&&", "write AND"), ("||", "write OR"), (":=", "write ← or <- to store a value"),
  ]

  /// Characters that other languages or word processors have, with what is written instead.
  private static let foreignCharacters: [Unicode.Scalar: String] = [
    "!": "write NOT", "%": "write MOD", "^": "multiply in a loop: there is no power",
    "#": "begin a comment with //", ";": "leave it out: a statement needs no sign at its end", ":": "write { and }",
    "'": "put a string in straight quotation marks: \"", "“": "put a string in straight quotation marks: \"",
    "”": "put a string in straight quotation marks: \"", "„": "put a string in straight quotation marks: \"",
    "’": "put a string in straight quotation marks: \"", "‘": "put a string in straight quotation marks: \"",
    "«": "put a string in straight quotation marks: \"", "»": "put a string in straight quotation marks: \"",
    "−": "write -", "–": "write -", "×": "write *", "·": "write *", "÷": "write /", "&": "write AND", "|": "write OR",
    "_": "begin a name with a letter", ".": "begin a number with a digit: 0.5",
  ]

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

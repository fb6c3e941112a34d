/// A word or a number of an answer, as a language knows it.
struct AnswerToken {
  /// The number of the word among those of the language; nil for one that is in none of its sentences.
  var word: Int?
  /// The number that is written in digits.
  var number: Int?
  /// Whether the number is a place in a row, since a point is behind it: `3. Zeile`.
  var isPlace = false
  /// The type of an error by its name in programs.
  var errorType: String?
  /// What a question is about.
  var mention: Mention?
  /// The number of a type by its name in programs.
  var typeName: Int?
  /// Which of the things it is of which a statement says something.
  var role: AnswerLanguage.Special?
}

extension AnswerLanguage {
  /// The words and numbers of a statement without those that are passed over.
  ///
  /// Nil for one with a sign that sentences do not have, such as an operator or quotes, and with a word that is in no
  /// sentence of the language.
  func tokens(of text: String) -> [AnswerToken]? {
    var tokens: [AnswerToken] = []
    var rest = text[...]
    while let next = rest.first {
      if next.isLetter {
        let word = rest.prefix { $0.isLetter || Self.isApostrophe($0) }
        rest = rest.dropFirst(word.count)
        guard let last = word.last, !Self.isApostrophe(last), let token = token(word) else { return nil }
        if token.word.map({ !skipped.contains($0) }) ?? true { tokens.append(token) }
      } else if next.isWholeNumber, let digits = Self.number(at: &rest) {
        tokens.append(AnswerToken(number: digits, isPlace: Self.hasPoint(rest)))
      } else if Self.isSeparator(next) {
        rest = rest.dropFirst()
        if next != " ", rest.first.map(\.isWholeNumber) ?? false { return nil }
      } else if Self.isApostrophe(next), tokens.last?.number != nil, rest.dropFirst().first?.isLetter == true {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return tokens
  }

  /// The words and numbers of a question around what it is about, without those that are passed over.
  ///
  /// Nil for one with a word that is in no sentence of the language.
  func tokens(of sentence: QuestionText.Sentence, _ choice: MentionChoice) -> [AnswerToken]? {
    guard sentence.pieces.count <= 2 * Self.mostTokens else { return nil }
    var tokens: [AnswerToken] = []
    for (index, piece) in sentence.pieces.enumerated() {
      switch piece.form {
      case _ where index == choice.index: tokens.append(AnswerToken(mention: choice.mention))
      case .number(let number, let isPlace): tokens.append(AnswerToken(number: number, isPlace: isPlace))
      case .word:
        guard let token = token(piece.text[...]) else { return nil }
        if token.word.map({ !skipped.contains($0) }) ?? true { tokens.append(token) }
      case .quoted, .code, .sign: return nil
      }
    }
    return tokens
  }

  private func token(_ word: Substring) -> AnswerToken? {
    let known = vocabulary[Self.folded(word)]
    let type = Self.errorType(word)
    return known == nil && type == nil ? nil : AnswerToken(word: known, errorType: type)
  }

  /// The name of an error's type as it is written in programs; nil for other words.
  static func errorType(_ word: Substring) -> String? {
    let isName = word.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    guard isName, word.utf8.count > 5 else { return nil }
    let small = word.lowercased()
    if let known = knownTypes[small] { return known }
    let endings = ["Error", "Exception", "Warning"]
    return endings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count } ? String(word) : nil
  }

  /// Looks only at the last two letters of a word of ASCII: false is certain.
  static func mayBeErrorType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > 5 else { return false }
    return endings.contains(UInt16(word[word.count - 2] | 0x20) << 8 | UInt16(word[word.count - 1] | 0x20))
  }

  /// How the names of types of errors end, in small letters.
  private static let endings = Set(
    (namesOfErrors + ["exception", "warning"]).map { name in
      name.utf8.suffix(2).reduce(0 as UInt16) { $0 << 8 | UInt16($1) }
    })

  /// Types of errors by their names in small letters, for those who write them so, or whose names say no "error".
  private static let knownTypes = Dictionary(
    uniqueKeysWithValues: [
      "ArithmeticError", "AssertionError", "AttributeError", "EOFError", "FileNotFoundError", "ImportError",
      "IndentationError", "IndexError", "KeyError", "KeyboardInterrupt", "LookupError", "MemoryError",
      "ModuleNotFoundError", "NameError", "NotImplementedError", "OSError", "OverflowError", "RecursionError",
      "RuntimeError", "StopIteration", "SyntaxError", "SystemExit", "TabError", "TypeError", "UnboundLocalError",
      "UnicodeError", "ValueError", "ZeroDivisionError",
    ].map { ($0.lowercased(), $0) })

  /// The names of types of errors that need no "Error" at their end to be known, in small letters.
  static var namesOfErrors: [String] { Array(knownTypes.keys) }

  private static func number(at rest: inout Substring) -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  /// Whether a point and another word are behind a number.
  private static func hasPoint(_ rest: Substring) -> Bool {
    rest.hasPrefix(". ") && rest.dropFirst(2).first?.isLetter == true
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

  private static func isSeparator(_ character: Character) -> Bool {
    " .,!?;-–—…`\u{A0}\u{3001}\u{3002}\u{FF01}\u{FF1F}\u{300C}\u{300D}\u{61F}\u{60C}\u{61B}".contains(character)
  }

  /// A text in small letters without apostrophes and the vowel signs of Arabic, the dotless i of Turkish and the ё of
  /// Russian like any other.
  static func folded(_ text: some StringProtocol) -> String {
    if let folded = foldedASCII(text) { return folded }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "\u{131}": folded.append("i")
      case "\u{451}": folded.append("\u{435}")
      case "\u{307}", "'", "’", "\u{64B}"..."\u{652}": break
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }

  /// The same for ASCII, which nearly all text is; nil for any other text.
  private static func foldedASCII(_ text: some StringProtocol) -> String? {
    var isFolded = true
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      isFolded = isFolded && byte != UInt8(ascii: "'") && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
    if isFolded { return String(text) }
    return String(unsafeUninitializedCapacity: text.utf8.count) { folded in
      var count = 0
      for byte in text.utf8 where byte != UInt8(ascii: "'") {
        let isLarge = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        folded[count] = isLarge ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }
}

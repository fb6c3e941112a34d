extension ToldText {
  /// Returns whether a text for learners calls something in a program by its word: `def`, `while`, `sum`.
  ///
  /// A word of everyday English, as in "a box for two", says nothing by itself. It does as code (`for` in marks,
  /// `sum(`), as a part of a name (for-loop), and beside a word for what it is (a for loop, the function sum).
  package func namesConstruct(_ word: String) -> Bool {
    let text = all.lowercased()
    guard Self.everydayWords.contains(word) else { return Self.words(of: text).contains(word) }
    return text.ranges(of: word).contains { Self.isName(text[..<$0.lowerBound], text[$0.upperBound...]) }
  }

  /// Words of Python that are words of everyday English, too.
  package static let everydayWords: Set<String> = [
    "all", "and", "any", "as", "else", "for", "from", "if", "in", "is", "next", "not", "open", "or", "round", "sum",
    "try", "type", "while", "with",
  ]

  /// Returns whether a word is meant as a part of a program, by what comes before and behind it.
  private static func isName(_ before: Substring, _ rest: Substring) -> Bool {
    let (last, next) = (before.last, rest.first)
    guard !(last.map(isOfWord) ?? false), let next, !isOfWord(next) else { return false }
    if next == "(" || next == "-" { return true }
    if let last, "`'\"\u{2018}\u{201C}".contains(last) { return next == " " ? last == "`" : !".,".contains(next) }
    let isBeside = next == " " && words(of: String(rest.prefix(20))).first.map(kinds.contains) ?? false
    return isBeside || last == " " && words(of: String(before.suffix(20))).last.map(kinds.contains) ?? false
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Names for parts of a program.
  private static let kinds: Set<String> = [
    "loop", "loops", "statement", "statements", "keyword", "function", "operator", "branch", "clause", "command",
    "expression",
  ]
}

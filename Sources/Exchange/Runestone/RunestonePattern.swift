/// The words that a pattern of a `fillintheblank` matches, for patterns that stand for a few words.
struct RunestonePattern {
  /// The words, at least one.
  let words: [String]
  /// Whether it matches nothing else.
  let isExact: Bool

  /// Whether a pattern matches everything wherever it is.
  static func matchesAll(_ pattern: String) -> Bool { [".*", ".+", ""].contains(pattern) }

  /// Whether the pattern of a last entry matches everything; many books write `x` there.
  static func isCatchAll(_ last: String) -> Bool { matchesAll(last) || last == "x" }

  /// A pattern and its feedback in `:pattern: feedback`; a colon inside the pattern has no space after it.
  static func field(_ text: some StringProtocol) -> (pattern: String, feedback: String)? {
    guard text.first == ":" else { return nil }
    var end = text.index(after: text.startIndex)
    while end < text.endIndex {
      let next = text.index(after: end)
      if text[end] == ":", next == text.endIndex || text[next] == " " {
        return (
          String(text[..<end].dropFirst()), String(text[next...].drop { $0 == " " })
        )
      }
      end = next
    }
    return nil
  }

  /// Reads a pattern; nil where no word can be told from it.
  init?(_ pattern: String) {
    let isCaseless = pattern.hasPrefix("(?i)")
    var parts = Self.alternatives(isCaseless ? String(pattern.dropFirst(4)) : pattern)
    if parts.count == 1, let inner = Self.inner(parts[0]) { parts = Self.alternatives(inner) }
    let read = parts.map { Self.word(Self.inner($0) ?? $0) }
    let words = read.compactMap(\.?.text).filter { !$0.isEmpty }
    guard words.count == parts.count, !words.isEmpty else { return nil }
    self.words = words
    isExact = !isCaseless && read.allSatisfy { $0?.isExact == true }
  }

  /// A word as a pattern that matches nothing else.
  static func pattern(of word: String) -> String {
    word.map { #"\.[]{}()*+?|^$"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// The parts between bars outside of brackets.
  private static func alternatives(_ pattern: String) -> [String] {
    var (parts, depth, isEscaped) = ([""], 0, false)
    for character in pattern {
      if character == "|", depth == 0, !isEscaped {
        parts.append("")
        continue
      }
      if !isEscaped, "([".contains(character) { depth += 1 }
      if !isEscaped, ")]".contains(character) { depth -= 1 }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  /// What is in the brackets of a pattern that is one group.
  private static func inner(_ pattern: String) -> String? {
    guard pattern.hasPrefix("("), pattern.hasSuffix(")"), !pattern.hasSuffix("\\)") else { return nil }
    let text = pattern.dropFirst(pattern.hasPrefix("(?:") ? 3 : 1).dropLast()
    return text.first == "?" || text.contains("(") || text.contains(")") ? nil : String(text)
  }

  /// The plainest word that a pattern matches.
  private static func word(_ pattern: String) -> (text: String, isExact: Bool)? {
    var (text, isExact, rest) = ("", true, pattern[...])
    while let first = rest.first {
      rest = rest.dropFirst()
      var piece: String
      switch first {
      case "^", "$": continue
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        guard next == "s" || !next.isLetter && !next.isNumber else { return nil }
        (piece, isExact) = next == "s" ? (" ", false) : (String(next), isExact)
      case "[", "(":
        let close: Character = first == "[" ? "]" : ")"
        guard let end = rest.firstIndex(of: close), let letter = letter(rest[..<end]) else { return nil }
        (piece, isExact) = (letter, false)
        rest = rest[rest.index(after: end)...]
      // A point between digits is meant as one.
      case "." where text.last?.isNumber == true && rest.first?.isNumber == true: (piece, isExact) = (".", false)
      case ".", "*", "+", "?", "{": return nil
      default: piece = String(first)
      }
      if let sign = rest.first, "*+?".contains(sign) {
        rest = rest.dropFirst()
        isExact = false
        if sign != "+" { piece = "" }
      }
      text += piece
    }
    return (text.split(separator: " ").joined(separator: " "), isExact)
  }

  /// The small letter of a class such as `[Ss]` or a group such as `(?:s|S)`.
  ///
  /// A class of all other letters, one of a kind such as `\d`, and a group with a sign of its own have none.
  private static func letter(_ letters: Substring) -> String? {
    guard !letters.contains("\\"), letters.first != "^", letters.first != "?" || letters.hasPrefix("?:") else {
      return nil
    }
    let all = letters.filter { $0.isLetter || $0.isNumber }
    guard let first = all.first, all.allSatisfy({ $0.lowercased() == first.lowercased() }) else { return nil }
    return first.lowercased()
  }
}

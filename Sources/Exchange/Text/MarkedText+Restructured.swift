extension MarkedText {
  private static let restructured: Signs = [("``", "``"), ("**", "**"), ("`", "`"), ("*", "*"), ("|", "|")]

  /// Reads a paragraph of reStructuredText: signs around words go, and of links their words are left; what is between
  /// two backquotes on either side stays as it is.
  mutating func readRestructured(_ text: String) {
    var (result, rest) = ("", text[...])
    while let first = rest.first {
      if first == "\\" {
        rest = rest.dropFirst()
        if let next = rest.popFirst(), !next.isWhitespace { result.append(next) }
      } else if let (words, sign, end) = marked(rest, Self.restructured, after: result.last),
        sign != "|" || Self.isSubstitution(words)
      {
        let after = rest[end...].drop { $0 == "_" }
        let isLink = sign == "`" && after.startIndex > end
        if lost == nil { lost = String(rest[..<(isLink ? after.startIndex : end)]) }
        if sign == "`", result.last == ":" { Self.dropRole(from: &result) }
        result += sign == "``" ? String(words) : Self.words(of: words, isLink: isLink)
        rest = isLink ? after : rest[end...]
      } else if let (words, end) = Self.reference(rest, after: result.last) {
        if lost == nil { lost = String(rest[..<end]) }
        if words.isEmpty, result.last == " " { result.removeLast() }
        result += words
        rest = rest[end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    self.text = result
  }

  /// Whether words between bars stand for others; `blank` is a gap to fill in.
  private static func isSubstitution(_ words: Substring) -> Bool { words != "blank" && !words.contains("\n") }

  /// The words of an interpreted text, without the address of a link.
  private static func words(of text: Substring, isLink: Bool) -> String {
    let isAddressed = isLink && text.last == ">"
    let shown = isAddressed ? text.firstIndex(of: "<").map { text[..<$0] } ?? text : text
    let words = shown.withoutOuter { $0.isWhitespace }
    return words.isEmpty ? String(text.filter { $0 != "<" && $0 != ">" }) : unescaped(words)
  }

  private static func unescaped(_ text: Substring) -> String {
    var (result, rest) = ("", text)
    while let first = rest.popFirst() {
      guard first == "\\" else {
        result.append(first)
        continue
      }
      if let next = rest.popFirst(), !next.isWhitespace { result.append(next) }
    }
    return result
  }

  /// A reference at the start of a text: `target_` has its words, `[1]_` none.
  private static func reference(_ text: Substring, after last: Character?) -> (words: Substring, end: String.Index)? {
    guard last.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true, let first = text.first else { return nil }
    let name =
      first == "["
      ? text.firstIndex(of: "]").map { text[...$0] } ?? ""
      : text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.withoutOuter { $0 == "_" }
    guard !name.isEmpty, name.startIndex == text.startIndex, name.count <= 60, !name.contains(where: \.isWhitespace)
    else { return nil }
    let rest = text[name.endIndex...]
    let signs = rest.prefix { $0 == "_" }
    guard signs.count == 1 || signs.count == 2 && first != "[",
      rest.dropFirst(signs.count).first.map({ !$0.isLetter && !$0.isNumber && $0 != "(" }) ?? true
    else { return nil }
    return (first == "[" ? "" : name, signs.endIndex)
  }

  /// Takes a role such as `:term:` from the end of a text.
  private static func dropRole(from text: inout String) {
    guard let start = text.dropLast().lastIndex(of: ":") else { return }
    let name = text[start...].dropFirst().dropLast()
    if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) { text = String(text[..<start]) }
  }

  /// A text in which the signs of reStructuredText are escaped, where it would not be read as it is.
  static func escapedForRestructured(_ text: String) -> String {
    guard MarkedText(text, .restructured) != MarkedText(text, .plain) else { return text }
    return text.map { #"\`*|_"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}

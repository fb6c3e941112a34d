/// A tag of HTML: its name in small letters, with a slash before it where it ends something, and its text.
struct HTMLTag {
  let name: String
  let text: Substring

  /// The tag at the start of a text; nil where there is none, as at a sign of comparison.
  init?(at text: Substring) {
    let inner = text.dropFirst()
    let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    // The name is looked at first, since the search for the end of a tag may be long.
    guard text.first == "<", name.count <= 10, Self.known.contains(name), let end = Self.end(of: text) else {
      return nil
    }
    self.name = (inner.first == "/" ? "/" : "") + name
    self.text = text[...end]
  }

  /// The value of an attribute, its references read; its name counts without regard to case.
  subscript(attribute: String) -> String? {
    var rest = text.dropFirst().drop { !$0.isWhitespace }.dropLast()
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      guard !rest.isEmpty else { return nil }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      rest = rest.dropFirst(max(1, name.count)).drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let quote = rest.first.flatMap { "\"'".contains($0) ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let value = rest.prefix { quote == nil ? !$0.isWhitespace : $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      if name.lowercased() == attribute { return Self.words(value) }
    }
  }

  private static func words(_ value: Substring) -> String {
    var (result, rest) = ("", value)
    while let first = rest.first {
      let reference = HTMLReference(at: rest)
      result += reference?.character.map { String($0) } ?? String(first)
      rest = rest.dropFirst(reference?.character == nil ? 1 : reference?.text.count ?? 1)
    }
    return result
  }

  /// The tags of texts: others, such as the type in `List<int>`, are part of the text.
  private static let known: Set<String> = [
    "a", "b", "blockquote", "br", "code", "div", "em", "embed", "font", "h1", "h2", "h3", "h4", "i", "img", "kbd", "li",
    "ol", "p", "pre", "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "tr", "tt", "u", "ul",
    "var",
  ]
  /// Longer tags end at their first `>`, wherever it is.
  private static let mostCharacters = 2000

  /// The `>` that is not in quotes; where a quote has no end, the first one.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let first = text.firstIndex(of: ">") else { return nil }
    guard text[..<first].contains(where: { $0 == "\"" || $0 == "'" }) else { return first }
    var quote: Character?
    for index in text.prefix(mostCharacters).indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if (character == "\"" || character == "'"), text[..<index].last(where: { !$0.isWhitespace }) == "=" {
        quote = character
      }
    }
    return first
  }
}

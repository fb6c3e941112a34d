extension MarkedText {
  /// Reads HTML: tags go, those of paragraphs and line ends end a line, and `pre` holds code.
  mutating func readHTML(_ html: String) {
    var (result, rest, pre) = ("", html[...], String?.none)
    func put(_ text: String) {
      if pre == nil { result += text } else { pre? += text }
    }
    while let first = rest.first {
      if first == "<", let tag = Self.tag(at: rest) {
        rest = rest.dropFirst(tag.text.count)
        switch tag.name {
        case "pre": pre = ""
        case "/pre":
          if let block = pre { code.append(Self.withoutOuterLines(block)) }
          pre = nil
        case "br", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/tr", "p", "div": put("\n")
        default: break
        }
        if !Self.plainTags.contains(tag.name), lost == nil { lost = tag.text }
      } else if first == "&", let entity = Self.entity(at: rest) {
        put(entity.text)
        rest = rest.dropFirst(entity.length)
      } else {
        put(String(first))
        rest = rest.dropFirst()
      }
    }
    text = result
  }

  /// Tags that only say where a paragraph, a line or code begins and ends.
  private static let plainTags: Set<String> = ["p", "/p", "br", "div", "/div", "pre", "/pre"]

  /// The tag at the start of a text; a sign of comparison is not one.
  private static func tag(at text: Substring) -> (name: String, text: String)? {
    guard let second = text.dropFirst().first, second.isLetter || second == "/" || second == "!",
      let end = text.firstIndex(of: ">")
    else { return nil }
    let name = text[..<end].dropFirst().prefix { !$0.isWhitespace && $0 != "/" || $0 == "/" && $0 == second }
    let word = name.drop { $0 == "/" }
    guard word.isEmpty || knownTags.contains(word.lowercased()) else { return nil }
    return (name.lowercased(), String(text[...end]))
  }

  /// The tags of texts: others, such as the type in `List<int>`, are part of the text.
  private static let knownTags: Set<String> = [
    "a", "b", "blockquote", "br", "code", "div", "em", "embed", "font", "h1", "h2", "h3", "h4", "i", "img", "kbd", "li",
    "ol", "p", "pre", "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "th", "tr", "tt", "u", "ul",
    "var",
  ]

  private static func entity(at text: Substring) -> (text: String, length: Int)? {
    guard let end = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    let length = name.count + 2
    if let text = entities[String(name)] { return (text, length) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { (String($0), length) }
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " "]

  private static func withoutOuterLines(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

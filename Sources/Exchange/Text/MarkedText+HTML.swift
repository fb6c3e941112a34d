internal import Support

extension MarkedText {
  /// Reads HTML: tags go, those of paragraphs and line ends end a line, and `pre` holds code.
  mutating func readHTML(_ html: String) {
    var (result, rest, pre) = ("", html[...], String?.none)
    // No tag ends behind the last one; without it each `<` would search the whole text.
    let lastEnd = html.lastIndex(of: ">") ?? html.startIndex
    func put(_ text: String) {
      if pre == nil { result += text } else { pre? += text }
    }
    while let first = rest.first {
      if first == "<", rest.startIndex < lastEnd, let tag = Self.tag(at: rest) {
        rest = rest.dropFirst(tag.text.count)
        let isPlain = Self.plainTags.contains(tag.name) || pre != nil && ["code", "/code"].contains(tag.name)
        switch tag.name {
        case "pre": pre = ""
        case "/pre":
          if let block = pre { code.append(block.withoutOuterLines) }
          pre = nil
        case "br", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/tr", "p", "div": put("\n")
        case "sup": put("^")
        case "img": put(Self.words(ofImage: tag.text))
        default: break
        }
        if !isPlain, lost == nil { lost = tag.text }
      } else if first == "&", let entity = Self.entity(at: rest) {
        put(entity.text)
        rest = rest.dropFirst(entity.length)
      } else {
        put(String(first))
        rest = rest.dropFirst()
      }
    }
    if let block = pre { code.append(block.withoutOuterLines) }
    text = result
  }

  /// Whether a text that may be plain has HTML: a tag with its end, the end of a line or a paragraph, or an entity.
  static func isHTML(_ text: String) -> Bool {
    var (names, rest) = (Set<String>(), text[...])
    let lastEnd = text.lastIndex(of: ">") ?? text.startIndex
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      rest = rest[index...]
      if rest.first == "<", rest.startIndex < lastEnd, let tag = tag(at: rest) {
        if ["br", "img"].contains(tag.name) || tag.name.hasPrefix("/") && names.contains(tag.name) { return true }
        names.insert("/" + tag.name)
        rest = rest.dropFirst(tag.text.count)
      } else if rest.first == "&", entity(at: rest) != nil {
        return true
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }

  /// Tags that only say where a paragraph, a line or code begins and ends.
  private static let plainTags: Set<String> = ["p", "/p", "br", "div", "/div", "pre", "/pre"]

  /// The tag at the start of a text; a sign of comparison is not one.
  private static func tag(at text: Substring) -> (name: String, text: String)? {
    let inner = text.dropFirst()
    let isEnd = inner.first == "/"
    let name = inner.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    // The name is looked at first, since the search for the end of a tag may be long.
    guard name.count <= 10, knownTags.contains(name), let end = text.firstIndex(of: ">") else { return nil }
    return ((isEnd ? "/" : "") + name, String(text[...end]))
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
    let character =
      CharacterReference.character(named: name) ?? (name == "nbsp" ? " " : nil)
      ?? CharacterReference.number(in: name).flatMap(Unicode.Scalar.init)
    return character.map { (String($0), name.count + 2) }
  }

  /// What is shown of an image where there is none: its `alt`, else the name of its file.
  private static func words(ofImage tag: String) -> String {
    let alt = attribute("alt", of: tag)
    return MarkedText(alt ?? "", .plain).text.isEmpty ? attribute("src", of: tag) ?? "" : alt ?? ""
  }

  /// The value of an attribute in quotes, its references read.
  private static func attribute(_ name: String, of tag: String) -> String? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)"),
        let end = tag[start.upperBound...].firstRange(of: quote)
      else { continue }
      var (result, rest) = ("", tag[start.upperBound..<end.lowerBound])
      while let first = rest.first {
        let entity = first == "&" ? entity(at: rest) : nil
        result += entity?.text ?? String(first)
        rest = rest.dropFirst(entity?.length ?? 1)
      }
      return result
    }
    return nil
  }
}

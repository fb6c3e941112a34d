extension MarkedText {
  /// Reads HTML: tags go, those of paragraphs and line ends end a line, and `pre` holds code.
  mutating func readHTML(_ html: String) {
    var (shown, rest) = (ShownHTML(), html[...])
    // No tag ends behind the last one; without it each `<` would search the whole text.
    let lastEnd = html.lastIndex(of: ">") ?? html.startIndex
    while let first = rest.first {
      if first == "<", rest.startIndex < lastEnd, let tag = HTMLTag(at: rest) {
        rest = rest.dropFirst(tag.text.count)
        let isPlain = Self.plainTags.contains(tag.name) || shown.isCode && ["code", "/code"].contains(tag.name)
        switch tag.name {
        case "pre": shown.begin(isCode: true)
        case "/pre": shown.begin(isCode: false)
        case "br", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/tr", "p", "div": shown.text += "\n"
        case "sup": shown.text += "^"
        case "img":
          let words = Self.words(ofImage: tag)
          shown.text += words
          if image == nil { image = words.isEmpty ? tag["src"].map { String($0.prefix(80)) } : words }
        default: break
        }
        if !isPlain, tag.name != "img", lost == nil { lost = String(tag.text) }
      } else if first == "&", let reference = HTMLReference(at: rest) {
        shown.text += reference.character.map { String($0) } ?? String(reference.text)
        if reference.character == nil, unknownReference == nil { unknownReference = String(reference.text) }
        rest = rest.dropFirst(reference.text.count)
      } else {
        shown.text.append(first)
        rest = rest.dropFirst()
      }
    }
    shown.begin(isCode: false)
    parts = shown.parts
  }

  /// Returns whether a text has HTML: a tag with its end, the end of a line or a paragraph, or an entity.
  static func isHTML(_ text: String) -> Bool {
    var (names, rest) = (Set<String>(), text[...])
    let lastEnd = text.lastIndex(of: ">") ?? text.startIndex
    while let index = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      rest = rest[index...]
      if rest.first == "<", rest.startIndex < lastEnd, let tag = HTMLTag(at: rest) {
        if ["br", "img"].contains(tag.name) || tag.name.hasPrefix("/") && names.contains(tag.name) { return true }
        names.insert("/" + tag.name)
        rest = rest.dropFirst(tag.text.count)
      } else if rest.first == "&", HTMLReference(at: rest)?.character != nil {
        return true
      } else {
        rest = rest.dropFirst()
      }
    }
    return false
  }

  /// Tags that only say where a paragraph, a line or code begins and ends.
  private static let plainTags: Set<String> = ["p", "/p", "br", "div", "/div", "pre", "/pre"]

  /// The text shown for an image that is missing: its `alt`, else the name of its file without the folder; nothing of
  /// one that is written out in the text.
  static func words(ofImage tag: HTMLTag) -> String {
    let alt = MarkedText(tag["alt"] ?? "", .plain).text
    if alt.isEmpty, tag["src"].map(ImageText.isWrittenOut) == true { return "" }
    return alt.isEmpty ? tag["src"]?.split(separator: "/").last.map(String.init) ?? "" : tag["alt"] ?? ""
  }
}

/// The texts and the code that HTML shows, in order.
private struct ShownHTML {
  private(set) var parts: [MarkedText.Part] = []
  /// The text of the part that has not ended.
  var text = ""
  /// True in a block of code.
  private(set) var isCode = false

  /// Ends the part, and begins another one.
  mutating func begin(isCode: Bool) {
    if self.isCode || !text.isEmpty {
      parts.append(self.isCode ? .code(text.withoutOuterLines, language: nil) : .text(text))
    }
    (text, self.isCode) = ("", isCode)
  }
}

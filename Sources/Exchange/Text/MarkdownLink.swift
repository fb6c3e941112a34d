/// A link or an image in Markdown: `[words](address)`, `![words](file)`.
struct MarkdownLink {
  /// As it is written.
  let text: Substring
  /// The words that are shown of it; of an image without words the name of its file, and nothing where the image is
  /// written out.
  let words: Substring
  let address: Substring
  let isImage: Bool

  /// Longer words and addresses are not searched for the end of a link.
  private static let mostCharacters = 500

  /// The link at the start of a text; nil where there is none, as at an index of a list.
  init?(at text: Substring, after last: Character?) {
    isImage = text.hasPrefix("![")
    guard isImage || text.first == "[" else { return nil }
    // An index is behind a name, or behind another bracket.
    if !isImage, let last, last.isLetter || last.isNumber || ")]_".contains(last) { return nil }
    let inner = text.dropFirst(isImage ? 2 : 1).prefix(Self.mostCharacters)
    guard let end = inner.firstIndex(of: "]"), !inner[..<end].contains("\n") else { return nil }
    let rest = text[end...].dropFirst()
    let isWrittenOut = isImage && ImageText.isWrittenOut(rest.dropFirst())
    guard rest.first == "(",
      let close = (isWrittenOut ? rest : rest.prefix(Self.mostCharacters)).firstIndex(of: ")"),
      !rest[..<close].contains("\n")
    else { return nil }
    self.text = text[...close]
    address = rest[..<close].dropFirst()
    let words = inner[..<end]
    let file = isWrittenOut ? "" : address.split(separator: "/").last ?? ""
    self.words = words.isEmpty && isImage ? file : words
  }
}

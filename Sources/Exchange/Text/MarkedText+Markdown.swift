import Support

extension MarkedText {
  private static let markdown: Signs = [("``", "``"), ("`", "`"), ("**", "**"), ("__", "__"), ("*", "*")]

  /// Reads Markdown: fences and lines indented by four spaces are code, signs around words go.
  mutating func readMarkdown(_ text: String) {
    var plain: [Substring] = []
    func endText() {
      if !plain.isEmpty { parts.append(.text(withoutSigns(plain.joined(separator: "\n")))) }
      plain = []
    }
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      if let fence = Self.fence(line) {
        endText()
        readFence(fence, &rest)
      } else if line.hasPrefix("    "), !line.isBlank, plain.last?.isBlank ?? true {
        let more = rest.prefix { $0.hasPrefix("    ") || $0.isBlank }
        rest = rest.dropFirst(more.count)
        endText()
        let code = ([line] + more).map { String($0.dropFirst(4)) }.joined(separator: "\n")
        parts.append(.code(code.withoutOuterLines, language: nil))
      } else {
        plain.append(line)
      }
    }
    endText()
  }

  /// A fence: its signs, and the name of a language behind them.
  private static func fence(_ line: Substring) -> (sign: Character, count: Int, name: String)? {
    let text = line.drop { $0 == " " }
    guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
    let count = text.prefix { $0 == sign }.count
    let name = text.dropFirst(count).withoutOuter { $0 == " " }
    return count < 3 || name.contains(sign) ? nil : (sign, count, name.lowercased())
  }

  private mutating func readFence(
    _ open: (sign: Character, count: Int, name: String), _ rest: inout ArraySlice<Substring>
  ) {
    let lines = rest.prefix { line in
      guard let close = Self.fence(line) else { return true }
      return close.sign != open.sign || close.count < open.count || !close.name.isEmpty
    }
    rest = rest.dropFirst(lines.count + 1)
    parts.append(.code(lines.joined(separator: "\n"), language: open.name.isEmpty ? nil : open.name))
  }

  private mutating func withoutSigns(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    // No tag ends behind the last one, as in HTML.
    let lastEnd = text.lastIndex(of: ">") ?? text.startIndex
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
        result.append(next)
        rest = rest.dropFirst(2)
      } else if first == "&", let reference = HTMLReference(at: rest), let character = reference.character {
        result.append(character)
        rest = rest.dropFirst(reference.text.count)
      } else if let link = MarkdownLink(at: rest, after: result.last) {
        if lost == nil, !link.isImage { lost = String(link.text) }
        if image == nil, link.isImage { image = String(link.words.isEmpty ? link.address.prefix(80) : link.words) }
        result += link.words
        rest = rest[link.text.endIndex...]
      } else if first == "<", rest.startIndex < lastEnd, let tag = HTMLTag(at: rest), tag.name == "img",
        tag["src"].map(ImageText.isWrittenOut) == true
      {
        let words = Self.words(ofImage: tag)
        if image == nil { image = words.isEmpty ? tag["src"].map { String($0.prefix(80)) } : words }
        result += words
        rest = rest.dropFirst(tag.text.count)
      } else if let (words, _, end) = marked(rest, Self.markdown, after: result.last) {
        if lost == nil { lost = String(rest[..<end]) }
        result += words
        rest = rest[end...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A text in which the signs of Markdown are escaped, and those of HTML, which Markdown may contain.
  static func escapedForMarkdown(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", "`", "*", "_", "[": "\\\(character)"
      case "<", "&": String(character).escaped(for: .xml)
      default: String(character)
      }
    }.joined()
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}

internal import CurriculumBundle

/// A text with its markup taken out, since cards show texts as they are written.
struct MarkedText: Hashable {
  /// The text that is left.
  var text = ""
  /// The code that stood in blocks of its own, and the language that the markup names.
  var code: [String] = []
  var language: CodeLanguage?
  /// The first markup that was taken out; nil where there was none.
  var lost: String?

  /// How a text is marked up.
  enum Markup { case html, markdown, restructured }

  init(_ text: String, _ markup: Markup) {
    switch markup {
    case .html: readHTML(text)
    case .markdown: readMarkdown(text)
    case .restructured: self.text = unmarked(text, Self.restructured)
    }
    self.text = Self.tidy(self.text)
  }

  /// Lines without spaces at their ends, and at most one empty line in a row.
  private static func tidy(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      let trimmed = String(words.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      if !trimmed.isEmpty || lines.last?.isEmpty == false { lines.append(trimmed) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  // MARK: - Signs around words

  /// Signs that begin and end marked words, longer ones first.
  private typealias Signs = [(open: String, close: String)]

  private static let restructured: Signs = [("``", "``"), ("**", "**"), ("`", "`"), ("*", "*")]
  private static let markdown: Signs = [("`", "`"), ("**", "**"), ("__", "__"), ("*", "*")]

  private mutating func unmarked(_ text: String, _ signs: Signs) -> String {
    var (result, rest) = ("", text[...])
    while let first = rest.first {
      if let (words, after, role) = marked(rest, signs, after: result.last) {
        if lost == nil { lost = String(rest[..<after]) }
        if role { dropRole(from: &result) }
        result += words
        rest = rest[after...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The words between signs at the start of a text, and where they end.
  private func marked(
    _ text: Substring, _ signs: Signs, after last: Character?
  ) -> (words: Substring, after: String.Index, role: Bool)? {
    for (open, close) in signs where text.hasPrefix(open) {
      let inner = text.dropFirst(open.count)
      guard let next = inner.first, !next.isWhitespace, next != "*", let end = inner.firstRange(of: close) else {
        continue
      }
      let words = inner[..<end.lowerBound]
      let isCode = open.first == "`"
      // Arithmetic and names have stars and underscores, too: marks stand at the edges of words.
      if !isCode, words.last?.isWhitespace == true || last.map({ $0.isLetter || $0.isNumber }) == true { continue }
      if !isCode, inner[end.upperBound...].first.map({ $0.isLetter || $0.isNumber }) == true { continue }
      guard !words.contains("\n\n") else { continue }
      return (words, end.upperBound, open == "`" && last == ":")
    }
    return nil
  }

  /// Takes a role such as `:term:` from the end of a text.
  private func dropRole(from text: inout String) {
    guard let start = text.dropLast().lastIndex(of: ":") else { return }
    let name = text[start...].dropFirst().dropLast()
    if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) { text = String(text[..<start]) }
  }

  // MARK: - Markdown

  private mutating func readMarkdown(_ text: String) {
    var (fence, plain): ([Substring]?, [Substring]) = (nil, [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        if let lines = fence {
          code.append(lines.joined(separator: "\n"))
          fence = nil
        } else {
          fence = []
          language = language ?? CodeLanguage(rawValue: line.drop { $0 == " " || $0 == "`" }.lowercased())
        }
      } else if fence == nil {
        plain.append(line)
      } else {
        fence?.append(line)
      }
    }
    if let lines = fence { code.append(lines.joined(separator: "\n")) }
    self.text = unmarked(plain.joined(separator: "\n"), Self.markdown)
  }
}

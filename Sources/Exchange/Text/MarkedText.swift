import CurriculumBundle

/// A text with its markup taken out, since cards show texts as they are written.
struct MarkedText: Hashable {
  /// The text that is left, without its blocks of code.
  var text = ""
  /// The text and its blocks of code, in order.
  var parts: [Part] = []
  /// The first markup that was taken out; nil where there was none.
  var lost: String?
  /// What is shown in the place of the first image; nil where there was none.
  var image: String?
  /// The first reference to a character of which the name is not known, so that it stays as it is written.
  var unknownReference: String?

  /// A part of a text.
  enum Part: Hashable {
    case text(String)
    /// A block of code, and the name of its language; nil where there is none.
    case code(String, language: String?)
  }

  /// How a text is marked up.
  enum Markup {
    case plain, html, markdown, restructured
    /// HTML where the text has tags or entities, and plain otherwise, as Moodle reads a text of which nothing is said.
    case moodle
  }

  init(_ text: String, _ markup: Markup) {
    switch markup {
    case .plain: self.text = Self.plain(text)
    case .moodle: if Self.isHTML(text) { readHTML(text) } else { self.text = Self.plain(text) }
    case .html: readHTML(text)
    case .markdown: readMarkdown(text)
    case .restructured: readRestructured(text)
    }
    if parts.isEmpty { parts = [.text(self.text)] }
    let texts = parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
    self.text = Self.tidy(texts.joined(separator: "\n"))
  }

  /// Lines without two spaces in a row.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  /// Lines without spaces at their ends, and at most one empty line in a row.
  static func tidy(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = String(line.withoutOuter { $0 == " " || $0 == "\t" })
      if !trimmed.isEmpty || lines.last?.isEmpty == false { lines.append(trimmed) }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  // MARK: - Signs around words

  /// Signs that begin and end marked words, longer ones first.
  typealias Signs = [(open: String, close: String)]

  /// The words between signs at the start of a text, the opening sign, and where they end.
  func marked(
    _ text: Substring, _ signs: Signs, after last: Character?
  ) -> (words: Substring, sign: String, end: String.Index)? {
    for (open, close) in signs where text.hasPrefix(open) {
      let inner = text.dropFirst(open.count)
      let isCode = open.first == "`"
      guard let next = inner.first, !next.isWhitespace, isCode || next != "*",
        let end = Self.end(of: inner, at: close)
      else { continue }
      let words = inner[..<end.lowerBound]
      // Arithmetic and names have stars and underscores, too: marks are at the edges of words.
      if !isCode, words.last?.isWhitespace == true || last.map({ $0.isLetter || $0.isNumber }) == true { continue }
      if !isCode, inner[end.upperBound...].first.map({ $0.isLetter || $0.isNumber }) == true { continue }
      guard !words.isEmpty, !words.contains("\n\n") else { continue }
      return (words, open, end.upperBound)
    }
    return nil
  }

  /// The first closing sign that no backslash escapes; code has no escapes.
  private static func end(of text: Substring, at close: String) -> Range<String.Index>? {
    var rest = text
    while let found = rest.firstRange(of: close) {
      let isEscaped = close.first != "`" && text[..<found.lowerBound].last == "\\"
      if !isEscaped { return found }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}

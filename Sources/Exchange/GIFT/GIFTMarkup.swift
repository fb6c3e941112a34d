/// How the texts of a GIFT question are marked up: by a word in brackets before them, such as `[html]`, or as the
/// question is.
enum GIFTMarkup {
  private static let formats: [(name: String, markup: MarkedText.Markup)] = [
    ("html", .html), ("markdown", .markdown), ("moodle", .moodle), ("plain", .plain),
  ]

  /// Takes the word in brackets from the start of a text.
  static func format(_ text: inout GIFTText) -> MarkedText.Markup? {
    for (name, markup) in formats where text.begins(with: "[\(name)]") {
      text = text.dropFirst(name.utf8.count + 2).trimmed
      return markup
    }
    return nil
  }

  /// Whether a reader takes a text as it is where it is marked up so.
  static func isKept(_ text: String, _ markup: MarkedText.Markup) -> Bool {
    if formats.contains(where: { text.hasPrefix("[\($0.name)]") }) { return false }
    switch markup {
    case .plain: return true
    case .moodle: return !MarkedText.isHTML(text)
    case .html, .markdown, .restructured:
      let marked = MarkedText(text, markup)
      return marked.text == text && marked.code.isEmpty
    }
  }
}

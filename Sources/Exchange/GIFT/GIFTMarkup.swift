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

  /// True where both this reader and Moodle keep the text: Moodle hides all that looks like a tag, HTML or not, such as
  /// `<class 'str'>`.
  static func isKept(_ text: String, _ markup: MarkedText.Markup) -> Bool {
    if formats.contains(where: { text.hasPrefix("[\($0.name)]") }) { return false }
    switch markup {
    case .plain: return true
    case .moodle: return !looksLikeHTML(text)
    case .html, .markdown, .restructured:
      guard !looksLikeHTML(text) else { return false }
      let marked = MarkedText(text, markup)
      return marked.text == text && marked.blocks.isEmpty
    }
  }

  /// The start of a tag or of a character reference, such as `<b` or `&amp` (HTML Living Standard, 13.2.5).
  private static func looksLikeHTML(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { sign, next in
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
      return switch sign {
      case UInt8(ascii: "<"): isLetter || "/!?".utf8.contains(next)
      case UInt8(ascii: "&"): isLetter || next == UInt8(ascii: "#")
      default: false
      }
    }
  }
}

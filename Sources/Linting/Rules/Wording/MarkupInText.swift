internal import Diagnostics

/// HTML in a text that is shown as it is written.
enum MarkupInText: TextRule {
  static let description = RuleDescription(
    "markup-in-text", .wording, .warning, "HTML in a text, which is shown as it is written",
    explanation: """
      Texts on cards are plain: an app shows `<b>` and `&amp;` as these very signs. They come along when a text is
      copied from a web page, and a learner takes them for code that has to be understood.
      """,
    wrong: [.cards(look("Press ↓<b>Run</b> now.")), .cards(look("Tom ↓&amp; Mia"))],
    right: [.cards(look("Is 3 < 5? Then a<b, and x > y & z."))])

  static func check(_ text: TextContext) {
    guard text.ascii.hasAny(of: signs), let range = text.text.withBytes(markup) else { return }
    text.report(
      Self.self, at: text.location(of: range),
      "\(text.name) has the HTML '\(text.part(range))', which is shown as it is written", help: "write plain text")
  }

  private static func markup(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: "&") {
      if let mark = marks.first(where: { bytes.has($0, at: start) }) { return start..<start + mark.utf8CodeUnitCount }
    }
    return nil
  }

  private static let signs = ASCIISet("<&")

  private static let marks: [StaticString] = [
    "<b>", "<i>", "<u>", "<p>", "<em>", "<br>", "<br/>", "<br />", "<code>", "<pre>", "<strong>", "<span", "<div",
    "<ul>", "<li>", "<a href", "&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;", "&#39;",
  ]

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \"\(text)\"\n"
  }
}

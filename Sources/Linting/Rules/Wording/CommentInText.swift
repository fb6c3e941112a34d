internal import Diagnostics
internal import YAMLSource

/// A `#` by which the rest of a text became a comment.
enum CommentInText: TextRule {
  static let description = RuleDescription(
    "comment-in-text", .wording, .warning, "the end of a text that YAML takes for a comment",
    explanation: """
      In YAML a `#` after a space begins a comment, so of `title: Chapter #3` a learner sees “Chapter” and no number. Put
      the text in quotes. A comment that is meant as one has a space after its `#`.
      """,
    wrong: [.cards(look("We are ↓#1")), .cards(look("Look at lesson   ↓#3, then go on."))],
    right: [.cards(look("\"We are #1\"")), .cards(look("We are first # a joke")), .cards(look("It is C#"))])

  static func check(_ text: TextContext) {
    guard text.mayHaveCommentInText, let scalar = text.scalar else { return }
    let tree = text.document.tree
    guard tree.style(of: scalar) == .plain else { return }
    let bytes = tree.source.bytes
    var start = tree.span(of: scalar).end
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start + 1 < bytes.count, isGluedComment(bytes[start], bytes[start + 1]) else { return }
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    text.report(
      Self.self, at: Location(tree.source.path, Span(start, end)),
      "'\(onOneLine(tree.source.text(in: Span(start, end))))' is a comment to YAML, not a part of \(text.name)",
      help: "put the text in quotes, or a space after the `#` if it is a comment")
  }

  /// Whether somewhere in a file a comment may begin whose `#` has no space after it.
  static func mayBeIn(_ source: SourceText) -> Bool {
    var next = source.offset(of: UInt8(ascii: "#"), from: 1)
    while let sign = next, sign + 1 < source.bytes.count {
      if source.bytes[sign - 1].isBlank, isGluedComment(source.bytes[sign], source.bytes[sign + 1]) { return true }
      next = source.offset(of: UInt8(ascii: "#"), from: sign + 1)
    }
    return false
  }

  private static func isGluedComment(_ sign: UInt8, _ next: UInt8) -> Bool {
    sign == UInt8(ascii: "#") && !next.isBlank && next != UInt8(ascii: "#")
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }
}

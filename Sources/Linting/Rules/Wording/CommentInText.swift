internal import Diagnostics
internal import YAMLSource

/// A `#` by which the rest of a text became a comment.
enum CommentInText: TextRule, CodeTextRule {
  static var checks: [RuleCheck] { [.text(Self.self), .codeText(Self.self)] }

  static let description = RuleDescription(
    "comment-in-text", .wording, .warning, "the end of a text that YAML takes for a comment",
    explanation: """
      In YAML a `#` after a space begins a comment, so of `title: Chapter #3` a learner sees “Chapter” and no number. Put
      the text in quotes. A comment that is meant as one has a space after its `#`. Code loses Python's comments in the
      same way, with a space after the `#` or without: write it below `code: |`.
      """,
    wrong: [
      .cards(look("We are ↓#1")), .cards(look("Look at lesson   ↓#3, then go on.")),
      .cards(show("print(1)  ↓# say one")),
      .cards(
        """
        - id: greet
          type: exercise
          text: Print the name Ada.
          language: python
          starter: print("")  ↓# the name
          solutions:
            - print("Ada")  ↓# so
          result: Ada

        """),
    ],
    right: [
      .cards(look("\"We are #1\"")), .cards(look("We are first # a joke")), .cards(look("It is C#")),
      .cards(show("|\n    print(1)  # say one")),
    ])

  static func check(_ text: TextContext) {
    guard text.mayHaveCommentInText, let scalar = text.scalar else { return }
    let tree = text.document.tree
    guard let comment = comment(after: scalar, in: tree) else { return }
    let bytes = tree.source.bytes
    guard comment.count > 1, isGluedComment(bytes[comment.start], bytes[comment.start + 1]) else { return }
    text.report(
      Self.self, at: Location(tree.source.path, comment), message(comment, tree, text.name),
      help: "put the text in quotes, or a space after the `#` if it is a comment")
  }

  static func check(_ code: CodeContext) {
    guard code.card.episode.mayHaveCommentAfterCode, let scalar = code.scalar else { return }
    let tree = code.document.tree
    guard let comment = comment(after: scalar, in: tree), !Suppression.isLike(tree.source.text(in: comment)) else {
      return
    }
    code.report(
      Self.self, at: Location(tree.source.path, comment), message(comment, tree, code.key),
      help: "write `\(code.ownKey)|` and the code on the line below it, indented")
  }

  /// The comment on the line on which a text without quotes ends.
  private static func comment(after scalar: YAMLTree.NodeID, in tree: YAMLTree) -> Span? {
    guard tree.style(of: scalar) == .plain else { return nil }
    let bytes = tree.source.bytes
    var start = tree.span(of: scalar).end
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    return Span(start, bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
  }

  private static func message(_ comment: Span, _ tree: YAMLTree, _ name: String) -> String {
    "'\(onOneLine(tree.source.text(in: comment)))' is a comment to YAML, not a part of \(name)"
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

  /// Whether somewhere in a file a comment may stand behind code on the line of its key.
  static func mayBeBehindCode(in source: SourceText) -> Bool {
    let bytes = source.bytes
    var next = source.offset(of: UInt8(ascii: "#"), from: 1)
    while let sign = next {
      let start = bytes[..<sign].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      let line = SourceText(path: source.path, bytes: Array(bytes[start..<sign]))
      if bytes[sign - 1].isBlank, codeKeys.contains(where: line.contains) { return true }
      next = source.offset(of: UInt8(ascii: "#"), from: sign + 1)
    }
    return false
  }

  /// What may stand on a line on which code begins.
  private static let codeKeys = ["code:", "starter:", "solutions:", "program:", "- "]

  private static func isGluedComment(_ sign: UInt8, _ next: UInt8) -> Bool {
    sign == UInt8(ascii: "#") && !next.isBlank && next != UInt8(ascii: "#")
  }

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }

  private static func show(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: \(code)\n"
  }
}

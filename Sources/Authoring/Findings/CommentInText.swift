import Diagnostics
import YAMLSource

/// A `#` by which the rest of a text became a comment.
enum CommentInText {
  static let description = RuleDescription(
    "comment-in-text", .wording, .warning, "the end of a text that YAML takes for a comment",
    explanation: """
      In YAML a `#` after a space begins a comment, so of `text: Use the # sign` a learner sees “Use the” and no more.
      Put the text in quotes. A comment that is meant as one has two spaces before its `#` and one after it. Code loses
      Python's comments in the same way, however many spaces there are: write it below `code: |`.
      """,
    wrong: [
      .cards(look("Use the ↓# sign")),
      .cards(ask("\n    - A sign\n    - A ↓# sign\n    - A word")),
      .cards(show("print(1)  ↓# say one")),
    ],
    right: [
      .cards(look("\"We are #1\"")),
      .cards(look("We are first  # a joke")),
      .cards(show("|\n    print(1)  # say one")),
    ],
    cases: cases)

  private static func look(_ text: String) -> String {
    "- id: look\n  type: description\n  header: Look\n  text: \(text)\n"
  }

  private static func ask(_ answers: String) -> String {
    "- id: ask\n  type: question\n  text: What begins a comment?\n  answers: \(answers)\n  correctAnswerIndex: 1\n"
  }

  private static func show(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Look.\n  code: \(code)\n"
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(show("↓# say one\n    print(1)")),
      .cards(look("We are ↓#1")),
      .cards(look("Look at lesson   ↓#3, then go on.")),
      .cards(ask("[A sign, A ↓# sign\n  , A word]")),
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
      .cards(look("It is C#")),
      .cards(ask("[A sign, \"A # sign\", A word]  # the second one")),
    ])
}

extension FieldContext {
  /// Warns of a comment right behind a text without quotes that looks as if it belonged to the text.
  func reportCommentInText(_ node: YAMLTree.NodeID) {
    guard let comment = tree.comment(behind: node) else { return }
    let words = tree.source.text(in: comment)
    let isSetOff = comment.start - tree.span(of: node).end > 1 && !isGlued(words)
    guard !isSetOff, !words.hasPrefix("##"), !isInstruction(inComment: words) else { return }
    let whole = Span(tree.span(of: node).start, comment.end)
    let quoted = QuotedScalar.written(tree.source.text(in: whole))
    let way = "put the text in quotes: `\(shortened(quoted))`"
    findings.warn(
      .commentInText(
        words, of: name, help: "\(way); a comment has two spaces before its `#` and one after it",
        fixes: [Fix("put the text in quotes", .needsChoice, [Edit(Location(tree.source.path, whole), quoted)])],
        at: Location(tree.source.path, comment)))
  }

  /// Warns of any comment right behind code without quotes, in which it is most likely meant to stand.
  func reportCommentInCode(_ node: YAMLTree.NodeID) {
    guard let comment = tree.comment(behind: node) ?? tree.comment(before: node) else { return }
    let words = tree.source.text(in: comment)
    guard !isInstruction(inComment: words) else { return }
    findings.warn(
      .commentInText(
        words, of: name, help: helpForCode, fixes: [], at: Location(tree.source.path, comment)))
  }

  /// What to write so that code keeps its lines and its comments; between brackets no lines can be kept.
  var helpForCode: String {
    isInBrackets
      ? "write the code in double quotes, with `\\n` between its lines"
      : "write `\(index == nil ? "\(key): " : "- ")|` and the code on the lines below it, indented"
  }

  /// Whether a comment has no space behind its sign, as `#3` has none.
  private func isGlued(_ comment: String) -> Bool { comment.dropFirst().first.map { $0 != " " && $0 != "\t" } ?? false }
}

extension YAMLTree {
  /// The comment on the line of the key whose scalar without quotes begins on the next line.
  fileprivate func comment(before scalar: NodeID) -> Span? {
    guard style(of: scalar) == .plain else { return nil }
    let bytes = source.bytes
    var start = span(of: scalar).start
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A else { return nil }
    let end = start > 1 && bytes[start - 2] == 0x0D ? start - 2 : start - 1
    let line = Span((bytes[..<end].lastIndex(of: 0x0A) ?? -1) + 1, end)
    guard let sign = bytes[line.start..<end].firstIndex(of: UInt8(ascii: "#")),
      let last = bytes[line.start..<sign].last(where: { $0 != 0x20 && $0 != 0x09 }), last == UInt8(ascii: ":")
    else { return nil }
    return Span(sign, end)
  }

  /// The comment on the line on which a scalar without quotes ends.
  func comment(behind scalar: NodeID) -> Span? {
    guard style(of: scalar) == .plain else { return nil }
    let end = span(of: scalar).end
    // Nearly all scalars are at the end of their line.
    guard let next = byte(at: end), next == 0x20 || next == 0x09 else { return nil }
    let bytes = source.bytes
    guard let start = bytes[end...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }), bytes[start] == UInt8(ascii: "#")
    else { return nil }
    return Span(start, bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
  }
}

extension Diagnostic {
  fileprivate static func commentInText(
    _ comment: String, of name: String, help: String, fixes: [Fix], at location: Location
  ) -> Diagnostic {
    var finding = CommentInText.description.finding(
      at: location, "'\(shortened(comment))' is a comment to YAML, not a part of \(name)", help: help)
    finding.fixes = fixes
    return finding
  }
}

/// Whether a comment begins as one does that speaks to hornbook, understood or not.
public func isInstruction(inComment comment: String) -> Bool {
  let text = comment.drop { $0 == "#" || $0 == " " || $0 == "\t" }
  guard text.prefix(8).lowercased() == "hornbook" else { return false }
  return text.dropFirst(8).first.map { !$0.isLetter && !$0.isNumber && $0 != "-" } ?? true
}

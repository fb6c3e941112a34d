import Diagnostics

// Comments as other languages write them.
extension SyntaxExplainer {
  /// A line that is a comment in another language: `// so`, `/* so */`, `<!-- so -->`.
  func foreignComment(at content: Span) -> Diagnostic? {
    guard let (sign, end) = Self.comments.first(where: { lines.text(content).hasPrefix($0.sign) }) else { return nil }
    let isWhole = isComment(content, sign, end)
    var first = content
    // YAML may read the lines of a comment as one text and only complain at its end, so the search begins above.
    while isWhole, let above = lines.contentAbove(first.start), isComment(above, sign, end) { first = above }
    let found = isWhole ? [first] + commentsBelow(first, sign, end) : [content]
    let edits = found.map { Edit(Location(findings.path, $0), comment(in: $0, sign, end)) }
    let also =
      found.count == 1 ? "" : ", and the \(found.count == 2 ? "line" : "\(found.count - 1) lines") below like it"
    return findings.finding(
      .noEntry, at: Span(first.start, first.start + sign.utf8.count),
      "'\(sign)' does not begin a comment, but '#' does",
      help: isWhole
        ? "write `\(comment(in: first, sign, end))`\(also)"
        : "take '\(sign)' and '\(end)' out, and begin each line between them with '# '",
      fixes: isWhole ? [Fix("write '#'", .needsChoice, edits)] : [])
  }

  /// The same after a complete value: `15  // minutes`.
  func foreignComment(behindValueAt rest: Span, _ end: String) -> Diagnostic? {
    guard lines.text(rest).hasPrefix("//") else { return nil }
    let written = comment(in: rest, "//", "")
    let blanks = lines.trimmed(Span(lines.line(at: rest.start).start, rest.start)).end
    return findings.finding(
      .textAfterValue, at: rest, "text after the \(end): '//' does not begin a comment, but '#' does",
      help: "write `\(written)`, with two spaces before it",
      fixes: [Fix("write '#'", .needsChoice, [Edit(Location(findings.path, Span(blanks, rest.end)), "  \(written)")])])
  }

  private static let comments = [(sign: "//", end: ""), (sign: "/*", end: "*/"), (sign: "<!--", end: "-->")]

  private func comment(in content: Span, _ sign: String, _ end: String) -> String {
    let inner = lines.trimmed(Span(content.start + sign.utf8.count, content.end - end.utf8.count))
    return inner.count > 0 ? "# \(lines.text(inner))" : "#"
  }

  private func isComment(_ content: Span, _ sign: String, _ end: String) -> Bool {
    let text = lines.text(content)
    // In `/*/` the star does not do for both signs.
    return text.hasPrefix(sign) && text.dropFirst(sign.count).hasSuffix(end)
  }

  private func commentsBelow(_ content: Span, _ sign: String, _ end: String) -> [Span] {
    var found: [Span] = []
    var next = lines.contentBelow(content.start)
    while let below = next, isComment(below, sign, end) {
      found.append(below)
      next = lines.contentBelow(below.start)
    }
    return found
  }
}

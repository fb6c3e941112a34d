internal import Diagnostics
internal import YAMLSource

extension FieldContext {
  /// Reports what is not a list, with what to write in that place.
  func reportNoList(_ node: YAMLTree.NodeID, of elements: String) {
    reportWrongType(node, wanted: "a list of \(elements)", help: helpForList(node, of: elements))
  }

  private func helpForList(_ node: YAMLTree.NodeID, of elements: String) -> String {
    if tree.kind(of: node) == .scalar, tree.style(of: node) == .literal || tree.style(of: node) == .folded {
      return elements == "lines"
        ? "take the mark behind `\(key):` out, and write `- ` and a quoted text for each line: \(quotedLines(node))"
        : "write `- |` on the line below `\(key):`, and indent the lines below that further"
    }
    if tree.kind(of: node) == .mapping, !tree.isFlow(node), let first = Array(tree.entries(of: node)).first {
      return "write `- ` before `\(tree.text(of: first.key)):`, and indent the keys of the same element like it"
    }
    let written = commented(node) ?? withoutBrackets(node)
    guard !written.isEmpty, !written.contains(where: \.isNewline) else {
      return isInBrackets ? "write `\(sample("…, …"))`" : "write each on a line of its own after `- `"
    }
    // Between brackets a comma has ended the value, so that what follows it was read as further keys.
    let isPlain =
      tree.kind(of: node) == .scalar && tree.style(of: node) == .plain
      && written.hasPrefix(tree.source.text(in: tree.span(of: node)))
    let element = isPlain && !isSafeInBrackets(written) ? QuotedScalar.written(written) : written
    return "put brackets around it: `\(sample(shortened(element)))`"
  }

  /// The first lines of a text as elements of a list.
  private func quotedLines(_ node: YAMLTree.NodeID) -> String {
    let lines = tree.text(of: node).split(separator: "\n").prefix(2).map { "`- \(QuotedScalar.written(String($0)))`" }
    return lines.joined(separator: ", ")
  }

  /// A text with the rest of its line, of which a `#` has made a comment right behind it; nil without one.
  private func commented(_ node: YAMLTree.NodeID) -> String? {
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain, let comment = tree.comment(behind: node),
      comment.start - tree.span(of: node).end <= 1
    else { return nil }
    return tree.source.text(in: Span(tree.span(of: node).start, comment.end))
  }

  /// What is written, without the brackets of another kind, or the one bracket, around it; of entries
  /// in braces the values, and the keys that have none.
  private func withoutBrackets(_ node: YAMLTree.NodeID) -> String {
    let written = tree.source.text(in: tree.span(of: node))
    if tree.kind(of: node) == .mapping, tree.isFlow(node) {
      return tree.entries(of: node).map { entry in
        let value = tree.source.text(in: tree.span(of: entry.value))
        return value.isEmpty ? tree.source.text(in: tree.span(of: entry.key)) : value
      }.joined(separator: ", ")
    }
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain, written.contains(",") else { return written }
    if written.hasPrefix("("), written.hasSuffix(")") { return String(written.dropFirst().dropLast()) }
    return written.hasSuffix("]") && !written.contains("[") ? String(written.dropLast()) : written
  }

  private func sample(_ elements: String) -> String { index == nil ? "\(key): [\(elements)]" : "[\(elements)]" }

  /// Whether a plain scalar can stand between brackets as it is; commas part it into elements, as they most likely
  /// mean, but in a call or a sentence.
  private func isSafeInBrackets(_ written: String) -> Bool {
    let isOne = written.contains("(") || written.last.map { ".!?".contains($0) } ?? false
    return !written.contains { "[]{}:?#".contains($0) } && !(isOne && written.contains(","))
  }
}

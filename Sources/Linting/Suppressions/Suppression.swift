internal import Diagnostics
internal import YAMLSource

/// A comment with which an author silences findings: `# hornbook: ignore CODE because REASON`.
struct Suppression {
  /// The codes that it silences.
  let codes: [Diagnostic.Code]
  /// Why; nil when the comment does not say.
  let reason: String?
  /// The comment.
  let comment: Span
  /// The bytes whose findings it silences.
  let scope: Span

  /// The silencing in a comment; nil when it is another comment.
  init?(comment: Span, in tree: YAMLTree, lines: LineIndex) {
    guard let text = Self.instruction(tree.source.text(in: comment)) else { return nil }
    let parts = " \(text)".split(separator: " because", maxSplits: 1, omittingEmptySubsequences: false)
    codes = parts[0].split(whereSeparator: { $0 == " " || $0 == "," }).map { Diagnostic.Code(rawValue: String($0)) }
    let reason = parts.count > 1 ? parts[1].drop(while: \.isWhitespace) : ""
    self.reason = reason.isEmpty ? nil : String(reason)
    self.comment = comment
    scope = Self.scope(of: comment, tree, lines)
  }

  /// Whether it silences a finding of its file.
  func silences(_ diagnostic: Diagnostic) -> Bool {
    codes.contains(diagnostic.code) && scope.contains(diagnostic.location.span.start)
  }

  /// What follows `# hornbook: ignore`; nil for other comments.
  private static func instruction(_ comment: String) -> Substring? {
    var rest = comment.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    for word in ["hornbook:", "ignore"] {
      guard rest.hasPrefix(word) else { return nil }
      rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == "\t" }
    }
    return rest
  }

  /// A comment after a value covers its line, and the block of lines that `|` or `>` begins there; one on a line of its
  /// own covers the item or key that begins below it.
  private static func scope(of comment: Span, _ tree: YAMLTree, _ lines: LineIndex) -> Span {
    let line = lines.line(of: comment.start)
    let lineSpan = lines.span(ofLine: line)
    let before = tree.source.bytes[lineSpan.start..<comment.start]
    if before.contains(where: { $0 != 0x20 && $0 != 0x09 }) {
      return tree.blockScalar(beginningIn: Span(lineSpan.start, comment.start))?.union(lineSpan) ?? lineSpan
    }
    var next = line + 1
    while next < lines.lineCount, isBlankOrComment(lines.span(ofLine: next), tree) { next += 1 }
    let target = lines.span(ofLine: next)
    return largestNode(beginningIn: target, tree)?.union(target) ?? target
  }

  private static func isBlankOrComment(_ line: Span, _ tree: YAMLTree) -> Bool {
    let first = tree.source.bytes[line.start..<line.end].first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }

  /// The largest entry or list element that begins on a line and is not the whole document.
  private static func largestNode(beginningIn line: Span, _ tree: YAMLTree) -> Span? {
    guard let root = tree.root else { return nil }
    var largest: Span?
    var pending = [root]
    while let node = pending.popLast() {
      for child in tree.parts(of: node) {
        if line.contains(child.span.start), child.span.count > (largest?.count ?? -1) { largest = child.span }
        if child.span.union(line) == child.span || child.span.start <= line.end { pending.append(child.node) }
      }
    }
    return largest
  }
}

extension YAMLTree {
  /// The block scalar whose `|` or `>` stands in a range.
  fileprivate func blockScalar(beginningIn range: Span) -> Span? {
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      let span = span(of: node)
      if kind(of: node) == .scalar, style(of: node).isBlock, range.contains(span.start) { return span }
      pending += parts(of: node).filter { $0.span.start <= range.end && $0.span.end >= range.start }.map(\.node)
    }
    return nil
  }

  /// The entries or elements of a node, an entry from its key to the end of its value.
  fileprivate func parts(of node: NodeID) -> [(span: Span, node: NodeID)] {
    switch kind(of: node) {
    case .scalar: []
    case .sequence: elements(of: node).map { (span(of: $0), $0) }
    case .mapping: entries(of: node).map { (span(of: $0.key).union(span(of: $0.value)), $0.value) }
    }
  }
}

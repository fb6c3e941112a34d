import Diagnostics
import Evidence
import YAMLSource

/// What begins on each line of a file, found in one walk for all comments of the file.
struct SuppressionScopes {
  /// The lines of the file.
  let lines: LineIndex
  /// The largest entry or list element that begins on a line and is not the whole document.
  private var largest: [Int: Span] = [:]
  /// The block scalar whose `|` or `>` stands on a line.
  private var blocks: [Int: Span] = [:]
  private let source: SourceText

  init(_ tree: YAMLTree) {
    source = tree.source
    lines = LineIndex(tree.source)
    var pending = tree.root.map { [$0] } ?? []
    while let node = pending.popLast() {
      for part in tree.parts(of: node) {
        let line = lines.line(of: part.span.start)
        if part.span.count > largest[line]?.count ?? -1 { largest[line] = part.span }
        if tree.isAlias(part.node) { continue }
        if tree.kind(of: part.node) != .scalar {
          pending.append(part.node)
        } else if tree.style(of: part.node).isBlock {
          let span = tree.span(of: part.node)
          blocks[lines.line(of: span.start)] = span
        }
      }
    }
  }

  /// The bytes that a comment covers: after a value its line, and the block of lines that `|` or `>` begins there; on a
  /// line of its own the item or key that begins below it.
  func scope(of comment: Span) -> Span {
    let line = lines.line(of: comment.start)
    let lineSpan = lines.span(ofLine: line)
    let before = source.bytes[lineSpan.start..<comment.start]
    if before.contains(where: { $0 != 0x20 && $0 != 0x09 }) { return blocks[line]?.union(lineSpan) ?? lineSpan }
    var next = line + 1
    while next < lines.lineCount, isBlankOrComment(lines.span(ofLine: next)) { next += 1 }
    let target = lines.span(ofLine: next)
    return largest[next]?.union(target) ?? target
  }

  private func isBlankOrComment(_ line: Span) -> Bool {
    let first = source.bytes[line.start..<line.end].first { $0 != 0x20 && $0 != 0x09 }
    return first == nil || first == UInt8(ascii: "#")
  }
}

extension YAMLTree {
  /// The entries or elements of a node as they are written, an entry from its key to the end of its value.
  fileprivate func parts(of node: NodeID) -> [(span: Span, node: NodeID)] {
    switch kind(of: node) {
    case .scalar: []
    case .sequence: writtenChildren(of: node).map { (span(of: $0), $0) }
    case .mapping: writtenEntries(of: node).map { (span(of: $0.key).union(span(of: $0.value)), $0.value) }
    }
  }
}

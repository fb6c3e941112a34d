import Diagnostics
import YAMLSource

/// What is wrong with the places of a tree and its findings; empty when all lie in the file and say what is there.
func places(in tree: YAMLTree, _ diagnostics: [Diagnostic]) -> [String] {
  let size = tree.source.bytes.count
  var faults: [String] = []
  func check(_ span: Span, _ name: String) {
    if span.start < 0 || span.end > size || span.start > span.end { faults.append("\(name) \(span) of \(size)") }
  }
  for diagnostic in diagnostics {
    check(diagnostic.location.span, "\(diagnostic.code)")
    for note in diagnostic.notes { note.location.map { check($0.span, "note of \(diagnostic.code)") } }
    for edit in diagnostic.fixes.flatMap(\.edits) { check(edit.location.span, "fix of \(diagnostic.code)") }
  }
  for comment in tree.comments {
    check(comment, "comment")
    if !tree.source.text(in: comment).hasPrefix("#") { faults.append("comment \(comment)") }
  }
  if tree.root == nil, !diagnostics.contains(where: { $0.severity == .error }), tree.comments.isEmpty {
    let text = tree.source.text(in: Span(0, size))
    if text.contains(where: { $0.isLetter }) && !text.hasPrefix("%") && !text.contains("---") && !text.contains("&") {
      faults.append("no root")
    }
  }
  guard let root = tree.root else { return faults }
  tree.visit(root) { node in
    check(tree.span(of: node), "node")
    if tree.kind(of: node) == .scalar { faults += linePlaces(of: node, in: tree) }
  }
  return faults
}

/// What is wrong with the places of a scalar's lines and bytes.
private func linePlaces(of node: YAMLTree.NodeID, in tree: YAMLTree) -> [String] {
  var faults: [String] = []
  let value = Array(tree.utf8(of: node))
  let size = tree.source.bytes.count
  let lines = value.split(separator: 0x0A, omittingEmptySubsequences: false)
  let hasSeparators = tree.text(of: node).unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" }
  for (number, line) in lines.enumerated() {
    let span = tree.span(ofLine: number, in: node)
    if span.start < 0 || span.end > size || span.start > span.end { faults.append("line \(number) \(span)") }
    guard tree.style(of: node) == .literal, !hasSeparators, faults.isEmpty else { continue }
    if !tree.source.bytes[span.start..<span.end].elementsEqual(line) {
      faults.append("line \(number) is not at \(span)")
    }
  }
  var last = 0
  for offset in value.indices.prefix(300) {
    let span = tree.span(of: offset..<offset + 1, in: node)
    if span.start < last || span.end > size || span.end < span.start { faults.append("byte \(offset) \(span)") }
    last = span.start
    let isLetter = (0x41...0x7A).contains(value[offset]) || value[offset] >= 0x80
    if isLetter, span.count == 1, tree.source.bytes[span.start] != value[offset] {
      faults.append("byte \(offset) is not at \(span)")
    }
  }
  return faults
}

extension YAMLTree {
  /// Calls a closure for every node, parents first.
  func visit(_ node: NodeID, _ body: (NodeID) -> Void) {
    body(node)
    for element in elements(of: node) { visit(element, body) }
    for entry in entries(of: node) {
      visit(entry.key, body)
      visit(entry.value, body)
    }
  }
}

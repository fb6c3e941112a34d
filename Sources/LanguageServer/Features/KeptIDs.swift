import Authoring
import Diagnostics
import YAMLSource

/// The ids that something had in earlier releases, as they are written in its mapping under `formerly`.
struct KeptIDs {
  private let mapping: YAMLTree.NodeID
  private let tree: YAMLTree
  private let text: IndexedText

  /// The earlier ids in a mapping of a file.
  init(in mapping: YAMLTree.NodeID, of tree: YAMLTree, _ text: IndexedText) {
    (self.mapping, self.tree, self.text) = (mapping, tree, text)
  }

  /// Where another one is to be written, and how.
  ///
  /// - Parameter current: Ids that it has again, which are no earlier ones any more.
  func edit(adding id: String, removing current: [String]) -> (place: Span, entry: String) {
    guard let list = tree.value(for: .formerly, in: mapping) else { return firstEdit(id) }
    let elements = tree.kind(of: list) == .sequence ? tree.elements(of: list).map { $0 } : []
    let kept = elements.filter { !current.contains(tree.text(of: $0)) && tree.text(of: $0) != id }
    if let last = elements.last, kept.count == elements.count, !tree.isFlow(list) {
      return (.at(endOfLine(with: last)), "\n" + indent(ofElement: last) + "- \(id)")
    }
    let ids = kept.map { String(decoding: text.source.bytes[range(of: $0)], as: UTF8.self) } + [id]
    guard let last = elements.last, !tree.isFlow(list) else {
      return (tree.span(of: list), "[" + ids.joined(separator: ", ") + "]")
    }
    let start = tree.span(of: elements[0]).start
    return (Span(start, tree.span(of: last).end), ids.joined(separator: "\n" + indent(ofElement: last) + "- "))
  }

  /// The first earlier id, on a line below the first key of the mapping, or behind it in braces.
  private func firstEdit(_ id: String) -> (place: Span, entry: String) {
    guard let first = tree.entries(of: mapping).first(where: { _ in true }) else {
      return (.at(tree.span(of: mapping).end), "formerly: [\(id)]")
    }
    guard !tree.isFlow(mapping) else { return (.at(tree.span(of: first.value).end), ", formerly: [\(id)]") }
    let start = tree.span(of: first.key).start
    let column = start - text.lines.start(ofLine: text.lines.line(of: start))
    return (
      .at(endOfLine(with: first.value)), "\n" + String(repeating: " ", count: column) + "formerly: [\(id)]"
    )
  }

  private func range(of node: YAMLTree.NodeID) -> Range<Int> {
    let span = tree.span(of: node)
    return span.start..<span.end
  }

  /// The end of the line on which a value ends, behind a comment.
  private func endOfLine(with node: YAMLTree.NodeID) -> Int {
    let span = tree.span(of: node)
    return text.lines.span(ofLine: text.lines.line(of: max(span.start, span.end - 1))).end
  }

  /// What is before the dash of an element of a list.
  private func indent(ofElement node: YAMLTree.NodeID) -> String {
    let line = text.lines.line(of: tree.span(of: node).start)
    return String(repeating: " ", count: text.lines.indentation(ofLine: line))
  }
}

import Diagnostics
import YAMLSource

extension YAMLTree {
  /// The tree as indented lines, each node with its bytes in the file: `'title' 0..<5`.
  var dump: String {
    guard let root else { return "(empty)" }
    var lines: [String] = []
    add(root, indent: "", prefix: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  private func add(_ node: NodeID, indent: String, prefix: String, to lines: inout [String]) {
    let span = span(of: node)
    let range = "\(span.start)..<\(span.end)"
    switch kind(of: node) {
    case .scalar:
      lines.append("\(indent)\(prefix)\(style(of: node)) \(text(of: node).debugDescription) \(range)")
    case .sequence:
      lines.append("\(indent)\(prefix)sequence \(range)")
      for element in elements(of: node) { add(element, indent: indent + "  ", prefix: "- ", to: &lines) }
    case .mapping:
      lines.append("\(indent)\(prefix)mapping \(range)")
      for entry in entries(of: node) {
        add(entry.key, indent: indent + "  ", prefix: "key ", to: &lines)
        add(entry.value, indent: indent + "    ", prefix: "", to: &lines)
      }
    }
  }
}

/// A tree and its findings, read from a text.
func read(_ text: String, limits: YAMLLimits = .standard) -> (tree: YAMLTree, diagnostics: [Diagnostic]) {
  YAMLTree.read(SourceText(path: "file.yaml", text), limits: limits)
}

extension [Diagnostic] {
  /// Each finding as `yaml-tab 4..<5`.
  var summary: [String] { map { "\($0.code) \($0.location.span.start)..<\($0.location.span.end)" } }
}

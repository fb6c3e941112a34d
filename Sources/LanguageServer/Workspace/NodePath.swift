import Authoring
import Diagnostics
import YAMLSource

/// What is at a byte of a file that was parsed: the innermost scalar, and the keys on the way to it.
struct NodePath {
  /// The scalar.
  let node: YAMLTree.NodeID
  /// The keys of the mappings around it, the outermost first; the last is that of its own value, or of its list.
  let keys: [String]
  /// Whether it is itself a key.
  let isKey: Bool

  /// A path from its parts.
  init(node: YAMLTree.NodeID, keys: [String], isKey: Bool) { (self.node, self.keys, self.isKey) = (node, keys, isKey) }

  /// The path to the scalar at a byte; nil between scalars.
  init?(at offset: Int, in tree: YAMLTree) {
    guard let root = tree.root else { return nil }
    var (node, keys) = (root, [String]())
    while true {
      switch tree.kind(of: node) {
      case .scalar:
        guard tree.span(of: node).contains(offset) else { return nil }
        (self.node, self.keys, isKey) = (node, keys, false)
        return
      case .sequence:
        guard let next = tree.writtenChildren(of: node).first(where: { tree.span(of: $0).contains(offset) }) else {
          return nil
        }
        node = next
      case .mapping:
        guard
          let entry = tree.writtenEntries(of: node).first(where: {
            tree.span(of: $0.key).contains(offset) || tree.span(of: $0.value).contains(offset)
          })
        else { return nil }
        keys.append(tree.text(of: entry.key))
        guard !tree.span(of: entry.key).contains(offset) else {
          (self.node, self.keys, isKey) = (entry.key, keys, true)
          return
        }
        node = entry.value
      }
    }
  }
}

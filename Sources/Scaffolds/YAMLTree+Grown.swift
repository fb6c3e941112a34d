import Authoring
import YAMLSource

extension YAMLTree {
  /// Returns whether a mapping says the same as another one, but for one more element at an index of one list.
  func says(_ root: NodeID, sameAs other: NodeID, of tree: YAMLTree, with list: FieldKey, grownAt index: Int) -> Bool {
    guard let grown = value(for: list, in: root), kind(of: grown) == .sequence else { return false }
    var elements = Array(elements(of: grown))
    guard elements.indices.contains(index) else { return false }
    elements.remove(at: index)
    let before = tree.value(for: list, in: other).map { Array(tree.elements(of: $0)) } ?? []
    return says(elements, sameAs: before, of: tree)
      && says(values(besides: list, in: root), sameAs: tree.values(besides: list, in: other), of: tree)
  }

  private func values(besides key: FieldKey, in mapping: NodeID) -> [NodeID] {
    entries(of: mapping).filter { !text(of: $0.key, equals: key.rawValue) }.flatMap { [$0.key, $0.value] }
  }
}

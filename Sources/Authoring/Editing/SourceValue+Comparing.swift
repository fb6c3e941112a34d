import YAMLSource

extension SourceValue {
  /// Returns whether a mapping says the same as another one, but for one more element at an index of one list.
  package func says(sameAs other: SourceValue, with list: FieldKey, grownAt index: Int) -> Bool {
    guard let grown = tree.value(for: list, in: node), tree.kind(of: grown) == .sequence else { return false }
    var elements = Array(tree.elements(of: grown))
    guard elements.indices.contains(index) else { return false }
    elements.remove(at: index)
    let before = other.tree.value(for: list, in: other.node).map { Array(other.tree.elements(of: $0)) } ?? []
    return tree.says(elements, sameAs: before, of: other.tree)
      && tree.says(values(besides: list), sameAs: other.values(besides: list), of: other.tree)
  }

  private func values(besides key: FieldKey) -> [YAMLTree.NodeID] {
    tree.entries(of: node).filter { !tree.text(of: $0.key, equals: key.rawValue) }.flatMap { [$0.key, $0.value] }
  }
}

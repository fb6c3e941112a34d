extension YAMLTree {
  /// Returns whether two values are the same and of the same type, however they are written.
  package func says(_ node: NodeID, sameAs other: NodeID, of tree: YAMLTree) -> Bool {
    guard kind(of: node) == tree.kind(of: other) else { return false }
    switch kind(of: node) {
    case .scalar:
      return utf8(of: node).elementsEqual(tree.utf8(of: other))
        && reading(of: node).isSameType(as: tree.reading(of: other))
    case .sequence:
      return says(Array(elements(of: node)), sameAs: Array(tree.elements(of: other)), of: tree)
    case .mapping:
      let (mine, others) = (Array(entries(of: node)), Array(tree.entries(of: other)))
      return says(mine.map(\.key), sameAs: others.map(\.key), of: tree)
        && says(mine.map(\.value), sameAs: others.map(\.value), of: tree)
    }
  }

  /// Returns whether two rows of values are the same, each of the same type.
  package func says(_ nodes: [NodeID], sameAs others: [NodeID], of tree: YAMLTree) -> Bool {
    nodes.count == others.count && zip(nodes, others).allSatisfy { says($0, sameAs: $1, of: tree) }
  }
}

extension ScalarReading {
  /// Returns whether a text reads as one type in two scalars; not-a-number is not equal to itself, but of one type.
  fileprivate func isSameType(as other: ScalarReading) -> Bool {
    switch (self, other) {
    case (.number, .number): true
    case (.null, _), (.boolean, _), (.integer, _), (.number, _), (.date, _), (.mark, _), (.text, _): self == other
    }
  }
}

import Authoring
import YAMLSource

extension YAMLTree {
  /// Whether two values are the same and of the same type, however they are written.
  func says(_ node: NodeID, sameAs other: NodeID, of tree: YAMLTree) -> Bool {
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

  private func says(_ nodes: [NodeID], sameAs others: [NodeID], of tree: YAMLTree) -> Bool {
    nodes.count == others.count && zip(nodes, others).allSatisfy { says($0, sameAs: $1, of: tree) }
  }

  /// Whether a mapping says the same as another one, but for one more element at an index of one list.
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

extension ScalarReading {
  /// Whether one text reads as the same type in two places; not-a-number is not equal to itself, but of one type.
  fileprivate func isSameType(as other: ScalarReading) -> Bool {
    switch (self, other) {
    case (.number, .number): true
    case (.null, _), (.boolean, _), (.integer, _), (.number, _), (.date, _), (.mark, _), (.text, _): self == other
    }
  }
}

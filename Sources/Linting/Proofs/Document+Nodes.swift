import Authoring
import Diagnostics
import YAMLSource

extension Document {
  /// The location of a key of a mapping, or of the mapping where it has no such key.
  func location(ofKey key: FieldKey, in node: YAMLTree.NodeID) -> Location {
    tree.entry(for: key, in: node).map { tree.location(of: $0.key) } ?? location(of: key, in: node)
  }

  /// The elements of a list under a key of a mapping.
  func elements(of key: FieldKey, in node: YAMLTree.NodeID) -> [YAMLTree.NodeID] {
    tree.value(for: key, in: node).map { Array(tree.elements(of: $0)) } ?? []
  }

  /// The mappings with feedback on a card's answers, in the order in which it is published: those of `feedback`, then
  /// the decoys that say why they are wrong, with the key of that.
  func feedbackNodes(of card: YAMLTree.NodeID) -> [(node: YAMLTree.NodeID, key: FieldKey?)] {
    let decoys = elements(of: .decoys, in: card).filter { tree.value(for: FieldKey.because, in: $0) != nil }
    return elements(of: .feedback, in: card).map { ($0, nil) } + decoys.map { ($0, .because) }
  }

  /// The mappings in a card's list that have texts, as `CardContent.nestedTexts` orders them; with the key of the text
  /// where it is not the one named there.
  func textNodes(of list: FieldKey, in card: YAMLTree.NodeID) -> [(node: YAMLTree.NodeID, key: FieldKey?)] {
    list == .feedback ? feedbackNodes(of: card) : elements(of: list, in: card).map { ($0, nil) }
  }
}

extension CardContext {
  /// The mapping of a check; nil for an exercise, which is its own and only check.
  func node(ofCheck index: Int) -> YAMLTree.NodeID? {
    checkNodes.indices.contains(index) ? checkNodes[index] : nil
  }

  /// Where a key of a check stands; the check's first key without one.
  func location(ofCheck index: Int, key: FieldKey?) -> Location {
    guard let check = node(ofCheck: index) else { return document.location(ofKey: key ?? .id, in: node) }
    return key.map { document.location(ofKey: $0, in: check) } ?? document.titleLocation(of: check)
  }
}

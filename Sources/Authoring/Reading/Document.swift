public import Diagnostics
public import YAMLSource

/// One file of a curriculum as it was read: its text and its tree, which know where each value stands.
public final class Document: Sendable {
  /// The file's path inside the curriculum.
  public let path: String
  /// The tree, which holds the text.
  public let tree: YAMLTree

  init(path: String, tree: YAMLTree) {
    self.path = path
    self.tree = tree
  }

  /// The file's text.
  public var source: SourceText { tree.source }

  /// The file's first bytes, for what concerns it as a whole.
  public var start: Location {
    Location(source.path, tree.root.map { tree.titleLocation(of: $0).span } ?? .at(0))
  }

  /// Where the value of a key of a mapping stands, or the mapping's first key when it has none.
  public func location(of key: String, in node: YAMLTree.NodeID) -> Location {
    tree.value(for: key, in: node).map { tree.location(of: $0) } ?? tree.titleLocation(of: node)
  }

  /// Where an element of a list under a key stands, or the list when it has no such element.
  public func location(of key: String, at index: Int, in node: YAMLTree.NodeID) -> Location {
    guard let list = tree.value(for: key, in: node) else { return tree.titleLocation(of: node) }
    for (position, element) in tree.elements(of: list).enumerated() where position == index {
      return tree.location(of: element)
    }
    return tree.location(of: list)
  }

  /// Where the value of a key of the file's own mapping stands.
  public func location(of key: String) -> Location {
    tree.root.map { location(of: key, in: $0) } ?? start
  }

  /// Where an element of a list under a key of the file's own mapping stands.
  public func location(of key: String, at index: Int) -> Location {
    tree.root.map { location(of: key, at: index, in: $0) } ?? start
  }
}

public import Diagnostics
import Support
import Synchronization
import YAMLSource

/// One file of a curriculum as it was read: its text, and the location of each value in it.
///
///     let module = authored.modules[0].document
///     module.location(of: .title).span.start == 7
public final class Document: Sendable {
  /// The file's path inside the curriculum.
  public let path: String
  /// The one reading of the file.
  let tree: YAMLTree
  /// True for a file with a comment that names the tool, and so may instruct it.
  ///
  /// Found where the file is read, while its bytes are at hand.
  package let mayInstruct: Bool
  private let indexed = LazyValue<LineIndex>()
  /// The elements of long lists that were asked for, kept because a crowd of findings asks for one after another.
  private let longLists = Mutex<[YAMLTree.NodeID: [YAMLTree.NodeID]]>([:])

  init(path: String, tree: YAMLTree) {
    self.path = path
    self.tree = tree
    mayInstruct = tree.source.hasLine(naming: "ornbook", behind: UInt8(ascii: "#"))
  }

  /// Reads a text that is not, or no more, the file's own.
  ///
  /// - Parameter path: The file's path inside the curriculum; empty for a text that is in none.
  package static func reading(
    _ source: SourceText, path: String = ""
  ) -> (document: Document, diagnostics: [Diagnostic]) {
    let (tree, diagnostics) = YAMLTree.read(source)
    return (Document(path: path, tree: tree), diagnostics)
  }

  /// The file's text.
  public var source: SourceText { tree.source }
  var root: YAMLTree.NodeID? { tree.root }
  /// Every comment, from its `#` to the end of its line, in order; found when asked for.
  package var comments: [Span] { tree.comments }
  /// True for a file in which a value is used in several places by `*name`.
  package var hasAliases: Bool { tree.hasAliases }

  /// Where the lines of the text begin; worked out for the first who asks.
  public var lines: LineIndex { indexed.value { LineIndex(source) } }

  /// The file's first bytes, for what concerns it as a whole.
  public var start: Location {
    Location(source.path, root.map { tree.titleLocation(of: $0).span } ?? .at(0))
  }

  /// The location of the value of a key of a mapping, or of the mapping's first key when it has none.
  func location(of key: FieldKey, in node: YAMLTree.NodeID) -> Location {
    tree.value(for: key, in: node).map { tree.location(of: $0) } ?? tree.titleLocation(of: node)
  }

  /// The location of an element of a list under a key, or of the list when it has no such element.
  func location(of key: FieldKey, at index: Int, in node: YAMLTree.NodeID) -> Location {
    guard let list = tree.value(for: key, in: node) else { return tree.titleLocation(of: node) }
    return tree.location(of: element(index, of: list) ?? list)
  }

  /// An element of a list under a key of a mapping; nil when there is none.
  func element(_ index: Int, of key: FieldKey, in node: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    tree.value(for: key, in: node).flatMap { element(index, of: $0) }
  }

  /// An element of a list; nil when there is none.
  func element(_ index: Int, of list: YAMLTree.NodeID) -> YAMLTree.NodeID? {
    // One near the beginning is found as fast as it is looked up.
    guard index >= 16 else {
      for (position, element) in tree.elements(of: list).enumerated() where position == index { return element }
      return nil
    }
    return longLists.withLock { known in
      let elements = known[list] ?? Array(tree.elements(of: list))
      known[list] = elements
      return elements.indices.contains(index) ? elements[index] : nil
    }
  }

  /// The locations of the elements of a list under a key of the file's own mapping.
  func locations(ofElementsOf key: FieldKey) -> [Location] { root.map { locations(ofElementsOf: key, in: $0) } ?? [] }

  /// The locations of the elements of a list under a key of a mapping.
  func locations(ofElementsOf key: FieldKey, in node: YAMLTree.NodeID) -> [Location] {
    guard let list = tree.value(for: key, in: node) else { return [] }
    return tree.elements(of: list).map { tree.location(of: $0) }
  }

  /// The location of the value of a key of the file's own mapping.
  public func location(of key: FieldKey) -> Location {
    root.map { location(of: key, in: $0) } ?? start
  }

  /// The location of an element of a list under a key of the file's own mapping.
  public func location(of key: FieldKey, at index: Int) -> Location {
    root.map { location(of: key, at: index, in: $0) } ?? start
  }
}

public import Diagnostics
import YAMLSource

/// A value in a file as its author wrote it: a text, a list, or a mapping such as a card, with its source spans.
///
///     let card = authored.episodes[0].card(at: 0).written
///     card.location(of: .answers, at: 1)  // the second answer
///     card.value(of: .code)?.location(ofLine: 3)
public struct SourceValue: Sendable {
  /// Its file.
  public let document: Document
  let node: YAMLTree.NodeID

  init(_ node: YAMLTree.NodeID, in document: Document) { (self.node, self.document) = (node, document) }

  var tree: YAMLTree { document.tree }

  /// Its bytes, quotes and brackets included.
  public var span: Span { tree.span(of: node) }
  /// Its bytes, with the file's path.
  public var location: Location { tree.location(of: node) }
  /// The first key of a mapping; other values as a whole.
  public var titleLocation: Location { tree.titleLocation(of: node) }

  /// Whether it is a single value, such as a text or a number.
  package var isScalar: Bool { tree.kind(of: node) == .scalar }
  /// Whether it is a list.
  package var isList: Bool { tree.kind(of: node) == .sequence }
  /// Whether it has keys.
  package var isMapping: Bool { tree.kind(of: node) == .mapping }
  /// Whether it is a list or a mapping in brackets.
  package var isInBrackets: Bool { tree.isFlow(node) }
  /// Whether it is a text on lines of its own, below `|` or `>`.
  package var isBlock: Bool { tree.style(of: node).isBlock }
  /// Whether it is a text without quotes on one line; lists and mappings are, too.
  package var isPlain: Bool { tree.style(of: node) == .plain }
  /// Whether it is `*name`, for a value that is elsewhere; only values as they are written may be.
  package var isAlias: Bool { tree.isAlias(node) }
  /// Whether nothing is written, or a plain `null` or `~`.
  package var isNull: Bool { tree.isNull(of: node) }
}

extension Document {
  /// All that the file says; nil for an empty file, and after an error that ends the reading.
  public var written: SourceValue? { tree.root.map { SourceValue($0, in: self) } }
}

// What is in a value.
extension SourceValue {
  /// The keys of a mapping, in the order of the file.
  package var keys: [String] { tree.entries(of: node).map { tree.text(of: $0.key) } }

  /// The elements of a list; none for other values.
  package var elements: [SourceValue] { tree.elements(of: node).map { SourceValue($0, in: document) } }

  /// Whether a mapping has a key.
  package func has(_ key: FieldKey) -> Bool { tree.entry(for: key, in: node) != nil }

  /// Whether a key is not there, or has no value.
  package func isLeftOut(_ key: FieldKey) -> Bool { value(of: key)?.isNull ?? true }

  /// The value of a key; nil where there is no such key.
  public func value(of key: FieldKey) -> SourceValue? {
    tree.value(for: key, in: node).map { SourceValue($0, in: document) }
  }

  /// An element of the list under a key; nil where there is none.
  public func value(of key: FieldKey, at index: Int) -> SourceValue? {
    document.element(index, of: key, in: node).map { SourceValue($0, in: document) }
  }

  /// The elements of the list under a key.
  package func elements(of key: FieldKey) -> [SourceValue] { value(of: key)?.elements ?? [] }

  /// The first key of a mapping with its value.
  package var firstEntry: Entry? {
    tree.entries(of: node).first { _ in true }.map { entry($0) }
  }

  /// A key with its value.
  package struct Entry {
    /// The key.
    package let key: SourceValue
    /// Its value.
    package let value: SourceValue

    /// Both.
    package var span: Span { key.span.union(value.span) }
  }

  /// The keys of a mapping with their values as they are written, aliases included.
  package var writtenEntries: [Entry] {
    isMapping ? tree.writtenEntries(of: node).map { entry($0) } : []
  }

  /// The elements of a list as they are written, aliases included.
  package var writtenElements: [SourceValue] {
    isList ? tree.writtenChildren(of: node).map { SourceValue($0, in: document) } : []
  }

  private func entry(_ entry: YAMLTree.Entry) -> Entry {
    Entry(key: SourceValue(entry.key, in: document), value: SourceValue(entry.value, in: document))
  }
}

// Where things are.
extension SourceValue {
  /// Where the value of a key is; the first key of the mapping where there is no such key.
  public func location(of key: FieldKey) -> Location { document.location(of: key, in: node) }

  /// Where an element of the list under a key is; the list where it has no such element.
  public func location(of key: FieldKey, at index: Int) -> Location { document.location(of: key, at: index, in: node) }

  /// Where each element of the list under a key is.
  public func locations(ofElementsOf key: FieldKey) -> [Location] {
    document.locations(ofElementsOf: key, in: node)
  }

  /// Where a key is; the first key of the mapping where there is no such key.
  package func location(ofKey key: FieldKey) -> Location {
    tree.entry(for: key, in: node).map { tree.location(of: $0.key) } ?? location(of: key)
  }
}

public import Diagnostics
import YAMLSource

/// A value in a file as its author wrote it: a text, a list, or a mapping such as a card, with its source spans.
///
///     let written = authored.episodes[0].card(at: 0).written
///     written.document.source.text(in: written.location(of: .text).span) == "You can print."
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

  /// True for a single value, such as a text or a number.
  package var isScalar: Bool { tree.kind(of: node) == .scalar }
  /// True for a list.
  package var isList: Bool { tree.kind(of: node) == .sequence }
  /// True for a value with keys.
  package var isMapping: Bool { tree.kind(of: node) == .mapping }
  /// True for a list or a mapping in brackets.
  package var isInBrackets: Bool { tree.isFlow(node) }
  /// True for a text on lines of its own, below `|` or `>`.
  package var isBlock: Bool { tree.style(of: node).isBlock }
  /// True for a text that has neither quotes nor `|` or `>`, and for lists and mappings.
  package var isPlain: Bool { tree.style(of: node) == .plain }
  /// True for `*name`, which stands for a value elsewhere; only values as they are written may be such.
  package var isAlias: Bool { tree.isAlias(node) }
  /// True where nothing is written, or a plain `null` or `~`.
  package var isNull: Bool { tree.isNull(of: node) }
}

extension Document {
  /// All that the file says; nil for an empty file, and after an error that ends the reading.
  public var written: SourceValue? { tree.root.map { SourceValue($0, in: self) } }
}

// Keys and elements.
extension SourceValue {
  /// The keys of a mapping, in the order of the file.
  package var keys: [String] { tree.entries(of: node).map { tree.text(of: $0.key) } }

  /// The elements of a list; none for other values.
  package var elements: [SourceValue] { tree.elements(of: node).map { SourceValue($0, in: document) } }

  /// Returns whether a mapping has a key.
  package func has(_ key: FieldKey) -> Bool { tree.entry(for: key, in: node) != nil }

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

// Locations by key.
extension SourceValue {
  /// The location of the value of a key, or of the first key of the mapping where there is no such key.
  public func location(of key: FieldKey) -> Location { document.location(of: key, in: node) }

  /// The location of an element of the list under a key, or of the list where it has no such element.
  public func location(of key: FieldKey, at index: Int) -> Location { document.location(of: key, at: index, in: node) }

  /// The locations of the elements of the list under a key.
  public func locations(ofElementsOf key: FieldKey) -> [Location] {
    document.locations(ofElementsOf: key, in: node)
  }

  /// The location of a key, or of the first key of the mapping where there is no such key.
  package func location(ofKey key: FieldKey) -> Location {
    tree.entry(for: key, in: node).map { tree.location(of: $0.key) } ?? location(of: key)
  }
}

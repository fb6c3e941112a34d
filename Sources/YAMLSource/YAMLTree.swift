public import Diagnostics

/// What a YAML file says, as a flat tree in which every node knows its bytes in the file.
///
/// Nodes lie in one array, parents before children; a scalar's value is a range of the file's own bytes wherever the
/// two are the same, and of one text buffer a file where they are not (escapes, folded lines, block scalars).
///
///     let (tree, diagnostics) = YAMLTree.read(SourceText(path: "block.yaml", "title: Printing\n"))
///     if let root = tree.root, let title = tree.value(for: "title", in: root) {
///       tree.text(of: title)  // "Printing"
///       tree.span(of: title)  // 7..<15
///     }
///
/// Which type a scalar has is decided by the field that receives it: `reading(of:)`, `boolean(of:)`, `text(of:)`.
public struct YAMLTree: Sendable {
  /// The document's topmost node; nil for an empty document, and after an error that ends the reading.
  public let root: NodeID?
  let content: Content

  /// What copies of a tree share, so that a copy is one reference.
  final class Content: Sendable {
    let source: SourceText
    let nodes: NodeTable
    let unescaped: [UInt8]
    let readEnd: Int

    init(_ source: SourceText, nodes: NodeTable, unescaped: [UInt8], readEnd: Int) {
      self.source = source
      self.nodes = nodes
      self.unescaped = unescaped
      self.readEnd = readEnd
    }
  }

  init(_ source: SourceText, root: NodeID?, nodes: [Node], unescaped: [UInt8], readEnd: Int) {
    self.root = root
    content = Content(source, nodes: NodeTable(nodes), unescaped: unescaped, readEnd: readEnd)
  }

  /// The file that was read.
  public var source: SourceText { content.source }

  /// The byte of the file at an offset; nil behind its end.
  public func byte(at offset: Int) -> UInt8? {
    offset < content.source.bytes.count ? content.source.bytes[offset] : nil
  }

  var nodes: NodeTable { content.nodes }
  var unescaped: [UInt8] { content.unescaped }
  /// Offset after the last byte that was understood; the file's end unless reading stopped at an error.
  var readEnd: Int { content.readEnd }

  /// A node of one tree: its index in that tree's array.
  public struct NodeID: Sendable, Hashable {
    let index: UInt32
  }

  /// Whether a node is a scalar, a sequence or a mapping.
  public func kind(of node: NodeID) -> NodeKind { self[node].kind }

  /// The bytes of a whole node in the file, without its anchor and tag.
  ///
  /// A scalar's quotes are included; a block scalar reaches from its `|` or `>` to the end of its last line that is not
  /// blank; a value that was left out is the empty range after its `:` or `-`.
  /// What an alias stands for is the node at the anchor.
  public func span(of node: NodeID) -> Span { self[node].span }

  /// The bytes of a whole node, with the file's path.
  public func location(of node: NodeID) -> Location { Location(source.path, span(of: node)) }

  /// Whether a sequence or mapping is written in brackets, `[a, b]` or `{a: b}`.
  public func isFlow(_ node: NodeID) -> Bool { self[node].flags.contains(.flow) }

  subscript(node: NodeID) -> Node {
    // Inlined, so that whoever asks for one thing about a node does not unpack all of it.
    @inline(__always) get { content.nodes[Int(node.index)] }
  }
}

/// What a node is.
public enum NodeKind: Sendable, Hashable {
  /// Text, a number, a boolean or nothing: one value.
  case scalar
  /// A list of nodes.
  case sequence
  /// A list of entries, a key and a value each.
  case mapping
}

/// How a scalar is written.
public enum ScalarStyle: UInt8, Sendable, Hashable {
  /// Without quotes: `Say hello`.
  case plain
  /// In single quotes, where `''` stands for one: `'it''s'`.
  case singleQuoted
  /// In double quotes, where a backslash escapes: `"a\tb"`.
  case doubleQuoted
  /// As a block whose lines are kept: `|`.
  case literal
  /// As a block whose lines are joined: `>`.
  case folded

  /// Whether it is a block, `|` or `>`.
  public var isBlock: Bool {
    switch self {
    case .plain, .singleQuoted, .doubleQuoted: false
    case .literal, .folded: true
    }
  }

  /// Whether it stands in quotes.
  public var isQuoted: Bool {
    switch self {
    case .plain, .literal, .folded: false
    case .singleQuoted, .doubleQuoted: true
    }
  }
}

extension YAMLTree {
  /// A key and its value in a mapping.
  public struct Entry: Sendable, Hashable {
    /// The key, always a scalar.
    public let key: NodeID
    /// The value; what an alias stands for.
    public let value: NodeID
  }

  /// The entries of a mapping in the order of the file; empty for other nodes.
  ///
  /// Entries that were reported and cannot be used (a key given twice, a key that is no scalar) are left out.
  public func entries(of mapping: NodeID) -> Entries { Entries(nodes, mapping) }

  /// The elements of a sequence in the order of the file; empty for other nodes.
  public func elements(of sequence: NodeID) -> Elements { Elements(nodes, sequence) }

  /// The value of a key, compared by its bytes; nil where the mapping has no such key.
  public func value(for key: String, in mapping: NodeID) -> NodeID? { entry(for: key, in: mapping)?.value }

  /// The entry of a key, compared by its bytes; nil where the mapping has no such key.
  public func entry(for key: String, in mapping: NodeID) -> Entry? {
    var key = key
    return key.withUTF8 { wanted in
      entries(of: mapping).first { entry in self.utf8(of: entry.key, equals: wanted) }
    }
  }

  /// Whether a scalar's value is this text, compared by bytes.
  public func text(of node: NodeID, equals text: String) -> Bool {
    var text = text
    return text.withUTF8 { utf8(of: node, equals: $0) }
  }
}

extension YAMLTree {
  /// The entries of a mapping, one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let nodes: [Node]
    private var position: Int
    private let end: Int

    init(_ nodes: [Node], _ mapping: NodeID) {
      self.nodes = nodes
      position = Int(mapping.index) + 1
      let node = nodes[Int(mapping.index)]
      end = node.form == .mapping ? Int(node.next) : position
    }

    /// The next entry; nil after the last.
    public mutating func next() -> Entry? {
      while position < end {
        let key = position
        let value = Int(nodes[key].next)
        position = Int(nodes[value].next)
        if nodes[key].flags.contains(.dropped) { continue }
        return Entry(key: nodes.resolved(key), value: nodes.resolved(value))
      }
      return nil
    }
  }

  /// The elements of a sequence, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let nodes: [Node]
    private var position: Int
    private let end: Int

    init(_ nodes: [Node], _ sequence: NodeID) {
      self.nodes = nodes
      position = Int(sequence.index) + 1
      let node = nodes[Int(sequence.index)]
      end = node.form == .sequence ? Int(node.next) : position
    }

    /// The next element; nil after the last.
    public mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position = Int(nodes[position].next) }
      return nodes.resolved(position)
    }
  }
}

extension [Node] {
  /// The node at an index, or what it stands for if it is an alias.
  func resolved(_ index: Int) -> YAMLTree.NodeID {
    let node = self[index]
    return YAMLTree.NodeID(index: node.form == .alias ? node.content : UInt32(index))
  }
}

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
  public func entries(of mapping: NodeID) -> Entries { Entries(content, mapping) }

  /// The elements of a sequence in the order of the file; empty for other nodes.
  public func elements(of sequence: NodeID) -> Elements { Elements(content, sequence) }

  /// The value of a key, compared by its bytes; nil where the mapping has no such key.
  public func value(for key: String, in mapping: NodeID) -> NodeID? { entry(for: key, in: mapping)?.value }

  /// The entry of a key, compared by its bytes; nil where the mapping has no such key.
  public func entry(for key: String, in mapping: NodeID) -> Entry? {
    let parent = self[mapping]
    guard parent.form == .mapping else { return nil }
    let end = Int(parent.next)
    return key.withBytes { wanted in
      var position = Int(mapping.index) + 1
      while position < end {
        let key = content.nodes[position]
        let value = Int(key.next)
        let name = key.form == .alias ? content.nodes[Int(key.content)] : key
        if !key.flags.contains(.dropped), has(name, wanted) {
          return Entry(key: content.nodes.resolved(position), value: content.nodes.resolved(value))
        }
        position = Int(content.nodes[value].next)
      }
      return nil
    }
  }

  /// Whether a scalar's value is this text, compared by bytes.
  public func text(of node: NodeID, equals text: String) -> Bool {
    text.utf8.count == Int(self[node].count) && text.withBytes { has(self[node], $0) }
  }

  /// Whether a node is a scalar with these bytes for its value.
  @inline(__always)
  private func has(_ node: Node, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(node.count) == wanted.count, node.form == .scalar else { return false }
    let bytes = node.flags.contains(.unescaped) ? unescaped : source.bytes
    return bytes.withUnsafeBufferPointer { bytes in
      let start = Int(node.content)
      return wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }
}

extension YAMLTree {
  /// The entries of a mapping, one after the other.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let content: Content
    private var position: Int
    private let end: Int

    init(_ content: Content, _ mapping: NodeID) {
      self.content = content
      position = Int(mapping.index) + 1
      let node = content.nodes[Int(mapping.index)]
      end = node.form == .mapping ? Int(node.next) : position
    }

    /// The next entry; nil after the last.
    public mutating func next() -> Entry? {
      while position < end {
        let key = position
        let value = Int(content.nodes[key].next)
        position = Int(content.nodes[value].next)
        if content.nodes[key].flags.contains(.dropped) { continue }
        return Entry(key: content.nodes.resolved(key), value: content.nodes.resolved(value))
      }
      return nil
    }
  }

  /// The elements of a sequence, one after the other.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let content: Content
    private var position: Int
    private let end: Int

    init(_ content: Content, _ sequence: NodeID) {
      self.content = content
      position = Int(sequence.index) + 1
      let node = content.nodes[Int(sequence.index)]
      end = node.form == .sequence ? Int(node.next) : position
    }

    /// The next element; nil after the last.
    public mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position = Int(content.nodes[position].next) }
      return content.nodes.resolved(position)
    }
  }
}

extension RandomAccessCollection<Node> where Index == Int {
  /// The node at an index, or what it stands for if it is an alias.
  @inline(__always)
  func resolved(_ index: Int) -> YAMLTree.NodeID {
    let node = self[index]
    return YAMLTree.NodeID(index: node.form == .alias ? node.content : UInt32(index))
  }
}

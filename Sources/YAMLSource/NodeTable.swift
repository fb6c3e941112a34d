/// The nodes of a tree as they are kept: 16 bytes each, since a tree lives as long as its file is looked at.
///
/// Most scalars are the bytes between their ends, or between their quotes, and what follows a scalar is the next node;
/// only what is otherwise has numbers of its own.
struct NodeTable: RandomAccessCollection, Sendable {
  private struct Packed {
    var start: UInt32
    var end: UInt32
    /// Of a collection, the node after it; of an alias, what it stands for; of a scalar whose value lies apart, its
    /// place in `values`.
    var slot: UInt32
    var form: Node.Form
    var style: ScalarStyle
    var flags: Node.Flags
    var isApart: Bool
  }

  private let packed: [Packed]
  /// Where the values lie of scalars that are not the bytes between their ends.
  private let values: [(content: UInt32, count: UInt32)]

  init(_ nodes: [Node]) {
    var values: [(content: UInt32, count: UInt32)] = []
    packed = nodes.map { node in
      var packed = Packed(
        start: node.start, end: node.end, slot: node.form == .alias ? node.content : node.next, form: node.form,
        style: node.style, flags: node.flags, isApart: false)
      if node.form == .scalar, node.isApart {
        packed.isApart = true
        packed.slot = UInt32(values.count)
        values.append((node.content, node.count))
      }
      return packed
    }
    self.values = values
  }

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> Node {
    @inline(__always) get {
      let packed = packed[index]
      var node = Node(
        start: packed.start, end: packed.end, next: UInt32(truncatingIfNeeded: index + 1), form: packed.form,
        style: packed.style, flags: packed.flags)
      switch packed.form {
      case .sequence, .mapping: node.next = packed.slot
      case .alias: node.content = packed.slot
      case .scalar:
        if packed.isApart {
          (node.content, node.count) = values[Int(packed.slot)]
        } else {
          (node.content, node.count) = node.between
        }
      }
      return node
    }
  }
}

extension Node {
  /// Whether its value is not the bytes between its ends.
  fileprivate var isApart: Bool { flags.contains(.unescaped) || (content, count) != between }

  /// Where the bytes between its ends begin, without quotes, and how many they are.
  @inline(__always)
  fileprivate var between: (content: UInt32, count: UInt32) {
    let quote: UInt32 = style.isQuoted ? 1 : 0
    return (start + quote, end >= start + 2 * quote ? end - start - 2 * quote : 0)
  }
}

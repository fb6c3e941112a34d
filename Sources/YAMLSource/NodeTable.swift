/// The nodes of a tree as they are kept: 12 bytes each, since a tree lives as long as its file is looked at.
///
/// Most nodes are scalars that are the bytes between their ends, or between their quotes, and what follows a scalar is
/// the next node; all others have an entry of their own besides.
struct NodeTable: RandomAccessCollection, Sendable {
  private struct Packed {
    let start: UInt32
    /// Where a plain scalar ends; of all others the place of their entry in `others`.
    let end: UInt32
    let form: Node.Form
    let style: ScalarStyle
    let flags: Node.Flags
    let isPlain: Bool
  }

  /// What there is to know of a node that is no plain scalar.
  private struct Other {
    let end: UInt32
    /// Of a collection, the node after it; of an alias, what it stands for; of a scalar, where its value begins.
    let slot: UInt32
    /// How many bytes a scalar's value has.
    let count: UInt32
  }

  private let packed: [Packed]
  private let others: [Other]

  init(_ nodes: [Node]) {
    let plain = nodes.reduce(0) { $1.isPlain ? $0 + 1 : $0 }
    var others: [Other] = []
    others.reserveCapacity(nodes.count - plain)
    packed = Array(unsafeUninitializedCapacity: nodes.count) { packed, count in
      for node in nodes {
        let isPlain = node.isPlain
        packed.initializeElement(
          at: count,
          to: Packed(
            start: node.start, end: isPlain ? node.end : UInt32(truncatingIfNeeded: others.count), form: node.form,
            style: node.style, flags: node.flags, isPlain: isPlain))
        count += 1
        if isPlain { continue }
        let isCollection = node.form == .sequence || node.form == .mapping
        others.append(Other(end: node.end, slot: isCollection ? node.next : node.content, count: node.count))
      }
    }
    self.others = others
  }

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> Node {
    @inline(__always) get {
      let packed = packed[index]
      var node = Node(
        start: packed.start, end: packed.end, next: UInt32(truncatingIfNeeded: index + 1), form: packed.form,
        style: packed.style, flags: packed.flags)
      guard !packed.isPlain else {
        (node.content, node.count) = node.between
        return node
      }
      let other = others[Int(packed.end)]
      node.end = other.end
      switch packed.form {
      case .sequence, .mapping: node.next = other.slot
      case .alias: node.content = other.slot
      case .scalar: (node.content, node.count) = (other.slot, other.count)
      }
      return node
    }
  }
}

extension Node {
  /// True for a scalar whose value is the bytes between its ends, or between its quotes.
  @inline(__always)
  fileprivate var isPlain: Bool {
    guard form == .scalar, !flags.contains(.unescaped) else { return false }
    let between = between
    return content == between.content && count == between.count
  }

  /// Where the bytes between its ends begin, without quotes, and how many they are.
  @inline(__always)
  fileprivate var between: (content: UInt32, count: UInt32) {
    // Offsets are below two billion.
    let quote: UInt32 = style.isQuoted ? 1 : 0
    return (start &+ quote, end >= start &+ 2 &* quote ? end &- start &- 2 &* quote : 0)
  }
}

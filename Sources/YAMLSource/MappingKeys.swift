/// The name of a key, prepared so that it takes two numbers to tell it from most others.
public struct KeyName: Sendable {
  /// The key as it stands in YAML.
  public let text: String
  fileprivate let count: Int
  fileprivate let head: UInt64

  /// A name from its text.
  public init(_ text: String) {
    var text = text
    (count, head) = text.withUTF8 { ($0.count, $0.head) }
    self.text = text
  }
}

/// The entries of one mapping, walked once and then found by name.
///
///     let keys = MappingKeys(of: root, in: tree)
///     keys[KeyName("title")]  // the value under `title:`, or nil
public struct MappingKeys: Sendable {
  private struct Key {
    let head: UInt64
    let count: Int
    let entry: YAMLTree.Entry
  }

  private let tree: YAMLTree
  private var keys: [Key] = []

  /// The keys of a mapping; none for other nodes.
  public init(of mapping: YAMLTree.NodeID, in tree: YAMLTree) {
    self.tree = tree
    keys.reserveCapacity(8)
    for entry in tree.entries(of: mapping) {
      tree.withUTF8(of: entry.key) { keys.append(Key(head: $0.head, count: $0.count, entry: entry)) }
    }
  }

  /// The value under a name; nil when there is none.
  public subscript(name: KeyName) -> YAMLTree.NodeID? {
    for index in keys.indices where isNamed(name, at: index) { return keys[index].entry.value }
    return nil
  }

  /// The places of the entries in the order of the file.
  public var indices: Range<Int> { keys.indices }

  /// The key of the entry at a place.
  public func key(at index: Int) -> YAMLTree.NodeID { keys[index].entry.key }

  /// Whether the entry at a place has a name.
  public func isNamed(_ name: KeyName, at index: Int) -> Bool {
    keys[index].head == name.head && keys[index].count == name.count
      && (name.count <= 8 || tree.text(of: keys[index].entry.key, equals: name.text))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first eight bytes as a number.
  fileprivate var head: UInt64 {
    var head: UInt64 = 0
    for byte in prefix(8) { head = head << 8 | UInt64(byte) }
    return head
  }
}

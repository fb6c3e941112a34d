import Diagnostics

/// The name of a key, prepared so that comparing it takes a few numbers.
public struct KeyName: Sendable, Equatable {
  private let count: Int
  private let head: UInt64
  private let middle: UInt64
  private let tail: UInt64

  /// A name from its text, which has at most 24 bytes.
  public init(_ text: String) {
    self = text.withBytes { KeyName($0) }
    precondition(count <= 24, "the key '\(text)' has more than 24 bytes")
  }

  /// The name in some bytes; only the first 24 of more are looked at, which no name equals that has fewer.
  @inline(__always)
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    head = bytes.word(at: 0)
    middle = bytes.word(at: 8)
    tail = bytes.word(at: 16)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Up to eight bytes from an offset on as a number.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    if offset + 8 <= count {
      return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var word: UInt64 = 0
    var index = offset
    while index < count {
      word = word << 8 | UInt64(self[index])
      index += 1
    }
    return word
  }
}

/// The entries of one mapping, walked once and then found by name.
///
///     let keys = MappingKeys(of: root, in: tree)
///     keys[KeyName("title")]  // the value under `title:`, or nil
public struct MappingKeys: Sendable {
  private var keys: [(name: KeyName, entry: YAMLTree.Entry)] = []

  /// The keys of a mapping; none for other nodes.
  public init(of mapping: YAMLTree.NodeID, in tree: YAMLTree) {
    keys.reserveCapacity(8)
    for entry in tree.entries(of: mapping) {
      keys.append((tree.withUTF8(of: entry.key) { KeyName($0) }, entry))
    }
  }

  /// The value under a name; nil when there is none.
  public subscript(name: KeyName) -> YAMLTree.NodeID? {
    for index in keys.indices where keys[index].name == name { return keys[index].entry.value }
    return nil
  }

  /// The places of the entries in the order of the file.
  public var indices: Range<Int> { keys.indices }

  /// The key of the entry at a place.
  public func key(at index: Int) -> YAMLTree.NodeID { keys[index].entry.key }

  /// The value of the entry at a place.
  public func value(at index: Int) -> YAMLTree.NodeID { keys[index].entry.value }

  /// Whether the entry at a place has a name.
  public func isNamed(_ name: KeyName, at index: Int) -> Bool { keys[index].name == name }
}

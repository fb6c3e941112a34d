/// How often a run frees what it cannot reach any more.
package enum CollectionPace: Sendable {
  /// When its memory has doubled, and not before it holds 8 MB.
  case whenDoubled
  /// At the next safe point after so many new bytes, with every block from the system, whose tools see each use of a
  /// block that is gone: a value that the collector was not told of shows itself at once.
  case afterBytes(Int)

  /// The number of bytes above which a heap is collected again that holds so many now.
  func threshold(after bytes: Int) -> Int {
    switch self {
    case .whenDoubled: max(bytes * 2, 8 << 20)
    case .afterBytes(let count): bytes + count
    }
  }

  /// Whether small blocks are taken from pools.
  var poolsBlocks: Bool {
    switch self {
    case .whenDoubled: true
    case .afterBytes: false
    }
  }
}

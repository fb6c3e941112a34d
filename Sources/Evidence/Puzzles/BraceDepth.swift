import Pseudocode

/// The blocks that a line of pseudocode opens and closes.
struct BraceDepth {
  /// How many more blocks are open behind the line than before it.
  let change: Int
  /// How many blocks have to be open before it.
  let needed: Int

  /// Reads a line; nil for one with a sign that the language does not have.
  init?(_ line: String) {
    guard let tokens = PseudocodeToken.all(in: line) else { return nil }
    var (depth, lowest) = (0, 0)
    for token in tokens where token.kind == .mark {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      lowest = min(lowest, depth)
    }
    (change, needed) = (depth, -lowest)
  }
}

extension [BraceDepth] {
  /// How many blocks are open behind lines in some order; nil where one is closed that was not opened.
  func openBlocks(behind order: [Int]) -> Int? {
    var depth = 0
    for index in order {
      guard depth >= self[index].needed else { return nil }
      depth += self[index].change
    }
    return depth
  }
}

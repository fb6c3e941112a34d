internal import YAMLSource

/// What the lines below a `|` are read as that are not indented further than its key, so that the block is empty.
enum LinesOutsideBlock {
  case comments
  case keys

  /// What is below a value of a mapping; nil where nothing was meant for it.
  init?(below value: YAMLTree.NodeID, in mapping: YAMLTree.NodeID, _ tree: YAMLTree) {
    let keys = MappingKeys(of: mapping, in: tree)
    if tree.hasComment(below: value) {
      self = .comments
    } else if let entry = keys.indices.first(where: { keys.value(at: $0) == value }),
      Self.hasLineOfCode(at: entry + 1, keys, tree)
    {
      self = .keys
    } else {
      return nil
    }
  }

  /// Whether an entry of a mapping is a line of code that was meant for an empty block above it: `for i in range(3):`.
  static func hasLineOfCode(at entry: Int, _ keys: MappingKeys, _ tree: YAMLTree) -> Bool {
    guard keys.indices.contains(entry), isLineOfCode(tree.text(of: keys.key(at: entry))),
      let start = keys.indices[..<entry].last(where: { !isLineOfCode(tree.text(of: keys.key(at: $0))) })
    else { return false }
    let value = keys.value(at: start)
    return [.literal, .folded].contains(tree.style(of: value)) && isBlank(tree.text(of: value))
  }

  /// Whether the text before a colon is not a word, as keys are, or a word of Python's that a colon follows.
  private static func isLineOfCode(_ text: String) -> Bool {
    ["else", "try", "finally"].contains(text)
      || !text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }
}

import YAMLSource

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
      Self.hasLine(at: entry + 1, keys, tree)
    {
      self = .keys
    } else {
      return nil
    }
  }

  /// Whether an entry of a mapping is a line that was meant for an empty block above it: `for i in range(3):`.
  static func hasLine(at entry: Int, _ keys: MappingKeys, _ tree: YAMLTree) -> Bool {
    guard keys.indices.contains(entry), isLine(tree.text(of: keys.key(at: entry))),
      let start = keys.indices[..<entry].last(where: { !isLine(tree.text(of: keys.key(at: $0))) })
    else { return false }
    let value = keys.value(at: start)
    return [.literal, .folded].contains(tree.style(of: value)) && isBlank(tree.text(of: value))
  }

  /// Whether the text before a colon is not a key, nor what somebody may write for one.
  private static func isLine(_ text: String) -> Bool {
    FieldKey(rawValue: text) == nil && nearestKey(to: text, among: known) == nil
  }

  private static let known = FieldKey.allCases.map(\.rawValue)
}

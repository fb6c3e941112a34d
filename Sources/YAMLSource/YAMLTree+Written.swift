extension YAMLTree {
  /// The entries of a mapping as they are written: an alias is a node of its own, with the bytes of `*name`.
  package func writtenEntries(of mapping: NodeID) -> [Entry] {
    var entries: [Entry] = []
    let children = writtenChildren(of: mapping)
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      entries.append(Entry(key: children[index], value: children[index + 1]))
    }
    return entries
  }

  /// The children of a collection as they are written: elements, or keys and values in turn.
  package func writtenChildren(of collection: NodeID) -> [NodeID] {
    var children: [NodeID] = []
    var position = Int(collection.index) + 1
    let end = self[collection].form == .scalar ? position : Int(self[collection].next)
    while position < end {
      children.append(NodeID(index: UInt32(position)))
      position = Int(nodes[position].next)
    }
    return children
  }

  /// Whether there is any alias.
  package var hasAliases: Bool { nodes.contains { $0.form == .alias } }

  /// Whether a written node is an alias.
  package func isAlias(_ node: NodeID) -> Bool { self[node].form == .alias }
}

import YAMLSource

/// Whether two files have the same values and the same comments, each in the same order.
func saysTheSame(_ left: YAMLTree, _ right: YAMLTree) -> Bool {
  guard commentTexts(of: left) == commentTexts(of: right) else { return false }
  switch (left.root, right.root) {
  case (nil, nil): return true
  case (let a?, let b?): return left.says(a, sameAs: b, of: right)
  case (nil, _?), (_?, nil): return false
  }
}

private func commentTexts(of tree: YAMLTree) -> [[UInt8]] {
  tree.comments.map { comment in
    var text = tree.source.bytes[comment.start..<comment.end]
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return Array(text)
  }
}

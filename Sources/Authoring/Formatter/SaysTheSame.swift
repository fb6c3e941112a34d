import YAMLSource

/// Whether two files have the same values and the same comments, each in the same order.
func saysTheSame(_ left: YAMLTree, _ right: YAMLTree) -> Bool {
  guard commentTexts(of: left) == commentTexts(of: right) else { return false }
  switch (left.root, right.root) {
  case (nil, nil): return true
  case (let a?, let b?): return sameValue(a, in: left, b, in: right)
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

private func sameValue(_ a: YAMLTree.NodeID, in left: YAMLTree, _ b: YAMLTree.NodeID, in right: YAMLTree) -> Bool {
  guard left.kind(of: a) == right.kind(of: b) else { return false }
  switch left.kind(of: a) {
  case .scalar:
    return left.utf8(of: a).elementsEqual(right.utf8(of: b)) && sameType(left.reading(of: a), right.reading(of: b))
  case .sequence:
    let (x, y) = (Array(left.elements(of: a)), Array(right.elements(of: b)))
    return x.count == y.count && zip(x, y).allSatisfy { sameValue($0, in: left, $1, in: right) }
  case .mapping:
    let (x, y) = (Array(left.entries(of: a)), Array(right.entries(of: b)))
    return x.count == y.count
      && zip(x, y).allSatisfy { one, other in
        sameValue(one.key, in: left, other.key, in: right) && sameValue(one.value, in: left, other.value, in: right)
      }
  }
}

/// Not-a-number is not equal to itself, but it is the same type.
private func sameType(_ left: ScalarReading, _ right: ScalarReading) -> Bool {
  switch (left, right) {
  case (.number, .number): true
  default: left == right
  }
}

import Diagnostics

extension TreeBuilder {
  /// Reports the keys of one mapping that cannot be used, and marks their entries as left out.
  mutating func checkKeys(_ keys: [Int]) {
    for key in keys { checkForm(of: key) }
    if keys.count <= 16 { comparePairs(keys) } else { compareSorted(keys) }
  }

  @inline(__always)
  private mutating func checkForm(of key: Int) {
    let node = nodes[Int(nodes.resolved(key).index)]
    if node.form == .scalar, node.count > 2 { return }
    checkUnusualForm(of: key, node)
  }

  private mutating func checkUnusualForm(of key: Int, _ node: Node) {
    if node.form != .scalar {
      drop(key, findings.keyNotText(at: nodes[key].span))
    } else if node.count == 0, node.style == .plain {
      drop(key, findings.keyMissing(at: nodes[key].span))
    } else if node.style == .plain, value(of: node).elementsEqual("<<".utf8) {
      drop(key, findings.mergeKey(at: nodes[key].span))
    }
  }

  private mutating func comparePairs(_ keys: [Int]) {
    for (number, key) in keys.enumerated() where number > 0 {
      let length = nodes[key].count
      for earlier in keys[..<number] where nodes[earlier].count == length || isAlias(earlier) || isAlias(key) {
        guard isUsed(key), isUsed(earlier), haveSameValue(earlier, key) else { continue }
        reportDuplicate(key, first: earlier)
      }
    }
  }

  /// Many keys: equal ones become neighbours by sorting.
  private mutating func compareSorted(_ keys: [Int]) {
    let used = keys.filter(isUsed)
    let sorted = used.sorted { left, right in
      let (a, b) = (value(of: resolved(left)), value(of: resolved(right)))
      if a.count != b.count { return a.count < b.count }
      if a.elementsEqual(b) { return left < right }
      return a.lexicographicallyPrecedes(b)
    }
    var first = sorted.first ?? 0
    for key in sorted.dropFirst() {
      if haveSameValue(first, key) { reportDuplicate(key, first: first) } else { first = key }
    }
  }

  private mutating func reportDuplicate(_ key: Int, first: Int) {
    let name = String(decoding: value(of: resolved(key)), as: UTF8.self)
    drop(key, findings.duplicateKey(name, at: nodes[key].span, first: nodes[first].span))
  }

  private mutating func drop(_ key: Int, _ diagnostic: Diagnostic) {
    nodes[key].flags.insert(.dropped)
    findings.report(diagnostic)
  }

  private func isUsed(_ key: Int) -> Bool { !nodes[key].flags.contains(.dropped) }

  private func isAlias(_ key: Int) -> Bool { nodes[key].form == .alias }

  private func resolved(_ key: Int) -> Node { nodes[Int(nodes.resolved(key).index)] }

  private func haveSameValue(_ left: Int, _ right: Int) -> Bool {
    value(of: resolved(left)).elementsEqual(value(of: resolved(right)))
  }

  /// The bytes of a scalar's value.
  private func value(of node: Node) -> Slice<UnsafeBufferPointer<UInt8>> {
    if node.flags.contains(.unescaped) {
      return unescaped.withUnsafeBufferPointer { $0[node.valueRange] }
    }
    return bytes[node.valueRange]
  }
}

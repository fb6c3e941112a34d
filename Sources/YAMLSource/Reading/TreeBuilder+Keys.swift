import Diagnostics

/// How `<<` looks: its length, then its bytes from both ends.
private let mergeKeyLook: UInt64 = 0x02_3C3C_3C3C

extension TreeBuilder {
  /// Whether a mapping has a key that is not simply text, two keys that look alike, or many keys; nearly all have none.
  func mayHaveBadKeys(_ mapping: Int) -> Bool {
    nodes.withUnsafeBufferPointer { nodes in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { looks in
        var count = 0
        var position = mapping + 1
        while position < nodes.count {
          let key = nodes[position]
          guard key.form == .scalar, key.count > 0, count < looks.count else { return true }
          let look = look(of: value(of: key))
          if look == mergeKeyLook { return true }
          for earlier in 0..<count where looks[earlier] == look { return true }
          looks[count] = look
          count += 1
          position = Int(nodes[Int(key.next)].next)
        }
        return false
      }
    }
  }

  /// A number that equal keys share and that different keys hardly ever do: length, first bytes, last bytes.
  @inline(__always)
  private func look(of value: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var look = UInt64(value.count)
    let length = min(value.count, 3)
    for offset in 0..<length {
      look = look << 8 | UInt64(value[value.startIndex + offset])
      look = look << 8 | UInt64(value[value.endIndex - 1 - offset])
    }
    return look
  }

  /// Reports the keys of one mapping that cannot be used, and marks their entries as left out.
  mutating func checkKeys(of mapping: Int) {
    var keys: [Int] = []
    var position = mapping + 1
    while position < nodes.count {
      keys.append(position)
      checkForm(of: position)
      position = Int(nodes[Int(nodes[position].next)].next)
    }
    compareSorted(keys)
  }

  private mutating func checkForm(of key: Int) {
    let node = resolved(key)
    if node.form != .scalar {
      drop(key, findings.keyNotText(at: nodes[key].span))
    } else if node.count == 0, node.style == .plain {
      drop(key, findings.keyMissing(at: nodes[key].span))
    } else if node.style == .plain, value(of: node).elementsEqual("<<".utf8) {
      drop(key, findings.mergeKey(at: nodes[key].span))
    }
  }

  /// Equal keys become neighbours by sorting.
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

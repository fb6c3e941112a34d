import Diagnostics

/// How `<<` looks: its length, then its bytes from both ends.
private let mergeKeyLook: UInt64 = 0x02_3C3C_3C3C

extension TreeBuilder {
  /// Whether a mapping has a key that is not simply text, two keys that look alike, or many keys; nearly all have none.
  private func mayHaveBadKeys(_ mapping: Int) -> Bool {
    nodes.withUnsafeBufferPointer { nodes in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { looks in
        var count = 0
        var position = mapping + 1
        while position < nodes.count {
          let key = nodes[position]
          guard key.form == .scalar, key.count > 0, count < looks.count else { return true }
          let (look, isUnusual) = withValue(of: key) { (Self.look(of: $0), Self.mayBeginWithSpace($0)) }
          if look == mergeKeyLook || isUnusual { return true }
          for earlier in 0..<count where looks[earlier] == look { return true }
          looks[count] = look
          count += 1
          position = Int(nodes[Int(key.next)].next)
        }
        return false
      }
    }
  }

  /// Whether a key begins with a byte with which spaces of other kinds than YAML's begin.
  @inline(__always)
  private static func mayBeginWithSpace(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = value.first else { return false }
    return first == 0xC2 || first == 0xE2 || first == 0xE3
  }

  /// The spaces of other kinds with which a plain key begins, as bytes of the file.
  private func unusualSpaces(of key: Int) -> Span {
    let start = nodes[key].span.start
    guard nodes[key].style == .plain else { return .at(start) }
    return Span(start, SourceLines(bytes: bytes).endOfUnusualSpaces(from: start))
  }

  /// A number that equal keys share and that different keys hardly ever do: length, first bytes, last bytes.
  @inline(__always)
  private static func look(of value: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
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
    guard mayHaveBadKeys(mapping) else { return }
    var keys: [Int] = []
    var position = mapping + 1
    while position < nodes.count {
      keys.append(position)
      checkForm(of: position)
      position = Int(nodes[Int(nodes[position].next)].next)
    }
    let repeated = repeatedKeys(of: keys)
    if let next = repeated.first, next.first == keys.first, repeated.count > 1, isBlockElement(mapping) {
      reportMissingDash(keys.filter { $0 >= next.key }, first: next.first)
    } else {
      for (key, first) in repeated { reportDuplicate(key, first: first) }
    }
  }

  /// Whether the mapping that was closed last is an element of a list, each key on a line of its own.
  private func isBlockElement(_ mapping: Int) -> Bool {
    open.last.map { nodes[$0].form == .sequence } ?? false && !nodes[mapping].flags.contains(.flow)
  }

  private mutating func checkForm(of key: Int) {
    let node = resolved(key)
    let span = nodes[key].span
    if node.form != .scalar {
      drop(key) { $0.keyNotText(at: span) }
    } else if node.count == 0, node.style == .plain {
      drop(key) { $0.keyMissing(at: span) }
    } else if node.style == .plain, withValue(of: node, { $0.elementsEqual("<<".utf8) }) {
      drop(key) { $0.mergeKey(at: span) }
    } else {
      let spaces = unusualSpaces(of: key)
      let lines = SourceLines(bytes: bytes)
      if spaces.count > 0 { drop(key) { $0.unusualSpace(at: spaces, in: lines) } }
    }
  }

  /// The keys that were there before, in the order of the file; equal keys become neighbours by sorting.
  private func repeatedKeys(of keys: [Int]) -> [(key: Int, first: Int)] {
    var repeated: [(key: Int, first: Int)] = []
    let used = keys.filter(isUsed)
    let sorted = used.sorted { left, right in
      let order = compareValues(left, right)
      return order == 0 ? left < right : order < 0
    }
    var first = sorted.first ?? 0
    for key in sorted.dropFirst() {
      if compareValues(first, key) == 0 { repeated.append((key, first)) } else { first = key }
    }
    return repeated.sorted { $0.key < $1.key }
  }

  /// Reports keys that begin again with the first one, as those of the next element do, and leaves them out.
  private mutating func reportMissingDash(_ keys: [Int], first: Int) {
    guard let next = keys.first else { return }
    let (span, firstSpan) = (nodes[next].span, nodes[first].span)
    let name = withValue(of: resolved(next)) { String(decoding: $0, as: UTF8.self) }
    drop(next) { $0.missingDash(name, at: span, first: firstSpan) }
    for key in keys { nodes[key].flags.insert(.dropped) }
  }

  private mutating func reportDuplicate(_ key: Int, first: Int) {
    let (span, firstSpan) = (nodes[key].span, nodes[first].span)
    let name = withValue(of: resolved(key)) { String(decoding: $0, as: UTF8.self) }
    drop(key) { $0.duplicateKey(name, at: span, first: firstSpan) }
  }

  private mutating func drop(_ key: Int, _ finding: (Findings) -> Diagnostic) {
    nodes[key].flags.insert(.dropped)
    findings.report(finding)
  }

  private func isUsed(_ key: Int) -> Bool { !nodes[key].flags.contains(.dropped) }

  private func resolved(_ key: Int) -> Node { nodes[Int(nodes.resolved(key).index)] }

  /// Less than, equal to or more than 0, as the value of a key is to stand before, with or after that of another:
  /// shorter ones first, those of one length by their bytes.
  private func compareValues(_ left: Int, _ right: Int) -> Int {
    withValue(of: resolved(left)) { a in
      withValue(of: resolved(right)) { b in
        if a.count != b.count { return a.count - b.count }
        guard let (x, y) = zip(a, b).first(where: { $0 != $1 }) else { return 0 }
        return Int(x) - Int(y)
      }
    }
  }

  /// Calls a closure with the bytes of a scalar's value, which live no longer than the call.
  @inline(__always)
  private func withValue<Result>(of node: Node, _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result) -> Result {
    guard node.flags.contains(.unescaped) else { return body(bytes[node.valueRange]) }
    return unescaped.withUnsafeBufferPointer { body($0[node.valueRange]) }
  }
}

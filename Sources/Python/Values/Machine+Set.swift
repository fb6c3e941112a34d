extension Machine {
  mutating func makeSet(frozen: Bool = false) -> PySet {
    let (block, header) = heap.allocate(frozen ? .frozenSet : .set, size: MemoryLayout<SetBody>.size)
    let set = block.assumingMemoryBound(to: SetBody.self)
    set.initialize(
      to: SetBody(
        header: header, count: 0, fill: 0, mask: SetBody.smallest - 1, entries: makeEntries(SetBody.smallest),
        hash: nil))
    return set
  }

  private mutating func makeEntries(_ size: Int) -> UnsafeMutablePointer<SetBody.Entry> {
    let entries = heap.allocateData(size: size * MemoryLayout<SetBody.Entry>.stride)
      .assumingMemoryBound(to: SetBody.Entry.self)
    entries.initialize(repeating: SetBody.Entry(hash: 0, key: .undefined), count: size)
    return entries
  }

  mutating func freeBuffers(of set: PySet) {
    heap.freeData(set.pointee.entries, size: (set.pointee.mask + 1) * MemoryLayout<SetBody.Entry>.stride)
  }

  /// Where a key stands, or -1; a comparison that changes the set makes the search start again.
  mutating func findIndex(_ set: PySet, _ key: Value, hash: Int) throws(Raise) -> Int {
    while true {
      if let found = try search(set, key, hash: hash) { return found }
      try charge(1)
    }
  }

  /// Where a key stands, or -1; nil when a comparison changed the set.
  private mutating func search(_ set: PySet, _ key: Value, hash: Int) throws(Raise) -> Int? {
    let (entries, mask) = (set.pointee.entries, set.pointee.mask)
    var probe = SetProbe(hash: hash, mask: mask)
    var probes = 0
    while true {
      probes += 1
      if probes & 7 == 0 { try charge(8) }
      let entry = entries[probe.slot]
      if entry.key.isUndefined, entry.hash != SetBody.dummyHash { return -1 }
      if entry.hash == hash, !entry.key.isUndefined {
        let isFound = try isSame(entry.key, key)
        if set.pointee.entries != entries || set.pointee.mask != mask { return nil }
        if !entries[probe.slot].key.isIdentical(to: entry.key) { return nil }
        if isFound { return probe.slot }
      }
      probe.advance()
    }
  }

  @inline(__always)
  private mutating func isSame(_ left: Value, _ right: Value) throws(Raise) -> Bool {
    if left.isIdentical(to: right) { return true }
    if left.kind == .string, right.kind == .string { return left.string.isEqual(to: right.string) }
    if left.kind == .int, right.kind == .int { return left.int == right.int }
    return try isEqual(left, right)
  }

  mutating func contains(_ set: PySet, _ key: Value) throws(Raise) -> Bool {
    try findIndex(set, key, hash: hash(key)) >= 0
  }

  mutating func add(_ set: PySet, _ key: Value) throws(Raise) {
    try add(set, key, hash: hash(key))
  }

  mutating func add(_ set: PySet, _ key: Value, hash: Int) throws(Raise) {
    if try findIndex(set, key, hash: hash) >= 0 { return }
    var probe = SetProbe(hash: hash, mask: set.pointee.mask)
    var deleted: Int?
    while true {
      if set.pointee.entries[probe.slot].key.isUndefined {
        guard set.pointee.entries[probe.slot].hash == SetBody.dummyHash else { break }
        deleted = probe.slot
      }
      probe.advance()
    }
    set.pointee.entries[deleted ?? probe.slot] = SetBody.Entry(hash: hash, key: key)
    set.pointee.count += 1
    // The last deleted place on the way is used again.
    if deleted != nil { return }
    set.pointee.fill += 1
    if set.pointee.fill * 5 >= set.pointee.mask * 3 {
      try reserve(set.count * 4 * MemoryLayout<SetBody.Entry>.stride)
      resize(set, for: set.count > 50_000 ? set.count * 2 : set.count * 4)
    }
  }

  /// Removes a key; false when it is not there.
  mutating func remove(_ set: PySet, _ key: Value) throws(Raise) -> Bool {
    let index = try findIndex(set, key, hash: hash(key))
    guard index >= 0 else { return false }
    removeEntry(set, index)
    return true
  }

  mutating func removeEntry(_ set: PySet, _ index: Int) {
    set.pointee.entries[index] = SetBody.Entry(hash: SetBody.dummyHash, key: .undefined)
    set.pointee.count -= 1
  }

  mutating func clear(_ set: PySet) {
    freeBuffers(of: set)
    set.pointee.entries = makeEntries(SetBody.smallest)
    set.pointee.mask = SetBody.smallest - 1
    set.pointee.count = 0
    set.pointee.fill = 0
  }

  /// A table with room for more than `minimum` keys.
  mutating func resize(_ set: PySet, for minimum: Int) {
    var size = SetBody.smallest
    while size <= minimum { size <<= 1 }
    let (old, oldMask) = (set.pointee.entries, set.pointee.mask)
    set.pointee.entries = makeEntries(size)
    set.pointee.mask = size - 1
    set.pointee.fill = set.count
    for index in 0...oldMask where !old[index].key.isUndefined { insertClean(set, old[index]) }
    heap.freeData(old, size: (oldMask + 1) * MemoryLayout<SetBody.Entry>.stride)
  }

  /// Puts an entry into a table that has no deleted ones and not this key.
  func insertClean(_ set: PySet, _ entry: SetBody.Entry) {
    var probe = SetProbe(hash: entry.hash, mask: set.pointee.mask)
    while !set.pointee.entries[probe.slot].key.isUndefined { probe.advance() }
    set.pointee.entries[probe.slot] = entry
  }

  /// Adds all keys of another set, in the order in which CPython would.
  mutating func merge(_ set: PySet, _ other: PySet) throws(Raise) {
    if set == other || other.count == 0 { return }
    try charge((set.pointee.mask + other.pointee.mask) >> 1)
    try reserve(other.count * 64)
    if (set.pointee.fill + other.count) * 5 >= set.pointee.mask * 3 { resize(set, for: (set.count + other.count) * 2) }
    if set.pointee.fill == 0, set.pointee.mask == other.pointee.mask, other.pointee.fill == other.count {
      for index in 0...other.pointee.mask { set.pointee.entries[index] = other.pointee.entries[index] }
      set.pointee.fill = other.pointee.fill
      set.pointee.count = other.count
      return
    }
    if set.pointee.fill == 0 {
      for index in 0...other.pointee.mask where !other.pointee.entries[index].key.isUndefined {
        insertClean(set, other.pointee.entries[index])
      }
      set.pointee.fill = other.count
      set.pointee.count = other.count
      return
    }
    var index = 0
    while let found = other.nextIndex(index) {
      let entry = other.pointee.entries[found]
      try add(set, entry.key, hash: entry.hash)
      index = found + 1
    }
  }

  mutating func copy(_ set: PySet, frozen: Bool = false) throws(Raise) -> PySet {
    let result = makeSet(frozen: frozen)
    try merge(result, set)
    return result
  }
}

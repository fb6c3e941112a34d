extension Machine {
  mutating func makeDict(capacity: Int = 0) -> Dict {
    let (block, header) = heap.allocate(.dict, size: MemoryLayout<DictBody>.size)
    let dict = block.assumingMemoryBound(to: DictBody.self)
    let size = capacity == 0 ? 0 : capacity * MemoryLayout<DictBody.Entry>.stride
    let entries = capacity == 0 ? emptyEntries : heap.allocateData(size: size)
    dict.initialize(
      to: DictBody(
        header: header, count: 0, used: 0, capacity: capacity,
        entries: entries.assumingMemoryBound(to: DictBody.Entry.self), slots: nil, mask: 0, version: 1,
        ownerType: nil, hashKey: hashKey))
    if capacity > DictBody.unindexed { rebuildIndex(dict) }
    return dict
  }

  /// The value of a key, or undefined.
  mutating func get(_ dict: Dict, _ key: Value) throws(Raise) -> Value {
    let index = try findIndex(dict, key, hash: key.kind == .string ? key.string.hash(under: hashKey) : hash(key))
    return index < 0 ? .undefined : dict.entries[index].value
  }

  /// Where the entry of a key stands, or -1; equality may run Python code.
  mutating func findIndex(_ dict: Dict, _ key: Value, hash: Int) throws(Raise) -> Int {
    if key.kind == .string {
      let index = dict.findIndex(key.string)
      if index >= -1 { return index }
    }
    if key.kind == .int {
      let index = dict.findIndex(int: key.int)
      if index >= -1 { return index }
    }
    while true {
      let version = dict.pointee.version
      let index = try search(dict, key, hash: hash)
      // A comparison that changes the dictionary makes the search start again.
      if dict.pointee.version == version { return index }
      try charge(1)
    }
  }

  /// Looks for a key until it is found, or a comparison changes the dictionary.
  private mutating func search(_ dict: Dict, _ key: Value, hash: Int) throws(Raise) -> Int {
    let version = dict.pointee.version
    guard let slots = dict.pointee.slots else {
      for index in 0..<dict.pointee.used where dict.entries[index].hash == hash {
        if try isKey(dict.entries[index].key, key) { return index }
        if dict.pointee.version != version { return -1 }
      }
      return -1
    }
    var probe = DictProbe(hash: hash, mask: dict.pointee.mask)
    while true {
      let index = Int(slots[probe.slot])
      if index == Int(DictBody.emptySlot) { return -1 }
      if index >= 0, dict.entries[index].hash == hash {
        if try isKey(dict.entries[index].key, key) { return index }
        if dict.pointee.version != version { return -1 }
      }
      probe.advance()
      stepsLeft -= 1
      if stepsLeft < 0 { try takeSteps() }
    }
  }

  private mutating func isKey(_ found: Value, _ key: Value) throws(Raise) -> Bool {
    if found.isIdentical(to: key) { return true }
    if found.isUndefined { return false }
    return try isEqual(found, key)
  }

  mutating func set(_ dict: Dict, _ key: Value, _ value: Value) throws(Raise) {
    if key.kind == .string {
      let index = dict.findIndex(key.string)
      if index >= -1 { return put(dict, key.string, value, at: index) }
    }
    let hash = try hash(key)
    let index = try findIndex(dict, key, hash: hash)
    if index >= 0 {
      dict.entries[index].value = value
    } else {
      if dict.pointee.used == dict.pointee.capacity {
        try reserve(dict.count * 2 * MemoryLayout<DictBody.Entry>.stride)
      }
      insert(dict, key, value, hash: hash)
    }
  }

  /// Sets the value of a text key; nothing can be raised.
  mutating func set(_ dict: Dict, _ key: Text, _ value: Value) {
    put(dict, key, value, at: dict.findIndex(key))
  }

  private mutating func put(_ dict: Dict, _ key: Text, _ value: Value, at index: Int) {
    if index >= 0 {
      dict.entries[index].value = value
      if dict.pointee.ownerType != nil { dict.noteChange() }
    } else {
      insert(dict, Value(key), value, hash: key.hash(under: hashKey))
    }
  }

  /// Removes a key; false when it is not there.
  mutating func remove(_ dict: Dict, _ key: Value) throws(Raise) -> Bool {
    let index = try findIndex(dict, key, hash: hash(key))
    guard index >= 0 else { return false }
    dict.removeEntry(index)
    return true
  }

  mutating func clear(_ dict: Dict) {
    let entries = dict.entries
    let (capacity, slots, mask) = (dict.pointee.capacity, dict.pointee.slots, dict.pointee.mask)
    dict.pointee.count = 0
    dict.pointee.used = 0
    dict.pointee.capacity = 0
    dict.pointee.slots = nil
    dict.pointee.entries = emptyEntries.assumingMemoryBound(to: DictBody.Entry.self)
    dict.noteChange()
    freeEntries(entries, capacity: capacity, slots: slots, mask: mask)
  }

  /// Adds a key that is not there yet.
  mutating func insert(_ dict: Dict, _ key: Value, _ value: Value, hash: Int) {
    if dict.pointee.used == dict.pointee.capacity { grow(dict) }
    let index = dict.pointee.used
    dict.entries[index] = DictBody.Entry(hash: hash, key: key, value: value)
    dict.pointee.used += 1
    dict.pointee.count += 1
    dict.noteChange()
    guard let slots = dict.pointee.slots else { return }
    var probe = DictProbe(hash: hash, mask: dict.pointee.mask)
    while slots[probe.slot] >= 0 { probe.advance() }
    slots[probe.slot] = Int32(truncatingIfNeeded: index)
  }

  /// Makes room for more entries and squeezes deleted ones out.
  private mutating func grow(_ dict: Dict) {
    let old = dict.pointee
    let capacity = DictBody.capacity(over: old.count * 3)
    let stride = MemoryLayout<DictBody.Entry>.stride
    dict.squeeze()
    let entries =
      old.capacity == 0
      ? heap.allocateData(size: capacity * stride)
      : heap.resizeData(old.entries, from: old.capacity * stride, to: capacity * stride)
    dict.pointee.entries = entries.assumingMemoryBound(to: DictBody.Entry.self)
    dict.pointee.capacity = capacity
    if let slots = old.slots { heap.freeData(slots, size: (old.mask + 1) * 4) }
    dict.pointee.slots = nil
    if capacity > DictBody.unindexed { rebuildIndex(dict) }
  }

  private mutating func rebuildIndex(_ dict: Dict) {
    var size = 16
    while size * 2 < dict.pointee.capacity * 3 { size *= 2 }
    let slots = heap.allocateData(size: size * 4).assumingMemoryBound(to: Int32.self)
    slots.initialize(repeating: DictBody.emptySlot, count: size)
    dict.pointee.slots = slots
    dict.pointee.mask = size - 1
    for index in 0..<dict.pointee.used {
      var probe = DictProbe(hash: dict.entries[index].hash, mask: size - 1)
      while slots[probe.slot] != DictBody.emptySlot { probe.advance() }
      slots[probe.slot] = Int32(truncatingIfNeeded: index)
    }
  }

  private mutating func freeEntries(
    _ entries: UnsafeMutablePointer<DictBody.Entry>, capacity: Int, slots: UnsafeMutablePointer<Int32>?, mask: Int
  ) {
    if capacity > 0 { heap.freeData(entries, size: capacity * MemoryLayout<DictBody.Entry>.stride) }
    if let slots { heap.freeData(slots, size: (mask + 1) * 4) }
  }

  mutating func freeBuffers(of dict: Dict) {
    freeEntries(
      dict.entries, capacity: dict.pointee.capacity, slots: dict.pointee.slots, mask: dict.pointee.mask)
  }

  /// Charges a copy of a dictionary, and refuses it where the budget has no room for it.
  mutating func chargeCopy(of dict: Dict) throws(Raise) {
    try charge(dict.pointee.used)
    try reserve(dict.count * 56)
  }

  /// A copy, which is to be charged before.
  mutating func copy(_ dict: Dict) -> Dict {
    let result = makeDict(capacity: dict.count > 5 ? DictBody.capacity(over: (dict.count * 3 + 1) / 2) : dict.count)
    for index in 0..<dict.pointee.used where !dict.entries[index].key.isUndefined {
      let entry = dict.entries[index]
      insert(result, entry.key, entry.value, hash: entry.hash)
    }
    return result
  }
}

typealias Dict = UnsafeMutablePointer<DictBody>

/// A `dict`: entries in the order of insertion, and an index over them by hash once there are more than a few.
struct DictBody: HeapBody {
  /// One key and its value; the key is undefined once the entry was deleted.
  struct Entry {
    var hash: Int
    var key: Value
    var value: Value
  }

  static let emptySlot: Int32 = -1
  static let deletedSlot: Int32 = -2
  /// Up to so many entries are searched without an index.
  static let unindexed = 8

  /// The room for entries in CPython's table of at least so many slots, a power of two: two thirds of them.
  ///
  /// Deleted entries take room until it runs out, which a walk over the keys can tell.
  static func capacity(over slots: Int) -> Int {
    var size = 8
    while size < slots { size *= 2 }
    return size * 2 / 3
  }

  var header: Header
  /// Live entries.
  var count: Int
  /// Entries in use, deleted ones included.
  var used: Int
  var capacity: Int
  var entries: UnsafeMutablePointer<Entry>
  /// The index's slots; nil while there are few entries.
  var slots: UnsafeMutablePointer<Int32>?
  var mask: Int
  /// Changes whenever a key comes, goes or moves; not when a value changes.
  var version: UInt32
  /// The value that a class's dictionary belongs to, so that its caches can be told of a change.
  var ownerType: Type?
  /// The key under which the run hashes strings.
  let hashKey: UnsafePointer<HashKey>
}

extension UnsafeMutablePointer where Pointee == DictBody {
  @inline(__always) var count: Int { pointee.count }
  @inline(__always) var entries: UnsafeMutablePointer<DictBody.Entry> { pointee.entries }

  /// The value of a text key, or undefined; nothing can be raised.
  func find(_ key: Text) -> Value {
    let index = findIndex(key)
    return index < 0 ? .undefined : entries[index].value
  }

  /// Where the entry of a text key stands; -1 when there is none, -2 when a key of a class may be equal to it.
  func findIndex(_ key: Text) -> Int {
    let hash = key.hash(under: pointee.hashKey)
    var missing = -1
    guard let slots = pointee.slots else {
      for index in 0..<pointee.used where entries[index].hash == hash {
        if isText(entries[index].key, key) { return index }
        if entries[index].key.kind == .instance { missing = -2 }
      }
      return missing
    }
    var probe = DictProbe(hash: hash, mask: pointee.mask)
    while true {
      let index = Int(slots[probe.slot])
      if index == Int(DictBody.emptySlot) { return missing }
      if index >= 0, entries[index].hash == hash {
        if isText(entries[index].key, key) { return index }
        if entries[index].key.kind == .instance { missing = -2 }
      }
      probe.advance()
    }
  }

  /// Where the entry of an int key stands, or -1; only when no key can be equal in another way.
  func findIndex(int key: Int) -> Int {
    let hash = hashInt(key)
    guard let slots = pointee.slots else {
      for index in 0..<pointee.used where entries[index].hash == hash {
        let found = entries[index].key
        if found.kind == .int, found.int == key { return index }
        if found.kind != .int, found.kind != .undefined, found.kind != .string { return -2 }
      }
      return -1
    }
    var probe = DictProbe(hash: hash, mask: pointee.mask)
    // Keys that stand in each other's way are left to a search whose steps are counted.
    for _ in 0..<64 {
      let index = Int(slots[probe.slot])
      if index == Int(DictBody.emptySlot) { return -1 }
      if index >= 0, entries[index].hash == hash {
        let found = entries[index].key
        if found.kind == .int, found.int == key { return index }
        if found.kind != .int, found.kind != .undefined, found.kind != .string { return -2 }
      }
      probe.advance()
    }
    return -2
  }

  @inline(__always)
  private func isText(_ value: Value, _ text: Text) -> Bool {
    value.kind == .string && (value.string == text || value.string.isEqual(to: text))
  }

  /// Marks an entry as deleted.
  func removeEntry(_ index: Int) {
    if let slots = pointee.slots {
      var probe = DictProbe(hash: entries[index].hash, mask: pointee.mask)
      while slots[probe.slot] != Int32(index) { probe.advance() }
      slots[probe.slot] = DictBody.deletedSlot
    }
    entries[index].key = .undefined
    entries[index].value = .undefined
    pointee.count -= 1
    noteChange()
  }

  /// Moves entries together where others were deleted; the index has to be made anew.
  func squeeze() {
    var count = 0
    for index in 0..<pointee.used where !entries[index].key.isUndefined {
      if index != count { entries[count] = entries[index] }
      count += 1
    }
    pointee.used = count
  }

  /// Tells caches that keys have changed.
  @inline(__always)
  func noteChange() {
    pointee.version &+= 1
    if let type = pointee.ownerType { type.noteChange() }
  }
}

/// The order in which an index's slots are tried: CPython's perturbed sequence.
struct DictProbe {
  var slot: Int
  private var perturb: UInt
  private let mask: Int

  @inline(__always)
  init(hash: Int, mask: Int) {
    slot = hash & mask
    perturb = UInt(bitPattern: hash)
    self.mask = mask
  }

  @inline(__always)
  mutating func advance() {
    perturb >>= 5
    slot = (slot &* 5 &+ Int(bitPattern: perturb) &+ 1) & mask
  }
}

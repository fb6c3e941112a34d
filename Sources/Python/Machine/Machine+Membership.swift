// Whether something is in something.
extension Machine {
  /// Does `key in container`.
  mutating func contains(_ container: Value, _ key: Value) throws(Raise) -> Bool {
    switch container.kind {
    case .string:
      let plain = unwrap(key)
      guard plain.kind == .string else {
        throw typeError("'in <string>' requires string as left operand, not \(typeName(key))")
      }
      try charge((container.string.count + plain.string.count) >> (container.string.width == 1 ? 5 : 2))
      return container.string.find(plain.string, 0, container.string.count) != nil
    case .dict: return try findIndex(container.dict, key, hash: hash(key)) >= 0
    case .set, .frozenSet:
      if key.kind == .set { return try contains(container.set, Value(copy(key.set, frozen: true))) }
      return try contains(container.set, key)
    case .range where key.isInteger: return try index(of: key, in: container.range.pointee) != nil
    case .list, .tuple:
      var index = 0
      if container.sequenceCount > 0, !container.sequenceItem(0).isIdentical(to: key) {
        try checkLevel(" in comparison")
      }
      while index < container.sequenceCount {
        let item = container.sequenceItem(index)
        try charge(1)
        if try either(item.isIdentical(to: key), isEqual(item, key)) { return true }
        index += 1
      }
      return false
    case .bytes, .byteArray: return try containsBytes(container.bytes.pointee.bytes, key)
    default: return try containsInObject(container, key)
    }
  }

  private mutating func containsBytes(_ bytes: [UInt8], _ key: Value) throws(Raise) -> Bool {
    try charge(bytes.count >> 1)
    if key.kind == .bytes || key.kind == .byteArray { return bytes.find(key.bytes.pointee.bytes) != nil }
    guard key.isInteger else { throw typeError("a bytes-like object is required, not '\(typeName(key))'") }
    return bytes.contains(try storedByte(key))
  }

  private mutating func containsInObject(_ container: Value, _ key: Value) throws(Raise) -> Bool {
    if let method = special(container, .contains) { return try isTrue(call(method, container, key)) }
    let plain = unwrap(container)
    // What extends a container finds as it does, whatever its own way of walking over it.
    if !plain.isIdentical(to: container), plain.kind.isContainer || special(container, .iter) == nil {
      return try contains(plain, key)
    }
    if container.kind == .dictView { return try containsInView(container.dictView.pointee, key) }
    let iterator: Value
    do throws(Raise) {
      iterator = try makeIterator(over: container)
    } catch {
      guard isPending(.typeError) else { throw error }
      throw typeError("argument of type '\(typeName(container))' is not iterable")
    }
    roots.append(iterator)
    defer { roots.removeLast() }
    while let item = try next(iterator) {
      try charge(1)
      if try either(item.isIdentical(to: key), isEqual(item, key)) { return true }
    }
    return false
  }

  private mutating func containsInView(_ view: DictViewBody, _ key: Value) throws(Raise) -> Bool {
    switch view.part {
    case .keys: return try findIndex(view.dict, key, hash: hash(key)) >= 0
    case .values:
      var index = 0
      while index < view.dict.pointee.used {
        let entry = view.dict.entries[index]
        try charge(1)
        if !entry.key.isUndefined, try either(entry.value.isIdentical(to: key), isEqual(entry.value, key)) {
          return true
        }
        index += 1
      }
      return false
    case .items:
      guard key.kind == .tuple, key.tuple.count == 2 else { return false }
      let found = try get(view.dict, key.tuple.items[0])
      if found.isUndefined { return false }
      return try either(found.isIdentical(to: key.tuple.items[1]), isEqual(found, key.tuple.items[1]))
    }
  }
}

extension Kind {
  /// Whether such a value tells by itself what it contains.
  fileprivate var isContainer: Bool {
    switch self {
    case .string, .dict, .set, .frozenSet, .list, .tuple, .bytes, .byteArray: true
    default: false
    }
  }
}

// Subscripts.
extension Machine {
  /// Does `container[key]`.
  mutating func getItem(_ container: Value, _ key: Value) throws(Raise) -> Value {
    switch container.kind {
    case .list:
      if key.kind == .slice { return try getSlice(container, key.slice) }
      let list = container.list
      let index = try position(key, list.count, "list")
      guard index >= 0, index < list.count else { throw raise(.indexError, "list index out of range") }
      return list.items[index]
    case .dict:
      let found = try get(container.dict, key)
      if found.isUndefined { throw raise(.keyError, key) }
      return found
    case .string:
      if key.kind == .slice { return try getSlice(container, key.slice) }
      let index = try position(key, container.string.count, "string")
      guard index >= 0, index < container.string.count else { throw raise(.indexError, "string index out of range") }
      return Value(makeText(container.string[codePoint: index]))
    case .tuple:
      if key.kind == .slice { return try getSlice(container, key.slice) }
      let index = try position(key, container.tuple.count, "tuple")
      guard index >= 0, index < container.tuple.count else { throw raise(.indexError, "tuple index out of range") }
      return container.tuple.items[index]
    case .range: return try getItem(container.range.pointee, key)
    case .bytes, .byteArray:
      if key.kind == .slice { return try getSlice(container, key.slice) }
      let name = container.kind == .bytes ? "byte" : "bytearray"
      let bytes = container.bytes.pointee.bytes
      let index = try position(key, bytes.count, name)
      guard index >= 0, index < bytes.count else {
        throw raise(.indexError, container.kind == .bytes ? "index out of range" : "bytearray index out of range")
      }
      return Value(Int(bytes[index]))
    default: return try getItemOfObject(container, key)
    }
  }

  private mutating func getItemOfObject(_ container: Value, _ key: Value) throws(Raise) -> Value {
    if let method = special(container, .getitem) { return try call(method, container, key) }
    return try getItemInside(container, key)
  }

  /// `container[key]` as the built-in class of the value, or of the value inside an instance, has it.
  mutating func getItemInside(_ container: Value, _ key: Value) throws(Raise) -> Value {
    let plain = unwrap(container)
    if plain.kind == .dict, container.kind == .instance {
      let found = try get(plain.dict, key)
      if !found.isUndefined { return found }
      if let missing = special(container, .missing) { return try call(missing, container, key) }
      throw raise(.keyError, key)
    }
    if !plain.isIdentical(to: container) { return try getItem(plain, key) }
    if container.kind == .type {
      let method = lookUp(container.type, name(.classGetitem))
      if !method.isUndefined { return try call(bindToClass(method, container.type), key) }
      if let builtin = container.type.pointee.builtin {
        if builtin.isGeneric { return try makeAlias(container, key) }
        throw typeError("type '\(container.type.name)' is not subscriptable")
      }
      throw typeError("type '\(container.type.name)' is not subscriptable")
    }
    throw typeError("'\(typeName(container))' object is not subscriptable")
  }

  /// An index counted from the start; messages name the container.
  mutating func position(_ key: Value, _ count: Int, _ name: String) throws(Raise) -> Int {
    if key.kind == .int { return key.int < 0 ? key.int + count : key.int }
    let number = try integer(
      key,
      orElse: "\(name) indices must be integers"
        + (name == "string" ? ", not '\(typeName(key))'" : " or slices, not \(typeName(key))"))
    if number.kind == .bigInt {
      throw raise(.indexError, "cannot fit 'int' into an index-sized integer")
    }
    return number.int < 0 ? number.int + count : number.int
  }

  // MARK: Slices

  /// A slice of a sequence of a known length.
  struct Part {
    var start: Int
    var step: Int
    var count: Int
    /// Where it ends, for a step of 1.
    var stop: Int
  }

  /// The part of a sequence that a slice means; the length is asked for last, since an `__index__` may change it.
  mutating func resolve(_ slice: PySlice, _ length: @autoclosure () -> Int) throws(Raise) -> Part {
    let step = slice.pointee.step.isNone ? 1 : try sliceIndex(slice.pointee.step)
    if step == 0 { throw valueError("slice step cannot be zero") }
    let first = slice.pointee.start.isNone ? nil : try sliceIndex(slice.pointee.start)
    let last = slice.pointee.stop.isNone ? nil : try sliceIndex(slice.pointee.stop)
    let count = length()
    let (low, high) = step < 0 ? (-1, count - 1) : (0, count)
    func bound(_ index: Int?, orElse missing: Int) -> Int {
      index.map { min(max($0 < 0 ? $0 + count : $0, low), high) } ?? missing
    }
    let start = bound(first, orElse: step < 0 ? high : low)
    let stop = bound(last, orElse: step < 0 ? low : high)
    let distance = step > 0 ? stop - start : start - stop
    let magnitude = step == .min ? Int.max : abs(step)
    return Part(start: start, step: step, count: distance <= 0 ? 0 : (distance - 1) / magnitude + 1, stop: stop)
  }

  private mutating func sliceIndex(_ value: Value) throws(Raise) -> Int {
    let number = try integer(value, orElse: "slice indices must be integers or None or have an __index__ method")
    if number.kind == .bigInt { return number.big.sign == .minus ? -(1 << 62) : 1 << 62 }
    return min(max(number.int, -(1 << 62)), 1 << 62)
  }

  private mutating func getSlice(_ container: Value, _ slice: PySlice) throws(Raise) -> Value {
    let part = try resolve(slice, container.builtinLength)
    try charge(part.step == 1 && container.kind != .bytes ? part.count >> 4 : part.count >> 1)
    try reserve(part.count * 16)
    switch container.kind {
    case .list:
      let list = makeList(capacity: part.count)
      for index in 0..<part.count { list.items[index] = container.list.items[part.start + index * part.step] }
      list.pointee.count = part.count
      return Value(list)
    case .tuple:
      if part.count == container.tuple.count, part.step == 1 { return container }
      let tuple = makeTuple(count: part.count)
      for index in 0..<part.count { tuple.items[index] = container.tuple.items[part.start + index * part.step] }
      return Value(tuple)
    case .string:
      if part.step == 1 { return Value(substring(container.string, part.start, part.start + part.count)) }
      var units: [UInt32] = []
      units.reserveCapacity(part.count)
      for index in 0..<part.count { units.append(container.string[codePoint: part.start + index * part.step]) }
      return Value(makeText(units))
    default:
      let bytes = container.bytes.pointee.bytes
      if container.kind == .bytes, part.step == 1, part.count == bytes.count { return container }
      return makeBytes(
        (0..<part.count).map { bytes[part.start + $0 * part.step] }, mutable: container.kind == .byteArray)
    }
  }

  // MARK: Changes

  /// Does `container[key] = value`.
  mutating func setItem(_ container: Value, _ key: Value, _ value: Value) throws(Raise) {
    switch container.kind {
    case .list:
      if key.kind == .slice { return try setSlice(container.list, key.slice, value) }
      let list = container.list
      let index = try position(key, list.count, "list")
      guard index >= 0, index < list.count else { throw raise(.indexError, "list assignment index out of range") }
      list.items[index] = value
    case .dict: try set(container.dict, key, value)
    case .byteArray: try setByte(container.bytes, key, value)
    default:
      if let method = special(container, .setitem) {
        _ = try call(method, container, key, value)
        return
      }
      let plain = unwrap(container)
      if plain.kind == .list || plain.kind == .dict || plain.kind == .byteArray {
        return try setItem(plain, key, value)
      }
      throw typeError("'\(typeName(container))' object does not support item assignment")
    }
  }

  private mutating func setByte(_ bytes: Bytes, _ key: Value, _ value: Value) throws(Raise) {
    if key.kind == .slice {
      _ = try resolve(key.slice, bytes.pointee.bytes.count)
      let plain = unwrap(value)
      if plain.isNumber || plain.kind == .string {
        throw typeError("can assign only bytes, buffers, or iterables of ints in range(0, 256)")
      }
      let new = try byteArray(from: value, for: .bytearray)
      let part = try resolve(key.slice, bytes.pointee.bytes.count)
      try charge(new.count >> 4)
      if part.step != 1, !new.isEmpty { return try setSpread(bytes, part, new) }
      if part.step != 1 { return try deleteSlice(bytes, key.slice) }
      try change(bytes) { $0.replaceSubrange(part.start..<max(part.start, part.stop), with: new) }
      return
    }
    // Asking for the numbers may change the array.
    let place = try position(key, 0, "bytearray")
    let byte = try storedByte(value)
    let count = bytes.pointee.bytes.count
    let index = place < 0 ? place + count : place
    guard (0..<count).contains(index) else { throw raise(.indexError, "bytearray index out of range") }
    bytes.pointee.bytes[index] = byte
  }

  /// Sets every so many bytes.
  private mutating func setSpread(_ bytes: Bytes, _ part: Part, _ new: [UInt8]) throws(Raise) {
    if new.count != part.count {
      throw valueError("attempt to assign bytes of size \(new.count) to extended slice of size \(part.count)")
    }
    for (index, byte) in new.enumerated() { bytes.pointee.bytes[part.start + index * part.step] = byte }
  }

  private mutating func setSlice(_ list: List, _ slice: PySlice, _ value: Value) throws(Raise) {
    _ = try resolve(slice, list.count)
    guard let source = try catching(.typeError, { (machine) throws(Raise) in try machine.listCopy(value) }) else {
      let isPlain = slice.pointee.step.isNone || slice.pointee.step.kind == .int && slice.pointee.step.int == 1
      throw typeError(isPlain ? "can only assign an iterable" : "must assign iterable to extended slice")
    }
    let part = try resolve(slice, list.count)
    try charge((source.count + list.count - part.start) >> 4)
    if part.step != 1 {
      if source.count != part.count {
        throw valueError("attempt to assign sequence of size \(source.count) to extended slice of size \(part.count)")
      }
      for index in 0..<part.count { list.items[part.start + index * part.step] = source.items[index] }
      return
    }
    let stop = max(part.start, part.stop)
    replace(list, part.start, stop, with: source)
  }

  /// Replaces a range of items by others.
  mutating func replace(_ list: List, _ start: Int, _ stop: Int, with source: List) {
    let tail = list.count - stop
    let count = start + source.count + tail
    grow(list, to: count)
    let target = list.items + start + source.count
    let old = list.items + stop
    if target < old {
      for index in 0..<tail { target[index] = old[index] }
    } else if target > old {
      for index in stride(from: tail - 1, through: 0, by: -1) { target[index] = old[index] }
    }
    for index in 0..<source.count { list.items[start + index] = source.items[index] }
    list.pointee.count = count
  }

  /// Does `del container[key]`.
  mutating func deleteItem(_ container: Value, _ key: Value) throws(Raise) {
    switch container.kind {
    case .list: try deleteItem(container.list, key)
    case .dict:
      if try !remove(container.dict, key) { throw raise(.keyError, key) }
    case .byteArray:
      if key.kind == .slice { return try deleteSlice(container.bytes, key.slice) }
      let index = try position(key, container.bytes.pointee.bytes.count, "bytearray")
      guard container.bytes.pointee.bytes.indices.contains(index) else {
        throw raise(.indexError, "bytearray index out of range")
      }
      try charge((container.bytes.pointee.bytes.count - index) >> 6)
      container.bytes.pointee.bytes.remove(at: index)
    default:
      if let method = special(container, .delitem) {
        _ = try call(method, container, key)
        return
      }
      let plain = unwrap(container)
      if plain.kind == .list || plain.kind == .dict || plain.kind == .byteArray { return try deleteItem(plain, key) }
      let isSequence =
        switch plain.kind {
        case .string, .bytes, .tuple, .range, .set, .frozenSet, .dictView, .instance: true
        default: false
        }
      let verb = isSequence && key.isInteger ? "doesn't" : "does not"
      throw typeError("'\(typeName(container))' object \(verb) support item deletion")
    }
  }

  private mutating func deleteItem(_ list: List, _ key: Value) throws(Raise) {
    guard key.kind == .slice else {
      let index = try position(key, list.count, "list")
      guard index >= 0, index < list.count else { throw raise(.indexError, "list assignment index out of range") }
      try charge((list.count - index) >> 5)
      return replace(list, index, index + 1, with: makeList())
    }
    let part = try resolve(key.slice, list.count)
    try charge((list.count - part.start) >> 5)
    if part.step == 1 { return replace(list, part.start, max(part.start, part.stop), with: makeList()) }
    if part.count == 0 { return }
    try charge(list.count >> 4)
    let lowest = part.step > 0 ? part.start : part.start + (part.count - 1) * part.step
    let step = Int(clamping: part.step.magnitude)
    let highest = lowest + (part.count - 1) * step
    var kept = lowest
    for index in lowest..<list.count where index > highest || (index - lowest) % step != 0 {
      list.items[kept] = list.items[index]
      kept += 1
    }
    list.pointee.count = kept
  }
}

extension Value {
  /// The length of a built-in sequence.
  var builtinLength: Int {
    switch kind {
    case .list: list.count
    case .tuple: tuple.count
    case .string: string.count
    default: bytes.pointee.bytes.count
    }
  }
}

extension RangeBody {
  func contains(_ number: Int) -> Bool {
    guard count > 0 else { return false }
    let last = start &+ (count - 1) &* step
    let (low, high) = step > 0 ? (start, last) : (last, start)
    let distance = UInt(bitPattern: step > 0 ? number &- start : start &- number)
    return number >= low && number <= high && distance % step.magnitude == 0
  }
}

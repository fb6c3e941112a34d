import BigInt

// Truth, length, hash and conversion to an index.
extension Machine {
  @inline(__always)
  mutating func isTrue(_ value: Value) throws(Raise) -> Bool {
    switch value.kind {
    case .bool, .int: return value.bits != 0
    case .none, .undefined: return false
    case .string: return value.string.count != 0
    case .list: return value.list.count != 0
    default: return try isTrueSlow(value)
    }
  }

  private mutating func isTrueSlow(_ value: Value) throws(Raise) -> Bool {
    switch value.kind {
    case .float: return value.float != 0
    case .complex: return value.complex.pointee.real != 0 || value.complex.pointee.imaginary != 0
    case .tuple: return value.tuple.count != 0
    case .dict: return value.dict.count != 0
    case .set, .frozenSet: return value.set.count != 0
    case .range: return value.range.pointee.count != 0
    case .bytes, .byteArray: return !value.bytes.pointee.bytes.isEmpty
    case .dictView: return value.dictView.pointee.dict.count != 0
    case .instance, .opaque, .exception, .type: break
    default: return true
    }
    if let method = special(value, .bool) {
      let result = try call(method, value)
      guard result.kind == .bool else {
        throw typeError("__bool__ should return bool, returned \(typeName(result))")
      }
      return result.bool
    }
    if let method = special(value, .len) { return try checkedLength(call(method, value)) != 0 }
    let plain = unwrap(value)
    return plain.isIdentical(to: value) ? true : try isTrue(plain)
  }

  /// Does `len(value)`.
  mutating func length(_ value: Value) throws(Raise) -> Int {
    switch value.kind {
    case .string: return value.string.count
    case .list: return value.list.count
    case .tuple: return value.tuple.count
    case .dict: return value.dict.count
    case .set, .frozenSet: return value.set.count
    case .range: return try length(of: value.range.pointee)
    case .bytes, .byteArray: return value.bytes.pointee.bytes.count
    case .dictView: return value.dictView.pointee.dict.count
    default: break
    }
    if let method = special(value, .len) { return try checkedLength(call(method, value)) }
    let plain = unwrap(value)
    if !plain.isIdentical(to: value) { return try length(plain) }
    throw typeError("object of type '\(typeName(value))' has no len()")
  }

  private mutating func checkedLength(_ value: Value) throws(Raise) -> Int {
    let plain = unwrap(value)
    guard plain.kind == .int || plain.kind == .bool else {
      if plain.kind == .bigInt { throw raise(.overflowError, "cannot fit 'int' into an index-sized integer") }
      throw typeError("'\(typeName(value))' object cannot be interpreted as an integer")
    }
    if plain.int < 0 { throw valueError("__len__() should return >= 0") }
    return plain.int
  }

  /// Does `hash(value)`.
  mutating func hash(_ value: Value) throws(Raise) -> Int {
    switch value.kind {
    case .string: return value.string.hash(under: hashKey)
    case .int, .bool: return hashInt(value.int)
    case .float: return value.float.isNaN ? 0 : hashDouble(value.float)
    case .none: return 0x7F3A_42C0
    case .bigInt:
      let number = value.bigInt.pointee.number
      try charge(number.magnitude.bitWidth >> 7)
      let residue = Int(number.magnitude % BigUInt(hashModulus))
      return avoidMinusOne(number.sign == .minus ? -residue : residue)
    case .complex:
      let body = value.complex.pointee
      return avoidMinusOne(hashDouble(body.real) &+ 1_000_003 &* hashDouble(body.imaginary))
    case .tuple: return try hashTuple(value.tuple)
    case .frozenSet: return try hashFrozenSet(value.set)
    case .bytes:
      try chargeBytes(value)
      return value.bytes.pointee.bytes.withUnsafeBytes {
        $0.isEmpty ? 0 : hashBytes($0.baseAddress ?? UnsafeRawPointer(emptyEntries), count: $0.count, hashKey.pointee)
      }
    case .range: return try hashRange(value.range.pointee)
    case .list, .dict, .set, .byteArray, .slice: throw unhashable(value)
    case .instance, .opaque, .exception, .type:
      return try deepen { (machine) throws(Raise) in try machine.hashObject(value) }
    case .dictView where value.dictView.pointee.part != .values: throw unhashable(value)
    case .boundMethod:
      let body = value.boundMethod.pointee
      return hashIdentity(body.function) ^ hashIdentity(body.receiver)
    default: return hashIdentity(value)
    }
  }

  func hashIdentity(_ value: Value) -> Int {
    value.kind.isHeap
      ? (0x7F3A_0000_000 + Int(value.object.pointee.serial)) ^ conditions.objectMask
      : Int(value.kind.rawValue) * 1009
  }

  mutating func unhashable(_ value: Value) -> Raise { typeError("unhashable type: '\(typeName(value))'") }

  private mutating func hashTuple(_ tuple: Tuple) throws(Raise) -> Int {
    try nested { (machine) throws(Raise) in
      var state = TupleHash()
      try machine.charge(2 + tuple.count >> 2)
      for index in 0..<tuple.count { state.combine(try machine.hash(tuple.items[index])) }
      return state.finish(count: tuple.count)
    }
  }

  private mutating func hashFrozenSet(_ set: PySet) throws(Raise) -> Int {
    if let hash = set.pointee.hash { return hash }
    try charge(set.pointee.mask >> 2)
    var state = SetHash()
    var index = 0
    while let found = set.nextIndex(index) {
      state.combine(set.pointee.entries[found].hash)
      index = found + 1
    }
    let hash = state.finish(count: set.count)
    set.pointee.hash = hash
    return hash
  }

  private mutating func hashObject(_ value: Value) throws(Raise) -> Int {
    let type = type(of: value)
    let order = type.pointee.order
    for index in 0..<order.count where order.items[index].type.pointee.builtin == nil || value.kind == .opaque {
      let dict = order.items[index].type.pointee.dict
      let method = dict.find(name(.hash))
      if !method.isUndefined {
        if method.isNone { throw unhashable(value) }
        return try hashResult(call(special(value, .hash) ?? method, value))
      }
      if !dict.find(name(.eq)).isUndefined { throw unhashable(value) }
    }
    let plain = unwrap(value)
    if plain.isIdentical(to: value) { return hashIdentity(value) }
    if !lookUp(type, name(.hash)).isNone { return try hash(plain) }
    throw unhashable(value)
  }

  private mutating func hashResult(_ result: Value) throws(Raise) -> Int {
    let plain = unwrap(result)
    switch plain.kind {
    case .int, .bool: return avoidMinusOne(plain.int)
    case .bigInt: return try hash(plain)
    default: throw typeError("__hash__ method should return an integer")
    }
  }

  /// A value as a position or count: a whole number within 64 bits.
  mutating func index(
    _ value: Value, or complaint: String = "Python int too large to convert to C ssize_t"
  ) throws(Raise) -> Int {
    let number = try integer(value)
    guard number.kind == .bigInt else { return number.int }
    throw raise(.overflowError, complaint)
  }

  /// The same where CPython takes a C `int`.
  mutating func smallIndex(_ value: Value) throws(Raise) -> Int {
    let number = try integer(value)
    guard number.kind != .bigInt, Int32(exactly: number.int) != nil else {
      throw raise(.overflowError, "Python int too large to convert to C int")
    }
    return number.int
  }

  /// A value as a whole number, by `__index__` where it is none itself.
  mutating func integer(_ value: Value, orElse message: String? = nil) throws(Raise) -> Value {
    let plain = unwrap(value)
    switch plain.kind {
    case .int, .bigInt: return plain
    case .bool: return Value(plain.int)
    default: break
    }
    if let method = special(value, .index) {
      let result = try call(method, value)
      if unwrap(result).isInteger { return try integer(result) }
      throw typeError("__index__ returned non-int (type \(typeName(result)))")
    }
    throw typeError(message ?? "'\(typeName(value))' object cannot be interpreted as an integer")
  }
}

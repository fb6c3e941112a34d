extension BytesMethods {
  /// Methods that change a `bytearray`.
  static let changing: [NativeDefinition] = [
    .method("append", .one) { (machine, arguments) throws(Raise) in
      let byte = try machine.storedByte(arguments[1])
      try machine.change(arguments[0].bytes) { $0.append(byte) }
      return .none
    },
    .method("extend", .one) { (machine, arguments) throws(Raise) in
      var new = try machine.plainBytes(arguments[1]) ?? []
      if try machine.plainBytes(arguments[1]) == nil {
        guard
          machine.unwrap(arguments[1]).kind == .string || machine.isSequence(machine.unwrap(arguments[1]))
            || machine.isIterable(arguments[1])
        else { throw machine.typeError("can't extend bytearray with \(machine.typeName(arguments[1]))") }
        try machine.forEach(arguments[1]) { (machine, item) throws(Raise) in
          new.append(try machine.storedByte(item))
          try machine.reserve(new.count)
        }
      }
      let added = new
      try machine.reserve((arguments[0].bytes.pointee.bytes.count + added.count) * 2)
      try machine.change(arguments[0].bytes) { $0 += added }
      return .none
    },
    .method("insert", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      let place = try machine.index(arguments[1])
      let byte = try machine.storedByte(arguments[2])
      let count = arguments[0].bytes.pointee.bytes.count
      try machine.charge(count >> 6)
      try machine.change(arguments[0].bytes) {
        $0.insert(byte, at: max(0, min(count, place < 0 ? place + count : place)))
      }
      return .none
    },
    .method("remove", .one) { (machine, arguments) throws(Raise) in
      let byte = try machine.storedByte(arguments[1])
      try machine.chargeBytes(arguments[0])
      guard let place = arguments[0].bytes.pointee.bytes.firstIndex(of: byte) else {
        throw machine.valueError("value not found in bytearray")
      }
      arguments[0].bytes.pointee.bytes.remove(at: place)
      return .none
    },
    .method("pop", .positional(0, 1)) { (machine, arguments) throws(Raise) in
      let given = try arguments.optional(1).map { (value) throws(Raise) in try machine.index(value) } ?? -1
      let count = arguments[0].bytes.pointee.bytes.count
      if count == 0 { throw machine.raise(.indexError, "pop from empty bytearray") }
      let place = given < 0 ? given + count : given
      guard (0..<count).contains(place) else { throw machine.raise(.indexError, "pop index out of range") }
      try machine.charge((count - place) >> 6)
      return Value(Int(arguments[0].bytes.pointee.bytes.remove(at: place)))
    },
    .method("copy", .none) { (machine, arguments) throws(Raise) in
      try machine.chargeBytes(arguments[0])
      return machine.makeBytes(arguments[0].bytes.pointee.bytes, mutable: true)
    },
    .method("__iadd__", .one) { (machine, arguments) throws(Raise) in
      guard let more = try machine.plainBytes(arguments[1]) else {
        throw machine.typeError("can't concat \(machine.typeName(arguments[1])) to bytearray")
      }
      try machine.change(arguments[0].bytes) { $0 += more }
      return arguments[0]
    },
  ]
}

extension Machine {
  /// A whole number that fits into a `bytearray`.
  mutating func storedByte(_ value: Value) throws(Raise) -> UInt8 {
    let number = try integer(value)
    guard number.kind == .int, (0...255).contains(number.int) else {
      throw valueError("byte must be in range(0, 256)")
    }
    return UInt8(number.int)
  }

  /// Whether `for` can walk over a value.
  mutating func isIterable(_ value: Value) -> Bool {
    switch value.kind {
    case .set, .frozenSet, .dict, .dictView, .generator, .iterator, .range: true
    default: special(value, .iter) != nil || special(value, .getitem) != nil
    }
  }

  /// Does `del bytes[start:stop:step]`.
  mutating func deleteSlice(_ bytes: Bytes, _ slice: PySlice) throws(Raise) {
    let part = try resolve(slice, bytes.pointee.bytes.count)
    try charge(bytes.pointee.bytes.count >> 2)
    if part.step == 1 {
      return try change(bytes) { $0.removeSubrange(part.start..<max(part.start, part.stop)) }
    }
    let dropped = Set((0..<part.count).map { part.start + $0 * part.step })
    bytes.pointee.bytes = bytes.pointee.bytes.indices.filter { !dropped.contains($0) }.map { bytes.pointee.bytes[$0] }
  }
}

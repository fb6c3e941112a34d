// What `struct`, `array` and `memoryview` need of the machine.
extension RuntimeModule {
  static let buffers: [NativeDefinition] = [
    // Instances of such a class are bytes-like: their `tobytes` says which bytes.
    NativeDefinition("buffer_class", .one) { (machine, arguments) throws(Raise) in
      guard arguments[0].kind == .type else { throw machine.typeError("buffer_class() takes a class") }
      arguments[0].type.pointee.header.flags |= TypeFlag.buffer
      return arguments[0]
    },
    // The bytes of a bytes-like value; None for any other.
    NativeDefinition("plain_bytes", .one) { (machine, arguments) throws(Raise) in
      if machine.unwrap(arguments[0]).kind == .bytes { return machine.unwrap(arguments[0]) }
      guard let bytes = try machine.plainBytes(arguments[0]) else { return .none }
      try machine.charge(bytes.count >> 6)
      try machine.reserve(bytes.count)
      return machine.makeBytes(bytes)
    },
    // A float as four or eight bytes, the lowest first; the third argument lets one too large become infinite.
    NativeDefinition("float_bytes", .positional(2, 3)) { (machine, arguments) throws(Raise) in
      guard arguments[1].kind == .int, [4, 8].contains(arguments[1].int) else {
        throw machine.typeError("float_bytes() takes a number and a size of 4 or 8")
      }
      let number = try machine.makeFloat(arguments[0])
      if arguments[1].int == 8 { return machine.makeBytes(littleEndian(number.bitPattern, 8)) }
      let single = Float(number)
      let mayOverflow = try arguments.optional(2).map { (value) throws(Raise) in try machine.isTrue(value) } ?? true
      if single.isInfinite, number.isFinite, !mayOverflow {
        throw machine.raise(.overflowError, "float too large to pack with f format")
      }
      return machine.makeBytes(littleEndian(UInt64(single.bitPattern), 4))
    },
    // The float of four or eight bytes, the lowest first.
    NativeDefinition("float_of", .one) { (machine, arguments) throws(Raise) in
      guard let bytes = try machine.plainBytes(arguments[0]), [4, 8].contains(bytes.count) else {
        throw machine.typeError("float_of() takes four or eight bytes")
      }
      let bits = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      if bytes.count == 4 { return Value(Double(Float(bitPattern: UInt32(bits)))) }
      return Value(Double(bitPattern: bits))
    },
  ]

  private static func littleEndian(_ bits: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
  }
}

extension Machine {
  /// The bytes of an object whose class is bytes-like; nil for any other value.
  mutating func bufferBytes(_ value: Value) throws(Raise) -> [UInt8]? {
    guard value.kind == .instance else { return nil }
    let order = value.instance.pointee.type.pointee.order.buffer
    guard order.contains(where: { $0.type.pointee.header.flags & TypeFlag.buffer != 0 }) else { return nil }
    let bytes = try call(getAttribute(value, intern("tobytes")))
    return bytes.kind == .bytes ? bytes.bytes.pointee.bytes : nil
  }
}

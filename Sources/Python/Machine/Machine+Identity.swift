/// The serials of numbers that stand in a text: equal constants of one text are one object.
enum NumberSerial {
  static let programConstant: UInt64 = 1
  static let libraryConstant: UInt64 = 2
  static let lastConstant: UInt64 = 2
}

// Which object a number is: values hold numbers themselves, but `is` tells two that were computed apart.
extension Machine {
  /// An `int` that was computed just now.
  @inline(__always)
  mutating func made(_ number: Int) -> Value {
    numberSerial &+= 1
    return Value(number, serial: numberSerial)
  }

  /// A `float` that was computed just now.
  @inline(__always)
  mutating func made(_ number: Double) -> Value {
    numberSerial &+= 1
    return Value(number, serial: numberSerial)
  }

  /// What an operation or a call gave: a number without a serial was computed by it.
  @inline(__always)
  mutating func made(_ value: Value) -> Value {
    guard value.serial == 0, value.kind == .int || value.kind == .float else { return value }
    numberSerial &+= 1
    return Value(value, serial: numberSerial)
  }

  /// Does `id(value)`.
  func identity(_ value: Value) -> Int {
    let start = conditions.memoryStart
    if value.kind.isHeap { return start + 0x7F3A_4000_0000 + Int(value.object.pointee.serial) * 16 }
    guard value.kind == .int || value.kind == .float else {
      return start + 0x55E0_0000_0000 + Int(value.kind.rawValue) * 64 + Int(value.bits & 0xFFFF) * 32
    }
    if value.serial > NumberSerial.lastConstant, value.kind == .float || !Value.sharedNumbers.contains(value.int) {
      return start + 0x7F20_0000_0000 + Int(value.serial & 0xFFFF_FFFF) * 16
    }
    let folded = value.bits ^ value.bits >> 32 ^ (value.kind == .float ? 1 << 31 : 0)
    return start + 0x55D0_0000_0000 + Int(folded & 0xFFFF_FFFF) * 32
  }

  /// The serial of the numbers that stand in a compiled text.
  mutating func constantSerial(of compiled: CompiledCode) -> UInt64 {
    if compiled.isLibrary { return NumberSerial.libraryConstant }
    guard let evaluation = compiled.evaluation else { return NumberSerial.programConstant }
    if let known = evaluatedSerials[evaluation] { return known }
    numberSerial &+= 1
    evaluatedSerials[evaluation] = numberSerial
    return numberSerial
  }
}

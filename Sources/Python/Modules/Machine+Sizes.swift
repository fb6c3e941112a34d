extension Machine {
  /// What `sys.getsizeof` says: the bytes that CPython would take; of lists, those of lists that never grew.
  func pythonSize(_ value: Value) -> Int {
    switch value.kind {
    case .none: 16
    case .bool, .int: 24 + 4 * max(1, (Int.bitWidth - value.int.magnitude.leadingZeroBitCount + 29) / 30)
    case .bigInt: 24 + 4 * ((value.big.magnitude.bitWidth + 29) / 30)
    case .float: 24
    case .complex: 32
    case .string: textSize(value.string)
    case .bytes: 33 + value.bytes.pointee.bytes.count
    case .byteArray: 56 + (value.bytes.pointee.bytes.isEmpty ? 0 : value.bytes.pointee.bytes.count + 1)
    case .list: 56 + 8 * value.list.count
    case .tuple: 40 + 8 * value.tuple.count
    case .dict: dictSize(value.dict)
    case .set: 216 + (value.set.count < 5 ? 0 : 16 * powerOfTwo(over: value.set.count * 4))
    case .instance: value.instance.pointee.type.pointee.hasSlots ? 48 : 56
    case .function: 152
    case .native: 72
    default: 48
    }
  }

  private func textSize(_ text: Text) -> Int {
    if text.isASCII { return 49 + text.count }
    return text.width == 1 ? 73 + text.count : text.width == 2 ? 74 + 2 * text.count : 76 + 4 * text.count
  }

  private func dictSize(_ dict: Dict) -> Int {
    if dict.count == 0 { return 64 }
    var slots = 8
    while slots * 2 / 3 < dict.count { slots *= 2 }
    let hasTextKeys = dict.liveEntries.allSatisfy { $0.key.kind == .string }
    return 96 + slots * (slots < 256 ? 1 : slots < 65536 ? 2 : 4) + slots * 2 / 3 * (hasTextKeys ? 16 : 24)
  }

  private func powerOfTwo(over number: Int) -> Int {
    var result = 8
    while result <= number { result *= 2 }
    return result
  }
}

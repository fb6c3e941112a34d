import PythonSyntax

// Making texts.
extension Machine {
  /// Room for a text of a width and a count; its code points are not set.
  mutating func allocateText(count: Int, width: Int, isASCII: Bool) -> Text {
    if count == 0, let emptyString { return emptyString }
    let size = MemoryLayout<TextBody>.size
    var (block, header) = heap.allocate(.string, size: size + count * width)
    header.flags = UInt8(width) | (isASCII ? TextFlag.ascii : 0)
    let text = block.assumingMemoryBound(to: TextBody.self)
    text.initialize(to: TextBody(header: header, hash: 0, count: count, data: block + size, owner: nil))
    if count == 0 {
      text.pointee.header.flags = 1 | TextFlag.ascii
      emptyString = text
    }
    return text
  }

  mutating func makeText(_ string: String) -> Text {
    var string = string
    return string.withUTF8 { makeText(utf8: $0) }
  }

  /// A text from well-formed UTF-8, surrogates included.
  mutating func makeText(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Text {
    var widest: UInt8 = 0
    for byte in bytes { widest |= byte }
    guard widest >= 0x80 else {
      if bytes.count == 1 { return latinText(bytes[0]) }
      let text = allocateText(count: bytes.count, width: 1, isASCII: true)
      if let base = bytes.baseAddress { copyMemory(text.pointee.data, base, bytes.count) }
      return text
    }
    var units: [UInt32] = []
    units.reserveCapacity(bytes.count)
    decodeGeneralizedUTF8(bytes) { units.append($0) }
    return makeText(units)
  }

  /// A text from code points.
  mutating func makeText(_ units: [UInt32]) -> Text {
    var all: UInt32 = 0
    for unit in units { all |= unit }
    if units.count == 1, all < 256 { return latinText(UInt8(units[0])) }
    let width = all < 0x100 ? 1 : all < 0x10000 ? 2 : 4
    let text = allocateText(count: units.count, width: width, isASCII: all < 0x80)
    for (index, unit) in units.enumerated() { text.store(unit, at: index) }
    return text
  }

  mutating func makeText(_ units: ArraySlice<UInt32>) -> Text { makeText(Array(units)) }

  /// A text of one code point.
  mutating func makeText(_ unit: UInt32) -> Text {
    if unit < 256 { return latinText(UInt8(unit)) }
    let text = allocateText(count: 1, width: unit < 0x10000 ? 2 : 4, isASCII: false)
    text.store(unit, at: 0)
    return text
  }

  /// A text of one code point below 256; each is made once.
  mutating func latinText(_ unit: UInt8) -> Text {
    if let text = latinTexts[Int(unit)] { return text }
    let text = allocateText(count: 1, width: 1, isASCII: unit < 0x80)
    text.store(UInt32(unit), at: 0)
    latinTexts[Int(unit)] = text
    return text
  }

  mutating func emptyText() -> Text { allocateText(count: 0, width: 1, isASCII: true) }

  mutating func string(_ string: String) -> Value { Value(makeText(string)) }

  /// The digits of an integer.
  mutating func string(_ number: Int) -> Value {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var (rest, first) = (number.magnitude, digits.count)
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      } while rest > 0
      if number < 0 {
        first -= 1
        digits[first] = UInt8(ascii: "-")
      }
      return Value(makeText(utf8: UnsafeBufferPointer(rebasing: digits[first...])))
    }
  }

  /// The one text that stands for a name.
  mutating func intern(_ string: String) -> Text { intern(makeText(string)) }

  mutating func intern(_ text: Text) -> Text {
    if text.isInterned { return text }
    let index = interned.findIndex(text)
    if index >= 0 { return interned.entries[index].key.string }
    text.pointee.header.flags |= TextFlag.interned
    insert(interned, Value(text), .none, hash: text.hash(under: hashKey))
    return text
  }

  mutating func name(_ special: Special) -> Text {
    if let text = specials[special.rawValue] { return text }
    let text = intern(special.text)
    specials[special.rawValue] = text
    return text
  }

  /// A part of a text.
  mutating func substring(_ text: Text, _ start: Int, _ end: Int) -> Text {
    let count = end - start
    if count <= 0 { return emptyText() }
    if count == text.count { return text }
    if count == 1 { return makeText(text[codePoint: start]) }
    if text.width == 1 {
      let result = allocateText(count: count, width: 1, isASCII: text.isASCII)
      copyMemory(result.pointee.data, text.pointee.data + start, count)
      if !text.isASCII { result.noteASCII() }
      return result
    }
    return makeText(text.units(start, end))
  }

  // MARK: Concatenation

  mutating func concatenate(_ left: Text, _ right: Text) throws(Raise) -> Text {
    if left.count == 0 { return right }
    if right.count == 0 { return left }
    let count = left.count + right.count
    let width = max(left.width, right.width)
    if left.width == width, count * width >= 256 { return try append(right, to: left) }
    let result = allocateText(count: count, width: width, isASCII: left.isASCII && right.isASCII)
    result.copy(left, at: 0)
    result.copy(right, at: left.count)
    return result
  }

  /// A text that shares a buffer with `left`, so that building a long text piece by piece is linear.
  private mutating func append(_ right: Text, to left: Text) throws(Raise) -> Text {
    let width = left.width
    let (used, needed) = (left.count * width, (left.count + right.count) * width)
    var buffer = left.pointee.owner
    if let owner = buffer,
      owner.pointee.data != left.pointee.data || owner.pointee.used != used
        || owner.pointee.capacity < needed
    {
      buffer = nil
    }
    let target: Buffer
    if let buffer {
      target = buffer
    } else {
      // The first time the buffer is exact: most texts are not appended to again.
      let capacity = left.pointee.owner == nil ? needed + needed / 8 : needed * 2
      try reserve(capacity)
      target = makeBuffer(capacity: capacity)
      copyMemory(target.pointee.data, left.pointee.data, used)
    }
    target.pointee.used = needed
    var (block, header) = heap.allocate(.string, size: MemoryLayout<TextBody>.size)
    header.flags = UInt8(width) | (left.isASCII && right.isASCII ? TextFlag.ascii : 0)
    let result = block.assumingMemoryBound(to: TextBody.self)
    result.initialize(
      to: TextBody(
        header: header, hash: 0, count: left.count + right.count, data: target.pointee.data, owner: target))
    result.copy(right, at: left.count)
    return result
  }

  private mutating func makeBuffer(capacity: Int) -> Buffer {
    let (block, header) = heap.allocate(.buffer, size: MemoryLayout<BufferBody>.size)
    let buffer = block.assumingMemoryBound(to: BufferBody.self)
    buffer.initialize(
      to: BufferBody(header: header, used: 0, capacity: capacity, data: heap.allocateData(size: capacity)))
    return buffer
  }
}

extension UnsafeMutablePointer where Pointee == TextBody {
  @inline(__always)
  func store(_ unit: UInt32, at index: Int) {
    switch pointee.header.flags & TextFlag.widthMask {
    case 1: pointee.data.storeBytes(of: UInt8(truncatingIfNeeded: unit), toByteOffset: index, as: UInt8.self)
    case 2: pointee.data.storeBytes(of: UInt16(truncatingIfNeeded: unit), toByteOffset: index << 1, as: UInt16.self)
    default: pointee.data.storeBytes(of: unit, toByteOffset: index << 2, as: UInt32.self)
    }
  }

  /// Copies a text that is not wider into this one.
  func copy(_ other: Text, at index: Int) {
    if other.width == width {
      copyMemory(pointee.data + index * width, other.pointee.data, other.count * width)
    } else {
      for offset in 0..<other.count { store(other[codePoint: offset], at: index + offset) }
    }
  }

  /// Looks whether a text of width 1 is all ASCII.
  func noteASCII() {
    if latin.allSatisfy({ $0 < 0x80 }) { pointee.header.flags |= TextFlag.ascii }
  }
}

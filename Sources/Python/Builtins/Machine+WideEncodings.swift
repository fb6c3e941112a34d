// UTF-16 and UTF-32: encodings with two or four bytes a unit, by the names of `TextEncoding.wide`.
extension Machine {
  /// What stands before a text: a byte order mark unless the name says the order.
  func wideMark(_ name: String) -> [UInt8] {
    var result: [UInt8] = []
    if !name.hasSuffix("-le"), !name.hasSuffix("-be") { appendWide(0xFEFF, name, to: &result) }
    return result
  }

  /// Writes a character, which in UTF-16 may take two units.
  func appendWide(_ unit: UInt32, _ name: String, to result: inout [UInt8]) {
    let width = name.hasPrefix("utf-32") ? 4 : 2
    let units =
      width == 4 || unit < 0x10000
      ? [unit] : [0xD800 + (unit - 0x10000) >> 10, 0xDC00 + (unit - 0x10000) & 0x3FF]
    for unit in units {
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
      result += name.hasSuffix("-be") ? bytes.reversed() : bytes
    }
  }

  /// Reads bytes whose order the name says, or else a mark at their beginning; without one the lower byte comes first.
  mutating func decodeWide(_ bytes: [UInt8], _ name: String, _ mode: String) throws(Raise) -> [UInt32] {
    let width = name.hasPrefix("utf-32") ? 4 : 2
    var isBig = name.hasSuffix("-be")
    var position = 0
    if !name.hasSuffix("-le"), !isBig, bytes.count >= width {
      let marks = [false, true].map { wideUnit(bytes, 0, width, isBig: $0) == 0xFEFF }
      isBig = marks[1]
      position = marks[0] || marks[1] ? width : 0
    }
    let codec = "\(width == 4 ? "utf-32" : "utf-16")-\(isBig ? "be" : "le")"
    var result: [UInt32] = []
    while position < bytes.count {
      let (unit, span, fault) = readWide(bytes, position, width, isBig: isBig)
      if fault != nil, mode == "surrogatepass", (0xD800..<0xE000).contains(unit) {
        result.append(unit)
        position += width
        continue
      }
      if let fault {
        let range = position..<(position + span)
        result += try replacement(of: range, in: bytes, mode, codec: codec, reason: fault)
      } else {
        result.append(unit)
      }
      position += span
    }
    return result
  }

  /// A character, or half of a pair, how many bytes it takes, and what is wrong with them; nil when nothing is.
  private func readWide(
    _ bytes: [UInt8], _ position: Int, _ width: Int, isBig: Bool
  ) -> (unit: UInt32, span: Int, fault: String?) {
    let left = bytes.count - position
    if left < width { return (0, left, "truncated data") }
    let unit = wideUnit(bytes, position, width, isBig: isBig)
    let isSurrogate = (0xD800..<0xE000).contains(unit)
    if width == 4 {
      if isSurrogate { return (unit, 4, "code point in surrogate code point range (0xd800-0xdfff)") }
      return (unit, 4, unit < 0x110000 ? nil : "code point not in range(0x110000)")
    }
    if !isSurrogate { return (unit, 2, nil) }
    if unit >= 0xDC00 { return (unit, 2, "illegal encoding") }
    if left < 4 { return (unit, left, "unexpected end of data") }
    let low = wideUnit(bytes, position + 2, width, isBig: isBig)
    guard (0xDC00..<0xE000).contains(low) else { return (unit, 2, "illegal UTF-16 surrogate") }
    return (0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), 4, nil)
  }

  private func wideUnit(_ bytes: [UInt8], _ position: Int, _ width: Int, isBig: Bool) -> UInt32 {
    (0..<width).reduce(0) { $0 << 8 | UInt32(bytes[position + (isBig ? $1 : width - 1 - $1)]) }
  }
}

// Encodings of texts with two or four bytes a unit, and what stands for characters that an encoding does not have.
extension Machine {
  /// A character written out, as an error handler does.
  func escape(_ unit: UInt32, _ mode: String) -> String {
    if mode == "xmlcharrefreplace" { return "&#\(unit);" }
    if unit < 0x100 { return "\\x" + hexadecimal(unit, 2) }
    return unit < 0x10000 ? "\\u" + hexadecimal(unit, 4) : "\\U" + hexadecimal(unit, 8)
  }

  /// Says which characters of a text an encoding does not have.
  mutating func encodeError(_ text: Text, _ index: Int, _ limit: UInt32) -> Raise {
    let codec = limit == 128 ? "ascii" : "latin-1"
    var end = index + 1
    while end < text.count, text[codePoint: end] >= limit { end += 1 }
    let what =
      end == index + 1
      ? "character \(quote(makeText(text[codePoint: index]), asciiOnly: true)) in position \(index)"
      : "characters in position \(index)-\(end - 1)"
    return raise(
      .unicodeEncodeError, "'\(codec)' codec can't encode \(what): ordinal not in range(\(limit))")
  }

  /// A text in UTF-16 or UTF-32, with a byte order mark unless the name says the order.
  func encodeWide(_ text: [UInt32], _ name: String) -> [UInt8] {
    let isBig = name.hasSuffix("be")
    var units = name.hasSuffix("le") || isBig ? [] : [0xFEFF as UInt32]
    for unit in text {
      if name.hasPrefix("utf-32") || unit < 0x10000 {
        units.append(unit)
      } else {
        units += [0xD800 + (unit - 0x10000) >> 10, 0xDC00 + (unit - 0x10000) & 0x3FF]
      }
    }
    let width = name.hasPrefix("utf-32") ? 4 : 2
    return units.flatMap { unit in
      let bytes = (0..<width).map { UInt8(truncatingIfNeeded: unit >> (8 * UInt32($0))) }
      return isBig ? bytes.reversed() : bytes
    }
  }

  func decodeWide(_ bytes: [UInt8], _ name: String) -> [UInt32] {
    let width = name.hasPrefix("utf-32") ? 4 : 2
    var isBig = name.hasSuffix("be")
    var units = stride(from: 0, to: bytes.count - width + 1, by: width).map { start in
      (0..<width).reduce(0 as UInt32) { $0 << 8 | UInt32(bytes[start + (isBig ? $1 : width - 1 - $1)]) }
    }
    if !name.hasSuffix("le"), !isBig, let first = units.first, first == 0xFEFF || first == 0xFFFE {
      isBig = first == 0xFFFE
      units.removeFirst()
      if isBig { units = units.map { $0 >> 8 | $0 & 0xFF << 8 } }
    }
    var result: [UInt32] = []
    for unit in units {
      if (0xDC00..<0xE000).contains(unit), let high = result.last, (0xD800..<0xDC00).contains(high) {
        result[result.count - 1] = 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)
      } else {
        result.append(unit)
      }
    }
    return result
  }
}

import PythonSyntax

// Texts to bytes and back.
extension Machine {
  mutating func encode(_ text: Text, _ encoding: String?, _ errors: String?) throws(Raise) -> [UInt8] {
    let mode = errors ?? "strict"
    let encoding = try findEncoding(encoding)
    try reserve(text.count * 4)
    try charge(text.count >> 2)
    var result: [UInt8] = []
    switch encoding {
    case .wide(let name): result = wideMark(name)
    case .utf8WithMark: result = [0xEF, 0xBB, 0xBF]
    case .utf8, .ascii, .latin1, .escapes, .rawEscapes, .table: break
    }
    var index = 0
    while index < text.count {
      let unit = text[codePoint: index]
      if appendBytes(unit, encoding, to: &result) {
        index += 1
        continue
      }
      if case .wide(let name) = encoding {
        try appendReplacement(of: index, in: text, mode, name, to: &result)
        index += 1
        continue
      }
      var end = index + 1
      var ignored: [UInt8] = []
      while end < text.count, !appendBytes(text[codePoint: end], encoding, to: &ignored) { end += 1 }
      try charge(end - index)
      result += try replacement(of: index..<end, in: text, mode, encoding)
      index = end
    }
    return result
  }

  mutating func decode(_ value: Value, _ encoding: String?, _ errors: String?) throws(Raise) -> Value {
    let bytes = unwrap(value).bytes.pointee.bytes
    // No bytes are an empty text in whatever encoding; CPython does not even look whether there is one of that name.
    if bytes.isEmpty { return Value(emptyText()) }
    let mode = errors ?? "strict"
    let encoding = try findEncoding(encoding)
    try reserve(bytes.count * 5)
    try charge(bytes.count >> 1)
    switch encoding {
    case .utf8: return Value(makeText(try decodeUTF8(bytes, mode)))
    case .utf8WithMark:
      return Value(makeText(try decodeUTF8(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes, mode)))
    case .wide(let name): return Value(makeText(try decodeWide(bytes, name, mode)))
    case .latin1: return Value(makeText(bytes.map { UInt32($0) }))
    case .ascii: return try decode(bytes, encoding, [], mode)
    case .table(let upper): return try decode(bytes, encoding, upper, mode)
    case .escapes, .rawEscapes: return try decodeEscapes(bytes, encoding)
    }
  }

  private mutating func findEncoding(_ name: String?) throws(Raise) -> TextEncoding {
    guard let name else { return .utf8 }
    guard let encoding = TextEncoding(name) else { throw raise(.lookupError, "unknown encoding: \(name)") }
    return encoding
  }

  /// Writes a character; false when the encoding does not have it.
  private func appendBytes(_ unit: UInt32, _ encoding: TextEncoding, to result: inout [UInt8]) -> Bool {
    switch encoding {
    case .utf8, .utf8WithMark:
      if (0xD800..<0xE000).contains(unit) { return false }
      appendGeneralizedUTF8(unit, to: &result)
    case .wide(let name):
      if (0xD800..<0xE000).contains(unit) { return false }
      appendWide(unit, name, to: &result)
    case .ascii, .latin1:
      guard unit < 256, let byte = UInt8(exactly: unit), byte < 128 || encoding.shownName == "latin-1" else {
        return false
      }
      result.append(byte)
    case .table(let upper):
      if unit < 128 {
        result.append(UInt8(unit))
      } else if unit != 0xFFFD, let place = upper.firstIndex(of: unit) {
        result.append(UInt8(place + 128))
      } else {
        return false
      }
    case .escapes: result += Array(escapedLetter(unit).utf8)
    case .rawEscapes:
      if unit < 256 { result.append(UInt8(unit)) } else { result += Array(escape(unit, "").utf8) }
    }
    return true
  }

  private func escapedLetter(_ unit: UInt32) -> String {
    switch unit {
    case 9: "\\t"
    case 10: "\\n"
    case 13: "\\r"
    case 92: "\\\\"
    case 32..<127: String(UnicodeScalar(UInt8(unit)))
    default: escape(unit, "")
    }
  }

  /// What stands for characters that an encoding does not have.
  private mutating func replacement(
    of range: Range<Int>, in text: Text, _ mode: String, _ encoding: TextEncoding
  ) throws(Raise) -> [UInt8] {
    let units = range.map { text[codePoint: $0] }
    switch mode {
    case "ignore": return []
    case "replace": return units.map { _ in 63 }
    case "backslashreplace", "xmlcharrefreplace", "namereplace":
      return units.flatMap { Array(escape($0, mode).utf8) }
    case "surrogateescape" where units.allSatisfy { (0xDC80..<0xDD00).contains($0) }:
      return units.map { UInt8($0 - 0xDC00) }
    case "surrogatepass" where encoding.shownName == "utf-8":
      var bytes: [UInt8] = []
      for unit in units { appendGeneralizedUTF8(unit, to: &bytes) }
      return bytes
    case "strict", "surrogateescape", "surrogatepass": throw encodeError(text, range, encoding)
    default: throw raise(.lookupError, "unknown error handler name '\(mode)'")
    }
  }

  /// Writes what stands for half of a pair in UTF-16 or UTF-32: its letters, each as wide as all others.
  private mutating func appendReplacement(
    of index: Int, in text: Text, _ mode: String, _ name: String, to result: inout [UInt8]
  ) throws(Raise) {
    if mode == "surrogatepass" { return appendWide(text[codePoint: index], name, to: &result) }
    // A single byte would be no unit.
    let mode = mode == "surrogateescape" ? "strict" : mode
    for byte in try replacement(of: index..<(index + 1), in: text, mode, .wide(name)) {
      appendWide(UInt32(byte), name, to: &result)
    }
  }

  /// What stands for bytes that an encoding does not make.
  mutating func replacement(
    of range: Range<Int>, in bytes: [UInt8], _ mode: String, codec: String, reason: String
  ) throws(Raise) -> [UInt32] {
    switch mode {
    case "ignore": return []
    case "replace": return [0xFFFD]
    case "backslashreplace": return bytes[range].flatMap { escape(UInt32($0), mode).unicodeScalars.map(\.value) }
    case "surrogateescape": return bytes[range].map { 0xDC00 + UInt32($0) }
    case "strict", "surrogatepass": throw decodeError(codec, bytes, range, reason)
    default: throw raise(.lookupError, "unknown error handler name '\(mode)'")
    }
  }

  /// Reads bytes that stand for a character each.
  private mutating func decode(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ upper: [UInt32], _ mode: String
  ) throws(Raise) -> Value {
    var units: [UInt32] = []
    for (index, byte) in bytes.enumerated() {
      if byte < 128 {
        units.append(UInt32(byte))
      } else if !upper.isEmpty, upper[Int(byte) - 128] != 0xFFFD {
        units.append(upper[Int(byte) - 128])
      } else {
        units += try replacement(
          of: index..<(index + 1), in: bytes, mode, codec: encoding.shownName, reason: encoding.refusal)
      }
    }
    return Value(makeText(units))
  }

  /// Reads bytes like a string literal.
  private mutating func decodeEscapes(_ bytes: [UInt8], _ encoding: TextEncoding) throws(Raise) -> Value {
    var source: [UInt8] = []
    for byte in bytes { appendGeneralizedUTF8(UInt32(byte), to: &source) }
    if encoding.shownName == "rawunicodeescape" { source = protectingOthers(source) }
    switch TextLiteral.decoding(escapesIn: source) {
    case .success(let text): return text.bytes.withUnsafeBufferPointer { Value(makeText(utf8: $0)) }
    case .failure(let mistake):
      throw raise(
        .unicodeDecodeError, mistake.message ?? "'\(encoding.shownName)' codec can't decode bytes")
    }
  }

  /// Doubles the backslashes that do not begin an escape with 'u'.
  private func protectingOthers(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in source.enumerated() {
      result.append(byte)
      let next = index + 1 < source.count ? source[index + 1] : 0
      if byte == 92, next != UInt8(ascii: "u"), next != UInt8(ascii: "U") { result.append(byte) }
    }
    return result
  }
}

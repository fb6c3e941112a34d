/// How values without parts are written, canonical and pretty alike (RFC 8785, section 3.2.2).
enum JSONScalarText {
  /// Writes a value that is neither an array nor an object.
  static func write(_ value: JSONValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): write(value, to: &bytes)
    case .double(let value): bytes += ECMAScriptNumber.text(of: value).utf8
    case .string(let text): write(text, to: &bytes)
    case .array, .object: preconditionFailure("\(value.kind) is written by its parts")
    }
  }

  /// Writes text in quotes; only what must be escaped is.
  static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { write($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes text without quotes: what need not be escaped in one piece.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for place in text.indices {
      let byte = text[place]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes += text[start..<place]
      bytes += byte < 0x20 ? escape(control: byte) : [UInt8(ascii: "\\"), byte]
      start = place + 1
    }
    bytes += text[start...]
  }

  private static func write(_ integer: Int, to bytes: inout [UInt8]) {
    if JSONValue.exactIntegers.contains(integer) {
      bytes += String(integer).utf8
    } else if let nearest = FiniteDouble(Double(integer)) {
      bytes += ECMAScriptNumber.text(of: nearest).utf8
    }
  }

  private static func escape(control byte: UInt8) -> [UInt8] {
    switch byte {
    case 0x08: Array("\\b".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x0A: Array("\\n".utf8)
    case 0x0C: Array("\\f".utf8)
    case 0x0D: Array("\\r".utf8)
    default: Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
    }
  }
}

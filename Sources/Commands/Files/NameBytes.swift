/// The bytes of a name that may not be text.
///
///     NameBytes(Array("caf".utf8) + [0xE9]).text == nil
///     NameBytes(Array("caf".utf8) + [0xE9]).escaped == "caf\\xE9"
struct NameBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of a C string.
  init(_ text: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = text
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.bytes = bytes
  }

  /// The name as a string; nil where the bytes are not valid UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The text, with each byte that is not UTF-8 as `\\xE9`.
  var escaped: String {
    var result = ""
    var (parser, input, position) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar):
        result.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          result += "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput: return result
      }
    }
  }
}

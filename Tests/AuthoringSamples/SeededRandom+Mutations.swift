package import TestSupport

extension SeededRandom {
  /// Bytes changed in one to four places: replaced, taken out, doubled, or with a piece of YAML put in.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, start + Int.random(in: 1...20, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.removeSubrange(start...)
      default: bytes.insert(contentsOf: Array(pick(Self.pieces).utf8), at: start)
      }
    }
    return bytes
  }

  private static let pieces = [
    "\n", " ", "\t", ": ", "- ", "#", "'", "\"", "[", "]", "{", "}", "|\n", ">\n", "&a ", "*a", "*t", "!!str ", "? ",
    "<<: ",
    "---\n", "...\n", "\r\n", "\u{FEFF}", "\u{2028}", "\u{0}", "é", "[[[[[[[[", "id: ", "type: ", "cards:\n", "\n  - ",
    "~",
    "1e999", "0x", "\\", "\"\\uD800\"", "%YAML 1.1\n",
  ]
}

/// Code in texts for people: what stands between backticks, and names of functions written like calls: `print()`.
enum CodeSpans {
  /// The code in a text, in order.
  static func spans(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "`")) || text.utf8.contains(UInt8(ascii: "(")) else { return [] }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [String] in
      guard index % 2 == 1, index + 1 < parts.count else { return calls(in: part) }
      return part.isEmpty ? [] : [String(part)]
    }
  }

  private static func calls(in text: Substring) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast().compactMap { index in
      guard bytes[index] == UInt8(ascii: "("), bytes[index + 1] == UInt8(ascii: ")") else { return nil }
      let start = bytes[..<index].lastIndex { !isInName($0) }.map { $0 + 1 } ?? 0
      let name = bytes[start..<index].drop { (0x30...0x39).contains($0) }
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self) + "()"
    }
  }

  /// Whether a byte may stand in a name: a letter, a digit, an underscore, or a part of a character beyond ASCII.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}

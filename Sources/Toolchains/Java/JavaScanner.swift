/// The parts of a text of Java as far as braces tell them apart: strings, comments and what is nested are passed over.
struct JavaScanner {
  /// A part at the top of a text.
  struct Part {
    /// Its bytes in the text, comments between parts left out.
    let range: Range<Int>
    /// Its words and marks, those inside braces, parentheses and brackets left out.
    let tokens: [String]
    /// True if it ends with a block.
    let hasBlock: Bool
  }

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var parts: [Part] = []

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan()
  }

  private mutating func scan() {
    var (start, depth, tokens): (Int?, Int, [String]) = (nil, 0, [])
    while offset < bytes.count {
      let begin = offset
      guard let token = next() else { continue }
      if start == nil { start = begin }
      if let last = token.utf8.last, [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(last) {
        depth -= token.utf8.count == 1 ? 1 : 0
      }
      if depth == 0 { tokens.append(token) }
      if token == "(" || token == "[" || token == "{" { depth += 1 }
      guard depth <= 0, token == ";" || token == "}", let first = start else { continue }
      // A block may be a value: `int[] a = {1, 2};`, and a class without a name has one.
      if token == "}", isValue(tokens) { continue }
      parts.append(Part(range: first..<offset, tokens: tokens, hasBlock: token == "}"))
      (start, depth, tokens) = (nil, 0, [])
    }
    if let start { parts.append(Part(range: start..<bytes.count, tokens: tokens, hasBlock: false)) }
  }

  /// True if a block that just ended is part of an expression: there is an assignment or a `return` before it.
  private func isValue(_ tokens: [String]) -> Bool {
    if tokens.contains("new"), !tokens.contains("for"), !tokens.contains("if") { return true }
    return tokens.contains("=") || tokens.contains("->") || tokens.first == "return"
  }

  /// The next word or mark; nil for whitespace and comments, which it passes over.
  private mutating func next() -> String? {
    let byte = bytes[offset]
    if starts(with: "//") {
      offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return nil
    }
    if starts(with: "/*") { return skip(past: "*/", from: 2, as: nil) }
    if starts(with: "\"\"\"") { return skip(past: "\"\"\"", from: 3, as: "\"\"") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return literal(byte) }
    if Self.isWord(byte) {
      let start = offset
      while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    if starts(with: "->") || starts(with: "==") || starts(with: "<=") || starts(with: ">=") || starts(with: "!=") {
      offset += 2
      return String(decoding: bytes[offset - 2..<offset], as: UTF8.self)
    }
    offset += 1
    return byte <= UInt8(ascii: " ") ? nil : String(decoding: [byte], as: UTF8.self)
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skip(past end: String, from count: Int, as token: String?) -> String? {
    offset += count
    while offset < bytes.count, !starts(with: end) { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(bytes.count, offset + end.utf8.count)
    return token
  }

  private mutating func literal(_ quote: UInt8) -> String {
    offset += 1
    while offset < bytes.count, bytes[offset] != quote, bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(bytes.count, offset + 1)
    return "\"\""
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

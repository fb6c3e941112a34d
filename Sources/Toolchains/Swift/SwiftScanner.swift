/// The words and marks of a text of Swift with their places; comments and the texts of strings are passed over, but not
/// what is interpolated in them.
struct SwiftScanner {
  /// A word or a mark.
  struct Token {
    /// Its bytes in the text.
    let range: Range<Int>
    /// Its text.
    let text: String
    /// How many braces, parentheses and brackets are open around it.
    let depth: Int
    /// True if it is the first of its line.
    let beginsLine: Bool

    /// True if it is a name or a keyword.
    var isWord: Bool { text.utf8.first.map(SwiftScanner.isWord) ?? false }
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var isNewLine = true
  /// All tokens in order.
  private(set) var tokens: [Token] = []

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scan(untilClosed: false)
  }

  /// Reads tokens to the end, or to the parenthesis that closes an interpolation.
  private mutating func scan(untilClosed: Bool) {
    let outer = depth
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") { isNewLine = true }
      if starts(with: "//") {
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if starts(with: "/*") {
        skipComment()
      } else if byte <= UInt8(ascii: " ") {
        offset += 1
      } else if let signs = signsOfString() {
        skipString(signs)
      } else {
        if untilClosed, byte == UInt8(ascii: ")"), depth == outer {
          offset += 1
          return
        }
        addToken(byte)
      }
    }
  }

  private mutating func addToken(_ byte: UInt8) {
    let start = offset
    offset += 1
    if Self.isWord(byte) { while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 } }
    if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) { depth -= 1 }
    add(start)
    if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { depth += 1 }
  }

  private mutating func add(_ start: Int, as text: String? = nil) {
    let text = text ?? String(decoding: bytes[start..<offset], as: UTF8.self)
    tokens.append(Token(range: start..<offset, text: text, depth: depth, beginsLine: isNewLine))
    isNewLine = false
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skipComment() {
    var open = 0
    while offset < bytes.count {
      if starts(with: "/*") {
        (open, offset) = (open + 1, offset + 2)
      } else if starts(with: "*/") {
        (open, offset) = (open - 1, offset + 2)
        if open == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  /// The number signs before a string that begins here; nil where none does.
  private func signsOfString() -> Int? {
    let signs = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    return offset + signs < bytes.count && bytes[offset + signs] == UInt8(ascii: "\"") ? signs : nil
  }

  private mutating func skipString(_ signs: Int) {
    let start = offset
    offset += signs
    let isLong = starts(with: "\"\"\"")
    let hashes = String(repeating: "#", count: signs)
    let (end, escape) = ((isLong ? "\"\"\"" : "\"") + hashes, "\\" + hashes)
    offset += isLong ? 3 : 1
    add(start, as: "\"\"")
    while offset < bytes.count, !starts(with: end), isLong || bytes[offset] != UInt8(ascii: "\n") {
      guard starts(with: escape) else {
        offset += 1
        continue
      }
      offset += escape.utf8.count
      let isCode = offset < bytes.count && bytes[offset] == UInt8(ascii: "(")
      offset += 1
      guard isCode else { continue }
      depth += 1
      scan(untilClosed: true)
      depth -= 1
    }
    let close = offset
    offset = min(bytes.count, offset + end.utf8.count)
    isNewLine = false
    add(close, as: "\"\"")
  }

  /// True if a name or a number may have this byte.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A line of YAML as an author sees it: its dashes, its key and what is behind the colon.
///
/// It is read without a parser, so that it is there while a file cannot be parsed, as on most keystrokes.
struct SourceLine {
  /// The bytes of the line.
  let bytes: ArraySlice<UInt8>
  /// The columns of the dashes at its beginning, from 0.
  let dashes: [Int]
  /// The column of what follows them, from 0; that of the line's end where nothing does.
  let column: Int
  /// The key, without its colon and its quotes; nil where the line has none.
  let key: String?
  /// What is behind the colon, or behind the dashes where there is no key; without whitespace around it and without a
  /// comment.
  let value: String

  /// Whether nothing is on it but a comment.
  var isEmpty: Bool { dashes.isEmpty && key == nil && value.isEmpty }

  /// Whether what is behind the colon begins a text on the lines below: `|`, `>`.
  var beginsText: Bool { value.first.map { "|>".contains($0) } ?? false }

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var (offset, dashes) = (bytes.startIndex, [Int]())
    func skipSpace() { while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: " ") { offset += 1 } }
    skipSpace()
    while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "-"),
      offset + 1 == bytes.endIndex || bytes[offset + 1] == UInt8(ascii: " ")
    {
      dashes.append(offset - bytes.startIndex)
      offset += 1
      skipSpace()
    }
    self.dashes = dashes
    column = offset - bytes.startIndex
    let content = Self.withoutComment(bytes[offset...])
    if let colon = Self.colon(in: content) {
      key = Self.trimmed(content[..<colon]).trimmingQuotes
      value = Self.trimmed(content[(colon + 1)...])
    } else {
      (key, value) = (nil, Self.trimmed(content))
    }
  }

  /// The first colon outside of quotes and brackets that a space or the end follows; nil without one.
  static func colon(in content: ArraySlice<UInt8>) -> Int? {
    var (scanner, depth) = (QuoteScanner(), 0)
    for index in content.indices where !scanner.take(content[index]) {
      switch content[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        let next = index + 1
        if next == content.endIndex || content[next] == UInt8(ascii: " ") { return index }
      default: break
      }
    }
    return nil
  }

  /// Whether an offset is behind the `#` of a comment.
  func isComment(at offset: Int) -> Bool { offset > Self.withoutComment(bytes).endIndex }

  private static func withoutComment(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var scanner = QuoteScanner()
    for index in content.indices where !scanner.take(content[index]) {
      let beginsComment = index == content.startIndex || content[index - 1] == UInt8(ascii: " ")
      if content[index] == UInt8(ascii: "#"), beginsComment { return content[..<index] }
    }
    return content
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes[start...].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension String {
  /// The text without quotes around it.
  var trimmingQuotes: String {
    guard count > 1, let first, first == last, "\"'".contains(first) else { return self }
    return String(dropFirst().dropLast())
  }
}

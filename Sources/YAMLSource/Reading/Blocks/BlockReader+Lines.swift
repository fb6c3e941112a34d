extension BlockReader {
  /// Goes to the first line with content from the beginning of a line on; over empty lines and comments.
  mutating func goToLine(from start: Int) throws(GaveUp) {
    var start = start
    while start < bytes.count {
      let content = endOfSpaces(from: start)
      switch bytes[content] {
      case UInt8(ascii: "\n"): start = content + 1
      case UInt8(ascii: "#"): start = endOfLine(from: content) + 1
      default:
        guard content > start || !isDocumentMark(at: content) else { throw GaveUp() }
        line = Line(indent: content - start, content: content)
        return
      }
    }
    line = nil
  }

  /// Goes on from the end of a value: nothing but a comment may follow, and no line that is indented deeper.
  mutating func finishLine(from end: Int, indent: Int) throws(GaveUp) {
    var rest = endOfSpaces(from: end)
    if bytes[rest] == UInt8(ascii: "#"), rest > end { rest = endOfLine(from: rest) }
    guard bytes[rest] == UInt8(ascii: "\n") else { throw GaveUp() }
    try goToLine(from: rest + 1)
    try expectNothingDeeper(than: indent)
  }

  func expectNothingDeeper(than indent: Int) throws(GaveUp) {
    if let line, line.indent > indent { throw GaveUp() }
  }

  /// Where a key's colon stands; nil if there is no key, or one that is not a simple word.
  func endOfKey(from start: Int) -> Int? {
    guard bytes[start].isWordByte, bytes[start] != UInt8(ascii: "-") else { return nil }
    var end = start + 1
    while bytes[end].isWordByte { end += 1 }
    guard bytes[end] == UInt8(ascii: ":"), end - start < 100 else { return nil }
    return bytes[end + 1] == UInt8(ascii: " ") || bytes[end + 1] == UInt8(ascii: "\n") ? end : nil
  }

  /// Whether a dash begins an element here.
  func isDash(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "-")
      && (bytes[offset + 1] == UInt8(ascii: " ") || bytes[offset + 1] == UInt8(ascii: "\n"))
  }

  private func isDocumentMark(at offset: Int) -> Bool {
    let sign = bytes[offset]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "."), offset + 2 < bytes.count else { return false }
    return bytes[offset + 1] == sign && bytes[offset + 2] == sign
  }

  /// Every line has an end, the last one too.
  @inline(__always)
  func endOfLine(from start: Int) -> Int {
    var end = start
    while bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var end = start
    while bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}

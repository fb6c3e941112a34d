import Diagnostics

extension BlockReader {
  /// Reads a block of lines, `|` or `>`, below a key or a dash.
  mutating func readBlock(at start: Int, indent: Int) throws(GaveUp) {
    let style: ScalarStyle = bytes[start] == UInt8(ascii: "|") ? .literal : .folded
    let isStripped = bytes[start + 1] == UInt8(ascii: "-")
    let header = start + (isStripped ? 2 : 1)
    let headerEnd = endOfSpaces(from: header)
    guard bytes[headerEnd] == UInt8(ascii: "\n") else { throw GaveUp() }
    let first = headerEnd + 1
    guard first < bytes.count else { throw GaveUp() }
    let depth = endOfSpaces(from: first) - first
    guard depth > indent, bytes[first + depth] != UInt8(ascii: "\n") else { throw GaveUp() }
    var lines = BlockLines(style: style, end: start)
    let next = try lines.read(bytes, from: first, depth: depth)
    if !isStripped { lines.value.append(UInt8(ascii: "\n")) }
    builder.addScalar(style, Span(start, lines.end), value: lines.value)
    try goToLine(from: next)
    try expectNothingDeeper(than: indent)
  }
}

/// The lines of a block put together.
private struct BlockLines {
  let style: ScalarStyle
  var value: [UInt8] = []
  /// Where the last line that is not empty ends.
  var end: Int
  private var emptyLines = 0

  init(style: ScalarStyle, end: Int) {
    self.style = style
    self.end = end
  }

  /// Takes all lines that are indented as deep as the first, and gives where the next one begins.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int, depth: Int) throws(BlockReader.GaveUp) -> Int
  {
    var start = first
    while start < bytes.count {
      var content = start
      while bytes[content] == UInt8(ascii: " "), content - start < depth { content += 1 }
      if bytes[content] == UInt8(ascii: "\n") {
        emptyLines += 1
        start = content + 1
      } else if content - start == depth {
        start = try append(bytes, from: content) + 1
      } else {
        break
      }
    }
    return start
  }

  /// Appends a line, and gives where it ends.
  private mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) throws(BlockReader.GaveUp) -> Int {
    var lineEnd = start
    while bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    let isUnusual =
      bytes[start] == UInt8(ascii: " ")
      && (style == .folded || bytes[start..<lineEnd].allSatisfy { $0 == UInt8(ascii: " ") })
    guard !isUnusual, style == .literal || emptyLines == 0 else { throw BlockReader.GaveUp() }
    if !value.isEmpty { value.append(style == .literal ? UInt8(ascii: "\n") : UInt8(ascii: " ")) }
    for _ in 0..<emptyLines { value.append(UInt8(ascii: "\n")) }
    value.append(contentsOf: bytes[start..<lineEnd])
    emptyLines = 0
    end = lineEnd
    return lineEnd
  }
}

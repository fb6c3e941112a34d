import Diagnostics
import YAMLSource

// Blocks of text below `|` and `>`.
extension Layout {
  /// Writes a block, its lines two spaces below the collection around it.
  mutating func writeBlock(_ node: YAMLTree.NodeID, indentation: Int) {
    let value = tree.utf8(of: node)
    let span = Span(tree.span(of: node).start, endOfContent(of: node, value))
    let all = lines(of: span)
    guard let header = all.first else { return }
    let content = value.firstIndex { $0 != 0x0A }
    let chomping = chomping(of: header, value)
    put(Span(span.start, span.start + 1))
    if let content, value[content] == 0x20 { put("2") }
    if let chomping { put([chomping]) }
    writeHeaderComment(header)
    if let content { writeBlockLines(all.dropFirst(), of: node, content - value.startIndex, indentation + 2) }
    if chomping == UInt8(ascii: "+") { keepBlankLines(after: value, hasContent: content != nil) }
    cursor = span.end
  }

  /// Where the last line with content ends; one of more blanks than the indentation is content too.
  private func endOfContent(of node: YAMLTree.NodeID, _ value: ArraySlice<UInt8>) -> Int {
    let end = tree.span(of: node).end
    guard let last = value.lastIndex(where: { $0 != 0x0A }) else { return end }
    let offset = last - value.startIndex
    return max(end, tree.span(of: offset..<offset + 1, in: node).end)
  }

  /// The sign in a block's header that says what becomes of its last line ends; text without a line end stays without.
  private func chomping(of header: Span, _ value: ArraySlice<UInt8>) -> UInt8? {
    if let last = value.last, last != 0x0A { return UInt8(ascii: "-") }
    return bytes[header.start..<header.end].prefix { $0 != UInt8(ascii: "#") }.first {
      $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
  }

  private mutating func writeHeaderComment(_ header: Span) {
    let gap = Gap(bytes, header)
    guard let comment = gap.trailing ?? gap.comments.first else { return }
    cursor = header.start
    writeTrailing(comment)
  }

  private mutating func writeBlockLines(
    _ lines: ArraySlice<Span>, of node: YAMLTree.NodeID, _ content: Int, _ indentation: Int
  ) {
    let place = tree.span(of: content..<content + 1, in: node).start
    let old = Gap.column(of: place, in: bytes)
    for line in lines {
      let blanks = bytes[line.start..<line.end].prefix(old).prefix { $0 == 0x20 }.count
      let text = Span(line.start + blanks, line.end)
      if text.count == 0 { leaveBlankLine() } else { startLine(indentation) }
      put(text)
    }
  }

  /// Writes the blank lines at the end of a block that keeps them.
  private mutating func keepBlankLines(after value: ArraySlice<UInt8>, hasContent: Bool) {
    let breaks = value.reversed().prefix { $0 == 0x0A }.count
    for _ in 0..<max(0, breaks - (hasContent ? 1 : 0)) { leaveBlankLine() }
    blankLinesAreText = true
  }
}

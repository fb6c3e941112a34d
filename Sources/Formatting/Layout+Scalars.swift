import Diagnostics
import YAMLSource

extension Layout {
  /// Writes a scalar, an alias or a collection in brackets; further lines go two spaces below the collection around it.
  mutating func writeText(_ node: YAMLTree.NodeID, indentation: Int) {
    let span = tree.span(of: node)
    if tree.style(of: node).isBlock, !tree.isAlias(node) { return writeBlock(node, indentation: indentation) }
    if tree.kind(of: node) != .scalar {
      writeFlow(node, indentation: indentation)
    } else if hasNeedlessQuotes(node) {
      put(Span(span.start + 1, span.end - 1))
    } else {
      writeLines(of: span, indentation: indentation + 2)
    }
    cursor = span.end
  }

  /// Writes the lines of a text whose line breaks and indentation mean no more than a space.
  mutating func writeLines(of span: Span, indentation: Int) {
    for (number, line) in lines(of: span).enumerated() {
      let text = trimmed(line)
      if number > 0, text.count > 0 { startLine(indentation) }
      if number > 0, text.count == 0 { leaveBlankLine() }
      put(text)
    }
  }

  /// Whether text in quotes means the same to every reader without them.
  private func hasNeedlessQuotes(_ node: YAMLTree.NodeID) -> Bool {
    let span = tree.span(of: node)
    let value = tree.utf8(of: node)
    guard tree.style(of: node).isQuoted, !tree.isAlias(node), span.count == value.count + 2,
      bytes[span.start + 1..<span.end - 1].elementsEqual(value), let first = value.first, let last = value.last
    else { return false }
    guard isLetter(first), last > 0x20, last != UInt8(ascii: ":") else { return false }
    var previous = first
    for byte in value {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == UInt8(ascii: "#"), previous == 0x20 { return false }
      if byte == 0x20, previous == UInt8(ascii: ":") { return false }
      previous = byte
    }
    return ScalarReading.isTextToAll(value)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// The lines of a range, without their line ends.
  func lines(of span: Span) -> [Span] {
    var lines: [Span] = []
    var start = span.start
    var offset = span.start
    while offset < span.end {
      let isBreak = bytes[offset] == 0x0A || bytes[offset] == 0x0D
      if isBreak { lines.append(Span(start, offset)) }
      if bytes[offset] == 0x0D, offset + 1 < span.end, bytes[offset + 1] == 0x0A { offset += 1 }
      offset += 1
      if isBreak { start = offset }
    }
    lines.append(Span(start, span.end))
    return lines
  }

  /// A line without the blanks around it; a blank that is escaped stays.
  private func trimmed(_ line: Span) -> Span {
    var line = line
    while line.count > 0, isBlank(line.start) { line.start += 1 }
    while line.count > 0, isBlank(line.end - 1), line.count == 1 || bytes[line.end - 2] != UInt8(ascii: "\\") {
      line.end -= 1
    }
    return line
  }

  func isBlank(_ offset: Int) -> Bool { bytes[offset] == 0x20 || bytes[offset] == 0x09 }
}

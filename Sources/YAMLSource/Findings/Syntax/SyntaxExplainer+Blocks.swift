import Diagnostics

// Lines that were meant for the block of lines below a `|` or `>`.
extension SyntaxExplainer {
  /// A line that is not indented as far as the block above it, and is neither a key nor a list item.
  var lineOutsideBlock: Diagnostic? {
    let line = lines.content(ofLineAt: fault.problem == "could not find expected ':'" ? context : problem)
    let indentation = lines.bytes[lines.line(at: line.start).start..<line.start]
    guard line.count > 0, !indentation.contains(0x09), !isEntry(line), let block = blockAbove(line) else { return nil }
    let found = lines.indentation(at: line.start)
    // A key without its colon is that, and no line of the block, where it is next to the key of the block.
    if found == block.column, keyWithoutColon(line) != nil { return nil }
    return findings.finding(
      .indentation, at: line,
      found == 0
        ? "this line is not indented, so it is not part of the block above"
        : "this line is indented by \(spaces(found)), so it is not part of the block above",
      notes: [note("the block begins here", at: block.header)],
      help: "indent the lines of the block by \(spaces(block.indentation))")
  }

  /// Whether a line begins with a dash or says `key:`.
  func isEntry(_ line: Span) -> Bool {
    let entry = lines.withoutDashes(line)
    if entry.start > line.start { return true }
    return lines.keyColon(in: entry).map { lines.isWord(Span(entry.start, $0)) } ?? false
  }

  /// The header of the block that a line follows, the column of its key, and how far the lines of the block are
  /// indented.
  private func blockAbove(_ line: Span) -> (header: Span, column: Int, indentation: Int)? {
    var (next, first, least) = (lines.contentAbove(line.start), nil as Int?, Int.max)
    for _ in 0..<Self.mostLinesOfBlock {
      guard let above = next else { return nil }
      if let column = columnOfBlock(above) {
        guard least > column, lines.indentation(at: line.start) < first ?? .max else { return nil }
        return (above, column, first ?? column + 2)
      }
      first = lines.indentation(at: above.start)
      least = min(least, first ?? least)
      next = lines.contentAbove(above.start)
    }
    return nil
  }

  private static let mostLinesOfBlock = 50

  /// The column of the key, or of the dash, behind which a block is announced; nil for other lines.
  func columnOfBlock(_ content: Span) -> Int? {
    let entry = lines.withoutDashes(content)
    let colon = lines.keyColon(in: entry)
    let value = colon.map { lines.trimmed(Span($0 + 1, entry.end)) } ?? entry
    guard value.count > 0, value.count <= 3, "|>".utf8.contains(lines.bytes[value.start]) else { return nil }
    return (colon == nil ? content.start : entry.start) - lines.line(at: content.start).start
  }
}

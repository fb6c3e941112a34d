import Diagnostics

// Lists in brackets whose items are lines of code with braces.
extension SyntaxExplainer {
  /// The finding on a brace that ends an item, as in `[for x in d {, print(x), }]`; nil for any other problem.
  ///
  /// The comma behind it parts the lines, so that each of them is an item of its own.
  var braceAtEndOfItem: Diagnostic? {
    let line = lines.line(at: problem)
    guard lines.bytes[problem] == UInt8(ascii: "{"),
      let next = (problem + 1..<line.end).first(where: { !lines.isBlank($0) }), lines.bytes[next] == UInt8(ascii: ","),
      let open = (line.start..<problem).last(where: { lines.bytes[$0] == UInt8(ascii: "[") }),
      let close = (next..<line.end).last(where: { lines.bytes[$0] == UInt8(ascii: "]") })
    else { return nil }
    let items = items(between: open + 1, close).map { item in
      let text = lines.text(item)
      let needsQuotes = !isQuote(item.start) && text.contains { "{}[]".contains($0) }
      return needsQuotes ? findings.inQuotes(text) : text
    }
    let written = "[\(items.joined(separator: ", "))]"
    let edit = Edit(Location(findings.path, Span(open, close + 1)), written)
    return findings.finding(
      .missingComma, at: place(problem), "this brace opens a mapping, and the item before it has not ended",
      help: "write `\(written)`", fixes: [Fix("put quotes around the items with braces", .needsChoice, [edit])])
  }

  /// The parts between commas that are in no quotes, parentheses or brackets; braces do not count.
  private func items(between start: Int, _ end: Int) -> [Span] {
    var (items, first, depth) = ([Span](), start, 0)
    var quote: UInt8?
    for offset in start..<end {
      let byte = lines.bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if isQuote(offset), lines.trimmed(Span(first, offset)).count == 0 {
        quote = byte
      } else if "([".utf8.contains(byte) {
        depth += 1
      } else if ")]".utf8.contains(byte) {
        depth -= 1
      } else if byte == UInt8(ascii: ","), depth <= 0 {
        items.append(lines.trimmed(Span(first, offset)))
        first = offset + 1
      }
    }
    return (items + [lines.trimmed(Span(first, end))]).filter { $0.count > 0 }
  }
}

import Diagnostics

// Signs that begin a list item elsewhere: a dash without its space, long dashes, bullets, stars.
extension SyntaxExplainer {
  /// A line that begins with such a sign where a list item is meant, with the lines below it that do the same.
  func listMark(at content: Span) -> Diagnostic? {
    guard let mark = mark(of: content) else { return nil }
    let rest = Span(mark.end, content.end)
    let sign = lines.text(lines.trimmed(mark))
    guard sign != "-" || lines.bytes[rest.start].isWordByte else { return nil }
    let others = marksBelow(content, sign)
    let also =
      others.isEmpty
      ? "" : ", and `- ` in the place of '\(sign)' on the \(others.count == 1 ? "line" : "\(others.count) lines") below"
    let edits = ([mark] + others).map { Edit(Location(findings.path, $0), "- ") }
    return findings.finding(
      sign == "*" ? .reservedCharacter : .missingSpace, at: sign == "*" ? content : lines.trimmed(mark),
      sign == "-" ? "a space is missing after '-'" : "'\(sign)' does not begin a list item, but '- ' does",
      help: "write `- \(lines.text(rest))`\(also)", fixes: [Fix("write a dash and a space", .needsChoice, edits)])
  }

  /// A line that begins with such a sign and is a list item, since it has a key, or is where the items above it are.
  func listMarkOfItem(at content: Span) -> Diagnostic? {
    guard let mark = mark(of: content) else { return nil }
    let rest = Span(mark.end, content.end)
    let hasKey = lines.keyColon(in: rest).map { lines.isWord(Span(rest.start, $0)) } ?? false
    return hasKey || isAtColumnOfItems(content) ? listMark(at: content) : nil
  }

  /// Compares with the nearest line above that is not indented further, and looks at `mostMarks` lines at most.
  func isAtColumnOfItems(_ content: Span) -> Bool {
    let column = column(of: content)
    var next = lines.contentAbove(content.start)
    for _ in 0..<Self.mostMarks {
      guard let above = next else { return false }
      if self.column(of: above) <= column {
        return self.column(of: above) == column && lines.withoutDashes(above).start > above.start
      }
      next = lines.contentAbove(above.start)
    }
    return false
  }

  private static let mostMarks = 200

  /// The signs at the beginning of a line, at most two, with the spaces behind them; nil where an item or a text
  /// begins.
  private func mark(of content: Span) -> Span? {
    var end = content.start
    var count = 0
    while end < content.end, count < 2, let length = lengthOfMark(at: end) {
      end += length
      count += 1
    }
    let sign = lines.text(Span(content.start, end))
    guard count > 0, end < content.end, lengthOfMark(at: end) == nil else { return nil }
    let spaces = (end..<content.end).prefix { lines.isBlank($0) || isPartOfUnusualSpace($0, since: end) }
    if sign == "-", !spaces.isEmpty, lines.isBlank(end) { return nil }
    if sign.contains("*"), sign != "*" || spaces.isEmpty { return nil }
    return Span(content.start, end + spaces.count)
  }

  private func isPartOfUnusualSpace(_ offset: Int, since start: Int) -> Bool {
    lines.endOfUnusualSpaces(from: start) > offset
  }

  /// The length in bytes of a dash, bullet or star at an offset; nil for other characters.
  private func lengthOfMark(at offset: Int) -> Int? {
    guard let byte = lines.byte(at: offset) else { return nil }
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") { return 1 }
    guard byte >= 0x80 else { return nil }
    let length = place(offset).count
    return lines.text(Span(offset, offset + length)).unicodeScalars.first.map(isListMark) == true ? length : nil
  }

  /// Such a sign on the lines below at the same column, at most `mostMarks` of them.
  private func marksBelow(_ content: Span, _ sign: String) -> [Span] {
    let column = column(of: content)
    var found: [Span] = []
    var next = lines.contentBelow(content.start)
    while let below = next, self.column(of: below) >= column, found.count < Self.mostMarks {
      if self.column(of: below) == column, let mark = mark(of: below), lines.text(lines.trimmed(mark)) == sign {
        found.append(mark)
      }
      next = lines.contentBelow(below.start)
    }
    return found
  }
}

/// Dashes and bullets in Unicode, such as `–` and `•`, with which people begin list items; not the ASCII `-` and `*`.
package func isListMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2010...0x2015, 0x2212, 0x2022, 0x2023, 0x2043, 0x2219, 0x25CF, 0x25CB, 0x25E6, 0x25AA, 0xB7: true
  default: false
  }
}

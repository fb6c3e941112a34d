import Diagnostics

// Lines that are right themselves, and whose error lies on a line above: one that is not indented far enough, a dash
// that its keys do not stand below, a key that a list lacks.
extension SyntaxExplainer {
  /// The line above that is to blame for a line that belongs to nothing.
  var faultAbove: Diagnostic? {
    switch fault.problem {
    case "mapping values are not allowed in this context", "did not find expected key",
      "did not find expected '-' indicator", "block sequence entries are not allowed in this context":
      let line = lines.content(ofLineAt: problem)
      guard isEntry(line), lines.keyColon(in: lines.withoutDashes(line)).map({ $0 >= problem }) ?? true else {
        return nil
      }
      return dashBesideItsKeys(line) ?? cut(above: line).map(notIndentedEnough) ?? listWithoutKey(line)
    default: return nil
    }
  }

  // MARK: A dash

  /// The dash on the line above, when the keys below it agree with each other and not with it.
  private func dashBesideItsKeys(_ line: Span) -> Diagnostic? {
    guard !hasDash(line), let item = lines.contentAbove(line.start), hasDash(item) else { return nil }
    let (dash, key, column) = (column(of: item), column(of: lines.withoutDashes(item)), column(of: line))
    guard column != key, column > max(dash, 1), lines.keyColon(in: lines.withoutDashes(item)) != nil,
      let below = lines.contentBelow(line.start)
    else { return nil }
    let isAlsoKey = !hasDash(below) && isEntry(below) && self.column(of: below) == column
    let isNextItem = hasDash(below) && self.column(of: below) == column - 2
    guard isAlsoKey || isNextItem else { return nil }
    return findings.finding(
      .indentation, at: Span(item.start, item.start + 1),
      "this dash is indented by \(spaces(dash)), which does not fit the keys below it with \(spaces(column))",
      help: "\(indent(by: column - 2)), like a dash two to the left of its keys")
  }

  // MARK: A line that is not indented enough

  /// Lines between two that belong together, and not indented as far as they are.
  private struct Cut {
    var first: Span
    var last: Span
    /// How far they are to be indented.
    var column = 0
  }

  /// What cuts a line off from the nearest one above of its kind and column.
  private func cut(above line: Span) -> Cut? {
    let column = column(of: line)
    var cut: Cut?
    var next = lines.contentAbove(line.start)
    for _ in 0..<Self.mostLinesToLevel {
      guard let above = next else { return nil }
      if let key = columnOfKeys(sameLevelAs: line, above) {
        guard var cut, isEntry(cut.first), goesOn(below: line, column, in: above, cut) else { return nil }
        cut.column = key
        return cut
      }
      if self.column(of: above) < column { cut = Cut(first: above, last: cut?.last ?? above) }
      next = lines.contentAbove(above.start)
    }
    return nil
  }

  private static let mostLinesToLevel = 200

  /// The column of the keys beside or in a line above, when that is of the same level as another line.
  private func columnOfKeys(sameLevelAs line: Span, _ above: Span) -> Int? {
    let (column, entry) = (column(of: line), lines.withoutDashes(above))
    if hasDash(line) {
      let isAlike = hasDash(above) && key(of: entry) == key(of: lines.withoutDashes(line))
      guard isAlike, self.column(of: above) == column else { return nil }
      return self.column(of: entry)
    }
    return self.column(of: entry) == column && isEntry(above) ? column : nil
  }

  /// Whether the lines below show that a line is where it belongs, and not indented by mistake.
  private func goesOn(below line: Span, _ column: Int, in level: Span, _ cut: Cut) -> Bool {
    if hasDash(line) || hasDash(level) || isInItem(level) { return true }
    guard let below = lines.contentBelow(line.start) else { return false }
    return self.column(of: below) == column && isEntry(below)
  }

  /// Whether the mapping of a key stands in a list.
  private func isInItem(_ key: Span) -> Bool {
    var next = lines.contentAbove(key.start)
    for _ in 0..<Self.mostLinesToLevel {
      guard let above = next else { return false }
      if column(of: above) < column(of: key) { return hasDash(above) }
      next = lines.contentAbove(above.start)
    }
    return false
  }

  private func notIndentedEnough(_ cut: Cut) -> Diagnostic {
    let found = column(of: cut.first)
    let isOne = cut.first.start == cut.last.start
    let last = lines.number(ofLineAt: cut.last.start)
    return findings.finding(
      .indentation, at: cut.first,
      found == 0
        ? "this line is not indented, and those before and after it are"
        : "this line is indented by \(spaces(found)), less than those before and after it",
      help: isOne
        ? "\(indent(by: cut.column)), if it belongs to them"
        : "\(indent(by: cut.column)), if it belongs to them, and so those below it down to line \(last)")
  }

  // MARK: A list without a key

  /// A list below a key that has its value already.
  private func listWithoutKey(_ line: Span) -> Diagnostic? {
    guard hasDash(line), itemAbove(line, sameKeyAs: lines.withoutDashes(line)) == nil,
      let above = lines.contentAbove(line.start), !hasDash(above), isEntry(above),
      lines.byte(at: above.start) != UInt8(ascii: "-"), let colon = lines.keyColon(in: above), colon + 1 < above.end,
      column(of: above) <= column(of: line)
    else { return nil }
    return findings.finding(
      .noEntry, at: line, "a list begins here, and the key that it belongs to is missing",
      notes: [note("this key has its value on the same line", at: above)],
      help: "write the key on a line of its own above the list, such as `cards:` or `episodes:`")
  }

  private func hasDash(_ line: Span) -> Bool { lines.withoutDashes(line).start > line.start }

  /// How far something stands from the left edge.
  func column(of span: Span) -> Int { span.start - lines.line(at: span.start).start }

  private func key(of entry: Span) -> String? { lines.keyColon(in: entry).map { lines.text(Span(entry.start, $0)) } }
}

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
      return secondDash(above: line) ?? dashBesideItsKeys(line)
        ?? cut(above: line).map { keyBehindDash($0.first) ?? notIndentedEnough($0) } ?? listWithoutKey(line)
    default: return nil
    }
  }

  // MARK: A dash

  /// Two dashes before the first key of an item whose other keys are below the second dash.
  private func secondDash(above line: Span) -> Diagnostic? {
    guard !hasDash(line), let item = lines.contentAbove(line.start), hasDash(item) else { return nil }
    let (second, key) = (lines.trimmed(Span(item.start + 1, item.end)), lines.withoutDashes(item))
    guard second.start < key.start, column(of: second) == column(of: line) else { return nil }
    return findings.finding(
      .indentation, at: Span(second.start, second.start + 1), "a second dash, which begins a list within the list",
      help: "write `- \(lines.text(key))`",
      fixes: [
        Fix(
          "take the second dash out", .needsChoice,
          [Edit(Location(findings.path, Span(second.start, key.start)), "")])
      ])
  }

  /// A first key of an item that lacks its colon or the space behind it.
  private func keyBehindDash(_ line: Span) -> Diagnostic? {
    let entry = lines.withoutDashes(line)
    guard hasDash(line), lines.keyColon(in: entry) == nil else { return nil }
    if let colon = lines.tightColon(in: entry) { return missingSpace(entry, after: colon) }
    return keyWithoutColon(entry) == nil ? nil : noEntry(entry)
  }

  /// A dash, or the keys below it, where the keys agree with each other and not with the one that has the dash.
  private func dashBesideItsKeys(_ line: Span) -> Diagnostic? {
    guard !hasDash(line), let item = lines.contentAbove(line.start), hasDash(item) else { return nil }
    let (dash, key, column) = (column(of: item), column(of: lines.withoutDashes(item)), column(of: line))
    guard column != key, column > max(dash, 1), lines.keyColon(in: lines.withoutDashes(item)) != nil,
      let below = lines.contentBelow(line.start)
    else { return nil }
    let isAlsoKey = !hasDash(below) && isEntry(below) && self.column(of: below) == column
    if let above = itemAbove(item, sameKeyAs: lines.withoutDashes(item)), self.column(of: above) == dash {
      return isAlsoKey ? keysBesideTheirDash(line, column, key) : nil
    }
    let isNextItem = hasDash(below) && self.column(of: below) == column - 2
    guard isAlsoKey || isNextItem else { return nil }
    return findings.finding(
      .indentation, at: Span(item.start, item.start + 1),
      "the dash is indented by \(spaces(dash)), but its keys by \(column)",
      help: "\(indent(by: column - 2)), so that the keys are two to the right of it")
  }

  /// Keys below a dash that is where those of the items above are.
  private func keysBesideTheirDash(_ line: Span, _ column: Int, _ wanted: Int) -> Diagnostic {
    var last = line
    for _ in 0..<Self.mostLinesToLevel {
      guard let below = lines.contentBelow(last.start), self.column(of: below) >= column else { break }
      last = below
    }
    return findings.finding(
      .indentation, at: line,
      "the keys of this item are indented by \(spaces(column)), but the one after its dash by \(wanted)",
      help: moving(from: line, to: last, by: wanted - column))
  }

  // MARK: A line that is not indented enough

  /// Lines between two that belong together, and not indented as far as they are.
  private struct Cut {
    let first: Span
    let last: Span
    /// How far the first of them is to be indented.
    let column: Int
  }

  /// What cuts a line off from the nearest one above of its kind and column.
  private func cut(above line: Span) -> Cut? {
    let column = column(of: line)
    var cutting: [Span] = []
    for above in linesAbove(line) {
      if let key = columnOfKeys(sameLevelAs: line, above) {
        guard let first = cutting.last, let last = cutting.first, isEntry(first), !cutting.contains(where: isRightItem),
          goesOn(below: line, in: above, after: last)
        else { return nil }
        return Cut(first: first, last: last, column: key)
      }
      if self.column(of: above) < column { cutting.append(above) }
    }
    return nil
  }

  /// The lines above one, the nearest first, without those of texts below a `|` or `>`.
  private func linesAbove(_ line: Span) -> [Span] {
    var found: [Span] = []
    var next = lines.contentAbove(line.start)
    while let above = next, found.count < Self.mostLinesToLevel {
      found.append(above)
      next = lines.contentAbove(above.start)
    }
    var block: Int?
    var entries: [Span] = []
    for above in found.reversed() {
      if let column = block, lines.indentation(at: above.start) > column { continue }
      block = columnOfBlock(above)
      entries.append(above)
    }
    return entries.reversed()
  }

  static let mostLinesToLevel = 200

  /// The column of the keys beside or in a line above, when that is of the same level as another line.
  private func columnOfKeys(sameLevelAs line: Span, _ above: Span) -> Int? {
    let (column, entry) = (column(of: line), lines.withoutDashes(above))
    if hasDash(line) {
      let isAlike = hasDash(above) && key(of: entry) == key(of: lines.withoutDashes(line))
      guard isAlike, self.column(of: above) == column else { return nil }
      return self.column(of: entry)
    }
    return self.column(of: entry) == column && key(of: entry) != nil && isEntry(above) ? column : nil
  }

  /// Whether a line begins an item like one above it, and so is where it belongs.
  private func isRightItem(_ line: Span) -> Bool {
    guard hasDash(line), let above = itemAbove(line, sameKeyAs: lines.withoutDashes(line)) else { return false }
    return column(of: above) == column(of: line)
  }

  /// Whether the lines below show that a line is where it belongs, and not indented by mistake.
  private func goesOn(below line: Span, in level: Span, after cut: Span) -> Bool {
    if hasDash(line) { return true }
    guard let below = lines.contentBelow(line.start) else { return hasDash(level) || isInItem(level) }
    return column(of: below) > column(of: cut)
  }

  /// Whether the mapping of a key stands in a list.
  private func isInItem(_ key: Span) -> Bool {
    linesAbove(key).first { column(of: $0) < column(of: key) }.map(hasDash) ?? false
  }

  private func notIndentedEnough(_ cut: Cut) -> Diagnostic {
    let found = column(of: cut.first)
    return findings.finding(
      .indentation, at: cut.first,
      found == 0
        ? "this line is not indented, and those before and after it are"
        : "this line is indented by \(spaces(found)), less than those before and after it",
      help: cut.first == cut.last
        ? "\(indent(by: cut.column)), if it belongs to them"
        : "\(moving(from: cut.first, to: cut.last, by: cut.column - found)), if they belong there")
  }

  /// How to move lines to the right, or to the left.
  func moving(from first: Span, to last: Span, by count: Int) -> String {
    let (from, to) = (lines.number(ofLineAt: first.start), lines.number(ofLineAt: last.start))
    let which = from == to ? "line \(from)" : "lines \(from) to \(to)"
    let spaces = abs(count) == 1 ? "space" : "spaces"
    return "indent \(which) by \(abs(count)) \(count > 0 ? "more" : "fewer") \(spaces)"
  }

  // MARK: A list without a key

  /// A list below a key that has its value already.
  private func listWithoutKey(_ line: Span) -> Diagnostic? {
    guard hasDash(line), itemAbove(line, sameKeyAs: lines.withoutDashes(line)) == nil,
      let above = lines.contentAbove(line.start), !hasDash(above), isEntry(above),
      lines.byte(at: above.start) != UInt8(ascii: "-"), let key = key(of: above),
      lines.keyColon(in: above) != above.end - 1,
      column(of: above) <= column(of: line)
    else { return nil }
    let isTop = column(of: above) == 0
    return findings.finding(
      .noEntry, at: line, "a list begins here, and the key that it belongs to is missing",
      notes: [note("this key has its value on the same line", at: above)],
      help: isTop
        ? "write the key on a line of its own above the list, such as `cards:` or `episodes:`"
        : "write its key on a line of its own above the list, or take out what stands behind '\(key)' if that is it")
  }

  func hasDash(_ line: Span) -> Bool { lines.withoutDashes(line).start > line.start }

  /// How far something stands from the left edge.
  func column(of span: Span) -> Int { span.start - lines.line(at: span.start).start }

  func key(of entry: Span) -> String? { lines.keyColon(in: entry).map { lines.text(Span(entry.start, $0)) } }
}

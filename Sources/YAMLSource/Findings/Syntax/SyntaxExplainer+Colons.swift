import Diagnostics

// A colon too many, a colon too few, a space too few.
extension SyntaxExplainer {
  /// A colon that would begin a value where none can be.
  var unexpectedColon: Diagnostic {
    let line = lines.content(ofLineAt: problem)
    let entry = lines.withoutDashes(line)
    if let colon = lines.keyColon(in: entry), colon < problem {
      return hasLinesBelow(entry)
        ? colonInLines(of: Span(entry.start, colon)) : colonInText(of: entry, Span(colon + 1, line.end))
    }
    if let key = keyOfText(with: line), !lines.isWord(Span(entry.start, problem)) { return colonInLines(of: key) }
    guard let above = lines.contentAbove(problem) else { return longKey(entry) }
    if let mark = listMarkOfItem(at: above) ?? foreignComment(at: above) { return mark }
    let aboveEntry = lines.withoutDashes(above)
    if let colon = lines.tightColon(in: aboveEntry) { return missingSpace(aboveEntry, after: colon) }
    if lines.keyColon(in: aboveEntry) == nil { return noEntry(aboveEntry) }
    return indentedTooFar(entry, below: aboveEntry)
  }

  private func colonInText(of entry: Span, _ value: Span) -> Diagnostic {
    let text = lines.trimmed(value)
    if let key = keyWithin(text, of: entry) { return secondKey(key) }
    return entriesWithoutBraces(text) ?? colonInText(text, at: problem)
  }

  private func colonInText(_ text: Span, at colon: Int) -> Diagnostic {
    findings.finding(
      .colonInText, at: place(colon), "a colon and a space within text that is not in quotes",
      label: "read as the end of a key", notes: noteOnCurlyQuotes(text), help: "write \(quoted(text))",
      fixes: quoteFix(text))
  }

  /// Keys with their values on one line, separated by commas: `three: 0, two: 2`; nil for other texts.
  private func entriesWithoutBraces(_ text: Span) -> Diagnostic? {
    let written = lines.text(text)
    let isInParentheses = written.hasPrefix("(") && written.hasSuffix(")")
    let inner = isInParentheses ? String(written.dropFirst().dropLast()) : written
    let entries = inner.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    let areEntries = entries.allSatisfy { entry in
      guard let colon = entry.firstRange(of: ": "), colon.upperBound < entry.endIndex else { return false }
      let key = entry[..<colon.lowerBound].utf8
      return !key.isEmpty && key.allSatisfy(\.isWordByte) && !entry[colon.upperBound...].contains(": ")
    }
    guard entries.count > 1, areEntries else { return nil }
    return findings.finding(
      .colonInText, at: place(problem), "a colon and a space within text that is not in quotes",
      label: "read as the end of a key",
      help: "for keys with values write `{\(shortened(inner, to: 100))}`, for a text \(quoted(text))",
      fixes: [Fix("put braces around it", .needsChoice, [Edit(Location(findings.path, text), "{\(inner)}")])]
        + quoteFix(text))
  }

  /// A colon within the quotes of code, which is a text without quotes of YAML's own.
  func colonInQuotes(of entry: Span) -> Diagnostic {
    colonInText(entry, at: lines.keyColon(in: entry) ?? entry.start)
  }

  /// The word before the colon, where the file has such a key, the entry's own mapping has not, and there are other
  /// words before it.
  private func keyWithin(_ text: Span, of entry: Span) -> Span? {
    let start = (text.start..<problem).reversed().prefix { lines.bytes[$0].isWordByte }.last ?? problem
    guard start > text.start, start < problem, lines.isBlank(start - 1) else { return nil }
    let key = Span(start, problem)
    return lines.hasKey(lines.text(key)) && !mapping(of: entry, has: lines.text(key)) ? key : nil
  }

  /// Whether an entry, or one of those next to it in its mapping, has a key.
  private func mapping(of entry: Span, has key: String) -> Bool {
    func isNamed(_ entry: Span) -> Bool {
      lines.keyColon(in: entry).map { lines.text(Span(entry.start, $0)) == key } ?? false
    }
    if isNamed(entry) { return true }
    let column = column(of: entry)
    var line = lines.content(ofLineAt: entry.start)
    // The line with the dash is the first of a mapping in a list.
    for _ in 0..<Self.mostLinesOfMapping where lines.indentation(at: line.start) >= column {
      guard let above = lines.contentAbove(line.start) else { break }
      line = above
      let other = lines.withoutDashes(line)
      if self.column(of: other) == column, isNamed(other) { return true }
    }
    line = lines.content(ofLineAt: entry.start)
    for _ in 0..<Self.mostLinesOfMapping {
      guard let below = lines.contentBelow(line.start), lines.indentation(at: below.start) >= column else { break }
      line = below
      if self.column(of: line) == column, isNamed(line) { return true }
    }
    return false
  }

  private static let mostLinesOfMapping = 200

  private func secondKey(_ key: Span) -> Diagnostic {
    let rest = lines.text(lines.trimmed(Span(key.start, lines.line(at: key.start).end)))
    return findings.finding(
      .colonInText, at: key, "a second key, '\(lines.text(key))', on the line of the first",
      help: "put `\(rest)` on a line of its own, indented like the key before it")
  }

  /// Whether a text goes on below, indented further than its key.
  private func hasLinesBelow(_ entry: Span) -> Bool {
    guard let below = lines.contentBelow(entry.end) else { return false }
    return lines.indentation(at: below.start) > column(of: entry)
  }

  /// The key on a line above whose text, without quotes, goes on over this line.
  private func keyOfText(with line: Span) -> Span? {
    var next = lines.contentAbove(line.start)
    while let above = next {
      let entry = lines.withoutDashes(above)
      guard column(of: entry) < lines.indentation(at: line.start) else {
        next = lines.contentAbove(above.start)
        continue
      }
      guard let colon = lines.keyColon(in: entry), colon + 1 < entry.end else { return nil }
      return Span(entry.start, colon)
    }
    return nil
  }

  private func colonInLines(of key: Span) -> Diagnostic {
    findings.finding(
      .colonInText, at: place(problem), "a colon within text that is not in quotes", label: "read as the end of a key",
      help: "write `\(lines.text(key)): |` and put all that follows on the lines below it, indented")
  }

  private func longKey(_ entry: Span) -> Diagnostic {
    findings.finding(
      .syntax, at: Span(entry.start, min(entry.start + 20, entry.end)), "a key of more than 1,024 characters",
      help: "put quotes around text that contains a colon")
  }

  /// A line that should be an entry and has no colon.
  var missingColon: Diagnostic {
    let line = lines.content(ofLineAt: context)
    let entry = lines.withoutDashes(line)
    if let colon = lines.tightColon(in: entry) { return missingSpace(entry, after: colon) }
    return foreignComment(at: line) ?? listMarkOfItem(at: line) ?? missingDash(line) ?? listMark(at: line)
      ?? noEntry(entry)
  }

  /// A text at the column of the dashes of the items above, which lacks its own dash.
  private func missingDash(_ line: Span) -> Diagnostic? {
    guard lines.byte(at: line.start) != UInt8(ascii: "-"), isAtColumnOfItems(line), keyWithoutColon(line) == nil else {
      return nil
    }
    return findings.finding(
      .noEntry, at: line, "this line is among list items and does not begin with '- '",
      help: "write `- \(lines.text(line))`; to go on with the item above, indent it by \(spaces(column(of: line) + 2))",
      fixes: [Fix("write a dash and a space", .needsChoice, [Edit(Location(findings.path, .at(line.start)), "- ")])])
  }

  func missingSpace(_ entry: Span, after sign: Int) -> Diagnostic {
    let before = lines.text(Span(entry.start, sign + 1))
    let after = lines.text(Span(sign + 1, entry.end))
    return findings.finding(
      .missingSpace, at: Span(sign, sign + 1), "a space is missing after '\(lines.text(Span(sign, sign + 1)))'",
      help: "write `\(before) \(after)`",
      fixes: [Fix("put a space", .needsChoice, [Edit(Location(findings.path, .at(sign + 1)), " ")])])
  }

  func noEntry(_ entry: Span) -> Diagnostic {
    if let key = keyOfEmptyBlock(above: entry) {
      return findings.finding(
        .noEntry, at: entry, "this line is not indented, so it is not a part of '\(key)' above",
        help: "indent the lines below `\(key): |` by two spaces more than the key")
    }
    let meant = keyWithoutColon(entry)
    return findings.finding(
      .noEntry, at: entry, "this line has no key: a colon is missing",
      label: meant?.sign.map { "'\($0)' is not the colon that ends a key" },
      help: meant.map { "write `\($0.key): \($0.value)`" }
        ?? "write `key: value`; to go on with the text above, indent this line further than its key",
      fixes: meant.map { meant in
        let edit = Edit(Location(findings.path, entry), "\(meant.key): \(meant.value)")
        return [Fix("write the colon", .needsChoice, [edit])]
      } ?? [])
  }

  /// The key on a line above with the same indentation that has a `|` and nothing indented below it, so that the lines
  /// between were meant for it; nil where there is none.
  private func keyOfEmptyBlock(above entry: Span) -> String? {
    let column = column(of: entry)
    var next = lines.contentAbove(entry.start)
    for _ in 0..<Self.mostLinesOfMapping {
      guard let above = next, lines.indentation(at: above.start) <= column else {
        next = next.flatMap { lines.contentAbove($0.start) }
        continue
      }
      let other = lines.withoutDashes(above)
      guard self.column(of: other) == column else { return nil }
      if let colon = lines.keyColon(in: other),
        let sign = lines.byte(at: lines.trimmed(Span(colon + 1, other.end)).start),
        "|>".utf8.contains(sign)
      {
        let isEmpty = lines.contentBelow(above.end).map { lines.indentation(at: $0.start) <= column } ?? true
        return isEmpty ? lines.text(Span(other.start, colon)) : nil
      }
      next = lines.contentAbove(above.start)
    }
    return nil
  }

  /// A key and its value between which there is another sign than a colon, or none though the file has such a key.
  func keyWithoutColon(_ entry: Span) -> (key: String, value: String, sign: String?)? {
    let word = (entry.start..<entry.end).prefix { lines.bytes[$0].isWordByte }
    guard let last = word.last, last + 1 < entry.end else { return nil }
    let rest = lines.trimmed(Span(last + 1, entry.end))
    let key = lines.text(Span(entry.start, last + 1))
    for sign in [";", "=", "："] where lines.text(rest).hasPrefix(sign) {
      let value = lines.text(lines.trimmed(Span(rest.start + sign.utf8.count, rest.end)))
      return value.isEmpty ? nil : (key, value, sign)
    }
    guard lines.isBlank(last + 1), lines.hasKey(key) else { return nil }
    return (key, lines.text(rest), nil)
  }

  private func indentedTooFar(_ entry: Span, below above: Span) -> Diagnostic {
    let column = above.start - lines.line(at: above.start).start
    let line = lines.content(ofLineAt: entry.start)
    let help =
      likeItemsAbove(line, self.column(of: line))
      ?? "\(indent(by: column)), like the key above; a text of several lines begins below a `|` after its key"
    return findings.finding(
      .indentation, at: entry, "this line is indented below a key that already has a value",
      notes: [note("this key has its value on the same line", at: above)], help: help)
  }

  /// What to do about a line that is indented wrongly.
  func indent(by count: Int) -> String {
    count == 0 ? "remove its indentation" : "indent it by \(spaces(count))"
  }

  func spaces(_ count: Int) -> String {
    switch count {
    case 0: "no spaces"
    case 1: "1 space"
    default: "\(count) spaces"
    }
  }
}

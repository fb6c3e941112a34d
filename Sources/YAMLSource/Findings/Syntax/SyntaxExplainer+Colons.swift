import Diagnostics

// A colon too many, a colon too few, a space too few.
extension SyntaxExplainer {
  /// A colon that would begin a value where none can be.
  var unexpectedColon: Diagnostic {
    let line = lines.content(ofLineAt: problem)
    let entry = lines.withoutDashes(line)
    if let colon = lines.keyColon(in: entry), colon < problem {
      return hasLinesBelow(entry) ? colonInLines(of: Span(entry.start, colon)) : colonInText(Span(colon + 1, line.end))
    }
    if let key = keyOfText(with: line), !lines.isWord(Span(entry.start, problem)) { return colonInLines(of: key) }
    guard let above = lines.contentAbove(problem) else { return longKey(entry) }
    let aboveEntry = lines.withoutDashes(above)
    if let colon = lines.tightColon(in: aboveEntry) { return missingSpace(aboveEntry, after: colon) }
    if lines.keyColon(in: aboveEntry) == nil { return noEntry(aboveEntry) }
    return indentedTooFar(entry, below: aboveEntry)
  }

  private func colonInText(_ value: Span) -> Diagnostic {
    let text = lines.trimmed(value)
    return findings.finding(
      .colonInText, at: place(problem), "a colon and a space within text that is not in quotes",
      label: "read as the end of a key", help: "write \(quoted(text))", fixes: quoteFix(text))
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

  private func column(of entry: Span) -> Int { entry.start - lines.line(at: entry.start).start }

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
    if line.count > 1, lines.byte(at: line.start) == UInt8(ascii: "-") { return missingSpace(line, after: line.start) }
    if let above = lines.contentAbove(context), isBlockHeader(above) { return outsideBlock(entry, header: above) }
    return noEntry(entry)
  }

  private func missingSpace(_ entry: Span, after sign: Int) -> Diagnostic {
    let before = lines.text(Span(entry.start, sign + 1))
    let after = lines.text(Span(sign + 1, entry.end))
    return findings.finding(
      .missingSpace, at: Span(sign, sign + 1), "a space is missing after '\(lines.text(Span(sign, sign + 1)))'",
      help: "write `\(before) \(after)`",
      fixes: [Fix("put a space", .needsChoice, [Edit(Location(findings.path, .at(sign + 1)), " ")])])
  }

  private func noEntry(_ entry: Span) -> Diagnostic {
    findings.finding(
      .noEntry, at: entry, "this line has no key: a colon is missing",
      help: "write `key: value`; to go on with the text above, indent this line further than its key")
  }

  private func outsideBlock(_ entry: Span, header: Span) -> Diagnostic {
    let needed = lines.indentation(at: header.start) + 2
    return findings.finding(
      .indentation, at: entry, "this line is not indented, so it is no part of the block above",
      notes: [note("the block begins here", at: header)], help: "indent the lines of the block by \(needed) spaces")
  }

  private func isBlockHeader(_ content: Span) -> Bool {
    guard let colon = lines.keyColon(in: lines.withoutDashes(content)) else { return false }
    let value = lines.trimmed(Span(colon + 1, content.end))
    guard value.count > 0, value.count <= 3 else { return false }
    return lines.byte(at: value.start) == UInt8(ascii: "|") || lines.byte(at: value.start) == UInt8(ascii: ">")
  }

  private func indentedTooFar(_ entry: Span, below above: Span) -> Diagnostic {
    let column = above.start - lines.line(at: above.start).start
    return findings.finding(
      .indentation, at: entry, "this line is indented below a key that already has a value",
      notes: [note("this key has its value on the same line", at: above)],
      help:
        "indent it by \(spaces(column)) like the key above; a text of several lines begins below a `|` behind its key")
  }

  func spaces(_ count: Int) -> String {
    switch count {
    case 0: "no spaces"
    case 1: "1 space"
    default: "\(count) spaces"
    }
  }
}

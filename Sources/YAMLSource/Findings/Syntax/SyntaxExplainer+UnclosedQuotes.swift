import Diagnostics

// The likely position of a missing quote.
extension SyntaxExplainer {
  /// A quote that is never closed, or only by the opening quote of a later text.
  func unclosedQuote(at opening: Int) -> Diagnostic {
    unclosedQuote(at: opening, endingAt: endOfText(inQuotesFrom: opening))
  }

  /// A quote whose text ends at a given offset.
  func unclosedQuote(at opening: Int, endingAt end: Int) -> Diagnostic {
    let quote = lines.text(place(opening))
    if let finding = escapedQuote(Span(opening, end), quote) { return finding }
    let text = withoutOtherQuote(Span(opening + 1, max(end, opening + 1)))
    let whole = Span(opening, end)
    // A text may begin with an apostrophe, while a lone double quote is hardly ever meant.
    let alternative = quote == "'" ? "; if the text only begins with \(quote), write \(quoted(whole))" : ""
    let isOther = text.end < end
    // A backslash at the end would make the closing quote a part of the text.
    let isReadable = quote == "'" || !endsInBackslash(text)
    let meant = isReadable ? "\(quote)\(lines.text(text))\(quote)" : findings.inQuotes(lines.text(text))
    return findings.finding(
      .unclosedQuote, at: isOther ? Span(text.end, end) : .at(end),
      isOther
        ? "'\(lines.text(Span(text.end, end)))' does not close a text that begins with \(quote), which is never closed"
        : "a text in quotes is never closed: its closing \(quote) is missing",
      notes: [note("the text begins here", at: place(opening))],
      help: (isReadable ? "write the closing \(quote): " : "write ") + "\(sample(meant))\(alternative)",
      fixes: [
        isReadable
          ? Fix("write the closing quote", .needsChoice, [Edit(Location(findings.path, Span(text.end, end)), quote)])
          : Fix("write other quotes", .needsChoice, [Edit(Location(findings.path, whole), meant)])
      ])
  }

  /// True for an odd number of backslashes at the end, the last of which escapes the quote.
  private func endsInBackslash(_ text: Span) -> Bool {
    lines.text(text).utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// A backslash at the end of a text, which makes the closing quote a part of it: `"C:\"`.
  private func escapedQuote(_ whole: Span, _ quote: String) -> Diagnostic? {
    guard quote == "\"", whole.count > 3, lines.text(Span(whole.end - 2, whole.end)) == "\\\"" else { return nil }
    let meant = findings.inQuotes(lines.text(Span(whole.start + 1, whole.end - 1)))
    return findings.finding(
      .unclosedQuote, at: Span(whole.end - 2, whole.end),
      "a text in quotes is never closed: the backslash makes its last quote a part of it",
      notes: [note("the text begins here", at: place(whole.start))], help: "write \(sample(meant))",
      fixes: [Fix("write other quotes", .needsChoice, [Edit(Location(findings.path, whole), meant)])])
  }

  private func sample(_ text: String) -> String {
    text.unicodeScalars.count > 70
      ? "\(String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))))…" : "`\(text)`"
  }

  /// A text without a quote of another kind at its end.
  private func withoutOtherQuote(_ text: Span) -> Span {
    guard text.count > 1, let last = lines.text(text).unicodeScalars.last,
      last == "'" || last == "\"" || last.isCurlyQuote
    else { return text }
    return Span(text.start, text.end - String(last).utf8.count)
  }

  /// The likely end of a text without its closing quote: before a comma or bracket, or at the end of its line.
  private func endOfText(inQuotesFrom opening: Int) -> Int {
    let line = lines.line(at: opening)
    guard let bracket = bracketOnLine(before: opening) else { return endOfTextOnLines(opening) }
    let rest = Span(opening + 1, line.end)
    let closing = (rest.start..<rest.end).last { "]}".utf8.contains(lines.bytes[$0]) }
    if lines.bytes[bracket.offset] == UInt8(ascii: "["), bracket.hasQuotedItems, let closing {
      return lines.trimmed(Span(opening, closing)).end
    }
    var depth = 0
    for offset in rest.start..<rest.end {
      let byte = lines.bytes[offset]
      if depth == 0, ",]}".utf8.contains(byte) { return lines.trimmed(Span(opening, offset)).end }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
    }
    return lines.trimmed(Span(opening, closing ?? rest.end)).end
  }

  /// The innermost bracket that is open at an offset of a line, with true where all items between the two are in
  /// quotes; nil without an open bracket.
  private func bracketOnLine(before end: Int) -> (offset: Int, hasQuotedItems: Bool)? {
    var open: [(offset: Int, quoted: Int, others: Int)] = []
    var offset = lines.line(at: end).start
    var isAtStart = false
    while offset < end, let byte = lines.byte(at: offset) {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((offset, 0, 0))
        isAtStart = true
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: ","): isAtStart = true
      case _ where lines.isBlank(offset): break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if isAtStart, let closing = closingQuote(of: offset), closing < end {
          if !open.isEmpty { open[open.count - 1].quoted += 1 }
          offset = closing
        }
        isAtStart = false
      case _:
        if isAtStart, !open.isEmpty { open[open.count - 1].others += 1 }
        isAtStart = false
      }
      offset += 1
    }
    return open.last.map { ($0.offset, $0.quoted > 0 && $0.others == 0) }
  }

  /// The end of a text outside of brackets on one line: that of its line, or of the last one below it that goes on with
  /// it.
  private func endOfTextOnLines(_ opening: Int) -> Int {
    let first = lines.content(ofLineAt: opening)
    let column = column(of: lines.withoutDashes(first))
    var last = first
    while let below = lines.contentBelow(last.start), self.column(of: below) > column, !isEntry(below),
      lines.withoutDashes(first).start < opening
    {
      last = below
    }
    // On lines of their own between brackets, items end in a comma.
    let isItem = opening == first.start && last == first && lines.byte(at: first.end - 1) == UInt8(ascii: ",")
    return isItem ? first.end - 1 : last.end
  }
}

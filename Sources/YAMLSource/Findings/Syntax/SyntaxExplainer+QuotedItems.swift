import Diagnostics

// Items of lists in brackets that have quotes, or another sign than a comma between them.
extension SyntaxExplainer {
  /// The finding about a character after an item in quotes that is neither a comma nor the end; nil elsewhere.
  var itemAfterQuotes: Diagnostic? {
    guard let (opening, closing) = quotesBeforeProblem else { return nil }
    if let end = endOfItem(closedByNext: closing, from: opening) { return unclosedQuote(at: opening, endingAt: end) }
    let isOnOneLine = lines.line(at: opening) == lines.line(at: problem)
    if isQuote(problem) && problem > closing + 1 || !isOnOneLine { return commaMissing(after: closing) }
    let item = Span(opening, endOfItem(from: problem))
    if problem == closing + 1 { return textAfterQuote(item) }
    return itemOrText(item, closing)
  }

  private var bracket: Int? {
    lines.byte(at: context).map { "[{".utf8.contains($0) } == true ? context : openBracket(before: problem)
  }

  /// The quotes of the item right before the problem.
  private var quotesBeforeProblem: (opening: Int, closing: Int)? {
    guard let bracket, bracket < problem else { return nil }
    var (offset, isAtStart, parentheses) = (bracket + 1, true, 0)
    while offset < problem, let byte = lines.byte(at: offset) {
      if isAtStart, isQuote(offset) {
        guard let closing = closingQuote(of: offset), closing < problem else { return nil }
        if (closing + 1..<problem).allSatisfy(isBlankOrBreak) { return (offset, closing) }
        offset = closing
        isAtStart = false
      } else if !isBlankOrBreak(offset) {
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        isAtStart = parentheses <= 0 && ",[{:".utf8.contains(byte)
      }
      offset += 1
    }
    return nil
  }

  private func isBlankOrBreak(_ offset: Int) -> Bool { lines.isBlank(offset) || lines.isBreak(offset) }

  /// The end of an item without its closing quote, where the quote that closes it opens the next item: a quote after a
  /// comma or at the beginning of a line, and right before a word.
  private func endOfItem(closedByNext closing: Int, from opening: Int) -> Int? {
    guard problem == closing + 1 else { return nil }
    var before = closing
    var isOnLineOfItsOwn = false
    while before > opening + 1, isBlankOrBreak(before - 1) {
      before -= 1
      isOnLineOfItsOwn = isOnLineOfItsOwn || lines.isBreak(before)
    }
    guard before > opening + 1 else { return nil }
    if lines.bytes[before - 1] == UInt8(ascii: ",") { return lines.trimmed(Span(opening, before - 1)).end }
    return isOnLineOfItsOwn ? before : nil
  }

  /// The end of an item in brackets.
  private func endOfItem(from start: Int) -> Int {
    var depth = 0
    let end = lines.line(at: start).end
    for offset in start..<end {
      let byte = lines.bytes[offset]
      if depth == 0, ",]}".utf8.contains(byte) { return lines.trimmed(Span(start, offset)).end }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
    }
    return lines.trimmed(Span(start, end)).end
  }

  private func commaMissing(after closing: Int) -> Diagnostic {
    var closings = [closing]
    var next = problem
    // One missing comma rarely comes alone.
    while isQuote(next), let other = closingQuote(of: next) {
      next = other + 1
      while next < lines.bytes.count, isBlankOrBreak(next) { next += 1 }
      if isQuote(next) { closings.append(other) }
    }
    let count = closings.count
    let edits = closings.map { Edit(Location(findings.path, .at($0 + 1)), ",") }
    let opening = quotesBeforeProblem?.opening ?? closing
    return findings.finding(
      .missingComma, at: place(problem), "a comma is missing before this",
      notes: [Diagnostic.Note("the quotes before it have ended the item")],
      help: "write a comma behind `\(lines.text(Span(opening, closing + 1)))`"
        + (count == 1 ? "" : ", and behind the \(count == 2 ? "item" : "\(count - 1) items") after it"),
      fixes: [Fix("write \(count == 1 ? "the comma" : "the commas")", .needsChoice, edits)])
  }

  /// A word behind quotes: the next item, or the rest of a text whose first words are in quotes.
  private func itemOrText(_ item: Span, _ closing: Int) -> Diagnostic {
    let quotes = lines.text(Span(item.start, closing + 1))
    let inner = Span(item.start + 1, closing)
    // An author who puts quotes around plain words means them as part of a text.
    let isText = inner.count > 0 && (inner.start..<inner.end).allSatisfy(isOfPlainWord)
    let rest = lines.text(Span(problem, item.end))
    let comma = Fix("write a comma", .needsChoice, [Edit(Location(findings.path, .at(closing + 1)), ",")])
    let (asText, asItems) = (
      "for one text write \(quoted(item))", "for two items write ', ' between them: `\(quotes), \(rest)`"
    )
    return findings.finding(
      isText ? .textAfterValue : .missingComma, at: isText ? Span(problem, item.end) : place(problem),
      isText ? "text after the closing quote, where the item has ended" : "a comma is missing before this",
      notes: [Diagnostic.Note("the quotes before it have ended the item")],
      help: isText ? "\(asText); \(asItems)" : "\(asItems); \(asText)",
      fixes: isText ? quoteFix(item) + [comma] : [comma] + quoteFix(item))
  }

  private func isOfPlainWord(_ offset: Int) -> Bool {
    lines.bytes[offset].isWordByte || lines.bytes[offset] >= 0x80 || lines.isBlank(offset)
  }

  /// A quote within a text in quotes of the same kind.
  private func textAfterQuote(_ item: Span) -> Diagnostic {
    let isWhole = item.count > 2 && lines.byte(at: item.end - 1) == lines.byte(at: item.start)
    let text = isWhole ? Span(item.start + 1, item.end - 1) : item
    let edit = Edit(Location(findings.path, item), findings.inQuotes(lines.text(text)))
    return findings.finding(
      .textAfterValue, at: Span(problem, item.end), "text after the closing quote, where the value has ended",
      help: "write \(quoted(text))", fixes: [Fix("put quotes around it", .needsChoice, [edit])])
  }

  /// Several texts in quotes with commas between them, which lack the brackets of a list.
  func quotedItems(_ value: Span) -> Diagnostic? {
    var (offset, count) = (value.start, 0)
    while offset < value.end, isQuote(offset), let closing = closingQuote(of: offset), closing < value.end {
      count += 1
      let rest = lines.trimmed(Span(closing + 1, value.end))
      guard rest.count > 0, lines.bytes[rest.start] == UInt8(ascii: ",") else {
        offset = rest.count == 0 ? value.end : value.start
        break
      }
      offset = lines.trimmed(Span(rest.start + 1, value.end)).start
    }
    guard count > 1, offset == value.end else { return nil }
    let list = "[\(lines.text(value))]"
    return findings.finding(
      .textAfterValue, at: Span(problem, value.end), "text after the closing quote, where the value has ended",
      help: "for a list put brackets around it: `\(shortened(list, to: 100))`; for one text write \(quoted(value))",
      fixes: [Fix("put brackets around it", .needsChoice, [Edit(Location(findings.path, value), list)])]
        + quoteFix(value))
  }

  // MARK: Brackets over several lines

  /// A quote in brackets that are closed on the line of the bracket, but not the quote.
  var quoteLeftOpen: Int? {
    guard let bracket else { return nil }
    let end = lines.line(at: bracket).end
    var offset = bracket + 1
    var isAtStart = true
    while offset < end {
      if isAtStart, isQuote(offset) {
        guard let closing = closingQuote(of: offset), closing < end else {
          return (offset..<end).contains { "]}".utf8.contains(lines.bytes[$0]) } ? offset : nil
        }
        offset = closing
        isAtStart = false
      } else if !lines.isBlank(offset) {
        isAtStart = ",[{:".utf8.contains(lines.bytes[offset])
      }
      offset += 1
    }
    return nil
  }

  /// True where the bracket is closed on the problem's line or below, on lines that are not indented less than its own.
  var isClosedBelow: Bool {
    guard let bracket else { return false }
    let column = column(of: lines.withoutDashes(lines.content(ofLineAt: bracket)))
    var line = lines.content(ofLineAt: problem)
    while self.column(of: line) >= column {
      let isClosed = (line.start..<line.end).contains { "]}".utf8.contains(lines.bytes[$0]) }
      if isClosed { return true }
      guard self.column(of: line) > column, let below = lines.contentBelow(line.start) else { return false }
      line = below
    }
    return false
  }

  /// A bracket that is opened twice and closed once, at the end of its line.
  var secondBracket: Diagnostic? {
    let text = lines.trimmed(Span(context, lines.line(at: context).end))
    let bytes = lines.bytes[text.start..<text.end]
    guard text.count > 2, bytes.first == UInt8(ascii: "["), lines.byte(at: context + 1) == UInt8(ascii: "["),
      bytes.count(where: { $0 == UInt8(ascii: "[") }) == 2, bytes.count(where: { $0 == UInt8(ascii: "]") }) == 1,
      bytes.last == UInt8(ascii: "]")
    else { return nil }
    let bracket = Span(context, context + 1)
    return findings.finding(
      .unclosedBracket, at: bracket, "two brackets are opened here, and one is closed",
      help: "write `\(shortened(lines.text(Span(text.start + 1, text.end)), to: 100))`",
      fixes: [Fix("take the second bracket out", .needsChoice, [Edit(Location(findings.path, bracket), "")])])
  }

  // MARK: Other signs between items

  /// A semicolon, or a comma of another script, between two entries in braces.
  var otherSignForComma: Diagnostic? {
    guard let item = itemAroundProblem, let bracket, lines.byte(at: bracket) == UInt8(ascii: "{") else { return nil }
    let written = lines.text(item)
    guard let sign = [";", "\u{FF1B}", "\u{FF0C}", "\u{3001}"].first(where: written.contains)
    else { return nil }
    let parts = written.split(separator: sign).map { $0.drop { $0 == " " } }
    let areEntries = parts.allSatisfy { part in
      guard let colon = part.firstIndex(of: ":") else { return false }
      return part[..<colon].utf8.allSatisfy(\.isWordByte)
    }
    guard parts.count > 1, areEntries else { return nil }
    let meant = parts.joined(separator: ", ")
    return findings.finding(
      .missingComma, at: item, "'\(sign)' does not separate items in brackets, but ',' does",
      help: "write `\(shortened(meant, to: 100))`",
      fixes: [Fix("write commas", .needsChoice, [Edit(Location(findings.path, item), meant)])])
  }
}

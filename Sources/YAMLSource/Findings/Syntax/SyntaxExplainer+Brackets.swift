import Diagnostics

// Lists and mappings in brackets.
extension SyntaxExplainer {
  /// Something in brackets that is neither a comma nor the end.
  var brokenFlow: Diagnostic {
    let isOnOneLine = lines.line(at: context) == lines.line(at: problem)
    guard isOnOneLine, let byte = lines.byte(at: problem), byte != 0x0A, byte != 0x0D else {
      return quoteLeftOpen.map(unclosedQuote) ?? (isClosedBelow ? itemAfterQuotes : nil) ?? secondBracket
        ?? unclosedBracket
    }
    switch byte {
    case UInt8(ascii: ":"): return colonInItem
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return wrongBracket
    default: return missingComma
    }
  }

  private var opening: String { lines.text(place(context)) }

  private var unclosedBracket: Diagnostic {
    commentInBrackets(from: context).map { closedInComment($0, bracket: context) } ?? unclosedBracket(at: context)
  }

  /// A `#` by which the closing bracket, and mostly the end of a text, became a comment.
  private func closedInComment(_ sign: Int, bracket: Int) -> Diagnostic {
    let line = lines.line(at: sign)
    let end = (sign..<line.end).first { isSeparator(lines.bytes[$0]) } ?? line.end
    let start = (bracket..<sign).last { isSeparator(lines.bytes[$0]) }.map { $0 + 1 } ?? bracket + 1
    let before = lines.isBlank(sign - 1) ? "a space" : "'\(lines.text(Span(sign - 1, sign)))'"
    return findings.finding(
      .unclosedBracket, at: Span(sign, lines.trimmed(Span(sign, line.end)).end),
      "the `#` after \(before) begins a comment, "
        + "so the closing '\(closing(of: lines.text(place(bracket))))' is a part of it",
      notes: [note("the bracket that it should close", at: place(bracket))],
      help: "put the text in quotes: \(quoted(lines.trimmed(withoutKey(Span(start, end)))))")
  }

  /// The first comment behind a bracket that holds a bracket of the kind that would close it, before the problem.
  private func commentInBrackets(from bracket: Int) -> Int? {
    let closing = closing(of: lines.text(place(bracket)))
    var offset = bracket + 1
    while offset < problem, let byte = lines.byte(at: offset) {
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\""), isSeparator(lines.byteBefore(offset) ?? 0x0A) {
        offset = closingQuote(of: offset) ?? problem
      } else if byte == UInt8(ascii: "#"), lines.isBlank(offset - 1) || "[{,".utf8.contains(lines.bytes[offset - 1]) {
        let line = lines.line(at: offset)
        if lines.text(Span(offset, line.end)).contains(closing) { return offset }
        offset = line.end
      }
      offset += 1
    }
    return nil
  }

  private func isSeparator(_ byte: UInt8) -> Bool { "[]{},:\n\r".utf8.contains(byte) }

  private func withoutKey(_ item: Span) -> Span {
    lines.keyColon(in: lines.trimmed(item)).map { Span($0 + 1, item.end) } ?? item
  }

  /// A bracket that lacks its end.
  func unclosedBracket(at bracket: Int) -> Diagnostic {
    let text = lines.trimmed(Span(bracket, lines.line(at: bracket).end))
    let closing = closing(of: lines.text(place(bracket)))
    return findings.finding(
      .unclosedBracket, at: place(bracket), "this bracket is not closed with '\(closing)'", label: "opened here",
      notes: [note("what comes here does not fit into it", at: place(problem))],
      help: "write '\(closing)' after the last item; if it is text, write \(quoted(text))")
  }

  private func closing(of opening: String) -> String { opening == "{" ? "}" : "]" }

  /// The innermost bracket before an offset that is still open there.
  func openBracket(before offset: Int) -> Int? {
    var closed = 0
    for position in (0..<min(offset, lines.bytes.count)).reversed() {
      switch lines.bytes[position] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): closed += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if closed == 0 { return position }
        closed -= 1
      default: continue
      }
    }
    return nil
  }

  private var wrongBracket: Diagnostic {
    findings.finding(
      .unclosedBracket, at: place(problem), "'\(opening)' is closed with '\(lines.text(place(problem)))'",
      notes: [note("opened here", at: place(context))], help: "write '\(closing(of: opening))'")
  }

  /// A colon too many in an item, or one at its end.
  var colonInItem: Diagnostic {
    if let finding = otherSignForComma { return finding }
    let slice = sliceAroundProblem
    let item = slice ?? itemAroundProblem
    let isLast = slice != nil || item.map { $0.end == problem + 1 } ?? false
    return findings.finding(
      .colonInText, at: place(problem),
      isLast
        ? slice == nil
          ? "a colon at the end of an item in brackets, which makes a key of it"
          : "brackets and a colon within an item in brackets, which make a list and a key of it"
        : "a second colon in one item in brackets",
      help: item.flatMap { isLast ? "write \(quoted($0))" : nil }
        ?? "write a comma between two items, or put quotes around text that contains a colon")
  }

  /// The item whose part in brackets the problem is in, where that is a part of code such as `s[1:]`.
  private var sliceAroundProblem: Span? {
    let line = lines.line(at: problem)
    guard let bracket = openBracket(before: problem), bracket > line.start, lines.bytes[bracket - 1].isWordByte,
      let closing = (problem..<line.end).first(where: { lines.bytes[$0] == UInt8(ascii: "]") })
    else { return nil }
    let start = (line.start..<bracket).reversed().prefix { !",[{".utf8.contains(lines.bytes[$0]) }.last ?? bracket
    let rest = (closing + 1..<line.end).prefix { !",]}".utf8.contains(lines.bytes[$0]) }
    return lines.trimmed(Span(start, rest.last.map { $0 + 1 } ?? closing + 1))
  }

  /// A comma before which there is nothing.
  var missingItem: Diagnostic {
    findings.finding(
      .missingComma, at: place(problem), "an item is missing before this comma",
      help: "write the item, or remove the comma; text that begins with a comma needs quotes")
  }

  private var missingComma: Diagnostic {
    let item = itemAroundProblem
    if let start = item?.start, let sign = lines.byte(at: start), "*&".utf8.contains(sign) {
      return reservedCharacter(start)
    }
    if let finding = itemAfterQuotes ?? braceAtEndOfItem { return finding }
    let isCode = item.map { lines.text($0).contains { "([{".contains($0) } } ?? false
    return findings.finding(
      .missingComma, at: place(problem),
      isCode
        ? "a comma, bracket or quote within '\(item.map(lines.text) ?? "")' ends the item"
        : "a comma is missing before this",
      notes: item.map(noteOnCurlyQuotes) ?? [],
      help: isCode
        ? "write \(item.map(quotedEntry) ?? "")"
        : "write ', ' between two items, or put quotes around text that contains brackets, commas or colons",
      fixes: isCode ? item.flatMap { lines.keyColon(in: $0) == nil ? quoteFix($0) : nil } ?? [] : [])
  }

  /// An item of a list in quotes, or an entry of a mapping with its value in quotes.
  private func quotedEntry(_ item: Span) -> String {
    guard let colon = lines.keyColon(in: item), (item.start..<colon).allSatisfy({ lines.bytes[$0].isWordByte }) else {
      return quoted(item)
    }
    let value = findings.inQuotes(lines.text(lines.trimmed(Span(colon + 1, item.end))))
    return "`\(lines.text(Span(item.start, colon))): \(value)`"
  }

  func isQuote(_ offset: Int) -> Bool {
    lines.byte(at: offset) == UInt8(ascii: "'") || lines.byte(at: offset) == UInt8(ascii: "\"")
  }

  /// The item of a list in brackets around the problem, as a person reads it: commas within its own brackets do not
  /// part it.
  var itemAroundProblem: Span? {
    let line = lines.line(at: problem)
    guard context >= line.start, context < problem else { return nil }
    // What was being read begins at the bracket, or at the item itself.
    let first = "[{".utf8.contains(lines.bytes[context]) ? context + 1 : context
    var (start, depth) = (first, 0)
    for offset in first..<line.end {
      let byte = lines.bytes[offset]
      if "([{".utf8.contains(byte) { depth += 1 }
      let isEnd = depth == 0 && ",]}".utf8.contains(byte)
      if ")]}".utf8.contains(byte) { depth -= 1 }
      guard isEnd else { continue }
      if offset > problem || (offset == problem && byte != UInt8(ascii: ",")) || depth < 0 {
        return offset >= problem ? lines.trimmed(Span(start, offset)) : nil
      }
      start = offset + 1
    }
    return nil
  }
}

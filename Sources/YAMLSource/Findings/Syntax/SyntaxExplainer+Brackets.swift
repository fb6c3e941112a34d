import Diagnostics

// Lists and mappings in brackets.
extension SyntaxExplainer {
  /// Something in brackets that is neither a comma nor the end.
  var brokenFlow: Diagnostic {
    let isOnOneLine = lines.line(at: context) == lines.line(at: problem)
    guard isOnOneLine, let byte = lines.byte(at: problem), byte != 0x0A, byte != 0x0D else { return unclosedBracket }
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
    return findings.finding(
      .unclosedBracket, at: Span(sign, lines.trimmed(Span(sign, line.end)).end),
      "the `#` after a space begins a comment, "
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
      } else if byte == UInt8(ascii: "#"), lines.isBlank(offset - 1) {
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

  private var colonInItem: Diagnostic {
    findings.finding(
      .colonInText, at: place(problem), "a second colon in one item in brackets",
      help: "write a comma between two items, or put quotes around text that contains a colon")
  }

  /// A comma before which there is nothing.
  var missingItem: Diagnostic {
    findings.finding(
      .missingComma, at: place(problem), "an item is missing before this comma",
      help: "write the item, or remove the comma; text that begins with a comma needs quotes")
  }

  private var missingComma: Diagnostic {
    let isAfterQuote = lines.byteBefore(problem) == UInt8(ascii: "'") || lines.byteBefore(problem) == UInt8(ascii: "\"")
    return findings.finding(
      .missingComma, at: place(problem), "a comma is missing before this",
      notes: isAfterQuote ? [Diagnostic.Note("the quotes before it have ended the item")] : [],
      help: isAfterQuote
        ? "write ', ' between two items; for a quote within single quotes write it twice: ''"
        : "write ', ' between two items, or put quotes around text that contains brackets, commas or colons")
  }
}

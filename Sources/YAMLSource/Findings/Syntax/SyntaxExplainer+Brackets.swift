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

  private var unclosedBracket: Diagnostic { unclosedBracket(at: context) }

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

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

  private var closing: String { opening == "{" ? "}" : "]" }

  private var unclosedBracket: Diagnostic {
    let text = lines.trimmed(Span(context, lines.line(at: context).end))
    return findings.finding(
      .unclosedBracket, at: place(context), "this bracket is not closed with '\(closing)'", label: "opened here",
      notes: [note("what comes here does not fit into it", at: place(problem))],
      help: "write '\(closing)' after the last item; if it is text, write \(quoted(text))")
  }

  private var wrongBracket: Diagnostic {
    findings.finding(
      .unclosedBracket, at: place(problem), "'\(opening)' is closed with '\(lines.text(place(problem)))'",
      notes: [note("opened here", at: place(context))], help: "write '\(closing)'")
  }

  private var colonInItem: Diagnostic {
    findings.finding(
      .colonInText, at: place(problem), "a second colon in one item of a list in brackets",
      help: "put quotes around the text that contains the colon")
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

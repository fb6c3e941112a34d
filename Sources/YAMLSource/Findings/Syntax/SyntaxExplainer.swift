import Diagnostics

/// Turns what libyaml stumbled over into words for an author: the fact, where, and what to write.
///
/// libyaml says at which token its grammar broke down; what the author meant to write is read from the lines around it.
struct SyntaxExplainer {
  let findings: Findings
  let lines: SourceLines
  let fault: SyntaxFault
  /// Where it was noticed, in bytes.
  let problem: Int
  /// Where that which was being read began, in bytes.
  let context: Int

  /// The finding for the author.
  var diagnostic: Diagnostic {
    mergeConflict ?? strayMark ?? unusualSpace ?? colonWithinQuotes.map(colonInQuotes)
      ?? quoteClosedTooLate.map(unclosedQuote) ?? lineOutsideBlock ?? faultAbove ?? diagnosticOfProblem
  }

  private var diagnosticOfProblem: Diagnostic {
    switch fault.problem {
    case let problem where problem.contains("found a tab"): tab
    case "found character that cannot start any token":
      lines.byte(at: problem) == 0x09 ? tab : reservedCharacter(problem)
    case "mapping values are not allowed in this context": unexpectedColon
    case "could not find expected ':'": missingColon
    case "found unexpected end of stream", "found unexpected document indicator": unclosedQuote(at: context)
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      badEscape
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": brokenFlow
    case "found unexpected ':'": colonInItem
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
      unexpectedContent
    case "block sequence entries are not allowed in this context": listOnKeyLine
    case "found an indentation indicator equal to 0": blockHeader
    default: explainedByContext
    }
  }

  private var explainedByContext: Diagnostic {
    switch fault.context {
    case "while scanning an alias", "while scanning an anchor", "while scanning a directive": reservedCharacter(context)
    case "while scanning a block scalar": blockHeader
    case "while scanning a tag", "while parsing a tag", "while parsing a node": badTag
    case "while parsing a flow node" where lines.byte(at: problem) == UInt8(ascii: ","): missingItem
    case "while parsing a block node", "while parsing a flow node": reservedCharacter(problem)
    default: fault.problem.hasPrefix("mapping keys") ? reservedCharacter(problem) : directiveOrUnknown
    }
  }

  private var directiveOrUnknown: Diagnostic {
    let line = lines.content(ofLineAt: problem)
    guard lines.byte(at: line.start) == UInt8(ascii: "%") else { return unknown }
    return findings.finding(
      .syntax, at: line, "a line that begins with '%' speaks to the reader of YAML, and this one is not understood",
      help: "remove the line")
  }

  private var unknown: Diagnostic {
    findings.finding(
      .syntax, at: place(problem), "this is not YAML: libyaml \(fault.problem)",
      notes: fault.context.isEmpty ? [] : [Diagnostic.Note(fault.context, at: Location(findings.path, place(context)))],
      help: "compare this line with one that is right, or put quotes around text")
  }

  private var badTag: Diagnostic {
    let text = textOfItem(at: context)
    return findings.finding(
      .tag, at: text, "text that begins with '!' is a tag unless it stands in quotes",
      help: "write \(quoted(text))", fixes: quoteFix(text))
  }
}

extension SyntaxExplainer {
  /// The character at an offset; at the end of the text the place itself.
  func place(_ offset: Int) -> Span {
    let offset = min(offset, lines.bytes.count)
    guard offset < lines.bytes.count, lines.bytes[offset] > 0x20 else { return .at(offset) }
    var end = offset + 1
    while end < lines.bytes.count, lines.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Span(offset, end)
  }

  /// A text as it is to be written in quotes, shortened if it is long.
  func quoted(_ span: Span) -> String { findings.quoted(lines.text(span)) }

  /// An edit that puts a text in quotes; an editor offers it.
  func quoteFix(_ span: Span) -> [Fix] {
    guard span.count > 0 else { return [] }
    let edit = Edit(Location(findings.path, span), findings.inQuotes(lines.text(span)))
    return [Fix("put quotes around it", .needsChoice, [edit])]
  }

  /// Notes that YAML does not treat curly quotes around a text as quotes; empty for other texts.
  func noteOnCurlyQuotes(_ text: Span) -> [Diagnostic.Note] {
    let written = lines.text(text)
    return withoutTypographicQuotes(written) == written ? [] : [Diagnostic.Note("curly quotes are letters to YAML")]
  }

  func note(_ message: String, at span: Span) -> Diagnostic.Note {
    Diagnostic.Note(message, at: Location(findings.path, span))
  }
}

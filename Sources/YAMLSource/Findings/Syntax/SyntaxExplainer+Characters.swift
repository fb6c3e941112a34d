import Diagnostics

// Tabs, characters that text cannot begin with, block headers and escapes.
extension SyntaxExplainer {
  /// A byte-order mark at the beginning of a line, as files put together leave it; what follows it fits to nothing.
  var strayMark: Diagnostic? {
    let start = lines.line(at: problem).start
    let spans = [Span(max(problem - 3, 0), problem), Span(start, min(start + 3, lines.bytes.count))]
    guard let span = spans.first(where: { $0.start > 0 && lines.text($0) == "\u{FEFF}" }) else { return nil }
    return findings.finding(
      .controlCharacter, at: span, "an invisible byte-order mark within the file",
      help: "remove it; files that are put together leave it behind",
      fixes: [Fix("remove it", .needsChoice, [Edit(Location(findings.path, span), "")])])
  }

  var tab: Diagnostic {
    var end = problem
    while lines.byte(at: end) == 0x09 { end += 1 }
    let span = Span(problem, max(end, problem))
    let edit =
      lines.indentingEdit(ofLineAt: problem, in: findings.path)
      ?? Edit(Location(findings.path, span), String(repeating: "  ", count: max(span.count, 1)))
    return findings.finding(
      .tab, at: span, "a tab where YAML takes only spaces", label: "a tab",
      help: "indent with spaces, two for each level; most editors can be set to do so for YAML files",
      fixes: [Fix("write spaces for the tab", .needsChoice, [edit])])
  }

  /// Text that begins with a character that means something to YAML.
  func reservedCharacter(_ offset: Int) -> Diagnostic {
    let text = textOfItem(at: min(offset, lines.bytes.count))
    guard text.count > 0 else { return missingValue(offset) }
    let first = lines.text(place(text.start))
    if first == "*", lines.content(ofLineAt: text.start).start == text.start, let mark = listMark(at: text) {
      return mark
    }
    if lines.text(text).hasPrefix("```") { return codeFence(text) }
    return findings.finding(
      .reservedCharacter, at: text, "text cannot begin with '\(first)' unless it stands in quotes",
      help: "write \(quoted(text))", fixes: quoteFix(text))
  }

  /// Code between three backticks, as in Markdown.
  private func codeFence(_ text: Span) -> Diagnostic {
    let fence = "```"
    let written = lines.text(text)
    let inner = String(written.dropFirst(3).dropLast(written.hasSuffix(fence) && written.count > 6 ? 3 : 0))
    let isOnOneLine = written.hasSuffix(fence) && written.count > 6
    let isPlain =
      inner.first.map(\.isLetter) == true && !inner.contains(": ") && !inner.hasSuffix(":") && !inner.contains(" #")
    let meant = isPlain ? inner : findings.inQuotes(inner)
    return findings.finding(
      .reservedCharacter, at: text, "\(fence) does not begin code in YAML",
      help: isOnOneLine ? "write `\(meant)`" : helpForFences(text),
      fixes: isOnOneLine ? [Fix("take \(fence) out", .needsChoice, [Edit(Location(findings.path, text), meant)])] : [])
  }

  /// How to write lines between two fences as a block.
  private func helpForFences(_ text: Span) -> String {
    let line = lines.content(ofLineAt: text.start)
    let isBehindKey = line.start < text.start
    let key = isBehindKey ? line : lines.contentAbove(line.start) ?? line
    let margin = column(of: lines.withoutDashes(key))
    let isIndented = lines.contentBelow(line.start).map { column(of: $0) > margin } ?? true
    let indentation = isIndented ? "" : "; indent the lines between them by \(margin + 2) spaces"
    return
      (isBehindKey
      ? "write `|` in the place of `\(lines.text(text))`, and take the line of the other ``` out"
      : "write `|` behind the key above, and take the lines of ``` out") + indentation
  }

  /// The text that begins at an offset: to the end of the line, in brackets to the end of the item.
  func textOfItem(at offset: Int) -> Span {
    let rest = lines.trimmed(Span(offset, lines.line(at: offset).end))
    let openers = [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")]
    guard let before = lines.byteBefore(offset), openers.contains(before) else { return rest }
    let closers = [UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ",")]
    let end = (rest.start..<rest.end).first { closers.contains(lines.bytes[$0]) } ?? rest.end
    return lines.trimmed(Span(rest.start, end))
  }

  private func missingValue(_ offset: Int) -> Diagnostic {
    if fault.context == "while parsing a flow node", let bracket = openBracket(before: offset) {
      return unclosedBracket(at: bracket)
    }
    return findings.finding(
      .syntax, at: .at(min(offset, lines.bytes.count)), "a value is missing here",
      help: "write the value, or remove what announces it")
  }

  var blockHeader: Diagnostic {
    let text = lines.trimmed(Span(context, lines.line(at: context).end))
    let sign = lines.text(place(context))
    return findings.finding(
      .blockHeader, at: text, "after '\(sign)' the text of a block begins on the next line",
      help: "put the text on the next line, indented by two spaces more than the key; or write \(quoted(text))")
  }

  var badEscape: Diagnostic {
    var start = problem
    while start > context, lines.byte(at: start) != UInt8(ascii: "\\") { start -= 1 }
    let letter = lines.byte(at: start + 1)
    let digits = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
    var end = place(start + 1).end
    while end < start + 2 + digits, lines.byte(at: end)?.isWordByte == true { end += 1 }
    let span = Span(start, end)
    return findings.finding(
      .escape, at: span, "'\(lines.text(span))' is no escape that double quotes know",
      help: "write `\\\\` for a backslash, or use single quotes, in which a backslash is only itself")
  }
}

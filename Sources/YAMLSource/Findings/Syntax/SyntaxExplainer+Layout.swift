import Diagnostics

// Lines that stand where they belong to nothing, and what follows a value on its line.
extension SyntaxExplainer {
  /// Something where the next key or list item should be.
  var unexpectedContent: Diagnostic {
    let content = lines.content(ofLineAt: problem)
    if let glued = gluedDash { return glued }
    guard problem <= content.start || isAfterDashes(content) else { return afterValue(content) }
    if lines.byte(at: problem) == UInt8(ascii: ":") { return findings.keyMissing(at: place(problem)) }
    if fault.problem.contains("<document start>") { return afterDocument(content) }
    let indentation = problem - lines.line(at: problem).start
    let expected = context - lines.line(at: context).start
    if indentation == expected { return wrongKind(content) }
    return wrongIndentation(content, indentation, expected)
  }

  private func isAfterDashes(_ content: Span) -> Bool { lines.withoutDashes(content).start == problem }

  /// A dash without its space, or another sign for it, on the line of the problem or on the one where the keys begin.
  private var gluedDash: Diagnostic? {
    listMarkOfItem(at: lines.content(ofLineAt: problem)) ?? listMarkOfItem(at: lines.content(ofLineAt: context))
  }

  /// A key among list items, or a list item among keys.
  private func wrongKind(_ content: Span) -> Diagnostic {
    let isList = fault.context.contains("collection")
    let column = problem - lines.line(at: problem).start
    let begins = note(isList ? "the list begins here" : "the keys begin here", at: place(context))
    guard isList else {
      return findings.finding(
        .indentation, at: content, "a list item among keys", notes: [begins], help: helpForItem(content, column))
    }
    return findings.finding(
      .indentation, at: content, "a list item must begin with '- ', and this line does not", notes: [begins],
      help: isKeyOfItems(content, column)
        ? "write `- \(lines.text(content))`"
        : "indent it by \(spaces(column + 2)) if it belongs to the item above, or write '- ' before it")
  }

  /// Whether the items above begin with the key of a line.
  private func isKeyOfItems(_ content: Span, _ column: Int) -> Bool {
    itemAbove(content, sameKeyAs: content).map { lines.indentation(at: $0.start) == column } ?? false
  }

  private func helpForItem(_ content: Span, _ column: Int) -> String {
    likeItemsAbove(content, column) ?? "indent it further than the key that the list belongs to"
  }

  /// What to do about a list item that is not indented like those above that begin with the same key.
  func likeItemsAbove(_ content: Span, _ column: Int) -> String? {
    guard let item = itemAbove(content, sameKeyAs: lines.withoutDashes(content)),
      case let wanted = lines.indentation(at: item.start), wanted != column, lines.withoutDashes(content) != content
    else { return nil }
    return "\(movingItem(content, by: wanted - column)), like the items above"
  }

  /// The nearest list item above that begins with the same key as an entry.
  func itemAbove(_ content: Span, sameKeyAs entry: Span) -> Span? {
    guard let colon = lines.keyColon(in: entry) else { return nil }
    let key = lines.text(Span(entry.start, colon + 1))
    var next = lines.contentAbove(content.start)
    for _ in 0..<Self.mostLinesToItem {
      guard let above = next else { return nil }
      let rest = lines.withoutDashes(above)
      if rest.start > above.start, lines.text(rest).hasPrefix(key) { return above }
      next = lines.contentAbove(above.start)
    }
    return nil
  }

  private static let mostLinesToItem = 200

  private func wrongIndentation(_ content: Span, _ indentation: Int, _ expected: Int) -> Diagnostic {
    if let sign = commentInTextAbove(content) { return textAfterComment(content, sign: sign) }
    let above = lines.contentAbove(problem).map { lines.indentation(at: $0.start) }
    let levels = [above, expected].compactMap(\.self).filter { $0 != indentation }
    let ways = levels.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    return findings.finding(
      .indentation, at: content, "this line's indentation of \(spaces(indentation)) fits none of the lines above",
      help: likeItemsAbove(content, indentation) ?? "\(indent(byOneOf: ways)), like the lines that it belongs to")
  }

  private func indent(byOneOf ways: [Int]) -> String {
    let counts = ways.filter { $0 > 0 }
    guard let last = counts.last else { return indent(by: 0) }
    let some = counts.count == 1 ? indent(by: last) : "indent it by \(counts.map(spaces).joined(separator: " or "))"
    return ways.contains(0) ? "\(some), or \(indent(by: 0))" : some
  }

  /// The `#` behind a text without quotes on the line above, when this line is indented as if the text went on.
  private func commentInTextAbove(_ content: Span) -> Int? {
    guard let above = lines.contentAbove(content.start),
      lines.indentation(at: content.start) > lines.indentation(at: above.start)
    else { return nil }
    let value = lines.keyColon(in: lines.withoutDashes(above)).map { lines.trimmed(Span($0 + 1, above.end)) } ?? above
    guard let first = lines.byte(at: value.start), !"'\"|>[{#".utf8.contains(first) else { return nil }
    return (value.start..<value.end).first { lines.bytes[$0] == UInt8(ascii: "#") && lines.isBlank($0 - 1) }
  }

  private func textAfterComment(_ content: Span, sign: Int) -> Diagnostic {
    findings.finding(
      .indentation, at: content, "this line cannot go on with the text above, which a comment has ended",
      notes: [note("the `#` after a space begins the comment", at: place(sign))],
      help: "put the whole text in quotes, or below a `|` after its key, where a `#` is a part of it")
  }

  private func afterDocument(_ content: Span) -> Diagnostic {
    let first = lines.trimmed(lines.line(at: 0))
    let indentation = lines.indentation(at: 0)
    if first.count > 0, indentation > 0 {
      return findings.finding(
        .indentation, at: first, "this line is indented by \(spaces(indentation)), and those below it are not",
        help: indent(by: 0))
    }
    return findings.finding(
      .indentation, at: content, "this line is indented less than the first line of the file, or follows its end",
      help: "indent all keys at the top of a file by nothing, and write no '...'")
  }

  /// Something on the line after a value that is complete: after a quote, a bracket, an alias.
  private func afterValue(_ content: Span) -> Diagnostic {
    guard let before = lines.byteBefore(problem) else { return wrongIndentation(content, 0, 0) }
    let end: String
    switch before {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): end = "closing quote"
    case UInt8(ascii: "]"), UInt8(ascii: "}"): end = "closing bracket"
    default: end = "alias"
    }
    let (whole, rest) = (valueOnLine(content), Span(problem, content.end))
    if let finding = signAfterValue(rest, end) ?? foreignComment(behindValueAt: rest, end) ?? quotedItems(whole) {
      return finding
    }
    let inner = withoutOuterQuotes(whole)
    let meant = findings.inQuotes(lines.text(inner))
    return findings.finding(
      .textAfterValue, at: rest, "text after the \(end), where the value has ended",
      help: "write \(quoted(inner))\(inner == whole ? ", or remove what follows" : "")",
      fixes: [Fix("put quotes around it", .needsChoice, [Edit(Location(findings.path, whole), meant)])])
  }

  /// A comma as in JSON, another sign that ends a line elsewhere, or a bracket too many, alone behind a value.
  private func signAfterValue(_ rest: Span, _ end: String) -> Diagnostic? {
    let sign = lines.text(rest)
    let isBracket = sign == "]" || sign == "}"
    guard isBracket ? end == "closing bracket" : sign == "," || sign == ";" || sign == "." && end != "closing quote"
    else { return nil }
    let others = sign == "," ? commasBelow(rest) : []
    let also =
      others.isEmpty
      ? "" : ", and \(others.count == 1 ? "the one" : "those") at the end of \(listed(others)) below"
    let edits = ([rest] + others).map { Edit(Location(findings.path, $0), "") }
    return findings.finding(
      .textAfterValue, at: rest, "'\(sign)' after the \(end), where the value has ended",
      label: sign == "," ? "YAML needs no comma at the end of a line" : nil, help: "remove the '\(sign)'\(also)",
      fixes: [Fix("remove what follows the value", .needsChoice, edits)])
  }

  private func listed(_ spans: [Span]) -> String {
    let numbers = spans.map { String(lines.number(ofLineAt: $0.start)) }
    return numbers.count == 1 ? "line \(numbers[0])" : "lines \(numbers.joined(separator: ", "))"
  }

  /// The commas behind values in quotes on the lines below that are at the same column as that of another one.
  private func commasBelow(_ comma: Span) -> [Span] {
    let entry = lines.withoutDashes(lines.content(ofLineAt: comma.start))
    let column = column(of: entry)
    var found: [Span] = []
    var next = lines.contentBelow(entry.start)
    while let below = next, self.column(of: lines.withoutDashes(below)) >= column, found.count < 50 {
      let other = lines.withoutDashes(below)
      let starts = [other.start, lines.keyColon(in: other).map { lines.trimmed(Span($0 + 1, other.end)).start }]
      let isQuoted = starts.contains { $0.map { isQuote($0) && closingQuote(of: $0) == below.end - 2 } ?? false }
      if self.column(of: other) == column, lines.byte(at: below.end - 1) == UInt8(ascii: ","), isQuoted {
        found.append(Span(below.end - 1, below.end))
      }
      next = lines.contentBelow(below.start)
    }
    return found
  }

  /// A text whose outer quotes were meant to hold it all: `'it's'`, whose quote ends amid a word, and `"""it"""`.
  private func withoutOuterQuotes(_ value: Span) -> Span {
    let first = lines.byte(at: value.start)
    guard first == UInt8(ascii: "'") || first == UInt8(ascii: "\""), lines.byte(at: value.end - 1) == first,
      !lines.isBlank(problem - 1), value.count > 2
    else { return value }
    let isTriple =
      value.count > 6
      && (1...2).allSatisfy { lines.bytes[value.start + $0] == first && lines.bytes[value.end - 1 - $0] == first }
    return isTriple ? Span(value.start + 3, value.end - 3) : Span(value.start + 1, value.end - 1)
  }

  private func valueOnLine(_ content: Span) -> Span {
    let entry = lines.withoutDashes(content)
    guard let colon = lines.keyColon(in: entry), colon < problem else { return entry }
    return lines.trimmed(Span(colon + 1, content.end))
  }

  var listOnKeyLine: Diagnostic {
    let content = lines.content(ofLineAt: problem)
    let text = Span(problem, max(problem, content.end))
    let column = lines.indentation(at: problem) + 2
    return findings.finding(
      .listOnKeyLine, at: text, "a list cannot begin on the line of its key",
      help: "put the items on lines of their own, indented by \(spaces(column)); for text write \(quoted(text))")
  }
}

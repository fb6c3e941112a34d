import Diagnostics

// Quotes that lack their end.
extension SyntaxExplainer {
  /// A quote on a line above that swallows the keys below it, up to a quote on the line of the problem.
  var quoteClosedTooLate: Int? {
    let line = lines.content(ofLineAt: problem)
    var above = lines.contentAbove(line.start)
    for _ in 0..<Self.mostLinesAbove {
      guard let content = above else { return nil }
      if let opening = openingQuote(of: content), let closing = closingQuote(of: opening), closing > content.end {
        let isHere = line.start <= closing && closing < problem
        return isHere && (hasKey(between: content.end, and: closing) || isItem(below: content, closing)) ? opening : nil
      }
      above = lines.contentAbove(content.start)
    }
    return nil
  }

  private static let mostLinesAbove = 50

  /// An entry whose key would end within a quote, as `name = input("Name` of `name = input("Name: ")`, on the line of
  /// the problem or above it, where the rest of it goes on to there.
  var colonWithinQuotes: Span? {
    var line = lines.content(ofLineAt: problem)
    if line.count == 0 { line = lines.contentAbove(line.start) ?? line }
    var isLineOfProblem = true
    for _ in 0..<Self.mostLinesAbove {
      let entry = lines.withoutDashes(line)
      if endsKeyWithinQuote(entry), isLineOfProblem || goesOnToProblem(valueOf: entry) { return entry }
      guard let above = lines.contentAbove(line.start) else { return nil }
      line = above
      isLineOfProblem = false
    }
    return nil
  }

  /// Whether text that is not in quotes has an odd number of quotes before the colon that ends it as a key.
  private func endsKeyWithinQuote(_ entry: Span) -> Bool {
    guard let colon = lines.keyColon(in: entry), let first = lines.byte(at: entry.start), !Self.quotes.contains(first)
    else { return false }
    return Self.quotes.contains { quote in lines.bytes[entry.start..<colon].count { $0 == quote } % 2 == 1 }
  }

  /// Whether the value on a line begins with a quote that is closed on the line of the problem or below it, or never.
  private func goesOnToProblem(valueOf entry: Span) -> Bool {
    guard let opening = openingQuote(of: entry) else { return false }
    return (closingQuote(of: opening) ?? problem) >= lines.line(at: problem).start
  }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]

  /// The quote with which the value of a line begins.
  private func openingQuote(of content: Span) -> Int? {
    let entry = lines.withoutDashes(content)
    let value = lines.keyColon(in: entry).map { lines.trimmed(Span($0 + 1, entry.end)) } ?? entry
    guard value.count > 0, let first = lines.byte(at: value.start) else { return nil }
    return Self.quotes.contains(first) ? value.start : nil
  }

  /// True where the closing quote is in fact the opening quote of the next item of the same list.
  private func isItem(below content: Span, _ closing: Int) -> Bool {
    let line = lines.content(ofLineAt: closing)
    return column(of: line) == column(of: content) && lines.withoutDashes(content).start > content.start
      && lines.withoutDashes(line).start == closing && closing > line.start
  }

  func closingQuote(of opening: Int) -> Int? {
    let quote = lines.bytes[opening]
    let isDouble = quote == UInt8(ascii: "\"")
    var offset = opening + 1
    while let byte = lines.byte(at: offset) {
      if byte == quote, isDouble || lines.byte(at: offset + 1) != quote { return offset }
      offset += byte == quote || byte == UInt8(ascii: "\\") && isDouble ? 2 : 1
    }
    return nil
  }

  /// Whether a line that begins after one offset and before another looks like `key: value`.
  private func hasKey(between start: Int, and end: Int) -> Bool {
    var content = lines.content(ofLineAt: end)
    while content.start > start {
      let entry = lines.withoutDashes(content)
      if let colon = lines.keyColon(in: entry), lines.isWord(Span(entry.start, colon)) { return true }
      guard let above = lines.contentAbove(content.start) else { return false }
      content = above
    }
    return false
  }
}

/// The part of a line around a finding that fits on a screen, and where its carets stand.
///
///     …and so it goes on until something is wrong here and then it goes on for long…
///                                             ^^^^^
struct Excerpt {
  /// The text, with `…` where the line goes on.
  let code: String
  /// How many columns stand before the first caret.
  let indent: Int
  /// How many carets there are.
  let width: Int

  private static let mostColumns = 160
  private static let mostColumnsBefore = 60

  /// The text around a place in one line; longer lines are cut on both sides.
  init(around span: Span, inLine line: Span, of source: SourceText) {
    let place = min(max(span.start, line.start), line.end)
    // A letter has at most four bytes; no more of them are looked at, however long the line.
    let reach = 4 * Self.mostColumns
    let before = source.text(in: Span(max(line.start, place - reach), place)).visible.unicodeScalars
    let after = source.text(in: Span(place, min(line.end, place + reach))).visible.unicodeScalars
    let marked = source.text(in: Span(place, min(line.end, place + reach, max(place, span.end)))).visible.unicodeScalars
    let isWhole = before.count + after.count <= Self.mostColumns
    let lead = before.suffix(isWhole ? Self.mostColumns : Self.mostColumnsBefore)
    let rest = after.prefix(isWhole ? Self.mostColumns : Self.mostColumns - Self.mostColumnsBefore)
    let begin = lead.count < before.count ? "…" : ""
    code = begin + String(lead) + String(rest) + (rest.count < after.count ? "…" : "")
    let upToMark = begin + String(lead)
    indent = upToMark.columns
    // Measured together, since a mark may lie within one letter on the screen.
    width = max(1, (upToMark + String(rest.prefix(marked.count))).columns - indent)
  }
}

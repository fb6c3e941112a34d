import Diagnostics

/// Bars in SVG, each below its name and its value in words, so that nothing depends on telling colors apart.
///
/// Lengths across are parts of the width, so that texts keep their size on a phone.
struct BarChart {
  /// A row: a name, a value in words, and one bar or several below each other.
  struct Row {
    let name: String
    let value: String
    let bars: [[Segment]]
  }

  /// A part of a bar.
  struct Segment {
    let value: Double
    let tone: Tone
  }

  /// The colors of bars, by the classes of the style sheet.
  enum Tone: String {
    case accent, soft, good, open, bad, limit
  }

  /// What it shows, in a few words, and in a sentence.
  let title: String
  let summary: String
  /// A word that no other plot of the page has.
  let id: String
  /// The value that a bar of the whole width has.
  let most: Double
  let rows: [Row]
  /// A value at which a line is drawn across all bars; nil for none.
  var limit: Double?

  private static let (textHeight, barHeight, barGap, rowGap) = (20.0, 10.0, 3.0, 12.0)

  /// The plot.
  var markup: Markup {
    var (top, parts) = (0.0, [Markup]())
    for row in rows {
      parts.append(markup(row, at: top))
      top += height(of: row) + Self.rowGap
    }
    let height = max(0, top - Self.rowGap)
    return """
      <svg class="bars" role="img" width="100%" height="\(length: height)" aria-labelledby="\(id)-title \(id)-desc">
      <title id="\(id)-title">\(title)</title>
      <desc id="\(id)-desc">\(summary)</desc>
      \(parts)</svg>

      """
  }

  private func height(of row: Row) -> Double {
    Self.textHeight + Double(row.bars.count) * (Self.barHeight + Self.barGap) - Self.barGap
  }

  private func markup(_ row: Row, at top: Double) -> Markup {
    let bars = row.bars.enumerated().map { index, segments in
      bar(segments, at: top + Self.textHeight + Double(index) * (Self.barHeight + Self.barGap))
    }
    return """
      <text class="name" x="0" y="\(length: top + 13)">\(row.name.shortened(to: 24))</text>
      <text class="value" x="100%" y="\(length: top + 13)" text-anchor="end">\(row.value)</text>
      \(bars)\(limit.map { line($0, at: top + Self.textHeight, to: top + height(of: row)) } ?? .empty)
      """
  }

  /// A line across the bars of a row.
  private func line(_ value: Double, at top: Double, to bottom: Double) -> Markup {
    """
    <line class="limit" x1="\(length: share(value))%" x2="\(length: share(value))%" y1="\(length: top - 3)" \
    y2="\(length: bottom + 3)" />

    """
  }

  private func bar(_ segments: [Segment], at top: Double) -> Markup {
    var (start, parts) = (0.0, [rect("track", from: 0, width: 100, top)])
    for segment in segments where segment.value > 0 {
      let width = share(segment.value)
      parts.append(rect(segment.tone.rawValue, from: start, width: min(width, 100 - start), top))
      start += width
    }
    return Markup(parts)
  }

  private func rect(_ kind: String, from start: Double, width: Double, _ top: Double) -> Markup {
    """
    <rect class="\(kind)" x="\(length: start)%" y="\(length: top)" width="\(length: width)%" \
    height="\(length: Self.barHeight)" />

    """
  }

  private func share(_ value: Double) -> Double { most > 0 ? min(100, 100 * value / most) : 0 }
}

extension String {
  /// The text cut so that it takes about as much room as so many letters.
  func shortened(to most: Int) -> String {
    guard columns > most else { return self }
    var text = self
    while text.columns > most - 1, !text.isEmpty { text.removeLast() }
    return text + "…"
  }
}

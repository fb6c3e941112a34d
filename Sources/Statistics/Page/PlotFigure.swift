/// A section with a plot: a heading, what it comes to in a sentence, the plot, and its numbers as a table.
struct PlotFigure {
  let id: String
  let heading: String
  /// What it comes to, each a sentence without its full stop.
  let sentences: [String]
  /// The plot; nil where there is nothing to show.
  let chart: BarChart?
  /// What the colors mean, where there are several.
  var legend: [(tone: BarChart.Tone, name: String)] = []
  /// What comes below: tables and lists.
  let details: Markup

  /// The section.
  var markup: Markup {
    let keys = legend.map { entry -> Markup in
      "<li><span class=\"swatch \(entry.tone.rawValue)\"></span>\(entry.name)</li>"
    }
    let plot = chart.flatMap { $0.rows.isEmpty ? nil : $0.markup }
    let list: Markup = keys.isEmpty || plot == nil ? .empty : "<ul class=\"legend\">\(keys)</ul>\n"
    return """
      <section class="card" aria-labelledby="\(id)">
      <h2 id="\(id)">\(heading)</h2>
      \(sentences.map { "<p>\($0.asSentence)</p>\n" as Markup })\(list)\(plot ?? .empty)\(details)</section>

      """
  }
}

extension String {
  /// The text as a sentence: with a capital and a full stop.
  var asSentence: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst() + "."
  }
}

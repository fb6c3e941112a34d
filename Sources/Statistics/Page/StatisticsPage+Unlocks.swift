import Diagnostics

extension StatisticsPage {
  /// What unlocks what, as a graph and as a table.
  var unlocks: Markup {
    let graph = statistics.unlocks
    let drawing = UnlockDrawing(graph)
    let shown: Markup =
      graph.items.isEmpty
      ? .empty
      : """
      \(legend(of: drawing))\(simplified(drawing.detail))<div class="scroller" role="region" \
      aria-label="What unlocks what, as a graph" tabindex="0">
      \(drawing.markup)</div>
      \(table(of: graph).folded(under: "What each item requires"))
      """
    return """
      <section class="card" aria-labelledby="unlocks">
      <h2 id="unlocks">What unlocks what</h2>
      <p>\(graph.inWords.asSentence)</p>
      \(shown)</section>

      """
  }

  private func legend(of drawing: UnlockDrawing) -> Markup {
    let kinds = drawing.drawnKinds
    let entries = UnlockGraph.EdgeKind.allCases.filter(kinds.contains).map { kind -> Markup in
      """
      <li><svg class="sample" width="34" height="10" aria-hidden="true"><path class="line \(kind.rawValue)" \
      d="M0 5H27" /><polygon class="arrow \(kind.rawValue)" points="34 5 27 1 27 9" /></svg>\(kind.inWords)</li>
      """
    }
    let boxes: [(kind: Markup, name: String, isThere: Bool)] = [
      ("optional", "optional", drawing.hasOptional), ("locked", "no learner ever unlocks it", drawing.hasLocked),
    ]
    let others = boxes.filter(\.isThere).map {
      "<li><span class=\"swatch \($0.kind)\"></span>\($0.name)</li>" as Markup
    }
    return entries.isEmpty && others.isEmpty ? .empty : "<ul class=\"legend\">\(entries)\(others)</ul>\n"
  }

  private func simplified(_ detail: UnlockGraph.Level) -> Markup {
    switch detail {
    case .episode: .empty
    case .block: "<p>There are many episodes, so the graph shows blocks.</p>\n"
    case .module: "<p>There are many blocks, so the graph shows modules.</p>\n"
    }
  }

  private func table(of graph: UnlockGraph) -> PageTable {
    var required: [String: [String]] = [:]
    for edge in graph.edges { required[edge.to, default: []].append("\(edge.kind.inTable) \(edge.from)") }
    let locked = Set(graph.neverUnlocked)
    return PageTable(
      caption: "What each item requires",
      columns: [.words("Item"), .words("Kind"), .words("Lock"), .words("Besides")],
      rows: graph.items.map { item in
        let besides = [
          item.stars.map { counted($0, "star") }, item.needsCode ? "an access code" : nil,
          item.isOptional ? "optional" : nil, locked.contains(item.item) ? "never unlocked" : nil,
        ].compactMap { $0 }
        let others = required[item.item] ?? [item.level == .module ? "nothing" : "what its container requires"]
        return [
          .item(item.title, item.item), "\(item.level.rawValue)", "\(others.joined(separator: ", "))",
          "\(besides.joined(separator: ", "))",
        ]
      })
  }
}

extension UnlockGraph.EdgeKind {
  fileprivate var inWords: String {
    switch self {
    case .order: "comes before"
    case .requires: "is required by"
    case .opens: "opens"
    }
  }

  fileprivate var inTable: String {
    switch self {
    case .order: "after"
    case .requires: "requires"
    case .opens: "opened by"
    }
  }
}

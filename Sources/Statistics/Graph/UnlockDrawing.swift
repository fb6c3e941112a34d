import Diagnostics

/// The graph of what unlocks what as SVG.
struct UnlockDrawing {
  private let graph: UnlockGraph
  private let layout: UnlockLayout
  private let lines: [UnlockLines.Line]
  private let neverUnlocked: Set<String>

  /// How many letters fit into a box.
  private static let titleRoom = 22

  init(_ graph: UnlockGraph) {
    self.graph = graph
    layout = UnlockLayout(graph)
    neverUnlocked = Set(graph.neverUnlocked)
    // What is said beyond the order is drawn above it.
    let all = UnlockLines(graph, layout).lines
    lines = all.filter { $0.kind == .order } + all.filter { $0.kind != .order }
  }

  /// The kinds of lines that are drawn.
  var drawnKinds: Set<UnlockGraph.EdgeKind> { Set(lines.map(\.kind)) }

  /// Whether an optional item is drawn, as a box.
  var hasOptional: Bool { boxes.contains { $0.item.isOptional } }

  /// Whether an item is drawn that no learner ever unlocks.
  var hasLocked: Bool { boxes.contains(where: isLocked) }

  private var boxes: [UnlockLayout.Node] { layout.nodes.filter { $0.item.level != .module } }

  /// The smallest items that are drawn.
  var detail: UnlockGraph.Level { layout.detail }

  /// The picture.
  var markup: Markup {
    let nodes = { (level: UnlockGraph.Level) in layout.nodes.filter { $0.item.level == level } }
    // Bands are the ground on which lines run, and boxes cover the lines that pass behind them.
    let (outer, inner) = (lines.filter { !$0.isInBlock }, lines.filter(\.isInBlock))
    return """
      <svg class="graph" role="img" viewBox="0 0 \(length: layout.size.width) \(length: layout.size.height)" \
      aria-labelledby="graph-title graph-desc">
      <title id="graph-title">What unlocks what</title>
      <desc id="graph-desc">\(graph.inWords.asSentence) The table below lists what each item requires.</desc>
      \(nodes(.module).map(band))\(outer.map(line))\(nodes(.block).map(box))\(inner.map(line))\
      \(nodes(.episode).map(box))\(lines.map(arrow))</svg>

      """
  }

  private func band(_ node: UnlockLayout.Node) -> Markup {
    let box = node.box
    return """
      <g class="band">\(rect(box, radius: 12))\
      <text class="title" x="\(length: box.x + 16)" y="\(length: box.y + 25)">\
      \(node.item.title.shortened(to: 70))</text>\
      <text class="detail" x="\(length: box.right - 16)" y="\(length: box.y + 25)" text-anchor="end">\
      \(marks(of: node).joined(separator: " · "))</text></g>

      """
  }

  private func box(_ node: UnlockLayout.Node) -> Markup {
    let (box, isBlock) = (node.box, node.item.level == .block)
    let kind = (isBlock ? "block" : "episode") + (node.item.isOptional ? " optional" : "")
    let locked = isLocked(node) ? " locked" : ""
    let marks = marks(of: node)
    let isTwoLines = isBlock && !marks.isEmpty && node.hiddenEpisodes != nil
    let y = isTwoLines || isBlock && node.hiddenEpisodes == nil ? box.y + 21 : box.middle + 4
    let detail: Markup =
      isTwoLines
      ? """
      <text class="detail" x="\(length: box.x + 12)" y="\(length: box.y + 37)">\(marks.joined(separator: " · "))</text>
      """ : .empty
    let mark = isTwoLines || marks.isEmpty ? "" : marks.joined(separator: " ")
    let shown: Markup = mark.isEmpty ? .empty : " <tspan class=\"detail\">\(mark)</tspan>"
    let room = Self.titleRoom - (mark.isEmpty ? 0 : mark.columns + 1)
    return """
      <g class="\(kind)\(locked)"><title>\(tooltip(node))</title>\(rect(box, radius: isBlock ? 10 : 7))\
      <text class="title" x="\(length: box.x + 12)" y="\(length: y)">\
      \(node.item.title.shortened(to: max(6, room)))\(shown)</text>\(detail)</g>

      """
  }

  private func tooltip(_ node: UnlockLayout.Node) -> String {
    let marks = marks(of: node)
    return "\(node.item.title) (\(node.item.item))" + (marks.isEmpty ? "" : ": \(marks.joined(separator: ", "))")
  }

  /// Whether no learner ever gets to an episode, or to any that is in a box and not drawn.
  private func isLocked(_ node: UnlockLayout.Node) -> Bool {
    guard let hidden = node.hiddenEpisodes else { return neverUnlocked.contains(node.item.item) }
    return hidden > 0 && graph.neverUnlocked.count { $0.hasPrefix("\(node.item.item)/") } == hidden
  }

  /// What is special about an item, in a few letters.
  private func marks(of node: UnlockLayout.Node) -> [String] {
    let item = node.item
    return [
      node.hiddenEpisodes.map { counted($0, "episode") }, item.stars.map { "★ \($0)" },
      item.needsCode ? "access code" : nil,
      item.isOptional ? "optional" : nil,
    ].compactMap { $0 }
  }

  private func rect(_ box: UnlockLayout.Box, radius: Double) -> Markup {
    """
    <rect x="\(length: box.x)" y="\(length: box.y)" width="\(length: box.width)" height="\(length: box.height)" \
    rx="\(length: radius)" />
    """
  }

  private func line(_ line: UnlockLines.Line) -> Markup {
    "<path class=\"line \(line.kind.rawValue)\" d=\"\(line.path)\" />\n"
  }

  private func arrow(_ line: UnlockLines.Line) -> Markup {
    let (x, y) = (line.x, line.y)
    let points: Markup =
      line.isDown
      ? "\(length: x) \(length: y) \(length: x - 4) \(length: y - 7) \(length: x + 4) \(length: y - 7)"
      : "\(length: x) \(length: y) \(length: x - 7) \(length: y - 4) \(length: x - 7) \(length: y + 4)"
    return "<polygon class=\"arrow \(line.kind.rawValue)\" points=\"\(points)\" />\n"
  }
}

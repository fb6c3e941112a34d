/// The lines between the items of an unlock graph as they are drawn.
struct UnlockLines {
  /// A line with the point of its arrow.
  struct Line: Hashable {
    let kind: UnlockGraph.EdgeKind
    /// The path, as SVG has it.
    let path: Markup
    /// Where the arrow points.
    let x: Double
    let y: Double
    let isDown: Bool
    /// Whether it leads from an episode to another of the same block, so that it runs on the block.
    var isInBlock = false
  }

  private(set) var lines: [Line] = []
  private let nodes: [String: UnlockLayout.Node]

  /// The lines of a graph; between items that are not drawn they are those of what holds them.
  init(_ graph: UnlockGraph, _ layout: UnlockLayout) {
    nodes = Dictionary(layout.nodes.map { ($0.item.item, $0) }) { first, _ in first }
    var known: Set<UnlockGraph.Edge> = []
    for edge in graph.edges {
      guard let from = drawn(edge.from), let to = drawn(edge.to), from.item.item != to.item.item,
        known.insert(.init(from: from.item.item, to: to.item.item, kind: edge.kind)).inserted
      else { continue }
      var line = line(edge.kind, from, to)
      line.isInBlock = from.item.level == .episode && Self.holder(of: from) == Self.holder(of: to)
      lines.append(line)
    }
  }

  private static func holder(of node: UnlockLayout.Node) -> Substring {
    node.item.item.prefix(upTo: node.item.item.lastIndex(of: "/") ?? node.item.item.startIndex)
  }

  /// The item, or the nearest that holds it and is drawn.
  private func drawn(_ item: String) -> UnlockLayout.Node? {
    var path = Substring(item)
    while !path.isEmpty {
      if let node = nodes[String(path)] { return node }
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
    return nil
  }

  private func line(
    _ kind: UnlockGraph.EdgeKind, _ from: UnlockLayout.Node, _ to: UnlockLayout.Node
  ) -> Line {
    let (a, b) = (from.box, to.box)
    if from.item.level == .module, to.item.level == .module { return betweenModules(kind, a, b) }
    if abs(a.x - b.x) < 1, b.y > a.bottom {
      return b.y - a.bottom < 30 ? straight(kind, a, b) : aside(kind, a, b)
    }
    if b.x >= a.right { return across(kind, from, to) }
    if kind == .order, let end = from.rowEnd, b.y >= end { return toNextRow(kind, a, b, below: end) }
    return curve(kind, from, to)
  }

  /// Straight down from one to the next.
  private func straight(_ kind: UnlockGraph.EdgeKind, _ a: UnlockLayout.Box, _ b: UnlockLayout.Box) -> Line {
    let path: Markup = "M\(length: a.center) \(length: a.bottom)V\(length: b.y - 4)"
    return Line(kind: kind, path: path, x: a.center, y: b.y, isDown: true)
  }

  /// Around what is between two in the same column.
  private func aside(_ kind: UnlockGraph.EdgeKind, _ a: UnlockLayout.Box, _ b: UnlockLayout.Box) -> Line {
    let out = a.x - 8
    let path: Markup = """
      M\(length: a.x) \(length: a.middle)C\(length: out) \(length: a.middle) \(length: out) \(length: a.middle) \
      \(length: out) \(length: a.middle + 8)V\(length: b.middle - 8)Q\(length: out) \(length: b.middle) \
      \(length: b.x - 4) \(length: b.middle)
      """
    return Line(kind: kind, path: path, x: b.x, y: b.middle, isDown: false)
  }

  /// From the right side to the left side of one in a later column; blocks by their headings.
  private func across(_ kind: UnlockGraph.EdgeKind, _ from: UnlockLayout.Node, _ to: UnlockLayout.Node) -> Line {
    let (start, end) = (port(of: from), port(of: to))
    let bend = max(12, (to.box.x - from.box.right) / 2)
    let path: Markup = """
      M\(length: from.box.right) \(length: start)C\(length: from.box.right + bend) \(length: start) \
      \(length: to.box.x - bend) \(length: end) \(length: to.box.x - 4) \(length: end)
      """
    return Line(kind: kind, path: path, x: to.box.x, y: end, isDown: false)
  }

  private func port(of node: UnlockLayout.Node) -> Double {
    node.item.level == .block ? min(node.box.y + 17, node.box.middle) : node.box.middle
  }

  /// Down from the end of a row, between the rows, and to the first of the next one.
  private func toNextRow(
    _ kind: UnlockGraph.EdgeKind, _ a: UnlockLayout.Box, _ b: UnlockLayout.Box, below end: Double
  ) -> Line {
    let (gutter, turn) = (end + 10, 8.0)
    let path: Markup = """
      M\(length: a.center) \(length: a.bottom)V\(length: gutter - turn)\
      Q\(length: a.center) \(length: gutter) \(length: a.center - turn) \(length: gutter)\
      H\(length: b.center + turn)Q\(length: b.center) \(length: gutter) \(length: b.center) \(length: gutter + turn)\
      V\(length: b.y - 4)
      """
    return Line(kind: kind, path: path, x: b.center, y: b.y, isDown: true)
  }

  /// From below one to above another, or back up; a module's band is met where the other one is.
  private func curve(
    _ kind: UnlockGraph.EdgeKind, _ from: UnlockLayout.Node, _ to: UnlockLayout.Node
  ) -> Line {
    let (a, b) = (from.box, to.box)
    let start = from.item.level == .module ? b.center : a.center
    let end = to.item.level == .module ? a.center : b.center
    let bend = max(20, abs(b.y - a.bottom) / 2)
    let path: Markup = """
      M\(length: start) \(length: a.bottom)C\(length: start) \(length: a.bottom + bend) \
      \(length: end) \(length: b.y - bend) \(length: end) \(length: b.y - 4)
      """
    return Line(kind: kind, path: path, x: end, y: b.y, isDown: true)
  }

  /// Down to the next band, or along the left margin to a later or an earlier one.
  private func betweenModules(_ kind: UnlockGraph.EdgeKind, _ a: UnlockLayout.Box, _ b: UnlockLayout.Box) -> Line {
    let x = a.x + (kind == .order ? 40 : 64)
    if b.y > a.bottom, b.y - a.bottom < 30 {
      let path: Markup = "M\(length: x) \(length: a.bottom)V\(length: b.y - 4)"
      return Line(kind: kind, path: path, x: x, y: b.y, isDown: true)
    }
    let (start, end) = (a.y + 24, b.y + 14)
    let out = a.x - (kind == .order ? 12 : 20)
    let turn = end > start ? 8.0 : -8.0
    let path: Markup = """
      M\(length: a.x) \(length: start)Q\(length: out) \(length: start) \(length: out) \(length: start + turn)\
      V\(length: end - turn)Q\(length: out) \(length: end) \(length: b.x - 4) \(length: end)
      """
    return Line(kind: kind, path: path, x: b.x, y: end, isDown: false)
  }
}

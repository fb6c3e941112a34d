/// Where the items of an unlock graph are drawn: modules as bands, one below the other, in them blocks in columns by
/// what they require, and in these episodes.
///
/// A curriculum with many episodes shows blocks without them, one with many blocks only modules.
struct UnlockLayout {
  /// A rectangle, in pixels.
  struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var right: Double { x + width }
    var bottom: Double { y + height }
    var middle: Double { y + height / 2 }
    var center: Double { x + width / 2 }
  }

  /// An item with its position.
  struct Node {
    let item: UnlockGraph.Item
    var box: Box
    /// Where the row of the block ends, below which lines can pass; nil for others.
    var rowEnd: Double?
    /// How many episodes are in it and not drawn; nil where they are.
    var hiddenEpisodes: Int?
  }

  /// The smallest items that are drawn.
  let detail: UnlockGraph.Level
  /// The nodes in the order in which they are drawn, containers first.
  private(set) var nodes: [Node] = []
  /// The whole picture.
  private(set) var size: (width: Double, height: Double) = (Self.width, 0)

  static let width = 1120.0
  /// The most episodes, and the most blocks, that are drawn one by one.
  static let (mostEpisodes, mostBlocks) = (60, 240)
  private static let margin = (left: 30.0, right: 10.0)
  private static let bandHead = 38.0
  private static let bandGap = 26.0
  private static let padding = 16.0
  private static let (columns, columnGap, rowGap) = (5, 26.0, 24.0)
  private static let (blockHead, episodeHeight, episodeGap) = (34.0, 28.0, 10.0)

  init(_ graph: UnlockGraph) {
    let counts = graph.items.reduce(into: [UnlockGraph.Level: Int]()) { $0[$1.level, default: 0] += 1 }
    let (episodes, blocks) = (counts[.episode] ?? 0, counts[.block] ?? 0)
    detail = episodes <= Self.mostEpisodes ? .episode : blocks <= Self.mostBlocks ? .block : .module
    var top = 0.0
    for module in ItemTree(graph.items).modules {
      place(module, graph, at: &top)
      top += Self.bandGap
    }
    size.height = max(0, top - Self.bandGap)
  }

  private mutating func place(_ module: ItemTree.Branch, _ graph: UnlockGraph, at top: inout Double) {
    let number = nodes.count
    let width = Self.width - Self.margin.left - Self.margin.right
    let episodes = module.branches.reduce(0) { $0 + $1.branches.count }
    nodes.append(
      Node(
        item: module.item, box: Box(x: Self.margin.left, y: top, width: width, height: 0),
        hiddenEpisodes: detail == .module ? episodes : nil))
    top += Self.bandHead
    if detail != .module, !module.branches.isEmpty {
      for row in Self.rows(of: Self.columns(of: module.branches, graph)) { place(row, at: &top) }
      top += Self.padding - Self.rowGap
    }
    nodes[number].box.height = top - nodes[number].box.y
  }

  /// Places a row of columns of blocks.
  private mutating func place(_ row: [[ItemTree.Branch]], at top: inout Double) {
    let gaps = Double(Self.columns - 1) * Self.columnGap
    let inner = Self.width - Self.margin.left - Self.margin.right - 2 * Self.padding
    let width = (inner - gaps) / Double(Self.columns)
    let end = top + (row.map(height).max() ?? 0)
    for (column, blocks) in row.enumerated() {
      let x = Self.margin.left + Self.padding + Double(column) * (width + Self.columnGap)
      var y = top
      for block in blocks {
        place(block, Box(x: x, y: y, width: width, height: height(of: block)), rowEnd: end)
        y += height(of: block) + Self.rowGap / 2
      }
    }
    top = end + Self.rowGap
  }

  private mutating func place(_ block: ItemTree.Branch, _ box: Box, rowEnd: Double) {
    let isFolded = detail != .episode
    nodes.append(
      Node(item: block.item, box: box, rowEnd: rowEnd, hiddenEpisodes: isFolded ? block.branches.count : nil))
    guard !isFolded else { return }
    for (index, episode) in block.branches.enumerated() {
      let y = box.y + Self.blockHead + Double(index) * (Self.episodeHeight + Self.episodeGap)
      nodes.append(
        Node(item: episode.item, box: Box(x: box.x + 10, y: y, width: box.width - 20, height: Self.episodeHeight)))
    }
  }

  private func height(_ blocks: [ItemTree.Branch]) -> Double {
    blocks.reduce(-Self.rowGap / 2) { $0 + height(of: $1) + Self.rowGap / 2 }
  }

  private func height(of block: ItemTree.Branch) -> Double {
    guard detail == .episode else { return 46 }
    return Self.blockHead + Double(block.branches.count) * (Self.episodeHeight + Self.episodeGap)
  }

  /// The blocks of a module in columns: those that require others behind them, those that do not require
  /// each other below each other, or next to each other where none requires another.
  private static func columns(of blocks: [ItemTree.Branch], _ graph: UnlockGraph) -> [[ItemTree.Branch]] {
    let positions = Dictionary(blocks.enumerated().map { ($1.item.item, $0) }) { first, _ in first }
    let edges = graph.edges.compactMap { edge in
      positions[edge.from].flatMap { from in positions[edge.to].map { (from: from, to: $0) } }
    }
    guard !edges.isEmpty else { return blocks.map { [$0] } }
    let layers = LayerAssignment(count: blocks.count, edges: edges).layers
    return (0...(layers.max() ?? 0)).flatMap { layer in
      let inLayer = blocks.indices.filter { layers[$0] == layer }.map { blocks[$0] }
      return stride(from: 0, to: inLayer.count, by: 3).map { Array(inLayer[$0..<min($0 + 3, inLayer.count)]) }
    }
  }

  private static func rows(of columns: [[ItemTree.Branch]]) -> [[[ItemTree.Branch]]] {
    stride(from: 0, to: columns.count, by: Self.columns).map {
      Array(columns[$0..<min($0 + Self.columns, columns.count)])
    }
  }
}

/// The items of a graph as what they hold.
struct ItemTree {
  /// An item with what it holds.
  struct Branch {
    let item: UnlockGraph.Item
    var branches: [Branch] = []
  }

  private(set) var modules: [Branch] = []

  /// The tree of items, each behind what holds it.
  init(_ items: [UnlockGraph.Item]) {
    for item in items {
      switch item.level {
      case .module: modules.append(Branch(item: item))
      case .block: modules[modules.count - 1].branches.append(Branch(item: item))
      case .episode:
        let module = modules.count - 1
        let block = modules[module].branches.count - 1
        modules[module].branches[block].branches.append(Branch(item: item))
      }
    }
  }
}

import Robot

/// What a look at the whole map tells of a world that has too many states to be searched.
struct Survey {
  /// True if every collectible that has to be taken, and a goal if there has to be one, can be reached.
  ///
  /// Where not, no program solves the level: what is taken only opens doors, so that a robot which takes all that it
  /// can reaches most.
  let isSolvable: Bool
  /// No row with fewer actions than this solves the level.
  let leastActions: Int

  /// Looks at a world with the actions of a deck.
  init(_ board: Board, _ deck: Deck) {
    let steps = [Move.forward, .jump].filter(deck.admits).map(\.word)
    let canCollect = board.collectsByWalking || deck.admits(.collect)
    let (distances, taken) = Self.reach(from: board.start.pose >> 2, board, steps, canCollect: canCollect)
    let (wanted, goals) = (board.wantedTiles, board.goals)
    isSolvable =
      wanted.allSatisfy { distances[$0] != nil } && (goals.isEmpty || goals.contains { distances[$0] != nil })
      && (wanted.isEmpty || canCollect)
    guard isSolvable else {
      leastActions = 1
      return
    }
    let ends = [board.start.pose >> 2] + wanted + (goals.count == 1 ? goals : [])
    let collects = board.collectsByWalking ? 0 : wanted.count
    leastActions = max(1, collects + Self.leastTree(ends, board, steps, taken))
  }

  /// How many steps it is to each tile with every door open that can be opened, and the keys for that.
  private static func reach(
    from start: Int, _ board: Board, _ steps: [Move.Word], canCollect: Bool
  ) -> ([Int: Int], UInt64) {
    var taken: UInt64 = 0
    while true {
      let distances = Self.distances(from: start, board, steps, taken)
      guard canCollect else { return (distances, taken) }
      let keys = board.tiles { if case .key = $0 { true } else { false } }
      let found = keys.filter { distances[$0] != nil }.reduce(0) { $0 | board.items[$1] }
      guard found & ~taken != 0 else { return (distances, taken) }
      taken |= found
    }
  }

  /// Breadth first over the tiles; turns cost nothing.
  private static func distances(from start: Int, _ board: Board, _ steps: [Move.Word], _ taken: UInt64) -> [Int: Int] {
    var distances = [start: 0]
    var (queue, next) = ([start], 0)
    while next < queue.count {
      let tile = queue[next]
      next += 1
      for neighbor in board.neighbors(of: tile, by: steps, taken) where distances[neighbor] == nil {
        distances[neighbor] = (distances[tile] ?? 0) + 1
        queue.append(neighbor)
      }
    }
    return distances
  }

  /// The weight of the lightest tree over some tiles, by the steps between them.
  ///
  /// A way that visits all of them is such a tree, so that none is shorter. Prim, "Shortest connection networks and
  /// some generalizations", 1957.
  private static func leastTree(_ tiles: [Int], _ board: Board, _ steps: [Move.Word], _ taken: UInt64) -> Int {
    var nearest: [Int: Int] = [:]
    for tile in tiles { nearest[tile] = Int.max }
    var (weight, tile) = (0, tiles[0])
    nearest[tile] = nil
    while !nearest.isEmpty {
      // Steps are the same there and back: whatever is jumped over one way is jumped over the other way.
      let distances = distances(from: tile, board, steps, taken)
      for (other, known) in nearest { nearest[other] = min(known, distances[other] ?? Int.max) }
      guard let next = nearest.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { break }
      weight += next.value
      tile = next.key
      nearest[tile] = nil
    }
    return weight
  }
}

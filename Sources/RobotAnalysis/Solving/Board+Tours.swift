import Robot

extension Board {
  /// How many tiles there are.
  var tileCount: Int { tiles.count }

  /// A pose as a state has it.
  func pose(_ pose: Pose) -> Int {
    let tile = (pose.coordinate.row - 1) * width + pose.coordinate.column - 1
    return tile << 2 | (Heading.allCases.firstIndex(of: pose.heading) ?? 0)
  }

  /// The tiles of a kind, by index.
  func tiles(where isWanted: (Tile) -> Bool) -> [Int] { tiles.indices.filter { isWanted(tiles[$0]) } }

  /// What is on a tile.
  func tile(_ index: Int) -> Tile { tiles[index] }

  /// Whether a tile is a door that is closed after some items were taken.
  func isClosedDoor(_ tile: Int, _ taken: UInt64) -> Bool { grounds[tile] == .door && taken & keys[tile] == 0 }

  /// Whether a key opens a door that is closed after some items were taken.
  func opensDoor(keyAt tile: Int, _ taken: UInt64) -> Bool {
    tiles.indices.contains { isClosedDoor($0, taken) && keys[$0] & items[tile] != 0 }
  }

  /// The tiles that one of some steps, `forward` or `jump`, leads to from a tile, whatever the heading.
  func neighbors(of tile: Int, by steps: [Move.Word], _ taken: UInt64) -> [Int] {
    (0..<4).flatMap { heading -> [Int] in
      let state = State(pose: tile << 2 | heading, taken: taken)
      return steps.compactMap { self.state(after: $0, state).map { $0.pose >> 2 } }
    }
  }

  /// The first part of a row of actions, up to the one that solves the level; nil when it does not, bumps or falls.
  func untilDone(_ row: [Move]) -> [Move]? { Self.untilDone(row, [self]) }

  /// The first part of a row of actions, up to the one that solves the last of some worlds; nil when one of them is not
  /// solved, or a robot bumps or falls before its world is done.
  static func untilDone(_ row: [Move], _ boards: [Board]) -> [Move]? {
    var states = boards.map(\.start)
    for (index, move) in row.enumerated() {
      guard advance(&states, by: move, boards) else { return nil }
      if boards.indices.allSatisfy({ boards[$0].isDone(states[$0]) }) { return Array(row[...index]) }
    }
    return nil
  }

  /// Lets all robots do an action whose worlds are not done; false when one of them bumps or falls.
  static func advance(_ states: inout [State], by move: Move, _ boards: [Board]) -> Bool {
    for (index, board) in boards.enumerated() where !board.isDone(states[index]) {
      guard let moved = board.state(after: move.word, states[index]) else { return false }
      states[index] = moved
    }
    return true
  }
}

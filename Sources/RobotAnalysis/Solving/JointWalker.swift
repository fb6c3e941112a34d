import Robot

/// Robots in several worlds that all do the same actions, and walk by the fewest to where one of them has something to
/// do, so that none bumps or falls on the way.
///
/// A robot whose world is done stays where it is, as in a run.
struct JointWalker {
  private let boards: [Board]
  private let actions: [Move]
  private let mostVisits: Int
  /// Where each robot is, and what it has taken.
  private var states: [Board.State]
  /// What they did so far.
  private(set) var row: [Move] = []
  /// How many poses of all robots together were looked at.
  private(set) var visits = 0
  /// Whether a look for a way ended at all that the robots can reach together.
  private(set) var isStuck = false

  /// Robots at the starts of some worlds, which move by these actions.
  ///
  /// - Parameter mostVisits: How many poses of all robots together may be looked at.
  init(_ boards: [Board], _ actions: [Move.Word], mostVisits: Int) {
    self.boards = boards
    self.actions = [Move.forward, .left, .right, .jump].filter { actions.contains($0.word) }
    self.mostVisits = mostVisits
    states = boards.map(\.start)
  }

  /// The worlds that are not done.
  private var active: [Int] { boards.indices.filter { !boards[$0].isDone(states[$0]) } }

  /// Visits places of one world in their order, taking what is there to be taken, then all that is left in any world,
  /// then the goals; gives the row that solves all of them, or nil.
  mutating func follow(_ places: [Int], in world: Int) -> [Move]? {
    for place in places where visits < mostVisits && place != states[world].pose >> 2 {
      guard active.contains(world) else { break }
      if walk(to: { $0 == world && $1 == place }) { collect() }
    }
    return finish()
  }

  /// Takes all that is left, the nearest first, and goes to the goals.
  private mutating func finish() -> [Move]? {
    while !active.isEmpty {
      let left = boards.indices.map(collectiblesLeft)
      let isNext = { [boards] (world: Int, tile: Int) in
        left[world].isEmpty ? boards[world].tile(tile) == .goal : left[world].contains(tile)
      }
      guard walk(to: isNext) || isStuck && walk(to: isUsefulKey) else { return nil }
      collect()
    }
    return Board.untilDone(row, boards)
  }

  private func collectiblesLeft(_ world: Int) -> Set<Int> {
    let (board, taken) = (boards[world], states[world].taken)
    return Set(board.wantedTiles.filter { board.items[$0] & ~taken != 0 })
  }

  private var isUsefulKey: (Int, Int) -> Bool {
    { [boards, states] world, tile in
      let (board, taken) = (boards[world], states[world].taken)
      return board.items[tile] & ~taken != 0 && board.tile(tile) != .collectible && board.opensDoor(keyAt: tile, taken)
    }
  }

  /// Takes what is where the robots are, if one of them has something there.
  private mutating func collect() {
    let active = active
    guard active.contains(where: { boards[$0].items[states[$0].pose >> 2] & ~states[$0].taken != 0 }) else { return }
    row.append(.collect)
    for world in active { states[world].taken |= boards[world].items[states[world].pose >> 2] }
  }

  /// Goes to the nearest poses in which one of the robots that are not done is on a wanted tile.
  private mutating func walk(to isWanted: (_ world: Int, _ tile: Int) -> Bool) -> Bool {
    isStuck = false
    let active = active
    var table = StateTable(width: active.count, bound: Int.max)
    var origins: [(poses: Int32, action: UInt8)] = [(-1, 0)]
    var moved = active.map { UInt64(states[$0].pose) }
    _ = table.insert(moved)
    var poses = 0
    while poses < table.count {
      guard visits < mostVisits else { return false }
      visits += 1
      if active.indices.contains(where: { isWanted(active[$0], Int(table.word(poses, $0)) >> 2) }) {
        go(to: poses, active, table, origins)
        return true
      }
      for (index, action) in actions.enumerated() where move(active, action.word, table, poses, into: &moved) {
        if table.insert(moved) { origins.append((Int32(poses), UInt8(index))) }
      }
      poses += 1
    }
    isStuck = true
    return false
  }

  /// Works out the poses after an action; false when a robot bumps or falls.
  private func move(
    _ active: [Int], _ action: Move.Word, _ table: StateTable, _ poses: Int, into moved: inout [UInt64]
  ) -> Bool {
    for (index, world) in active.enumerated() {
      let state = Board.State(pose: Int(table.word(poses, index)), taken: states[world].taken)
      guard let next = boards[world].state(after: action, state) else { return false }
      moved[index] = UInt64(next.pose)
    }
    return true
  }

  private mutating func go(
    to poses: Int, _ active: [Int], _ table: StateTable, _ origins: [(poses: Int32, action: UInt8)]
  ) {
    var (way, last) = ([Move](), poses)
    while origins[last].poses >= 0 {
      way.append(actions[Int(origins[last].action)])
      last = Int(origins[last].poses)
    }
    row += way.reversed()
    guard boards.contains(where: \.collectsByWalking) else {
      for (index, world) in active.enumerated() { states[world].pose = Int(table.word(poses, index)) }
      return
    }
    for move in way.reversed() { _ = Board.advance(&states, by: move, boards) }
  }
}

import Robot

/// A robot that walks from one place to another by the fewest actions, and keeps the row of them.
struct Walker {
  private let board: Board
  private let actions: [Move.Word]
  /// Where the robot is, and what it has taken.
  private(set) var state: Board.State
  /// What it did so far.
  private(set) var row: [Move] = []
  /// Where it collected, in that order.
  private(set) var visited: [Int] = []
  /// How many poses were looked at to find the ways.
  private(set) var visits = 0
  /// For each pose, the number of the last search that reached it.
  private var marks: [Int32]
  /// For each pose, the one before it times 8, and the number of the action between the two.
  private var origins: [Int32]
  private var search: Int32 = 0

  /// A robot at the start of a world, which moves by these actions.
  init(_ board: Board, _ actions: [Move.Word]) {
    self.board = board
    self.actions = actions.filter { $0 != .collect }
    state = board.start
    marks = Array(repeating: 0, count: board.tileCount * 4)
    origins = marks
  }

  /// Goes to the nearest tile that is wanted; false where there is no way.
  mutating func walk(toTile isWanted: (Int) -> Bool) -> Bool {
    search += 1
    var queue = [state.pose]
    marks[state.pose] = search
    var next = 0
    while next < queue.count {
      let pose = queue[next]
      if isWanted(pose >> 2) {
        visits += queue.count
        go(to: pose)
        return true
      }
      next += 1
      for (index, action) in actions.enumerated() {
        let moved = board.state(after: action, Board.State(pose: pose, taken: state.taken))
        guard let moved, marks[moved.pose] != search else { continue }
        marks[moved.pose] = search
        origins[moved.pose] = Int32(pose << 3 | index)
        queue.append(moved.pose)
      }
    }
    visits += queue.count
    return false
  }

  private mutating func go(to pose: Int) {
    var (way, last) = ([Move](), pose)
    while last != state.pose {
      way.append(Self.move(actions[Int(origins[last] & 7)]))
      last = Int(origins[last] >> 3)
    }
    row += way.reversed()
    guard board.collectsByWalking else { return state.pose = pose }
    for move in way.reversed() { step(move) }
  }

  /// Carries out an action on which the robot takes what is where it comes.
  private mutating func step(_ move: Move) {
    guard let next = board.state(after: move.word, state) else { return }
    if next.taken != state.taken { visited.append(next.pose >> 2) }
    state = next
  }

  /// Takes what is here; by a card, where coming here was not enough.
  mutating func collect() {
    if board.collectsByWalking { return }
    row.append(.collect)
    visited.append(state.pose >> 2)
    state.taken |= board.items[state.pose >> 2]
  }

  private static func move(_ word: Move.Word) -> Move {
    switch word {
    case .forward: .forward
    case .left: .left
    case .right: .right
    case .jump: .jump
    case .collect, .repeat, .while, .if, .else, .end, .routine, .call: preconditionFailure("nobody walks by it")
    }
  }
}

extension Walker {
  /// Whether a tile has a collectible that is not taken.
  func isLeft(_ tile: Int) -> Bool { board.items[tile] & ~state.taken != 0 && board.tile(tile) == .collectible }

  /// Takes keys, the nearest first, until every collectible and a goal can be reached; false where that is never so.
  mutating func openDoors() -> Bool {
    while !canFinish {
      let taken = state.taken
      let isUseful = { [board] (tile: Int) in
        board.items[tile] & ~taken != 0 && board.tile(tile) != .collectible && board.opensDoor(keyAt: tile, taken)
      }
      guard walk(toTile: isUseful) else { return false }
      collect()
    }
    return true
  }

  /// The tiles that can be reached without another key.
  var reached: Set<Int> {
    var (copy, reached) = (self, Set<Int>())
    _ = copy.walk { tile in
      reached.insert(tile)
      return false
    }
    return reached
  }

  private var canFinish: Bool {
    let reached = reached
    let goals = board.goals
    return board.wantedTiles.allSatisfy { reached.contains($0) || !isLeft($0) }
      && (goals.isEmpty || goals.contains(where: reached.contains))
  }

  /// Visits places in their order, taking what is there to be taken, then all that is left, then the goal;
  /// gives the row that solves the level, or nil.
  mutating func follow(_ places: [Int]) -> [Move]? {
    for place in places where place != state.pose >> 2 {
      guard walk(toTile: { $0 == place }) else { continue }
      if isLeft(place) { collect() }
    }
    return finish()
  }

  /// Takes all that is left, the nearest first, and goes to the goal.
  mutating func finish() -> [Move]? {
    while !board.isDone(state) {
      let left = board.wantedTiles.filter(isLeft)
      let isWanted = { [board] in left.isEmpty ? board.tile($0) == .goal : left.contains($0) }
      guard walk(toTile: isWanted) else { return nil }
      if !left.isEmpty { collect() }
    }
    return board.untilDone(row)
  }
}

import Robot

/// A world made ready for searching: tiles by index, what was taken as bits.
///
/// A class, so that a search does not count references to each of its tables.
final class Board: Sendable {
  /// Where the robot is and what it has taken.
  struct State: Hashable {
    /// The tile's index times four, and the heading: 0 north, 1 east, 2 south, 3 west.
    var pose: Int
    /// A bit for each item that was taken.
    var taken: UInt64

    /// The state as one number, where `Board.hasCodes`; a world has at most 2^14 poses.
    var code: UInt64 { taken << 14 | UInt64(pose) }

    /// The state of a code.
    init(code: UInt64) { self.init(pose: Int(code & 0x3FFF), taken: code >> 14) }

    init(pose: Int, taken: UInt64) {
      self.pose = pose
      self.taken = taken
    }
  }

  /// The code of no state, which stands for a world that is done.
  static let doneCode = UInt64.max

  let start: State
  /// How many columns the map has.
  let width: Int
  /// Whether each state has a code of its own: more items than these bits have room for make too many states anyway.
  let hasCodes: Bool
  /// All codes are smaller than this, where there are some.
  let codeBound: Int
  let tiles: [Tile]
  let grounds: [Ground]
  /// For each pose, the tile ahead; -1 outside of the map.
  private let ahead: [Int]
  /// For each tile, the bit of what can be taken there.
  let items: [UInt64]
  /// For each tile, the bits of the keys that open its door.
  let keys: [UInt64]
  /// True if the robot takes what lies on a tile by coming to it.
  let collectsByWalking: Bool
  /// The tiles with collectibles, by index; none where the level is done without them.
  let wantedTiles: [Int]
  /// The goals, by index; none where the level is done without one.
  let goals: [Int]
  /// The bits of all collectibles that have to be taken.
  private let wanted: UInt64
  /// The bits of all items that are told apart: those of keys alone where the level is done without collectibles.
  private let mattering: UInt64

  private static let mostCodedItems = 48

  /// What matters of a tile when the robot goes there.
  enum Ground: UInt8 { case free, wall, pit, door }

  init(_ world: World) {
    let tiles = world.tiles
    self.tiles = tiles
    grounds = tiles.map { tile in
      switch tile {
      case .wall: .wall
      case .pit: .pit
      case .door: .door
      case .floor, .collectible, .goal, .paint, .key: .free
      }
    }
    ahead = world.coordinates.flatMap { coordinate in
      Heading.allCases.map { heading in
        let next = coordinate.moved(heading)
        return world.contains(next) ? (next.row - 1) * world.width + next.column - 1 : -1
      }
    }
    var items = tiles.map { _ in UInt64(0) }
    for (bit, index) in tiles.indices.filter({ tiles[$0].isItem }).enumerated() { items[index] = 1 << UInt64(bit) }
    self.items = items
    hasCodes = tiles.count { $0.isItem } <= Self.mostCodedItems
    codeBound = 1 << (14 + min(Self.mostCodedItems, tiles.count { $0.isItem }))
    width = world.width
    keys = tiles.map { tile in
      guard case .door(let color) = tile else { return 0 }
      return tiles.indices.filter { tiles[$0] == .key(color) }.reduce(0) { $0 | items[$1] }
    }
    collectsByWalking = world.collecting == .byWalking
    wantedTiles = world.needsCollectibles ? tiles.indices.filter { tiles[$0] == .collectible } : []
    goals = world.needsGoal ? tiles.indices.filter { tiles[$0] == .goal } : []
    wanted = wantedTiles.reduce(0) { $0 | items[$1] }
    mattering = world.needsCollectibles ? ~0 : keys.reduce(0, |)
    let place = (world.start.coordinate.row - 1) * world.width + world.start.coordinate.column - 1
    start = State(pose: place * 4 + (Heading.allCases.firstIndex(of: world.start.heading) ?? 0), taken: 0)
  }

  /// Whether the level is solved.
  func isDone(_ state: State) -> Bool {
    state.taken & wanted == wanted && (goals.isEmpty || tiles[state.pose >> 2] == .goal)
  }

  /// The state after an action; nil when the robot bumps or falls.
  func state(after action: Move.Word, _ state: State) -> State? {
    switch action {
    case .left: return State(pose: state.pose & ~3 | (state.pose + 3) & 3, taken: state.taken)
    case .right: return State(pose: state.pose & ~3 | (state.pose + 1) & 3, taken: state.taken)
    case .collect: return State(pose: state.pose, taken: state.taken | items[state.pose >> 2])
    case .forward:
      let target = ahead[state.pose]
      guard isSafe(target, state.taken) else { return nil }
      return arrived(at: target, state)
    case .jump:
      let middle = ahead[state.pose]
      guard !isBlocked(middle, state.taken) else { return nil }
      let target = ahead[middle << 2 | state.pose & 3]
      guard isSafe(target, state.taken) else { return nil }
      return arrived(at: target, state)
    case .repeat, .while, .if, .else, .end, .routine, .call: preconditionFailure("it is no action")
    }
  }

  private func arrived(at tile: Int, _ state: State) -> State {
    let taken = collectsByWalking ? state.taken | items[tile] : state.taken
    return State(pose: tile << 2 | state.pose & 3, taken: taken)
  }

  /// The state without items on which nothing depends for a row of actions, which does not look.
  func simplified(_ state: State) -> State { State(pose: state.pose, taken: state.taken & mattering) }

  /// Whether what a condition looks at is so.
  func holds(_ test: Condition.Test, _ state: State) -> Bool {
    let tile = state.pose >> 2
    let next = { (turn: Int) in self.ahead[state.pose & ~3 | (state.pose + turn) & 3] }
    switch test {
    case .wallAhead: return isBlocked(next(0), state.taken)
    case .pitAhead: return next(0) >= 0 && grounds[next(0)] == .pit
    case .pathAhead: return isSafe(next(0), state.taken)
    case .pathLeft: return isSafe(next(3), state.taken)
    case .pathRight: return isSafe(next(1), state.taken)
    case .onCollectible: return items[tile] & ~state.taken != 0
    case .atGoal: return tiles[tile] == .goal
    case .on(let color): return tiles[tile] == .paint(color)
    }
  }

  private func isBlocked(_ tile: Int, _ taken: UInt64) -> Bool {
    guard tile >= 0 else { return true }
    switch grounds[tile] {
    case .wall: return true
    case .door: return taken & keys[tile] == 0
    case .free, .pit: return false
    }
  }

  private func isSafe(_ tile: Int, _ taken: UInt64) -> Bool { !isBlocked(tile, taken) && grounds[tile] != .pit }
}

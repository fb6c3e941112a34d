import Robot

/// Finds the shortest program of actions alone that does all worlds: breadth first over the states of all of them.
///
/// Every state that can be reached is visited at most once, so that a search without result is a proof.
struct StraightSearch {
  /// What a search came to.
  enum Result: Equatable {
    /// No shorter program of actions does all worlds.
    case shortest([Move])
    /// No program of actions does all worlds.
    case none
    /// More states than allowed would have to be visited; no program has fewer actions than this.
    case tooManyStates(noneBelow: Int)
  }

  private let boards: [Board]
  private let actions: [Move]
  private let mostStates: Int
  private var table: StateTable
  /// For each state, the one before it and the action between the two.
  private var origins: [(state: Int32, action: UInt8)] = []

  /// A search over some worlds with the actions of a deck.
  init(_ boards: [Board], _ deck: Deck, mostStates: Int) {
    self.boards = boards
    self.mostStates = mostStates
    let words = SearchOptions(deck, boards).actions
    actions = [Move.forward, .left, .right, .jump, .collect].filter { words.contains($0.word) }
    table = StateTable(width: boards.count, bound: boards[0].codeBound)
  }

  /// How many states were visited, counted for each robot.
  var states: Int { table.count * boards.count }

  mutating func run() -> Result {
    guard boards.allSatisfy(\.hasCodes) else { return .tooManyStates(noneBelow: 1) }
    add(boards.map(\.start.code), Int32(-1), 0)
    var state = 0
    var next = Array(repeating: UInt64(0), count: boards.count)
    while state < table.count {
      guard states <= mostStates else { return .tooManyStates(noneBelow: path(to: state).count + 1) }
      for (index, action) in actions.enumerated() {
        guard let isDone = follow(action.word, from: state, into: &next) else { continue }
        add(next, Int32(state), UInt8(index))
        if isDone { return .shortest(path(to: table.count - 1)) }
      }
      state += 1
    }
    return .none
  }

  /// Works out the state after an action, and whether all is done then; nil when a robot bumps or falls.
  private func follow(_ action: Move.Word, from state: Int, into next: inout [UInt64]) -> Bool? {
    var isDone = true
    for index in boards.indices {
      let code = table.word(state, index)
      next[index] = code
      if code == Board.doneCode { continue }
      guard let moved = boards[index].state(after: action, Board.State(code: code)) else { return nil }
      let isWorldDone = boards[index].isDone(moved)
      next[index] = isWorldDone ? Board.doneCode : boards[index].simplified(moved).code
      isDone = isDone && isWorldDone
    }
    return isDone
  }

  private mutating func add(_ state: [UInt64], _ origin: Int32, _ action: UInt8) {
    if table.insert(state) { origins.append((origin, action)) }
  }

  private func path(to end: Int) -> [Move] {
    var path: [Move] = []
    var state = end
    while origins[state].state >= 0 {
      path.append(actions[Int(origins[state].action)])
      state = Int(origins[state].state)
    }
    return path.reversed()
  }
}

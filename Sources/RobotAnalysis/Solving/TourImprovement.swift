import Robot

/// Makes an order of visits shorter: turns parts of it round and moves parts of it elsewhere as long as that saves
/// actions; Croes, "A method for solving traveling-salesman problems", 1958, and Or's thesis of 1976.
struct TourImprovement {
  /// For each heading at each place, how many actions lead to each heading at each place: `[from][to]`.
  private let distances: [[Int32]]
  /// For each heading at each place, how many actions lead to the nearest goal.
  private let closing: [Int32]
  private let start: Int
  private let count: Int
  /// Steps that were worked out, and poses that were looked at.
  private(set) var tries: Int
  private let mostTries: Int

  private static let never: Int32 = 1 << 24

  /// An improvement for a robot in a state that can reach some places.
  init(_ board: Board, _ actions: [Move.Word], from state: Board.State, _ places: [Int], mostTries: Int) {
    self.mostTries = mostTries
    count = places.count
    var tries = 0
    let goals = Set(board.goals)
    var closing: [Int32] = []
    let targets = places.flatMap { place in (0..<4).map { place << 2 | $0 } }
    distances = (targets + [state.pose]).map { pose in
      let steps = Self.steps(board, actions, Board.State(pose: pose, taken: state.taken), &tries)
      let toGoals = steps.indices.filter { goals.contains($0 >> 2) }.map { steps[$0] }
      closing.append(goals.isEmpty ? 0 : toGoals.min() ?? Self.never)
      return targets.map { steps[$0] }
    }
    self.closing = closing
    start = targets.count
    self.tries = tries
  }

  /// About how many tries it takes to begin, for a number of places.
  static func cost(_ board: Board, _ places: Int) -> Int { (places * 4 + 1) * board.tileCount * 4 }

  private static func steps(
    _ board: Board, _ actions: [Move.Word], _ start: Board.State, _ tries: inout Int
  ) -> [Int32] {
    var steps = Array(repeating: never, count: board.tileCount * 4)
    steps[start.pose] = 0
    var (queue, next) = ([start.pose], 0)
    while next < queue.count {
      let pose = queue[next]
      next += 1
      for action in actions where action != .collect {
        let moved = board.state(after: action, Board.State(pose: pose, taken: start.taken))
        guard let moved, steps[moved.pose] == never else { continue }
        steps[moved.pose] = steps[pose] + 1
        queue.append(moved.pose)
      }
    }
    tries += queue.count
    return steps
  }

  /// The number of actions that visit the places in an order, whatever the headings there.
  private func length(_ order: [Int]) -> Int32 {
    var least: [Int32] = []
    for (index, place) in order.enumerated() {
      guard index > 0 else {
        least = Array(distances[start][(place * 4)..<(place * 4 + 4)])
        continue
      }
      let from = order[index - 1] * 4
      least = (0..<4).map { heading in
        (0..<4).reduce(Self.never) { min($0, least[$1] + distances[from + $1][place * 4 + heading]) }
      }
    }
    let last = order[order.count - 1] * 4
    return (0..<4).reduce(Self.never) { min($0, least[$1] + closing[last + $1]) }
  }

  /// A shorter order, or the same, as far as the effort allows.
  mutating func improved(_ order: [Int]) -> [Int] {
    guard order.count > 1 else { return order }
    var (best, least) = (order, length(order))
    var isBetter = true
    while isBetter {
      isBetter = false
      for first in 0..<count {
        for last in first..<count where tries < mostTries {
          for other in Self.changes(best, first, last) {
            let length = length(other)
            tries += order.count
            if length < least { (best, least, isBetter) = (other, length, true) }
          }
        }
      }
    }
    return best
  }

  /// The order with a part turned round, and with its ends moved next to each other.
  private static func changes(_ order: [Int], _ first: Int, _ last: Int) -> [[Int]] {
    guard first < last else { return [] }
    var turned = order
    turned[first...last].reverse()
    var (later, earlier) = (order, order)
    later.insert(later.remove(at: first), at: last)
    earlier.insert(earlier.remove(at: last), at: first)
    return [turned, later, earlier]
  }
}

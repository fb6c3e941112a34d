import Robot

/// Finds rows of actions that solve a world with too many states to be searched: the shortest tour that local search
/// comes to, and tours in lines and rounds, which are longer and repeat more.
struct TourSearch {
  private let board: Board
  private let actions: [Move.Word]
  private let mostTries: Int
  /// Poses that were looked at, and steps that were worked out.
  private(set) var tries = 0

  /// A search in a world with the actions of a deck.
  init(_ board: Board, _ actions: [Move.Word], mostTries: Int) {
    self.board = board
    self.actions = actions
    self.mostTries = mostTries
  }

  /// Rows that solve the level, each once, the shortest first.
  mutating func rows() -> [[Move]] {
    guard tries + board.tileCount * 8 < mostTries else { return [] }
    var opened = Walker(board, actions)
    guard opened.openDoors() else { return [] }
    tries += opened.visits
    let wanted = board.wantedTiles.filter(opened.isLeft)
    var rows = [row(along: [], opened)]
    rows.append(shortTour(opened, wanted))
    for order in TourPlans(board, wanted: wanted, reached: opened.reached).orders {
      rows.append(row(along: order, opened))
    }
    var seen: Set<[Move]> = []
    let unique = rows.compactMap { $0 }.filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }.map(\.element)
  }

  /// The row that visits places in an order, and then all that is left.
  private mutating func row(along order: [Int], _ walker: Walker) -> [Move]? {
    guard tries < mostTries else { return nil }
    var copy = walker
    let row = copy.follow(order)
    tries += copy.visits - walker.visits
    return row
  }

  /// The row of the best order that local search finds, from the order in which the nearest is next.
  private mutating func shortTour(_ opened: Walker, _ wanted: [Int]) -> [Move]? {
    guard wanted.count > 1, tries + TourImprovement.cost(board, wanted.count) < mostTries else { return nil }
    var nearest = opened
    _ = nearest.finish()
    tries += nearest.visits - opened.visits
    let order = nearest.visited.filter(Set(wanted).contains)
    guard order.count == wanted.count else { return nil }
    var improvement = TourImprovement(board, actions, from: opened.state, order, mostTries: mostTries - tries)
    let improved = improvement.improved(Array(order.indices)).map { order[$0] }
    tries += improvement.tries
    return row(along: improved, opened)
  }
}

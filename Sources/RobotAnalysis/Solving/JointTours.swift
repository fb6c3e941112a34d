import Robot

/// Finds rows of actions that solve several worlds at once, where there are too many states to search all of them:
/// with what is nearest next, and with the places of one of the worlds in lines and rounds.
struct JointTours {
  private let boards: [Board]
  private let actions: [Move.Word]
  private let mostTries: Int
  /// Poses of all robots together that were looked at.
  private(set) var tries = 0
  /// Whether it is proven that no row solves all worlds.
  private(set) var isImpossible = false

  /// Tours through some worlds with the actions of a deck.
  init(_ boards: [Board], _ actions: [Move.Word], mostTries: Int) {
    self.boards = boards
    self.actions = actions
    self.mostTries = mostTries
  }

  /// Rows that solve all worlds, in the order in which they were found.
  mutating func rows() -> [[Move]] {
    guard let nearest = row(along: [], in: 0) else { return [] }
    var rows = [nearest]
    for world in boards.indices {
      var opened = Walker(boards[world], actions)
      guard opened.openDoors() else { continue }
      let wanted = boards[world].wantedTiles
      for order in TourPlans(boards[world], wanted: wanted, reached: opened.reached).orders {
        guard let row = row(along: order, in: world) else { continue }
        rows.append(row)
      }
    }
    return rows
  }

  private mutating func row(along order: [Int], in world: Int) -> [Move]? {
    guard tries < mostTries else { return nil }
    var walker = JointWalker(boards, actions, mostVisits: mostTries - tries)
    let row = walker.follow(order, in: world)
    tries += walker.visits
    // A robot that can turn can go back, and what it takes only opens doors and ends worlds, so that robots which took
    // all that they can and have nowhere to go could have had nowhere to go in any other order.
    if row == nil, walker.isStuck, order.isEmpty { isImpossible = actions.contains { $0 == .left || $0 == .right } }
    return row
  }
}

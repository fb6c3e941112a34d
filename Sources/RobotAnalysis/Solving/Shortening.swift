internal import Robot

/// Writes actions in a row with as few cards as repeats alone allow, by dynamic programming over all parts of the row.
///
///     forward forward forward left forward forward forward left
///     becomes repeat 2 (repeat 3 (forward) left)
struct Shortening {
  private let actions: [Move]
  private let options: SearchOptions
  /// For each part of the row, the fewest cards and how they are had.
  private var plans: [[Plan]]

  private struct Plan {
    var cards: Int
    var way: Way
  }

  private enum Way {
    /// The only action of the part.
    case single
    /// The part up to this index, then the rest.
    case split(Int)
    /// The part's first so many actions, again and again.
    case rounds(of: Int)
  }

  /// The longest row that is shortened as a whole; a longer one is cut.
  static let mostActions = 120

  /// The row with repeats, where they save cards.
  static func shorten(_ actions: [Move], _ options: SearchOptions) -> [Move] {
    guard options.mostCount > 1 else { return actions }
    return stride(from: 0, to: actions.count, by: mostActions).flatMap { start in
      shorten(part: Array(actions[start...].prefix(mostActions)), options)
    }
  }

  private static func shorten(part actions: [Move], _ options: SearchOptions) -> [Move] {
    var shortening = Shortening(actions, options)
    shortening.plan()
    return shortening.moves(0, actions.count)
  }

  private init(_ actions: [Move], _ options: SearchOptions) {
    self.actions = actions
    self.options = options
    let none = Plan(cards: 1, way: .single)
    plans = Array(repeating: Array(repeating: none, count: actions.count + 1), count: actions.count)
  }

  private mutating func plan() {
    for length in 1...actions.count where length > 1 {
      for start in 0...(actions.count - length) { plans[start][start + length] = best(start, start + length) }
    }
  }

  private func best(_ start: Int, _ end: Int) -> Plan {
    var best = Plan(cards: Int.max, way: .single)
    for middle in (start + 1)..<end {
      let cards = plans[start][middle].cards + plans[middle][end].cards
      if cards < best.cards { best = Plan(cards: cards, way: .split(middle)) }
    }
    let length = end - start
    for period in 1...(length / 2) where length.isMultiple(of: period) && isPeriodic(start, end, period) {
      let rounds = length / period
      let cards = plans[start][start + period].cards + 2
      if rounds <= options.mostCount, options.counts[rounds], cards < best.cards {
        best = Plan(cards: cards, way: .rounds(of: period))
      }
    }
    return best
  }

  private func isPeriodic(_ start: Int, _ end: Int, _ period: Int) -> Bool {
    (start..<(end - period)).allSatisfy { actions[$0] == actions[$0 + period] }
  }

  private func moves(_ start: Int, _ end: Int) -> [Move] {
    switch plans[start][end].way {
    case .single: [actions[start]]
    case .split(let middle): moves(start, middle) + moves(middle, end)
    case .rounds(let period): [.repeat((end - start) / period)] + moves(start, start + period) + [.end]
    }
  }
}

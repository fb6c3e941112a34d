import Robot

/// Writes a row with as few cards as repeats alone allow, by dynamic programming over all parts of the row; of equally
/// short ways it takes the one with fewer counts that a person cannot see at a glance.
///
///     forward forward forward left forward forward forward left
///     becomes repeat 2 (repeat 3 (forward) left)
struct Shortening {
  /// Something in the row that stays in one piece: an action, or a loop.
  typealias Piece = [Move]

  private let pieces: [Piece]
  private let options: SearchOptions
  private let count: Int
  /// For each two places in the row, how many pieces from there on are the same.
  private var common: [Int32] = []
  /// For each part of the row, the least cost, and the first unit of it.
  private var costs: [Int32]
  private var firsts: [Unit?]
  /// For each place, the units that begin there.
  private var units: [[Unit]]
  /// For each place, the unit with which the row goes on to its end, where the robot stops.
  private var tails: [(cost: Int32, unit: Unit?)]

  /// A piece, or a `repeat`.
  private struct Unit {
    let end: Int
    /// How many pieces are repeated; 0 for one that is not.
    let period: Int
    let rounds: Int
    let cost: Int32
  }

  /// The longest row that is shortened as a whole; a longer one is cut.
  static let mostPieces = 400
  /// The largest count that a person sees at a glance.
  static let mostPlainCount = 10
  /// The cost of a card; a large count costs 1.
  private static let cost: Int32 = 1000

  /// The row with repeats, where they save cards.
  ///
  /// It ends where the level is solved, so that the last round of a
  /// `repeat` need not be run to its end.
  static func shorten(_ pieces: [Piece], _ options: SearchOptions) -> [Move] {
    guard options.mostCount > 1, !pieces.isEmpty else { return pieces.flatMap { $0 } }
    return stride(from: 0, to: pieces.count, by: mostPieces).flatMap { start in
      var shortening = Shortening(Array(pieces[start...].prefix(mostPieces)), options)
      shortening.plan(endsLevel: start + mostPieces >= pieces.count)
      return shortening.moves()
    }
  }

  /// About how much work it is to shorten a row, in tries of a search.
  static func tries(_ pieces: Int) -> Int {
    let length = min(pieces, mostPieces)
    return (pieces / mostPieces + 1) * length * length / 4
  }

  private init(_ pieces: [Piece], _ options: SearchOptions) {
    self.pieces = pieces
    self.options = options
    count = pieces.count
    costs = Array(repeating: 0, count: (count + 1) * (count + 1))
    firsts = Array(repeating: nil, count: (count + 1) * (count + 1))
    units = Array(repeating: [], count: count)
    tails = Array(repeating: (0, nil), count: count + 1)
    common = costs
    for first in stride(from: count - 1, through: 0, by: -1) {
      for second in stride(from: count - 1, to: first, by: -1) where pieces[first] == pieces[second] {
        common[index(first, second)] = common[index(first + 1, second + 1)] + 1
      }
    }
  }

  private func index(_ first: Int, _ second: Int) -> Int { first * (count + 1) + second }

  private mutating func plan(endsLevel: Bool) {
    for start in stride(from: count - 1, through: 0, by: -1) {
      units[start].append(
        Unit(end: start + 1, period: 0, rounds: 1, cost: Int32(pieces[start].count) * Self.cost))
      for end in (start + 1)...count { planPart(start, end) }
      planTail(start, endsLevel)
    }
  }

  /// Finds the best way for a part whose later and shorter parts are known.
  private mutating func planPart(_ start: Int, _ end: Int) {
    var (least, first): (Int32, Unit?) = (.max, nil)
    for unit in units[start] where unit.end <= end {
      let cost = unit.cost + costs[index(unit.end, end)]
      if cost < least { (least, first) = (cost, unit) }
    }
    costs[index(start, end)] = least
    firsts[index(start, end)] = first
    let period = end - start
    guard end < count else { return }
    let mostRounds = Int(common[index(start, end)]) / period + 1
    guard mostRounds > 1 else { return }
    for rounds in 2...mostRounds where rounds <= options.mostCount && options.counts[rounds] {
      units[start].append(
        Unit(end: start + rounds * period, period: period, rounds: rounds, cost: cost(rounds, of: least)))
    }
  }

  private func cost(_ rounds: Int, of body: Int32) -> Int32 {
    body + 2 * Self.cost + (rounds > Self.mostPlainCount ? 1 : 0)
  }

  /// Finds the best way to the end of the row, whose last round may be cut off there.
  private mutating func planTail(_ start: Int, _ endsLevel: Bool) {
    var best: (cost: Int32, unit: Unit?) = (.max, nil)
    for unit in units[start] where unit.cost + tails[unit.end].cost < best.cost {
      best = (unit.cost + tails[unit.end].cost, unit)
    }
    for period in 1..<max(1, count - start) where endsLevel && isPeriodic(start, period) {
      let least = (count - start + period - 1) / period
      let rounds = options.repeatingCounts.from(least).least
      guard rounds > 0 else { continue }
      let cost = cost(rounds, of: costs[index(start, start + period)])
      if cost < best.cost { best = (cost, Unit(end: count, period: period, rounds: rounds, cost: cost)) }
    }
    tails[start] = best
  }

  /// Whether the row goes on in rounds of so many pieces to its end.
  private func isPeriodic(_ start: Int, _ period: Int) -> Bool {
    Int(common[index(start, start + period)]) == count - start - period
  }

  private func moves() -> [Move] {
    var (moves, start) = ([Move](), 0)
    while start < count, let unit = tails[start].unit {
      moves += self.moves(start, unit)
      start = unit.end
    }
    return moves
  }

  private func moves(_ start: Int, _ end: Int) -> [Move] {
    var (moves, start) = ([Move](), start)
    while start < end, let unit = firsts[index(start, end)] {
      moves += self.moves(start, unit)
      start = unit.end
    }
    return moves
  }

  private func moves(_ start: Int, _ unit: Unit) -> [Move] {
    unit.period == 0 ? pieces[start] : [.repeat(unit.rounds)] + moves(start, start + unit.period) + [.end]
  }
}

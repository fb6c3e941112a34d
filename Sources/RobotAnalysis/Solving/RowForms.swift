import Robot

/// The same way over some worlds in several forms, some of which repeat more than others.
struct RowForms {
  private let boards: [Board]
  private let options: SearchOptions

  /// Forms for worlds that a row solves together, and the cards that there are.
  init(_ boards: [Board], _ options: SearchOptions) {
    self.boards = boards
    self.options = options
  }

  /// The row as it is, and with a `collect` after steps where nothing may be to take, which does no harm.
  func rows(_ row: [Move]) -> [[Move]] {
    var rows: [[Move]] = []
    for form in [row, collectingInRuns(row), collectingAlways(row)] {
      if let form = Board.untilDone(form, boards), !rows.contains(form) { rows.append(form) }
    }
    return rows
  }

  private func collectingAlways(_ row: [Move]) -> [Move] {
    guard row.contains(.collect) else { return row }
    return row.filter { $0 != .collect }.flatMap { $0 == .forward || $0 == .jump ? [$0, .collect] : [$0] }
  }

  /// Collects after each step of a straight way on which something is taken.
  private func collectingInRuns(_ row: [Move]) -> [Move] {
    var (result, next) = ([Move](), 0)
    while next < row.count {
      let run = row[next...].prefix { $0 == .forward || $0 == .collect }
      next += max(1, run.count)
      guard !run.isEmpty else {
        result.append(row[next - 1])
        continue
      }
      let steps = run.count { $0 == .forward }
      let isCollecting = run.contains(.collect) && steps > 0
      result += isCollecting ? (0..<steps).flatMap { _ in [Move.forward, .collect] } : Array(run)
    }
    return result
  }

  /// A row in pieces: each action by itself, and where the deck has it, each way up to a wall or pit as a `while`.
  func pieces(_ row: [Move]) -> [[Shortening.Piece]] {
    let single = row.map { [$0] }
    guard let condition = Self.ways.first(where: { options.allowsWhile($0) }) else { return [single] }
    let looping = withLoops(row, condition)
    return looping == single ? [single] : [single, looping]
  }

  private static let ways = [Condition(.pathAhead), Condition(.wallAhead, not: true)]

  private func withLoops(_ row: [Move], _ condition: Condition) -> [Shortening.Piece] {
    var (pieces, next, states) = ([Shortening.Piece](), 0, boards.map(\.start))
    while next < row.count {
      var piece = [row[next]]
      var length = 1
      for body in [[Move.forward, .collect], [.forward]] {
        guard let rounds = rounds(of: body, row[next...], states, condition), rounds > 1 else { continue }
        piece = [.while(condition)] + body + [.end]
        length = min(rounds * body.count, row.count - next)
        break
      }
      for move in row[next..<(next + length)] { _ = Board.advance(&states, by: move, boards) }
      pieces.append(piece)
      next += length
    }
    return pieces
  }

  /// How many rounds of a loop a row begins with, if the loop would end there in all worlds that are not done.
  ///
  /// The last may be cut off by the row's end.
  private func rounds(
    of body: [Move], _ row: ArraySlice<Move>, _ start: [Board.State], _ condition: Condition
  ) -> Int? {
    var (states, rounds, rest) = (start, 0, row)
    while !rest.isEmpty {
      let active = boards.indices.filter { !boards[$0].isDone(states[$0]) }
      let looking = active.count { boards[$0].holds(condition.test, states[$0]) != condition.isNegated }
      if looking == 0 { break }
      guard looking == active.count, body.starts(with: rest.prefix(body.count)) else { return nil }
      for move in rest.prefix(body.count) {
        guard Board.advance(&states, by: move, boards) else { return nil }
      }
      rest = rest.dropFirst(body.count)
      rounds += 1
    }
    return rounds
  }
}

extension SearchOptions {
  /// Whether a `while` may have a condition.
  func allowsWhile(_ condition: Condition) -> Bool {
    Self.conditions.firstIndex(of: condition).map { whileConditions >> $0 & 1 == 1 } ?? false
  }
}

import Robot

/// Gives the part of a program that saves most a card of its own: the routine.
struct RoutineExtraction {
  private let moves: [Move]

  private struct Part {
    let start: Int
    let length: Int
    /// How many cards a routine of it saves.
    let saved: Int
  }

  /// The program with a routine, where one saves cards.
  static func extract(_ moves: [Move]) -> [Move] {
    guard !moves.contains(.routine) else { return moves }
    let extraction = RoutineExtraction(moves: moves)
    return extraction.best().map(extraction.program) ?? moves
  }

  private func best() -> Part? {
    var best: Part?
    for start in moves.indices {
      for length in 2...max(2, moves.count / 2) where start + length * 2 <= moves.count {
        guard isWhole(start, length) else { continue }
        let count = places(of: moves[start..<(start + length)]).count
        let saved = count * length - (count + length + 2)
        if saved > best?.saved ?? 0 { best = Part(start: start, length: length, saved: saved) }
      }
    }
    return best
  }

  /// Whether a part has each block from its begin to its end.
  private func isWhole(_ start: Int, _ length: Int) -> Bool {
    var depth = 0
    for move in moves[start..<(start + length)] {
      if move == .end || move == .else && depth == 0 { depth -= 1 }
      if move.word.opensBlock { depth += 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Where a part is, each place behind the one before.
  private func places(of part: ArraySlice<Move>) -> [Int] {
    var (places, next) = ([Int](), 0)
    while next + part.count <= moves.count {
      let isThere = moves[next..<(next + part.count)] == part
      if isThere { places.append(next) }
      next += isThere ? part.count : 1
    }
    return places
  }

  private func program(_ part: Part) -> [Move] {
    let body = moves[part.start..<(part.start + part.length)]
    var (result, next) = ([Move](), 0)
    for place in places(of: body) {
      result += moves[next..<place] + [.call]
      next = place + part.length
    }
    return result + moves[next...] + [.routine] + body + [.end]
  }
}

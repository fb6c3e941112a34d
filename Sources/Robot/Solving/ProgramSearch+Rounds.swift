extension ProgramSearch {
  /// Whether a `repeat` that has gone round so often may end, and whether it may go round again.
  func rounds(_ card: Int, _ done: Int) -> [Alternative] {
    let counts = options.counts(ofPeriod: motion(ofBlock: sketch[card, .body])?.period)
    var result: [Alternative] = []
    if done >= max(2, sketch[card, .leastCount]), counts.isUseful[done] { result.append(.again(false)) }
    if done < counts.most { result.append(.again(true)) }
    return result
  }

  /// Where a block takes the robot as seen from where it stands; nil when that depends on what it meets.
  private func motion(ofBlock first: Int) -> Motion? {
    var motion = Motion()
    var card = first
    while card > Sketch.root {
      guard let next = self.motion(of: card) else { return nil }
      motion = motion.followed(by: next)
      card = sketch[card, .next]
    }
    return motion
  }

  private func motion(of card: Int) -> Motion? {
    switch sketch.words[card] {
    case .forward: return Motion(ahead: 1)
    case .jump: return Motion(ahead: 2)
    case .left: return Motion(quarters: 3)
    case .right: return Motion(quarters: 1)
    case .collect: return Motion()
    case .repeat:
      guard let round = motion(ofBlock: sketch[card, .body]), sketch[card, .count] > 0 else { return nil }
      return (0..<sketch[card, .count]).reduce(Motion()) { motion, _ in motion.followed(by: round) }
    case .while, .if, .call: return nil
    case .else, .end, .routine: preconditionFailure("no such card is laid")
    }
  }
}

/// A way on the plane, as seen from where it begins.
private struct Motion {
  var ahead = 0
  var aside = 0
  /// Quarter turns to the right, 0 to 3.
  var quarters = 0

  func followed(by next: Motion) -> Motion {
    let (ahead, aside) =
      switch quarters {
      case 0: (next.ahead, next.aside)
      case 1: (-next.aside, next.ahead)
      case 2: (-next.ahead, -next.aside)
      case _: (next.aside, -next.ahead)
      }
    return Motion(ahead: self.ahead + ahead, aside: self.aside + aside, quarters: (quarters + next.quarters) % 4)
  }

  /// After how many rounds of it the robot stands and looks as before; nil for one that leads away.
  var period: Int? {
    if quarters != 0 { return quarters == 2 ? 2 : 4 }
    return (ahead, aside) == (0, 0) ? 1 : nil
  }
}

extension SearchOptions {
  /// The counts that a `repeat` is tried with.
  struct Counts {
    /// Whether a count may make a difference.
    let isUseful: [Bool]
    /// The largest of those.
    let most: Int

    /// All counts, or those of a block that brings the robot back where it was after so many rounds.
    ///
    /// The first time round such a block takes all that lies on its way, and the second time the level is done if it ever
    /// is. So a count of three times the period or more does what the count one period less does.
    init(_ counts: [Bool], period: Int? = nil) {
      isUseful = counts.indices.map { count in
        guard counts[count], let period else { return counts[count] }
        return !stride(from: count - period, through: 2 * period, by: -period).contains { counts[$0] }
      }
      most = isUseful.lastIndex(of: true) ?? 0
    }
  }
}

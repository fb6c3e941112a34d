import Robot

/// What a run shows of a program that solves a level, for a choice among programs of as many cards.
struct Replay {
  /// How often the robot does something, in all worlds together.
  private(set) var actions = 0
  /// For each `while` and `if`, what its looks tell.
  private var looks: [Int: Looks] = [:]
  private let program: RobotProgram
  private let options: SearchOptions

  /// The looks of a card, as bits over `SearchOptions.conditions`.
  private struct Looks {
    /// The conditions with which the run would be the same.
    var alike = ~0
    /// The conditions that held at one of the looks, or at the end.
    var any = 0
    /// The conditions that held at all of them.
    var all = ~0
  }

  /// Runs a program in all worlds; nil when it does not solve one of them.
  init?(_ program: RobotProgram, _ worlds: [World], _ boards: [Board], _ options: SearchOptions) {
    self.program = program
    self.options = options
    for (world, board) in zip(worlds, boards) {
      let run = program.run(in: world)
      guard run.isSolved else { return nil }
      actions += run.actions
      watch(run, board)
    }
  }

  private mutating func watch(_ run: RobotRun, _ board: Board) {
    var state = board.start
    for step in run.steps {
      state.pose = board.pose(step.pose)
      if step.took != nil { state.taken |= board.items[state.pose >> 2] }
      guard case .looked(let holds) = step.event, let own = condition(step.card - 1) else { continue }
      let holding = SearchOptions.holding(board, state)
      var looks = self.looks[step.card - 1] ?? Looks()
      // Conditions of which each answer was that of the card's own.
      looks.alike &= (holding >> own & 1 == 1) == holds ? holds ? holding : ~holding : 0
      (looks.any, looks.all) = (looks.any | holding, looks.all & holding)
      self.looks[step.card - 1] = looks
    }
    let holding = SearchOptions.holding(board, state)
    for card in looks.keys {
      looks[card]?.any |= holding
      looks[card]?.all &= holding
    }
  }

  private func condition(_ card: Int) -> Int? {
    switch program.moves[card] {
    case .while(let condition), .if(let condition): SearchOptions.conditions.firstIndex(of: condition)
    case .forward, .left, .right, .jump, .collect, .repeat, .else, .end, .routine, .call: nil
    }
  }

  /// The program with conditions that change during the run in place of those that do not, where the run is the same
  /// with them; first those that a person would choose.
  var taught: RobotProgram {
    var moves = program.moves
    for (card, looks) in looks {
      let changing = changing(card, looks)
      guard changing != 0 else { continue }
      let condition = SearchOptions.conditions[changing.trailingZeroBitCount]
      moves[card] = moves[card].word == .while ? .while(condition) : .if(condition)
    }
    return RobotProgram(moves)
  }

  /// The conditions that a card may have with which the run is the same and which change during it, as bits.
  private func changing(_ card: Int, _ looks: Looks) -> Int {
    let allowed = program.moves[card].word == .while ? options.whileConditions : options.ifConditions
    return looks.alike & allowed & looks.any & ~looks.all
  }
}

extension Replay {
  /// How well a program teaches; of two with as many cards the smaller rank is better.
  struct Rank: Comparable {
    /// Whether it has a count that a person cannot see at a glance.
    let hasLargeCount: Bool
    /// How many conditions are always true or never.
    let idleConditions: Int
    /// How often the robot does something.
    let actions: Int

    static func < (one: Rank, other: Rank) -> Bool {
      (one.hasLargeCount ? 1 : 0, one.idleConditions, one.actions)
        < (other.hasLargeCount ? 1 : 0, other.idleConditions, other.actions)
    }
  }

  /// How well the taught program teaches.
  var rank: Rank {
    Rank(
      hasLargeCount: program.moves.hasLargeCount, idleConditions: looks.count { changing($0, $1) == 0 },
      actions: actions)
  }
}

extension [Move] {
  /// Whether a `repeat` has a count that a person cannot see at a glance.
  var hasLargeCount: Bool {
    contains { if case .repeat(let count) = $0 { count > Shortening.mostPlainCount } else { false } }
  }
}

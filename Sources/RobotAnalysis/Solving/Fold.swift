import Robot

/// Makes programs with repeats, loops and a routine of rows of actions, and keeps the best that solves all worlds.
struct Fold {
  private let worlds: [World]
  private let boards: [Board]
  private let options: SearchOptions
  private var best: (program: RobotProgram, rank: Replay.Rank)?
  /// What was spent, in tries of a search.
  var tries = 0

  /// Nothing is known yet of some worlds.
  init(_ worlds: [World], _ boards: [Board], _ options: SearchOptions) {
    self.worlds = worlds
    self.boards = boards
    self.options = options
  }

  /// The best program, which the machine ran in all worlds.
  var program: RobotProgram? { best?.program }

  /// Tries rows that solve some of the worlds; the first of all is shortened whatever it costs.
  mutating func add(_ rows: [[Move]], solving boards: [Board], mostTries: Int) {
    let forms = RowForms(boards, options)
    for pieces in rows.lazy.flatMap(forms.rows).flatMap(forms.pieces) {
      guard tries < mostTries || tries == 0 else { return }
      tries += Shortening.tries(pieces.count)
      let shortened = Shortening.shorten(pieces, options)
      for moves in options.hasRoutine ? [shortened, RoutineExtraction.extract(shortened)] : [shortened] { keep(moves) }
    }
  }

  private mutating func keep(_ moves: [Move]) {
    guard moves.count <= best?.program.moves.count ?? RobotProgram.mostCards else { return }
    let program = RobotProgram(moves)
    guard program.problems.isEmpty, let replay = Replay(program, worlds, boards, options) else { return }
    if let best, (best.program.moves.count, best.rank) <= (moves.count, replay.rank) { return }
    best = (replay.taught, replay.rank)
  }
}

internal import Robot

extension Solver {
  /// What is known of rows of actions where there are too many states to visit all of them.
  ///
  /// - Parameter noneBelow: No row with fewer actions than this solves the level.
  func surveyed(_ boards: [Board], noneBelow: Int, states: Int) -> Answer {
    let surveys = boards.map { Survey($0, deck) }
    guard surveys.allSatisfy(\.isSolvable) else { return Answer(verdict: .unsolvable, states: states, tries: 0) }
    let noneBelow = max(noneBelow, surveys.map(\.leastActions).max() ?? 1)
    // With several worlds the robots would have to walk together.
    guard self.boards.count == 1 else {
      return Answer(verdict: .unknown(noneBelow: noneBelow), states: states, tries: 0)
    }
    let (rows, tries) = tours(through: boards[0], mostTries: effort.tries / 4)
    let program = rows.first.flatMap { $0.count <= RobotProgram.mostCards ? RobotProgram($0) : nil }
    let verdict = Verdict.known(program.flatMap { isRight($0) ? $0 : nil }, noneBelow: noneBelow)
    return Answer(verdict: verdict, states: states, tries: tries, tours: rows)
  }

  /// Rows of actions that solve a world, each once, the shortest first: with all actions, and without some, since a
  /// tour that always turns the same way is longer and often repeats more.
  private func tours(through board: Board, mostTries: Int) -> (rows: [[Move]], tries: Int) {
    let fewer: [[Move.Word]] = [[.left], [.right], [.jump], [.left, .jump], [.right, .jump]].compactMap { words in
      words.allSatisfy(options.actions.contains) ? options.actions.filter { !words.contains($0) } : nil
    }
    let choices = [options.actions] + fewer
    var (rows, seen, tries): ([[Move]], Set<[Move]>, Int) = ([], [], 0)
    for actions in choices {
      var search = TourSearch(board, actions, mostTries: mostTries / choices.count)
      rows += search.rows().filter { seen.insert($0).inserted }
      tries += search.tries
    }
    let sorted = rows.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
    return (sorted.map(\.element), tries)
  }

  /// The best program that repeats, loops and a routine make of rows of actions, checked by the machine.
  func folded(_ rows: [[Move]], mostTries: Int) -> (program: RobotProgram?, tries: Int) {
    var (best, tries): ((program: RobotProgram, rank: Replay.Rank)?, Int) = (nil, 0)
    let forms = boards.count == 1 ? RowForms(boards[0], options) : nil
    for pieces in rows.lazy.flatMap({ forms?.rows($0) ?? [$0] }).flatMap({ forms?.pieces($0) ?? [$0.map { [$0] }] }) {
      // The first row is shortened in any case.
      guard tries < mostTries || best == nil else { break }
      tries += Shortening.tries(pieces.count)
      let shortened = Shortening.shorten(pieces, options)
      for moves in options.hasRoutine ? [shortened, RoutineExtraction.extract(shortened)] : [shortened] {
        guard moves.count <= best?.program.moves.count ?? RobotProgram.mostCards else { continue }
        let program = RobotProgram(moves)
        guard program.problems.isEmpty, let replay = Replay(program, worlds, boards, options) else { continue }
        if let best, (best.program.moves.count, best.rank) <= (moves.count, replay.rank) { continue }
        best = (replay.taught, replay.rank)
      }
    }
    return (best?.program, tries)
  }

  /// Of programs of a size, all of which are the smallest, one that teaches best, as far as the effort allows: without
  /// large counts, with conditions that change during the run, and with the fewest actions.
  ///
  /// - Parameter first: One that is known.
  func chosen(_ first: RobotProgram, mostTries: Int) -> (program: RobotProgram, tries: Int) {
    guard let replay = Replay(first, worlds, boards, options) else { return (first, 0) }
    var (best, rank, tries) = (replay.taught, replay.rank, 0)
    // Large counts are tried only where there is no program without them.
    for options in [options.withPlainCounts, options].compactMap({ $0 }) {
      var search = ProgramSearch(boards, options, mostCards: first.moves.count, minimizesActions: true)
      while tries + search.tries < mostTries {
        if rank.hasLargeCount == options.hasLargeCounts, rank.idleConditions == 0 { search.mostActions = rank.actions }
        guard case .found(let program) = search.run(mostTries: mostTries - tries) else { break }
        guard let replay = Replay(program, worlds, boards, self.options), replay.rank < rank else { continue }
        (best, rank) = (replay.taught, replay.rank)
      }
      tries += search.tries
      if !rank.hasLargeCount { break }
    }
    return (best, tries)
  }
}

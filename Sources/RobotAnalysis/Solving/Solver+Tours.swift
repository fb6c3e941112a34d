import Robot

extension Solver {
  /// Whether there are surely too many states to visit all of them, so that a search of them is of no use.
  ///
  /// Whoever leaves out some of the collectibles on the shortest row comes to a state of its own by fewer actions, so
  /// that such a search visits at least two states for the first of a world that is done, four for two, and so on.
  /// Without a way to turn there may be few of them, and so where robots cannot leave out what they walk over.
  func isDense(_ boards: [Board], mostStates: Int) -> Bool {
    let fewest = boards.map { $0.collectsByWalking ? 0 : $0.wantedTiles.count }.min() ?? 0
    let canTurn = options.actions.contains { $0 == .left || $0 == .right }
    return canTurn && (fewest >= 62 || 1 << fewest > mostStates / boards.count)
  }

  /// What is known of rows of actions where there are too many states to visit all of them.
  ///
  /// - Parameter noneBelow: No row with fewer actions than this solves the level.
  func surveyed(_ boards: [Board], noneBelow: Int, states: Int) -> Answer {
    let surveys = boards.map { Survey($0, deck) }
    guard surveys.allSatisfy(\.isSolvable) else { return Answer(verdict: .unsolvable, states: states, tries: 0) }
    let noneBelow = max(noneBelow, surveys.map(\.leastActions).max() ?? 1)
    // Whoever asks about some of the worlds asks only whether they can be done.
    guard boards.count == self.boards.count else {
      return Answer(verdict: .unknown(noneBelow: noneBelow), states: states, tries: 0)
    }
    let (rows, tries, isImpossible) = tours(through: boards, mostTries: effort.tries / 4)
    if isImpossible { return Answer(verdict: .unsolvable, states: states, tries: tries) }
    let program = rows.first.flatMap { $0.count <= RobotProgram.mostCards ? RobotProgram($0) : nil }
    let verdict = Verdict.known(program.flatMap { isRight($0) ? $0 : nil }, noneBelow: noneBelow)
    return Answer(verdict: verdict, states: states, tries: tries, tours: rows)
  }

  /// Rows of actions that solve some worlds together, each once, the shortest first: with all actions, and without
  /// some, since a tour that always turns the same way is longer and often repeats more.
  private func tours(
    through boards: [Board], mostTries: Int
  ) -> (rows: [[Move]], tries: Int, isImpossible: Bool) {
    let fewer: [[Move.Word]] = [[.left], [.right], [.jump], [.left, .jump], [.right, .jump]].compactMap { words in
      words.allSatisfy(options.actions.contains) ? options.actions.filter { !words.contains($0) } : nil
    }
    let choices = [options.actions] + fewer
    var (rows, seen, tries): ([[Move]], Set<[Move]>, Int) = ([], [], 0)
    for actions in choices {
      let part = mostTries / choices.count
      if boards.count == 1 {
        var search = TourSearch(boards[0], actions, mostTries: part)
        rows += search.rows().filter { seen.insert($0).inserted }
        tries += search.tries
      } else {
        var search = JointTours(boards, actions, mostTries: part)
        rows += search.rows().filter { seen.insert($0).inserted }
        tries += search.tries
        if search.isImpossible, actions == options.actions { return ([], tries, true) }
      }
    }
    let sorted = rows.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
    return (sorted.map(\.element), tries, false)
  }

  /// The best program that repeats, loops and a routine make of rows of actions, checked by the machine.
  ///
  /// - Parameter row: What is known of rows that solve all worlds. Where none is the shortest, rows that solve one of
  ///   several worlds are tried too: with loops, they may make a program for all.
  func folded(_ row: Answer, mostTries: Int) -> (program: RobotProgram?, tries: Int) {
    var fold = Fold(worlds, boards, options)
    fold.add(row.rows, solving: boards, mostTries: mostTries)
    guard boards.count > 1, row.solution?.isLeast != true, options.hasBlocks else { return (fold.program, fold.tries) }
    for board in boards {
      let share = (mostTries - fold.tries) / boards.count
      let (rows, tries, _) = tours(through: [board], mostTries: share / 2)
      fold.tries += tries
      fold.add(rows, solving: [board], mostTries: fold.tries + share / 2)
    }
    return (fold.program, fold.tries)
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

import CurriculumBundle

extension NamedSolutions {
  /// The named solutions of a card; nil for other kinds, where it says what its program prints, and where no other
  /// solution prints what its text names.
  ///
  /// - Parameter solutions: What the stated solutions do.
  init?(of subject: EvidenceSubject, _ solutions: PuzzleEvidence?, _ runs: CardRuns) {
    let content = subject.content
    guard content.puzzleResult == nil, content.readyPuzzleChecks.isEmpty, !subject.hasReason,
      subject.language == .python, let solutions, solutions.isRight(for: content), solutions.unstable == nil,
      solutions.solutions.allSatisfy({ $0.run.chances.isEmpty }), let stated = solutions.solutions.first?.run,
      stated.emptyLines == nil, let text = content.text, let pieces = content.puzzlePieces,
      let names = NamedOutput(text, pieces: pieces, stated: stated.output, subject.reader)
    else { return nil }
    let search = NamedSolutionSearch(content, names, steps: stated.steps, runs)
    self.init(among: content, names, stated.output, search)
  }

  /// The solutions that print what the text names; none where no order and no words do.
  private init?(
    among content: CardContent, _ names: NamedOutput, _ stated: String, _ search: NamedSolutionSearch
  ) {
    let found: NamedSolutionSearch.Found
    if case .codeBlocks(let puzzle) = content {
      found = search.orders(of: puzzle)
    } else if case .dragAndDrop(let puzzle) = content {
      found = search.fillings(of: puzzle)
    } else {
      return nil
    }
    guard found.solutions.isEmpty, let named = names.unprinted(unless: search.goesThrough) else {
      self.init(stated, found, search)
      return
    }
    self.init(stated: stated, named: named, orders: [], fillings: [], isComplete: found.isComplete)
  }

  private init?(_ stated: String, _ found: NamedSolutionSearch.Found, _ search: NamedSolutionSearch) {
    let outer = found.solutions.filter { one in
      !found.solutions.contains { $0.place.count > one.place.count && $0.place.contains(one.place) }
    }
    guard let named = outer.first?.output, outer.allSatisfy({ $0.output == named }), !search.goesThrough(named) else {
      return nil
    }
    self.init(
      stated: stated, named: named, orders: outer.compactMap(\.order), fillings: outer.compactMap(\.filling),
      isComplete: found.isComplete)
  }
}

extension CardContent {
  /// All that a puzzle's program may be made of, and what it reads; nil for other cards.
  var puzzlePieces: [String]? {
    let around = [codeBefore ?? ""] + codeInput
    if case .codeBlocks(let puzzle) = self { return puzzle.lines + (puzzle.decoys ?? []) + around }
    if case .dragAndDrop(let puzzle) = self { return [puzzle.code ?? ""] + puzzle.tokens + around }
    return nil
  }
}

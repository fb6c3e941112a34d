import CurriculumBundle
import Grading

/// The reason for which a puzzle's stated solution is known to be the one that is meant.
///
/// Without one a puzzle is only compared with what its own solution prints, and a wrong solution prints that, too.
public enum PuzzleBasis: String, Sendable, Hashable, Codable, CaseIterable {
  /// The card says what its program prints, or has checks.
  case card
  /// The text names what its program prints.
  case text
  /// With no other order, words or decoys the program ends as it must: without an error, or as the card says.
  case onlySolution = "only-solution"
}

extension PuzzleBasis {
  /// The basis of a card's key; nil where nothing tells its solution from another one, and where that is not right.
  ///
  /// - Parameter evidence: What is known of its right answers, and of other orders or words.
  init?(of subject: EvidenceSubject, _ evidence: CardEvidence, _ runs: CardRuns) {
    let content = subject.content
    guard let puzzle = evidence.puzzle, puzzle.isRight(for: content) else { return nil }
    if content.puzzleResult != nil || !content.puzzleChecks.isEmpty {
      self = .card
    } else if NamedResult.isNamed(puzzle, in: content, subject.reader) {
      self = .text
    } else if evidence.namedSolutions == nil, evidence.isOnlySolution(of: subject, runs) {
      self = .onlySolution
    } else {
      return nil
    }
  }
}

extension CardEvidence {
  /// True where nothing but the stated solution ends as the card says, whatever it prints, or without an error.
  fileprivate func isOnlySolution(of subject: EvidenceSubject, _ runs: CardRuns) -> Bool {
    if orders?.isOneProgramAlone == true { return true }
    // Another solution that prints the same is a finding already.
    guard orders?.verdict == .proven || blanks?.verdict == .proven, let puzzle,
      let language = subject.runLanguage,
      let goal = PuzzleGoal(endOf: subject.content, puzzle, in: language, runs)
    else { return false }
    if case .codeBlocks(let puzzle) = subject.content { return goal.isMetByRightOrdersAlone(of: puzzle, runs) }
    guard case .dragAndDrop(let puzzle) = subject.content, var search = BlankSearch(puzzle, goal) else { return false }
    return search.findFilling() == nil && search.mayGoOn
  }
}

extension PuzzleGoal {
  /// The goal that a card without a result states: its program ends without an error, or as the card says.
  fileprivate init?(
    endOf content: CardContent, _ solutions: PuzzleEvidence, in language: RunLanguage, _ runs: CardRuns
  ) {
    guard language != .robot, let steps = solutions.solutions.first?.run.steps else { return nil }
    let input = content.codeInput.isEmpty ? nil : content.codeInput
    let anyOutput = ProgramCheck(input: input, satisfies: "True")
    let check = content.statedEnding.map { ReadyCheck(ProgramCheck(input: input), ending: $0) }
    self.init(
      [check ?? ReadyCheck(anyOutput)], in: language, after: CodeSetting(before: content.codeBefore), steps: steps, runs
    )
  }

  fileprivate func isMetByRightOrdersAlone(of puzzle: CodeBlocksCard, _ runs: CardRuns) -> Bool {
    let right = Set(puzzle.rightOrders.map(LineTexts.init))
    let found = orders(
      of: puzzle.lines, for: .orders, OrderSearch.Effort(lines: puzzle.lines.count, orders: right.count + 1))
    guard found.isComplete, found.orders.allSatisfy({ right.contains(LineTexts($0.map { puzzle.lines[$0] })) }) else {
      return false
    }
    return DecoySearch(puzzle, self, runs).completions().isEmpty && !runs.unproven.contains(.decoys)
  }
}

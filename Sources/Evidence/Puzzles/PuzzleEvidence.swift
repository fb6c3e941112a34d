public import CurriculumBundle
import Execution
public import Grading

/// What the programs do that a puzzle's right answers make: lines in order, or code with its blanks filled.
///
///     {"solutions": [{"index": 0, "run": {"ending": {"finished": {"status": 0}}, "output": "5", "steps": 3,
///      "bytes": 0, "chances": 0}, "unreadLines": [0]}], "isComplete": true, "refused": []}
public struct PuzzleEvidence: Sendable, Hashable, Codable {
  /// A right answer as a program, and what running it shows.
  ///
  ///     {"index": 0, "run": {"ending": {"finished": {"status": 0}}, "output": "5", "steps": 3, "bytes": 0,
  ///      "chances": 0}, "unreadLines": [0]}
  public struct Solution: Sendable, Hashable, Codable {
    /// Its place among `CardContent.puzzlePrograms`.
    public let index: Int
    /// What running it comes to, on the first check where the card has checks.
    public let run: RunEvidence
    /// The first of the card's checks that it does not pass; nil when it passes all, and where the card has none.
    public let failure: Failure?
    /// How many lines of input nobody reads: of each check that it was run on, or of the card where that has none.
    public let unreadLines: [Int]

    /// A check that a right answer does not pass.
    public struct Failure: Sendable, Hashable, Codable {
      /// Its place among the card's checks.
      public let check: Int
      /// What the program does on it.
      public let evidence: CheckEvidence
    }
  }

  /// A right answer for the robot that an editor would refuse.
  ///
  ///     {"index": 0, "mistake": {"message": "this 'repeat' has no 'end'",
  ///      "help": "lay an 'end' behind the last card that belongs to the 'repeat'", "line": 1, "bytes": [0, 8],
  ///      "place": "anywhere"}}
  public struct Refusal: Sendable, Hashable, Codable {
    /// Its place among `CardContent.puzzlePrograms`.
    public let index: Int
    /// The first mistake that the editor would tell.
    public let mistake: EditorMistake
  }

  /// The right answers that were run, in their order; none for the robot, which has no world to run them in.
  public let solutions: [Solution]
  /// Whether every right answer is among them.
  public let isComplete: Bool
  /// The right answers for the robot that an editor would refuse.
  public let refused: [Refusal]
  /// The first right answer whose output differs between runs, and why; nil where all are the same.
  public let unstable: Unstable?
  /// How it is known that the stated solution is the one that is meant; nil where nothing tells, or it is not right.
  public internal(set) var basis: PuzzleBasis?

  /// A right answer whose output differs between runs.
  ///
  ///     {"index": 0, "instability": {"output": {"other": {"output": "a\nt\ne"}, "cause": "setOrder"}},
  ///      "seen": {"output": "e\na\nt"}}
  public struct Unstable: Sendable, Hashable, Codable {
    /// Its place among `CardContent.puzzlePrograms`.
    public let index: Int
    /// Why.
    public let instability: Instability
    /// What it shows in the run that counts.
    public let seen: Observation
  }

  /// The most right answers of one card that are run.
  static let mostSolutions = 64
}

extension PuzzleEvidence {
  /// What the right answers of a card do; nil for kinds that make no program, and for languages that we do not run.
  init?(of subject: EvidenceSubject, _ runs: CardRuns) {
    let programs = subject.content.fillablePuzzlePrograms
    guard !programs.isEmpty, let language = subject.runLanguage else { return nil }
    let setting = CodeSetting(before: subject.content.codeBefore)
    let refused = language == .robot ? Self.refused(among: programs) : []
    guard language != .robot || !subject.content.puzzleChecks.isEmpty && refused.isEmpty else {
      self.init(solutions: [], isComplete: false, refused: refused, unstable: nil)
      return
    }
    var ran: [(program: TaskProgram, solution: Solution, made: [CheckRun])] = []
    for (index, puzzle) in programs.prefix(Self.mostSolutions).enumerated() {
      let program = runs.read.program(setting.program(puzzle.code), in: language)
      if let (solution, made) = Solution.run(program, at: index, of: subject.content, runs) {
        ran.append((program, solution, made))
      }
    }
    let unstable = ran.lazy.compactMap { Self.unstable($0, $1, $2, runs) }.first
    self.init(
      solutions: ran.map(\.solution), isComplete: programs.count == ran.count && subject.content.hasAllPuzzlePrograms,
      refused: [], unstable: unstable)
    if isRight(for: subject.content), !isComplete { runs.leaveUnproven(.rightAnswers) }
  }

  /// How a right answer differs between runs: where nothing is called on the first check, and else on any.
  private static func unstable(
    _ program: TaskProgram, _ solution: Solution, _ made: [CheckRun], _ runs: CardRuns
  ) -> Unstable? {
    let calls = made.filter { $0.check.call != nil }
    for run in calls {
      guard let seen = Observation(run.outcome) else { continue }
      let instability = Instability(seen) { OtherRuns.difference(of: program, on: run, runs) }
      if let instability { return Unstable(index: solution.index, instability: instability, seen: seen) }
    }
    guard made.first?.check.call == nil, let seen = solution.run.seen else { return nil }
    return Instability(seen) {
      OtherRuns.difference(
        of: program, input: made.first.map { $0.check.input ?? [] }, seen: seen, asking: solution.run.chances, runs)
    }.map { Unstable(index: solution.index, instability: $0, seen: seen) }
  }

  private static func refused(among programs: [PuzzleProgram]) -> [Refusal] {
    programs.prefix(mostSolutions).enumerated().compactMap { index, puzzle in
      TaskProgram(.text(puzzle.code), in: .robot).mistakes.first { !$0.isFineInPart }
        .map { Refusal(index: index, mistake: $0) }
    }
  }

  /// Whether all right answers that were run pass the card's checks, or without any come to their end and print the
  /// same: what the card says, where it says something.
  public func isRight(for content: CardContent) -> Bool {
    guard let first = solutions.first else { return false }
    guard content.readyPuzzleChecks.isEmpty else { return solutions.allSatisfy { $0.failure == nil } }
    let wanted = content.puzzleResult ?? first.run.output
    return solutions.allSatisfy { $0.run.seen.map { $0.error == nil && $0.prints(wanted) } ?? false }
  }
}

extension PuzzleEvidence.Solution {
  /// A right answer of a card, run, and its runs on the card's checks; nil where the steps that are left do not reach
  /// to its end.
  fileprivate static func run(
    _ program: TaskProgram, at index: Int, of content: CardContent, _ runs: CardRuns
  ) -> (solution: Self, made: [CheckRun])? {
    let checks = content.readyPuzzleChecks
    guard !checks.isEmpty else {
      guard let run = runs.run(program, for: .rightAnswers) else { return nil }
      let unread = [run.console.unreadLines]
      return (Self(index: index, run: RunEvidence(run.outcome), failure: nil, unreadLines: unread), [])
    }
    guard let made = runs.run(program, on: checks, for: .rightAnswers), let first = made.first
    else { return nil }
    let failure = made.enumerated().first { !$0.element.passes }
      .map { Failure(check: $0.offset, evidence: CheckEvidence($0.element)) }
    let unread = made.map(\.unreadLines)
    return (Self(index: index, run: RunEvidence(first.outcome), failure: failure, unreadLines: unread), made)
  }
}

extension CardContent {
  /// The programs of a puzzle, where its blanks have their answers.
  package var fillablePuzzlePrograms: [PuzzleProgram] {
    if case .dragAndDrop(let puzzle) = self, !puzzle.hasWordForEveryBlank { return [] }
    return puzzlePrograms
  }
}

extension DragAndDropCard {
  /// Whether every blank has its answer, so that it can be filled.
  package var hasWordForEveryBlank: Bool {
    let texts = [sentence, code].compactMap { $0.map(BlankedText.init) }
    let blanks = Set(texts.flatMap(\.blanks))
    return !answers.isEmpty && blanks == Set(1...answers.count) && texts.allSatisfy { $0.almostBlanks.isEmpty }
  }
}

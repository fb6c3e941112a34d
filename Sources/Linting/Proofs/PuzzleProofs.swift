internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading

/// The programs that a puzzle's right answers make: lines in order, or code with its blanks filled.
struct PuzzleProofs {
  /// A right answer as a program.
  struct Answer {
    /// What it is called in a message.
    let name: String
    /// Where it stands.
    let location: Location
    let program: String
  }

  /// A right answer with what running it shows; nil when it was stopped at a limit of its budget.
  struct Solution {
    let answer: Answer
    let program: TaskProgram
    let seen: Observation?
    /// What the run asked for that may be another in every run.
    let chances: Chance
  }

  /// The most right answers of one card that are run.
  static let mostSolutions = 64

  /// What the card says that every right answer prints; nil when it does not say.
  let result: String?
  let solutions: [Solution]
  /// Whether every right answer is among them.
  let isComplete: Bool

  /// The proofs of a card; nil for kinds that make no program, and for languages that we do not run.
  init?(_ card: CardContext) {
    let programs = Self.programs(of: card)
    guard !programs.isEmpty, let language = card.language?.program, language != .robot else { return nil }
    result = card.content.puzzleResult
    solutions = programs.prefix(Self.mostSolutions).compactMap { puzzle in
      let answer = Answer(puzzle, on: card)
      let program = TaskProgram(.text(answer.program), in: language)
      return card.runs.run(program, for: .rightAnswers).map {
        Solution(answer: answer, program: program, seen: $0.seen, chances: $0.outcome.chances)
      }
    }
    isComplete = programs.count == solutions.count && card.content.hasAllPuzzlePrograms
  }

  /// The right answers for the robot, which has no world to run them in, that an editor would refuse, each with the
  /// first mistake that it would tell.
  static func refusedRobotAnswers(of card: CardContext) -> [(answer: Answer, mistake: EditorMistake)] {
    guard card.language == .robot else { return [] }
    return programs(of: card).prefix(mostSolutions).compactMap { puzzle in
      let mistakes = TaskProgram(.text(puzzle.code), in: .robot).mistakes
      return mistakes.first { !$0.isFineInPart }.map { (Answer(puzzle, on: card), $0) }
    }
  }

  /// The programs of a card, where its blanks have their answers.
  private static func programs(of card: CardContext) -> [PuzzleProgram] {
    if case .dragAndDrop(let puzzle) = card.content, !BlankMismatch.isSilent(on: puzzle) { return [] }
    return card.content.puzzlePrograms
  }
}

extension PuzzleProofs.Answer {
  fileprivate init(_ program: PuzzleProgram, on card: CardContext) {
    name = program.name
    self.program = program.code
    if let order = program.acceptedOrder {
      location = card.document.location(of: .alsoAccepted, at: order, in: card.node)
    } else {
      if case .codeBlocks = card.content {
        location = card.location(of: .lines)
      } else {
        location = card.location(of: .answers)
      }
    }
  }
}

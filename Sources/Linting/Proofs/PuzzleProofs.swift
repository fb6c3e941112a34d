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
    let seen: Observation?
  }

  /// The most right answers of one card that are run.
  private static let mostSolutions = 64

  /// What the card says that every right answer prints; nil when it does not say.
  let result: String?
  let solutions: [Solution]

  /// The proofs of a card; nil for kinds that make no program, and for languages that we do not run.
  init?(_ card: CardContext) {
    guard let language = card.language?.program, language != .robot else { return nil }
    let answers: [Answer]
    switch card.content {
    case .codeBlocks(let blocks): (result, answers) = (blocks.result, card.answers(of: blocks))
    case .dragAndDrop(let blanks): (result, answers) = (blanks.result, card.answers(of: blanks))
    case .description, .descriptionWithCode, .question, .questionWithCode, .multiSelect, .trueFalse, .quiz, .reading,
      .executor, .exercise, .challenge, .finished, .unsupported:
      return nil
    }
    guard !answers.isEmpty else { return nil }
    var budget = Budget.lesson
    budget.steps = card.limits.steps
    solutions = answers.prefix(Self.mostSolutions).map { answer in
      var console = ScriptedConsole(input: [])
      let outcome = TaskProgram(.text(answer.program), in: language).run(on: &console, budget: budget)
      card.findings.statistics.programs += 1
      card.findings.statistics.steps += outcome.steps
      return Solution(answer: answer, seen: Observation(outcome))
    }
  }
}

extension CardContext {
  /// The orders that are right; those that are none are left to another rule.
  fileprivate func answers(of blocks: CodeBlocksCard) -> [PuzzleProofs.Answer] {
    let first = PuzzleProofs.Answer(name: "the program", location: location(of: "lines"), program: blocks.program)
    let others = (blocks.alsoAccepted ?? []).enumerated().compactMap { index, order -> PuzzleProofs.Answer? in
      guard order.sorted() == Array(blocks.lines.indices) else { return nil }
      return PuzzleProofs.Answer(
        name: "the order \(order)", location: document.location(of: "alsoAccepted", at: index, in: node),
        program: order.map { blocks.lines[$0] }.joined(separator: "\n"))
    }
    return [first] + others
  }

  /// The code with every choice of right words in its blanks.
  fileprivate func answers(of blanks: DragAndDropCard) -> [PuzzleProofs.Answer] {
    guard blanks.code != nil, !blanks.answers.contains(where: \.isEmpty) else { return [] }
    var choices: [[String]] = [[]]
    for words in blanks.answers {
      choices = choices.flatMap { chosen in words.map { chosen + [$0] } }
      // More than are run; the rest would only take time.
      choices = Array(choices.prefix(1000))
    }
    return choices.compactMap { words in
      blanks.filledCode(with: words).map {
        PuzzleProofs.Answer(
          name: choices.count == 1
            ? "the filled code" : "the code with \(words.map { "'\($0)'" }.joined(separator: ", "))",
          location: location(of: "answers"), program: $0)
      }
    }
  }
}

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
  static let mostSolutions = 64

  /// What the card says that every right answer prints; nil when it does not say.
  let result: String?
  let solutions: [Solution]
  /// Whether every right answer is among them.
  let isComplete: Bool

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
    isComplete = answers.count <= Self.mostSolutions
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
      guard blocks.isOrder(order) else { return nil }
      return PuzzleProofs.Answer(
        name: "order \(index + 1) under 'alsoAccepted'",
        location: document.location(of: "alsoAccepted", at: index, in: node),
        program: order.map { blocks.lines[$0] }.joined(separator: "\n"))
    }
    return [first] + others
  }

  /// The code with right words in its blanks, as far as there are tokens for them.
  fileprivate func answers(of blanks: DragAndDropCard) -> [PuzzleProofs.Answer] {
    guard blanks.code != nil, !blanks.answers.contains(where: \.isEmpty) else { return [] }
    let choices = blanks.choices(atMost: PuzzleProofs.mostSolutions + 1).filter(blanks.hasTokens)
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

extension DragAndDropCard {
  /// Choices of a right word for each blank: all of them where they are few, or else enough that every word is in one.
  fileprivate func choices(atMost limit: Int) -> [[String]] {
    let count = answers.reduce(1) { $0.multipliedReportingOverflow(by: $1.count).overflow ? .max : $0 * $1.count }
    guard count > limit else {
      return answers.reduce([[]]) { chosen, words in chosen.flatMap { before in words.map { before + [$0] } } }
    }
    let rounds = answers.map(\.count).max() ?? 0
    return (0..<rounds).map { round in answers.map { $0[round % $0.count] } }
  }

  /// Whether there are tokens enough for some words.
  fileprivate func hasTokens(for words: [String]) -> Bool {
    var left = tokens.reduce(into: [:]) { counts, token in counts[Array(token.utf8), default: 0] += 1 }
    return words.allSatisfy { word in
      left[Array(word.utf8), default: 0] -= 1
      return left[Array(word.utf8), default: 0] >= 0
    }
  }
}

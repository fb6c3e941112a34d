package import CurriculumBundle
package import Grading

/// A right answer to a puzzle as the program that it makes.
package struct PuzzleProgram: Sendable, Hashable {
  /// The right answer that makes it.
  package enum Answer: Sendable, Hashable {
    /// The lines in the order in which the card lists them.
    case listedOrder
    /// The order at an index of `alsoAccepted`.
    case acceptedOrder(Int)
    /// The only right words in the blanks.
    case onlyWords
    /// These words in the blanks, one of several right choices.
    case words([String])
  }

  /// The right answer that makes it.
  package let answer: Answer
  /// The program.
  package let code: String
}

extension CardContent {
  /// The programs that the right answers to a puzzle make: lines in order, or code with its blanks filled, with every
  /// choice of right words where they are few, or every word in one at least; none for other cards.
  package var puzzlePrograms: [PuzzleProgram] {
    puzzle?.programs ?? []
  }

  /// Whether `puzzlePrograms` has every right answer.
  package var hasAllPuzzlePrograms: Bool {
    puzzle?.hasAllPrograms ?? true
  }

  /// What a puzzle says that its program prints; nil when it does not say, and for other cards.
  package var puzzleResult: String? { puzzle?.result }

  /// What a puzzle's program must do where the card says more than one result; empty for other cards.
  package var puzzleChecks: [ProgramCheck] { puzzle?.checks ?? [] }

  /// The checks that every right answer passes: those of the card, or one made of how its program is meant to end;
  /// empty where it only prints something.
  package var readyPuzzleChecks: [ReadyCheck] {
    guard puzzleChecks.isEmpty, isPuzzle, let ending = statedEnding else { return puzzleChecks.map(ReadyCheck.init) }
    let input = codeInput.isEmpty ? nil : codeInput
    return [ReadyCheck(ProgramCheck(input: input, result: puzzleResult), ending: ending)]
  }

  /// Whether the card has pieces of a program to put in their places.
  package var isPuzzle: Bool { puzzle != nil }

  private var puzzle: (any Puzzle)? {
    if case .codeBlocks(let blocks) = self { return blocks }
    if case .dragAndDrop(let blanks) = self { return blanks }
    return nil
  }
}

/// Pieces of a program to put in their places.
private protocol Puzzle {
  /// The programs that right answers make.
  var programs: [PuzzleProgram] { get }
  /// Whether these are all of them.
  var hasAllPrograms: Bool { get }
  /// What the program prints; nil where the card does not say.
  var result: String? { get }
  /// What the program does on several inputs, in the place of the result.
  var checks: [ProgramCheck]? { get }
}

extension CodeBlocksCard: Puzzle {
  fileprivate var hasAllPrograms: Bool { true }

  /// The orders that are right; those that are not an order of the lines are left out.
  fileprivate var programs: [PuzzleProgram] {
    let others = (alsoAccepted ?? []).enumerated().compactMap { index, order -> PuzzleProgram? in
      guard isOrder(order) else { return nil }
      return PuzzleProgram(
        answer: .acceptedOrder(index), code: order.map { lines[$0] }.joined(separator: "\n"))
    }
    return [PuzzleProgram(answer: .listedOrder, code: program)] + others
  }
}

extension DragAndDropCard: Puzzle {
  fileprivate var hasAllPrograms: Bool { !hasMoreChoices(than: Self.mostChoices) }

  /// The most choices of right words that are listed one by one.
  fileprivate static let mostChoices = 64

  /// The code with right words in its blanks, as far as there are tokens for them; none where a blank has no answer.
  fileprivate var programs: [PuzzleProgram] {
    guard let code, BlankedText(code).blanks.allSatisfy({ $0 <= answers.count }), !answers.contains(where: \.isEmpty)
    else { return [] }
    let choices = choices(atMost: Self.mostChoices).filter(hasTokens)
    return choices.compactMap { words in
      let answer: PuzzleProgram.Answer = choices.count == 1 ? .onlyWords : .words(words)
      return filledCode(with: words).map { PuzzleProgram(answer: answer, code: $0) }
    }
  }

  /// Whether there are more ways to fill the blanks with right words than a limit.
  fileprivate func hasMoreChoices(than limit: Int) -> Bool {
    var count = 1
    for words in answers where count <= limit { count *= min(words.count, limit + 1) }
    return count > limit
  }

  /// Choices of a right word for each blank: all of them where they are few, or else enough that every word is in one.
  private func choices(atMost limit: Int) -> [[String]] {
    guard hasMoreChoices(than: limit) else {
      return answers.reduce([[]]) { chosen, words in chosen.flatMap { before in words.map { before + [$0] } } }
    }
    let rounds = answers.map(\.count).max() ?? 0
    return (0..<rounds).map { round in answers.map { $0[round % $0.count] } }
  }

  /// Whether there are tokens enough for some words.
  private func hasTokens(for words: [String]) -> Bool {
    var left = tokens.reduce(into: [:]) { counts, token in counts[Array(token.utf8), default: 0] += 1 }
    return words.allSatisfy { word in
      left[Array(word.utf8), default: 0] -= 1
      return left[Array(word.utf8), default: 0] >= 0
    }
  }
}

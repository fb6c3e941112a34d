internal import CurriculumBundle
internal import Execution
internal import Grading

/// Which tokens are right in the blanks of code, found by running it.
final class BlankProof {
  /// A token that is right in a blank, too.
  struct Fit {
    /// The blank, from 0.
    let blank: Int
    let token: String
    /// What the blanks hold then.
    let words: [String]
  }

  /// The puzzle.
  let puzzle: DragAndDropCard
  /// What it prints with the right words.
  let result: String
  /// Tokens that are right where the other blanks hold their right words, and do not count as right yet.
  private(set) var fits: [Fit] = []
  /// Words for all blanks that are right, though no one of them is alone; nil when there are none.
  private(set) var otherFilling: [String]?
  private let language: ProgramLanguage
  private let card: CardContext
  private var runsLeft = 1000
  /// How many choices of words are looked at, run or not.
  private var looksLeft = 100_000
  private var stepsLeft: Int

  /// The proof of a card; nil for other kinds, and where nothing can be said: a sentence gives the blanks a meaning of
  /// their own, the right words do not work, or the code prints nothing.
  init?(_ card: CardContext) {
    guard case .dragAndDrop(let puzzle) = card.content, let code = puzzle.code,
      let language = card.language?.program, language != .robot
    else { return nil }
    (self.puzzle, self.language, self.card) = (puzzle, language, card)
    stepsLeft = card.limits.steps
    let words = puzzle.answers.map { $0.first ?? "" }
    guard puzzle.sentence == nil, !code.contains("random"), !puzzle.answers.isEmpty, puzzle.answers.count <= 99,
      let output = Self.output(of: words, puzzle, language, card), !output.isEmpty, !output.contains(" at 0x"),
      puzzle.result.map({ Observation.withoutClosingLineEnds($0).utf8.elementsEqual(output.utf8) }) ?? true
    else {
      card.findings.statistics.count(.blanks, .outOfReach)
      return nil
    }
    result = output
    fits = findFits(words)
    otherFilling = fits.isEmpty ? findFilling() : nil
    let isDisproven = !fits.isEmpty || otherFilling != nil
    let isWhole = runsLeft > 0 && stepsLeft > 0 && looksLeft > 0
    card.findings.statistics.count(.blanks, isDisproven ? .disproven : isWhole ? .proven : .outOfReach)
  }

  private func findFits(_ words: [String]) -> [Fit] {
    var fits: [Fit] = []
    for blank in words.indices {
      for token in tokens where !puzzle.answers[blank].contains(where: { $0.utf8.elementsEqual(token.utf8) }) {
        var other = words
        other[blank] = token
        if hasTokens(for: other), prints(other) { fits.append(Fit(blank: blank, token: token, words: other)) }
      }
    }
    return fits
  }

  /// Words for all blanks that print the result and are not all right; nil when there are none.
  private func findFilling() -> [String]? {
    var chosen: [String] = []
    func fill() -> [String]? {
      guard chosen.count < puzzle.answers.count else {
        return !isRight(chosen) && hasTokens(for: chosen) && prints(chosen) ? chosen : nil
      }
      for token in tokens where runsLeft > 0 && looksLeft > 0 {
        looksLeft -= 1
        chosen.append(token)
        if hasTokens(for: chosen), let found = fill() { return found }
        chosen.removeLast()
      }
      return nil
    }
    return fill()
  }

  /// The tokens, each once.
  private var tokens: [String] {
    var known: Set<[UInt8]> = []
    return puzzle.tokens.filter { known.insert(Array($0.utf8)).inserted }
  }

  private func isRight(_ words: [String]) -> Bool {
    zip(words, puzzle.answers).allSatisfy { word, right in right.contains { $0.utf8.elementsEqual(word.utf8) } }
  }

  private func hasTokens(for words: [String]) -> Bool {
    var left = puzzle.tokens.reduce(into: [:]) { $0[Array($1.utf8), default: 0] += 1 }
    return words.allSatisfy { word in
      left[Array(word.utf8), default: 0] -= 1
      return left[Array(word.utf8), default: 0] >= 0
    }
  }

  private func prints(_ words: [String]) -> Bool {
    guard runsLeft > 0, stepsLeft > 0 else { return false }
    runsLeft -= 1
    let before = card.findings.statistics.steps
    let output = Self.output(of: words, puzzle, language, card, steps: stepsLeft)
    stepsLeft -= card.findings.statistics.steps - before
    return output.map { $0.utf8.elementsEqual(result.utf8) } ?? false
  }

  /// What the code prints with words in its blanks; nil when it ends in an error or does not end.
  private static func output(
    of words: [String], _ puzzle: DragAndDropCard, _ language: ProgramLanguage, _ card: CardContext, steps: Int? = nil
  ) -> String? {
    var budget = Budget.lesson
    budget.steps = steps ?? card.limits.steps
    var console = ScriptedConsole(input: [])
    let outcome = TaskProgram(.text(puzzle.filledCode(with: words) ?? ""), in: language).run(
      on: &console, budget: budget)
    card.findings.statistics.programs += 1
    card.findings.statistics.steps += outcome.steps
    guard let seen = Observation(outcome), seen.error == nil else { return nil }
    return seen.output
  }
}

internal import CurriculumBundle
internal import Grading
internal import JSON

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
  /// The tokens, each once.
  private let tokens: [String]
  /// How often each of them is there, by its bytes.
  private let counts: [ExactText: Int]
  private let card: CardContext
  private var runsLeft = 1000
  /// How many choices of words are looked at, run or not.
  private var looksLeft = 100_000
  private var isOutOfSteps = false

  /// The proof of a card; nil for other kinds, and where nothing can be said: a sentence gives the blanks a meaning of
  /// their own, the right words do not work, or the code prints nothing.
  init?(_ card: CardContext) {
    guard case .dragAndDrop(let puzzle) = card.content, puzzle.code != nil,
      let language = card.language?.program, language != .robot
    else { return nil }
    (self.puzzle, self.language, self.card) = (puzzle, language, card)
    counts = puzzle.tokens.reduce(into: [:]) { $0[ExactText($1), default: 0] += 1 }
    var known: Set<ExactText> = []
    tokens = puzzle.tokens.filter { known.insert(ExactText($0)).inserted }
    let words = puzzle.answers.map { $0.first ?? "" }
    guard puzzle.sentence == nil, BlankMismatch.isSilent(on: puzzle), puzzle.answers.count <= 99,
      let run = Self.run(words, puzzle, language, card), !run.outcome.chances.contains(.draws),
      let output = run.seen?.outputAtItsEnd, !output.isEmpty,
      !output.contains(" at 0x"),
      puzzle.result.map({ Observation.withoutClosingLineEnds($0).utf8.elementsEqual(output.utf8) }) ?? true
    else {
      card.findings.statistics.count(.blanks, .undecided)
      card.findings.leaveUnproven(.nothingToCompare)
      return nil
    }
    result = output
    fits = findFits(words)
    otherFilling = fits.isEmpty ? findFilling() : nil
    let isDisproven = !fits.isEmpty || otherFilling != nil
    card.findings.statistics.count(.blanks, isDisproven ? .disproven : mayGoOn ? .proven : .undecided)
    if !isDisproven, !mayGoOn { card.findings.leaveUnproven(.blanks) }
  }

  private func findFits(_ words: [String]) -> [Fit] {
    var fits: [Fit] = []
    for blank in words.indices {
      let right = Set(puzzle.answers[blank].map(ExactText.init))
      for token in tokens where mayGoOn && !right.contains(ExactText(token)) {
        looksLeft -= 1
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
      for token in tokens where mayGoOn {
        looksLeft -= 1
        chosen.append(token)
        if hasTokens(for: chosen), let found = fill() { return found }
        chosen.removeLast()
      }
      return nil
    }
    return fill()
  }

  /// Whether there is effort left to try more.
  private var mayGoOn: Bool { runsLeft > 0 && looksLeft > 0 && !isOutOfSteps }

  private func isRight(_ words: [String]) -> Bool {
    zip(words, puzzle.answers).allSatisfy { word, right in right.contains { $0.utf8.elementsEqual(word.utf8) } }
  }

  private func hasTokens(for words: [String]) -> Bool {
    var used: [ExactText: Int] = [:]
    return words.allSatisfy { word in
      used[ExactText(word), default: 0] += 1
      return used[ExactText(word), default: 0] <= counts[ExactText(word), default: 0]
    }
  }

  private func prints(_ words: [String]) -> Bool {
    guard mayGoOn else { return false }
    runsLeft -= 1
    guard let run = Self.run(words, puzzle, language, card) else {
      isOutOfSteps = true
      return false
    }
    return run.seen?.outputAtItsEnd.map { $0.utf8.elementsEqual(result.utf8) } ?? false
  }

  /// A run of the code with words in its blanks; nil when too few steps are left.
  private static func run(
    _ words: [String], _ puzzle: DragAndDropCard, _ language: ProgramLanguage, _ card: CardContext
  ) -> CardRuns.Run? {
    card.runs.run(TaskProgram(.text(puzzle.filledCode(with: words) ?? ""), in: language), for: .blanks)
  }
}

extension Observation {
  /// What was printed by a program that came to its end without an error; nil for others.
  fileprivate var outputAtItsEnd: String? { error == nil ? output : nil }
}

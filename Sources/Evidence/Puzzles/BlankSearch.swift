import CurriculumBundle
import Grading
import JSON

/// Tries the tokens of a puzzle in its blanks.
struct BlankSearch {
  private let puzzle: DragAndDropCard
  private let goal: PuzzleGoal
  /// The first right word of each blank.
  private let words: [String]
  /// The tokens, each once.
  private let tokens: [String]
  /// How often each of them is there, by its bytes.
  private let counts: [ExactText: Int]
  private var runsLeft = 1000
  /// How many choices of words are looked at, run or not.
  private var looksLeft = 100_000
  private var isOutOfSteps = false

  /// A search; nil where a sentence tells right words from others, and not what the code does.
  init?(_ puzzle: DragAndDropCard, _ goal: PuzzleGoal) {
    (self.puzzle, self.goal) = (puzzle, goal)
    counts = puzzle.tokens.reduce(into: [:]) { $0[ExactText($1), default: 0] += 1 }
    var known: Set<ExactText> = []
    tokens = puzzle.tokens.filter { known.insert(ExactText($0)).inserted }
    words = puzzle.answers.map { $0.first ?? "" }
    guard puzzle.sentence == nil, puzzle.hasWordForEveryBlank, puzzle.answers.count <= 99 else { return nil }
  }

  /// Tokens that are right in one blank where the others hold their right words.
  mutating func findFits() -> [BlankEvidence.Fit] {
    var fits: [BlankEvidence.Fit] = []
    for blank in words.indices {
      let right = Set(puzzle.answers[blank].map { ExactText($0) })
      for token in tokens where mayGoOn && !right.contains(ExactText(token)) {
        looksLeft -= 1
        var other = words
        other[blank] = token
        guard hasTokens(for: other), isWorking(other) else { continue }
        fits.append(BlankEvidence.Fit(blank: blank, token: token, words: other))
      }
    }
    return fits
  }

  /// Words for all blanks that work and are not all right; nil when there are none.
  mutating func findFilling() -> [String]? {
    fill(after: [])
  }

  private mutating func fill(after chosen: [String]) -> [String]? {
    guard chosen.count < puzzle.answers.count else {
      return !isRight(chosen) && hasTokens(for: chosen) && isWorking(chosen) ? chosen : nil
    }
    for token in tokens where mayGoOn {
      looksLeft -= 1
      let next = chosen + [token]
      if hasTokens(for: next), let found = fill(after: next) { return found }
    }
    return nil
  }

  /// True while there is effort left to try more.
  var mayGoOn: Bool { runsLeft > 0 && looksLeft > 0 && !isOutOfSteps }

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

  /// Returns whether the code does what it must with some words.
  private mutating func isWorking(_ words: [String]) -> Bool {
    guard mayGoOn else { return false }
    runsLeft -= 1
    guard let passes = goal.passes(puzzle.filledCode(with: words) ?? "", for: .blanks) else {
      isOutOfSteps = true
      return false
    }
    return passes
  }
}

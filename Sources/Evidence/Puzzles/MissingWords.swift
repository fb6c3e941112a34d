internal import CurriculumBundle
internal import Grading
internal import JSON

/// A right word of a blank that is not among the tokens, tried in the code.
///
///     {"blank": 0, "word": "print", "works": true, "tokens": []}
public struct MissingWord: Sendable, Hashable, Codable {
  /// The blank, from 0.
  public let blank: Int
  /// The word.
  public let word: String
  /// True where the code passes the card's checks with the word or, without any, ends without an error.
  public let works: Bool
  /// The tokens that work in place of a word that does not, and may be what the author meant.
  public let tokens: [String]
}

extension MissingWord {
  /// The right words of a puzzle that are not among its tokens; nil where there are none, and where no run can tell
  /// which words are right.
  static func all(
    in puzzle: DragAndDropCard, of content: CardContent, in language: ProgramLanguage, _ runs: CardRuns
  ) -> [MissingWord]? {
    guard puzzle.sentence == nil, puzzle.hasWordForEveryBlank, puzzle.answers.count <= mostBlanks else { return nil }
    var known: Set<ExactText> = []
    let tokens = puzzle.tokens.filter { known.insert(ExactText($0)).inserted }.prefix(mostTokens)
    let right = Set(puzzle.answers.joined().map { ExactText($0) })
    let firsts = puzzle.answers.map { $0.first ?? "" }
    let goal = goal(of: content, in: language, runs)
    var missing: [MissingWord] = []
    for (blank, words) in puzzle.answers.enumerated() {
      for word in words where !known.contains(ExactText(word)) {
        func works(_ other: String) -> Bool {
          var filling = firsts
          filling[blank] = other
          return puzzle.filledCode(with: filling).map(goal) ?? false
        }
        let isRight = works(word)
        let others = isRight ? [] : tokens.filter { !right.contains(ExactText($0)) && works($0) }
        missing.append(MissingWord(blank: blank, word: word, works: isRight, tokens: others))
      }
    }
    return missing.isEmpty ? nil : missing
  }

  /// A test of code by the card's checks or result; without those, code passes that ends without an error.
  private static func goal(
    of content: CardContent, in language: ProgramLanguage, _ runs: CardRuns
  ) -> (String) -> Bool {
    let input = content.codeInput.isEmpty ? nil : content.codeInput
    let stated = content.puzzleResult.map { [ProgramCheck(input: input, result: $0)] } ?? []
    let checks = content.puzzleChecks.isEmpty ? stated : content.puzzleChecks
    guard checks.isEmpty else {
      let goal = PuzzleGoal(checks, in: language, steps: 0, runs)
      return { goal.passes($0, for: .blanks) ?? false }
    }
    return { code in
      let run = runs.run(TaskProgram(.text(code), in: language), for: .blanks, input: input ?? [])
      return run.flatMap { Observation($0.outcome) }.map { $0.error == nil } ?? false
    }
  }

  private static let mostBlanks = 99
  private static let mostTokens = 50
}

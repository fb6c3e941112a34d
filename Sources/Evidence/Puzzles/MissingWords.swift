import CurriculumBundle
import Grading
import JSON

/// A right word of a blank that is not among the tokens, tried in the code.
///
///     {"blank": 0, "word": "print", "works": true, "tokens": []}
public struct MissingWord: Sendable, Hashable, Codable {
  /// The blank, from 0.
  public let blank: Int
  /// The word.
  public let word: String
  /// True where the code passes the card's checks with the word or, without any, ends without an error; another word
  /// may be needed in one of the other blanks.
  public let works: Bool
  /// The tokens that work in place of a word that does not, and may be what the author meant.
  public let tokens: [String]
}

extension MissingWord {
  /// The right words of a puzzle that are not among its tokens; nil where there are none, and where no run can tell
  /// which words are right.
  ///
  /// A word is left out where no run tells whether it or the word of another blank is wrong.
  static func all(
    in puzzle: DragAndDropCard, of content: CardContent, in language: RunLanguage, _ runs: CardRuns
  ) -> [MissingWord]? {
    guard puzzle.sentence == nil, puzzle.hasWordForEveryBlank, puzzle.answers.count <= mostBlanks else { return nil }
    let tokens = Set(puzzle.tokens.map { ExactText($0) })
    var trial = WordTrial(puzzle, goal(of: content, in: language, runs))
    var missing: [MissingWord] = []
    for (blank, words) in puzzle.answers.enumerated() {
      for word in words where !tokens.contains(ExactText(word)) && trial.mayGoOn {
        trial.outcome(of: word, in: blank).map { missing.append($0) }
      }
    }
    return missing.isEmpty ? nil : missing
  }

  /// A test of code by the card's checks or result; without those, code passes that ends without an error.
  private static func goal(
    of content: CardContent, in language: RunLanguage, _ runs: CardRuns
  ) -> (String) -> Bool {
    let input = content.codeInput.isEmpty ? nil : content.codeInput
    let setting = CodeSetting(before: content.codeBefore)
    let stated = content.puzzleResult.map { [ReadyCheck(ProgramCheck(input: input, result: $0))] } ?? []
    let checks = content.readyPuzzleChecks.isEmpty ? stated : content.readyPuzzleChecks
    guard checks.isEmpty else {
      let goal = PuzzleGoal(checks, in: language, after: setting, steps: 0, runs)
      return { goal.passes($0, for: .blanks) ?? false }
    }
    return { code in
      let program = TaskProgram(setting.program(code), in: language)
      let run = runs.run(program, for: .blanks, input: input ?? [])
      return run.flatMap { Observation($0.outcome) }.map { $0.error == nil } ?? false
    }
  }

  private static let mostBlanks = 99
}

/// Tries words in the blanks of a puzzle, in which others may be wrong, too.
private struct WordTrial {
  private let puzzle: DragAndDropCard
  private let works: (String) -> Bool
  /// The tokens, each once.
  private let tokens: [String]
  /// The words that are right in some blank.
  private let right: Set<ExactText>
  /// The first right word of each blank.
  private let firsts: [String]
  private var triesLeft = 200

  init(_ puzzle: DragAndDropCard, _ works: @escaping (String) -> Bool) {
    (self.puzzle, self.works) = (puzzle, works)
    var known: Set<ExactText> = []
    tokens = puzzle.tokens.filter { known.insert(ExactText($0)).inserted }
    right = Set(puzzle.answers.joined().map { ExactText($0) })
    firsts = puzzle.answers.map { $0.first ?? "" }
  }

  /// False once all 200 runs of a card are used up.
  var mayGoOn: Bool { triesLeft > 0 }

  /// The verdict on a word that is not a token; nil where nothing tells that this blank is the one that is wrong.
  mutating func outcome(of word: String, in blank: Int) -> MissingWord? {
    if works(with: word, in: blank, firsts) { return MissingWord(blank: blank, word: word, works: true, tokens: []) }
    let others = tokens.filter { !right.contains(ExactText($0)) }
    let meant = others.filter { works(with: $0, in: blank, firsts) }
    if !meant.isEmpty || mayGoOn && firsts.count == 1 {
      return MissingWord(blank: blank, word: word, works: false, tokens: meant)
    }
    if worksWithOneOther(word, in: blank) { return MissingWord(blank: blank, word: word, works: true, tokens: []) }
    let token = others.first { worksWithOneOther($0, in: blank) }
    return token.map { MissingWord(blank: blank, word: word, works: false, tokens: [$0]) }
  }

  /// Puts each token into each of the other blanks in turn, until the code works.
  private mutating func worksWithOneOther(_ word: String, in blank: Int) -> Bool {
    for other in firsts.indices where other != blank {
      for token in tokens where mayGoOn && ExactText(token) != ExactText(firsts[other]) {
        var filling = firsts
        filling[other] = token
        if works(with: word, in: blank, filling) { return true }
      }
    }
    return false
  }

  private mutating func works(with word: String, in blank: Int, _ filling: [String]) -> Bool {
    guard mayGoOn else { return false }
    triesLeft -= 1
    var filling = filling
    filling[blank] = word
    return puzzle.filledCode(with: filling).map(works) ?? false
  }
}

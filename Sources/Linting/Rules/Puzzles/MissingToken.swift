internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import Support

/// A right word that a learner cannot drag.
enum MissingToken: CardRule {
  static let description = RuleDescription(
    "missing-token", .puzzles, .error, "a right word is not among the words to drag",
    explanation: """
      A learner fills blanks with `tokens` and nothing else. A right word that is not among them, or that two blanks
      need and the tokens have only once, can never be dragged to its place, and the episode can never be finished.
      """,
    wrong: [
      .cards(fill(tokens: "[int, float]", answers: "[↓str, float]")),
      .cards(fill(tokens: "[int, float]", answers: "[float, ↓float]")),
    ],
    right: [
      .cards(fill(tokens: "[int, float, str]", answers: "[str, float]")),
      .cards(fill(tokens: "[float, float]", answers: "[float, float]")),
    ])

  /// There are no more blanks than these; answers beyond belong to another rule.
  private static let mostBlanks = 99

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content else { return [] }
    let tokens = Set(puzzle.tokens.map { Array($0.utf8) })
    for (blank, words) in puzzle.answers.enumerated() {
      for word in words where !tokens.contains(Array(word.utf8)) {
        // A token that is right in another blank is not this word misspelled.
        let right = Set(puzzle.answers.joined())
        let near = nearestName(to: word, among: puzzle.tokens.filter { !right.contains($0) })
        return [
          Finding(
            at: card.location(ofAnswer: blank), "'\(word)' is right in blank \(blank + 1), but no token says so",
            help: near.map { "write '\($0)'" } ?? "add it to `tokens`",
            fixes: words.count == 1
              ? near.map { card.document.advice(toWrite: $0, at: card.location(ofAnswer: blank)) }
                ?? card.document.advice(toAdd: word, to: .tokens, in: card.node) : [])
        ]
      }
    }
    guard puzzle.answers.count <= mostBlanks, puzzle.hasWordForEveryBlank,
      let short = firstBlankLeftEmpty(puzzle)
    else { return [] }
    return [
      Finding(
        at: card.location(ofAnswer: short),
        "blank \(short + 1) stays empty: its words are used up by the blanks before it",
        help: "put the word among `tokens` once for every blank that needs it")
    ]
  }

  /// The first blank for which no token is left, however the tokens are dealt out; nil when all can be filled.
  ///
  /// Each blank takes a token that is free, or that another blank can give up for a further one (augmenting paths).
  private static func firstBlankLeftEmpty(_ puzzle: DragAndDropCard) -> Int? {
    var owner = [Int?](repeating: nil, count: puzzle.tokens.count)
    let words = puzzle.answers.map { Set($0.map { Array($0.utf8) }) }
    func fill(_ blank: Int, _ asked: inout Set<Int>) -> Bool {
      for (index, token) in puzzle.tokens.enumerated() {
        guard words[blank].contains(Array(token.utf8)), asked.insert(index).inserted else { continue }
        guard owner[index].map({ fill($0, &asked) }) ?? true else { continue }
        owner[index] = blank
        return true
      }
      return false
    }
    return puzzle.answers.indices.first { blank in
      var asked: Set<Int> = []
      return !fill(blank, &asked)
    }
  }

  private static func fill(tokens: String, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      sentence: __1__ is a data type, and so is __2__.
      tokens: \(tokens)
      answers: \(answers)

    """
  }
}

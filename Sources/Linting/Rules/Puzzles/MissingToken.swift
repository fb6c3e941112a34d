import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import JSON
import Support
import YAMLSource

/// A right word that a learner cannot drag.
enum MissingToken: ProgramRule {
  static let description = RuleDescription(
    "missing-token", .puzzles, .error, "a right word is not among the words to drag",
    explanation: """
      A learner fills blanks with `tokens` and nothing else. A right word that is not among them, or that two blanks
      need and the tokens have only once, can never be dragged to its place, and the episode can never be finished. Of a
      token and a right word that are nearly the same, the linter runs the code with each and proposes the one that
      works.
      """,
    wrong: [
      .cards(fill(tokens: "[int, float]", answers: "[↓str, float]")),
      .cards(fill(tokens: "[int, float]", answers: "[float, ↓float]")),
    ],
    right: [
      .cards(fill(tokens: "[int, float, str]", answers: "[str, float]")),
      .cards(fill(tokens: "[float, float]", answers: "[float, float]")),
    ],
    cases: cases)

  /// There are no more blanks than these; answers beyond belong to another rule.
  private static let mostBlanks = 99

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content else { return [] }
    if let finding = findingOnMissingWord(puzzle, card) { return [finding] }
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

  /// The finding about the first right word that is not a token, or about one that runs show to be wrong.
  private static func findingOnMissingWord(_ puzzle: DragAndDropCard, _ card: CardContext) -> Finding? {
    let tokens = Set(puzzle.tokens.map { ExactText($0) })
    let missing = puzzle.answers.enumerated().flatMap { blank, words in
      words.filter { !tokens.contains(ExactText($0)) }.map { (blank: blank, word: $0) }
    }
    guard let first = missing.first else { return nil }
    if let finding = missing.lazy.compactMap({ findingOnCurlyQuotes($0.blank, $0.word, puzzle, card) }).first {
      return finding
    }
    let wrong = card.blankEvidence?.missing?.first { !$0.works && !$0.tokens.isEmpty }
    return finding(wrong?.word ?? first.word, in: wrong?.blank ?? first.blank, of: puzzle, card)
  }

  private static func finding(
    _ word: String, in blank: Int, of puzzle: DragAndDropCard, _ card: CardContext
  ) -> Finding {
    let trial = card.blankEvidence?.missing?.first { $0.blank == blank && ExactText($0.word) == ExactText(word) }
    let (help, fixes) = advice(on: word, in: blank, of: puzzle, trial, card)
    return Finding(
      at: card.location(ofAnswer: blank), "'\(word)' is right in blank \(blank + 1), but no token says so",
      label: trial.flatMap { $0.works ? nil : "the code does not work with it" }, help: help,
      fixes: puzzle.answers[blank].count == 1 ? fixes : [])
  }

  /// The advice for a right word that is not a token: add it, or write the token that works in its place.
  private static func advice(
    on word: String, in blank: Int, of puzzle: DragAndDropCard, _ trial: MissingWord?, _ card: CardContext
  ) -> (help: String, fixes: [Fix]) {
    // A token that is right in another blank is not this word misspelled.
    let right = Set(puzzle.answers.joined().map { ExactText($0) })
    let near = nearestName(to: word, among: puzzle.tokens.filter { !right.contains(ExactText($0)) })
    guard let trial else { return near.map { replacing(in: blank, by: $0, card) } ?? adding(word, card) }
    guard trial.works else {
      let working = nearestName(to: word, among: trial.tokens) ?? trial.tokens.first
      return working.map { replacing(in: blank, by: $0, card) }
        ?? ("write the word that the code needs, here and among `tokens`", [])
    }
    guard let near, let place = puzzle.tokens.firstIndex(where: { ExactText($0) == ExactText(near) }) else {
      return adding(word, card)
    }
    return (
      "write '\(word)' in the place of '\(near)' among `tokens`",
      card.document.advice(toWrite: word, at: card.location(of: card.fields.tokens, at: place))
    )
  }

  private static func replacing(in blank: Int, by token: String, _ card: CardContext) -> (String, [Fix]) {
    ("write '\(token)'", card.document.advice(toWrite: token, at: card.location(ofAnswer: blank)))
  }

  private static func adding(_ word: String, _ card: CardContext) -> (String, [Fix]) {
    ("add it to `tokens`", card.written.advice(toAdd: word, to: .tokens))
  }

  /// The finding about tokens or answers with curly quotes, which are letters to YAML; nil where there are none.
  private static func findingOnCurlyQuotes(
    _ blank: Int, _ word: String, _ puzzle: DragAndDropCard, _ card: CardContext
  ) -> Finding? {
    let bare = ExactText(withoutTypographicQuotes(word))
    guard puzzle.tokens.contains(where: { ExactText(withoutTypographicQuotes($0)) == bare }) else { return nil }
    let lists = card.authored.elements(of: card.fields.tokens) + card.authored.elements(of: card.fields.answers)
    let scalars = lists.flatMap { $0.isList ? $0.elements : [$0] }
    let edits = scalars.compactMap { scalar -> Edit? in
      guard scalar.isScalar, !scalar.isBlock else { return nil }
      let (text, meant) = (scalar.text, withoutTypographicQuotes(scalar.text))
      let written = ScalarText.written(meant, indent: 0, in: .flow, isContent: true)
      return ExactText(text) == ExactText(meant) ? nil : Edit(scalar.location, written)
    }
    // Words in blocks are left alone.
    guard !edits.isEmpty else { return nil }
    return Finding(
      at: card.location(ofAnswer: blank), "'\(word)' is right in blank \(blank + 1), but no token says so",
      label: "curly quotes are letters to YAML", help: "take the curly quotes out of the tokens and answers",
      fixes: card.document.hasAliases ? [] : [Fix("take the curly quotes out", .needsChoice, edits)])
  }

  /// The first blank for which no token is left, however the tokens are dealt out; nil when all can be filled.
  ///
  /// Each blank takes a token that is free, or that another blank can give up for a further one (augmenting paths).
  private static func firstBlankLeftEmpty(_ puzzle: DragAndDropCard) -> Int? {
    var owner = [Int?](repeating: nil, count: puzzle.tokens.count)
    let words = puzzle.answers.map { Set($0.map { ExactText($0) }) }
    func fill(_ blank: Int, _ asked: inout Set<Int>) -> Bool {
      for (index, token) in puzzle.tokens.enumerated() {
        guard words[blank].contains(ExactText(token)), asked.insert(index).inserted else { continue }
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

  private static func filled(tokens: String, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      text: Print nine.
      code: __1__(4 + 5)
      tokens: \(tokens)
      answers: \(answers)
      result: 9

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(filled(tokens: "[Print, show, and]", answers: "[↓print]")),
      .cards(filled(tokens: "[print, show, and]", answers: "[↓Print]")),
      .cards(filled(tokens: "[show, and]", answers: "[↓print]")),
    ])
}

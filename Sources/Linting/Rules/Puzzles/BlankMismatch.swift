import Authoring
import CurriculumBundle
import Diagnostics

/// Blanks and answers that do not fit together.
enum BlankMismatch: ProgramRule {
  static let description = RuleDescription(
    "blank-mismatch", .puzzles, .error, "a blank without an answer, or an answer without a blank",
    explanation: """
      Blanks are numbered from 1, `__1__`, `__2__` and so on, and `answers` has the right words for each of them in the
      order of their numbers. A blank without words can never be filled rightly, so the episode can never be finished;
      an answer without a blank is most likely one of a blank that was lost. A blank may stand there again: both places
      show the same word.
      """,
    wrong: [
      .cards(fill(sentence: "↓__1__ is of type __2__.", answers: "[3.5]")),
      .cards(fill(sentence: "__1__ is a number.", answers: "[3.5, ↓float]")),
      .cards(fill(sentence: "↓__1__ is of type __3__.", answers: "[3.5, float]")),
    ],
    right: [
      .cards(fill(sentence: "__1__ is of type __2__.", answers: "[3.5, float]"))
    ],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard case .dragAndDrop(let puzzle) = card.content else { return [] }
    return finding(puzzle, card).map { [$0] } ?? []
  }

  /// The finding about the first thing that does not fit; nil where everything does.
  private static func finding(_ puzzle: DragAndDropCard, _ card: CardContext) -> Finding? {
    let text = card.fields.sentence ?? card.fields.code
    let blanks = Set([puzzle.sentence, puzzle.code].flatMap { $0.map { BlankedText($0).blanks } ?? [] })
    let count = blanks.max() ?? 0
    if let odd = [puzzle.sentence, puzzle.code].lazy.compactMap({ $0 }).flatMap({ BlankedText($0).almostBlanks }).first
    {
      return Finding(
        at: card.location(of: text), "'\(odd)' is not a blank", help: "number blanks from 1 to 99, as in `__1__`")
    }
    if let missing = (1...max(count, 1)).first(where: { !blanks.contains($0) }) {
      return Finding(
        at: card.location(of: text),
        count == 0 ? "there is no blank to fill" : "there is a blank \(count), but no blank \(missing)",
        help: "write `__\(missing)__` where a word is to be dragged to")
    }
    if count > puzzle.answers.count {
      return Finding(
        at: card.location(of: text),
        "blank \(puzzle.answers.count + 1) has no right word: "
          + "\(counted(count, "blank")), \(counted(puzzle.answers.count, "answer"))",
        help: "add the words that are right in it to `answers`")
    }
    guard count < puzzle.answers.count else { return nil }
    return Finding(
      at: card.location(ofAnswer: count),
      "there is no blank \(count + 1): \(counted(count, "blank")), \(counted(puzzle.answers.count, "answer"))",
      help: "take the answer out, or write `__\(count + 1)__` where its word belongs")
  }

  private static func fill(sentence: String, answers: String) -> String {
    """
    - id: fill
      type: dragAndDrop
      sentence: \(sentence)
      tokens: [3.5, float, int]
      answers: \(answers)

    """
  }

  private static let cases = RuleDescription.Cases(
    wrong: [
      .cards(fill(sentence: "↓__1__ is of type __02__.", answers: "[3.5, float]"))
    ])
}

import CurriculumBundle
import Diagnostics

/// A quiz that nobody can pass, or that draws more than it has.
enum UnreachablePassMark: CardRule {
  static let description = RuleDescription(
    "unreachable-pass-mark", .puzzles, .error, "a quiz asks for more than it has",
    explanation: """
      `passMark` says how many questions must be right, `draw` how many of them a learner is asked. A pass mark above
      the number of questions asked can never be reached, and the episode never be finished; a quiz cannot draw more
      questions than it has.
      """,
    wrong: [
      .cards(quiz("passMark: ↓3")), .cards(quiz("draw: ↓3\n  passMark: 1")), .cards(quiz("draw: 1\n  passMark: ↓2")),
    ],
    right: [.cards(quiz("draw: 1\n  passMark: 1")), .cards(quiz("passMark: 2"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .quiz(let quiz) = card.content else { return [] }
    if let draw = quiz.draw, draw > quiz.questions.count {
      return [
        Finding(
          at: card.location(of: card.fields.draw),
          "the quiz draws \(draw) questions, but it has only \(quiz.questions.count)",
          help: "add questions, or write a number up to \(quiz.questions.count)",
          fixes: card.document.advice(toReplace: card.location(of: card.fields.draw), by: "\(quiz.questions.count)"))
      ]
    }
    guard quiz.passMark > quiz.askedCount else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.passMark),
        "it takes \(quiz.passMark) right answers to pass, but only \(quiz.askedCount) are asked for",
        help: "write a number up to \(quiz.askedCount)",
        fixes: card.document.advice(toReplace: card.location(of: card.fields.passMark), by: "\(quiz.askedCount)"))
    ]
  }

  private static func quiz(_ keys: String) -> String {
    """
    - id: remember
      type: quiz
      header: Do you know it?
      questions:
        - {id: screen, type: trueFalse, text: print() writes on a screen., answer: true}
        - {id: paper, type: trueFalse, text: print() writes on paper., answer: false}
      \(keys)

    """
  }
}

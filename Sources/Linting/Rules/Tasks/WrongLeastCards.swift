import CurriculumBundle
import Diagnostics
import Evidence
import Robot

/// A least number of cards that is not the least.
enum WrongLeastCards: TaskRule {
  static let description = RuleDescription(
    "wrong-least-cards", .tasks, .error, "'leastCards' is not the least number of cards",
    explanation: """
      The score of a level compares the cards that a learner used with the least number. Where a shorter program is
      known, learners with different programs get the same score; where none is that short, nobody gets all points. The
      linter looks for the least number, as `hornbook solve` does. A number that it can neither prove nor refute counts
      as not proven.
      """,
    wrong: [
      .cards(SampleLevels.coin(more: "leastCards: ↓3")), .cards(SampleLevels.coin(more: "leastCards: ↓1")),
    ],
    right: [.cards(SampleLevels.coin(more: "leastCards: 2"))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard let stated = task.task.leastCards, let level = task.evidence.level, level.isLeast == .no else { return [] }
    let location = card.location(of: card.fields.leastCards)
    let best = level.leastKnown
    let message =
      best.map { $0 < stated } ?? false
      ? "a program of \(counted(best ?? 0, "card")) solves the level"
      : "no program of \(counted(stated, "card")) solves the level"
    return [
      Finding(
        at: location, message, help: best.map { "write `leastCards: \($0)`" } ?? "take it out",
        fixes: best.map { card.document.advice(toReplace: location, by: "\($0)") } ?? [])
    ]
  }
}

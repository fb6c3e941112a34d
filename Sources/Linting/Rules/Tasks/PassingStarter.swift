import Diagnostics
import Evidence

/// A starter that is right before the learner has done anything.
enum PassingStarter: TaskRule {
  static let description = RuleDescription(
    "passing-starter", .tasks, .error, "the program in the editor passes all checks before the learner does anything",
    explanation: """
      A learner who presses Run first has passed without doing anything, and goes on without having learned what the
      card is about. Take out of the starter what the learner is to write, or ask for more in the checks.
      """,
    wrong: [.cards(SampleExercises.greet(starter: "↓print(\"Ada\")"))],
    right: [.cards(SampleExercises.greet(starter: "print(\"your name\")"))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.evidence.hasWholeChecks, let starter = task.evidence.starter, starter.isRight else { return [] }
    return [
      Finding(
        at: starter.role.location(in: card.authored), "the starter \(card.passing) already",
        help: "leave out what the learner is to write, or ask for more")
    ]
  }
}

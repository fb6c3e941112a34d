import Diagnostics
import Evidence

/// A program that is listed as wrong and passes.
enum PassingWrongProgram: TaskRule {
  static let description = RuleDescription(
    "passing-wrong-program", .tasks, .error, "a program that is listed as wrong passes all checks",
    explanation: """
      A listed wrong program is a mistake that learners make, with the words that help them. When it passes every check,
      the learner is praised for the mistake and never sees those words. Add a check that tells it from a right program,
      or take it out of the list.
      """,
    wrong: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))"], checks: ["{input: [2], result: 4}"],
          wrongPrograms: ["↓print(2 + int(input()))": "Twice a number is not the number and two."]))
    ],
    right: [
      .cards(
        SampleChallenges.double(
          solutions: ["print(2 * int(input()))"], checks: ["{input: [2], result: 4}", "{input: [5], result: 10}"],
          wrongPrograms: ["print(2 + int(input()))": "Twice a number is not the number and two."]))
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.evidence.hasWholeChecks else { return [] }
    return task.evidence.wrongPrograms.filter(\.isRight).map { wrong in
      Finding(
        at: wrong.role.location(in: card.authored), "\(wrong.role.name) \(card.passing)",
        help: card.hasChecks
          ? "add a check that it fails, or take it out of 'wrongPrograms'"
          : "change what is printed so that it fails, or take it out of 'wrongPrograms'")
    }
  }
}

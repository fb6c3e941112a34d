import Diagnostics
import Evidence
import Grading

/// A wrong program whose feedback nobody ever sees, since another one does the same.
enum MisdirectedFeedback: TaskRule {
  static let description = RuleDescription(
    "misdirected-feedback", .tasks, .warning, "a wrong program draws the feedback of another one",
    explanation: """
      The app knows a mistake by what the learner's program does on the checks. Two wrong programs that do the same
      cannot be told apart, so the learner is told the feedback of the first, which may not fit. Add a check on which
      they differ, or write one feedback for both.
      """,
    wrong: [
      .cards(
        SampleChallenges.double(
          elseWrong: "↓print(5)", "Your program must look at the number that it reads.",
          checks: ["{input: [3], result: 6}"]))
    ],
    right: [
      .cards(SampleChallenges.double(elseWrong: "print(5)", "Your program must look at the number that it reads."))
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.evidence.hasWholeChecks else { return [] }
    return task.wrongTwins.filter { !task.haveSameFeedback($0) }.map { twins in
      let (first, again) = (TaskProgramRole.wrongProgram(twins.first), TaskProgramRole.wrongProgram(twins.again))
      return Finding(
        at: again.location(in: card.authored),
        "\(again.name) does the same as \(first.name)\(card.hasChecks ? " on every check" : ""), so its feedback is "
          + "never shown",
        help: card.hasChecks
          ? "add a check on which they differ, or write one feedback for both" : "write one feedback for both")
    }
  }
}

import CurriculumBundle
import Diagnostics
import Evidence
import Grading

/// Feedback that no learner is ever told.
enum UnreachableFeedback: TaskRule {
  static let description = RuleDescription(
    "unreachable-feedback", .tasks, .warning, "the feedback on a wrong program is never shown",
    isAboutNeedlessContent: true,
    explanation: """
      The app tells the feedback of the first listed wrong program that does what the learner's program does. A wrong
      program that does the same as an earlier one with the same feedback adds nothing. And one that writes out a number
      or a text that stands nowhere on the card is hardly ever met: the linter says so where none of the mistakes that
      it makes in the solutions (`hornbook manual mutants` lists them) does the same. Take it out, or write down the
      mistake that was meant.
      """,
    wrong: [
      .cards(
        SampleChallenges.double(elseWrong: "↓print(int(input()) + 2)", "Twice a number is not the number and two.")),
      .cards(
        """
        - id: laps
          type: challenge
          title: Three laps
          text: Read how long a lap is. Print how long three laps are.
          language: python
          solutions: [print(3 * int(input()))]
          checks:
            - {input: [4], result: 12}
            - {input: [10], result: 30}
          wrongPrograms:
            - program: ↓print(3 * int(input()) + 4711)
              feedback: Why did you add 4711?

        """),
    ],
    right: [.cards(SampleChallenges.double(elseWrong: "print(int(input()))", "That is the number itself."))])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard task.evidence.hasWholeChecks else { return [] }
    return findings(onTwinsIn: task, card) + findings(onStrangersIn: task, card)
  }

  /// Wrong programs that do the same as an earlier one.
  private static func findings(onTwinsIn task: TaskContext, _ card: CardContext) -> [Finding] {
    // Where the words differ, `misdirected-feedback` says so.
    task.wrongTwins.filter { task.haveSameFeedback($0) }.map { twins in
      let (first, again) = (TaskProgramRole.wrongProgram(twins.first), TaskProgramRole.wrongProgram(twins.again))
      return Finding(
        at: again.location(in: card.authored),
        "\(again.name) does the same as \(first.name), whose feedback is the same",
        help: card.hasChecks ? "take it out, or add a check on which they differ" : "take it out")
    }
  }

  /// Wrong programs with something of their own that no modelled mistake does.
  private static func findings(onStrangersIn task: TaskContext, _ card: CardContext) -> [Finding] {
    task.evidence.strangers.map { stranger in
      let role = TaskProgramRole.wrongProgram(stranger.index)
      return Finding(
        at: role.location(in: card.authored),
        "\(role.name) writes out '\(onOneLine(stranger.literal))', which is nowhere on the card",
        notes: [Diagnostic.Note("none of the \(task.evidence.mutants.total) mutants of the solutions does the same")],
        help: "write down a mistake that learners make with what the card tells them, or take it out")
    }
  }
}

internal import CurriculumBundle
internal import Diagnostics
internal import Grading

/// Feedback that no learner is ever told.
enum FeedbackNeverReached: TaskRule {
  static let description = RuleDescription(
    "feedback-never-reached", .tasks, .warning, "the feedback on a wrong program is never shown",
    explanation: """
      The app tells the feedback of the first listed wrong program that does what the learner's program does. A wrong
      program that does the same as an earlier one with the same feedback adds nothing, and one that the app cannot read as
      a program is never met at all. Take it out, or write down the mistake that was meant.
      """,
    wrong: [
      .cards(
        """
        - id: double
          type: challenge
          title: Double it
          text: Read a number and print its double.
          language: python
          solutions: [print(2 * int(input()))]
          checks:
            - {input: [3], result: 6}
            - {input: [7], result: 14}
          wrongPrograms:
            - program: print(2 + int(input()))
              feedback: Twice a number is not the number and two.
            - program: ↓print(int(input()) + 2)
              feedback: Twice a number is not the number and two.

        """)
    ],
    right: [
      .cards(
        """
        - id: double
          type: challenge
          title: Double it
          text: Read a number and print its double.
          language: python
          solutions: [print(2 * int(input()))]
          checks:
            - {input: [3], result: 6}
            - {input: [7], result: 14}
          wrongPrograms:
            - program: print(2 + int(input()))
              feedback: Twice a number is not the number and two.
            - program: print(int(input()))
              feedback: That is the number itself.

        """)
    ])

  static func check(_ card: CardContext, _ task: TaskProofs) {
    guard task.hasWholeChecks else { return }
    var firsts: [TaskRun.Look: Int] = [:]
    for (index, wrong) in task.wrongPrograms.enumerated() where wrong.isRun && !wrong.run.isRight {
      guard let first = firsts[wrong.run.look] else {
        firsts[wrong.run.look] = index
        continue
      }
      // Where the words differ, `feedback-of-another` says so.
      guard task.task.wrongPrograms[first].feedback == task.task.wrongPrograms[index].feedback else { continue }
      card.report(
        Self.self, at: wrong.place.location(in: card.authored),
        "\(wrong.place.name) does the same as \(task.wrongPrograms[first].place.name), whose feedback is the same",
        help: "take it out, or add a check on which they differ")
    }
  }
}

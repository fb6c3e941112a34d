import CurriculumBundle
import Diagnostics
import Evidence
import Execution

/// Lines before the code of a card that end in an error.
enum ErrorInGiven: CodeRule {
  static let description = RuleDescription(
    "error-in-given", .code, .error, "the lines that run before the code end in an error",
    explanation: """
      `given` runs before the code and is not shown, so a learner cannot know of an error in it: whatever the card asks
      about the code, the code never begins. A key such as `ERROR` is not proven by it. Fix the lines at `given`; what
      they read has to be in `input`. A list is written as a text, line by line below `given: |`.
      """,
    wrong: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(total)
          text: What does it print?
          given: ↓total = (1
          answers: [1, total, ERROR]
          correctAnswerIndex: 2

        """),
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(total)
          text: What does it print?
          given: |
            price = 3
            ↓total = prise * 2
          answers: [6, total, ERROR]
          correctAnswerIndex: 2

        """),
    ],
    right: [
      .cards(
        """
        - id: ask
          type: questionWithCode
          code: print(total)
          text: total is 6. What does it print?
          given: |
            price = 3
            total = price * 2
          answers: [6, total, ERROR]
          correctAnswerIndex: 0

        """)
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard let error = card.codeEvidence?.settingError else { return [] }
    return [
      Finding(
        at: card.location(ofGivenLine: error.line),
        "the lines that run before the code end in \(onOneLine(error.summary, limit: 200)), so the code never runs",
        help: help(for: error, in: card.content.codeBefore ?? ""))
    ]
  }

  private static func help(for error: RaisedError, in lines: String) -> String {
    if error.isOfMissingInput { return "write what these lines read into `input:`" }
    return error.isStatic ? error.repair(lines, called: "lines at `given`") : "fix the lines at `given`"
  }
}

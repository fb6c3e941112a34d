import Authoring
import CurriculumBundle
import Diagnostics

/// A check that does not say what a program of its language must do.
enum IncompleteCheck: ProgramRule {
  static let description = RuleDescription(
    "incomplete-check", .tasks, .error, "a check does not say what a program must do",
    explanation: """
      A check of a Python, Slang or pseudocode program compares what is printed with `result`, or, in Python, what a
      call returns or raises; one of a Robot program lets the robot do its work in `world`. A check without what its
      language needs could let every program pass, or none.
      """,
    wrong: [
      .cards(
        sayIt(
          check: """
            ↓world: |
              ####
              #>o#
              ####
            """))
    ],
    right: [.cards(sayIt(check: "result: Ada"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard let stated = StatedChecks(on: card) else { return [] }
    let goal = TaskKeys.goal(in: stated.language)
    return stated.checks.enumerated().filter { $1.hasGoalOfAnotherLanguageAlone(stated.language) }.map { index, _ in
      Finding(
        at: card.check(at: index).location,
        "a check of a \(stated.language.rawValue) program needs '\(goal)'",
        help: goal == .world ? "draw the map under `world: |`" : "say under `result:` what the program must print")
    }
  }

  /// A challenge to print a name, with what its check says.
  private static func sayIt(check: String) -> String {
    """
    - id: greet
      type: challenge
      title: Say it
      text: Print the name Ada.
      language: python
      solutions: [print("Ada")]
      checks:
        - \(check.replacing("\n", with: "\n      "))

    """
  }
}

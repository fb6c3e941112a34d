internal import CurriculumBundle
internal import Diagnostics

/// A check that does not say what a program of its language must do.
enum CheckIncomplete: TaskRule {
  static let description = RuleDescription(
    "check-incomplete", .tasks, .error, "a check does not say what a program must do",
    explanation: """
      A check of a Python or Slang program compares what is printed with `result`; one of a Robot program lets the robot do
      its work in `world`. A check without what its language needs could let every program pass, or none.
      """,
    wrong: [
      .cards(
        """
        - id: greet
          type: challenge
          title: Say it
          text: Print the name Ada.
          language: python
          solutions: [print("Ada")]
          checks:
            - ↓world: |
                ####
                #>o#
                ####

        """)
    ],
    right: [
      .cards(
        """
        - id: greet
          type: challenge
          title: Say it
          text: Print the name Ada.
          language: python
          solutions: [print("Ada")]
          checks:
            - result: Ada

        """)
    ])

  static func check(_ card: CardContext, _ task: TaskProofs) {
    let goal = TaskKeys.goal(in: task.task.language)
    for (index, check) in task.task.checks.enumerated() where !check.keys.contains(goal) {
      card.report(
        Self.self, at: card.location(ofCheck: index, key: nil),
        "a check of a \(task.task.language.rawValue) program needs '\(goal)'",
        help: goal == "world" ? "draw the map under `world: |`" : "say under `result:` what the program must print")
    }
  }
}

extension CardContext {
  /// Where a key of a check stands; the check's first key without one.
  ///
  /// An exercise is its own and only check.
  func location(ofCheck index: Int, key: String?) -> Location {
    guard let list = document.tree.value(for: "checks", in: node),
      let check = document.tree.elements(of: list).enumerated().first(where: { $0.offset == index })?.element
    else { return document.location(ofKey: key ?? "id", in: node) }
    return key.map { document.location(ofKey: $0, in: check) } ?? document.location(of: "", in: check)
  }
}

internal import Diagnostics
internal import Evidence

/// A result with a blank at the end of a line, which a program must show and nobody sees.
enum TrailingSpaceInResult: TaskRule {
  static let description = RuleDescription(
    "trailing-space-in-result", .tasks, .warning, "a line of a result has a trailing space, which nobody sees",
    explanation: """
      What a program shows is compared letter by letter. Where a solution prints `0 1 2 ` with `end=" "`, the right
      program `print(0, 1, 2)` is refused for a blank that the screen does not show, and the learner looks in vain for
      what is wrong. Print no blank at the end, or say in the text or a hint that there is a space behind each number.
      Courses in other languages than English are left alone, since their texts may say so.
      """,
    wrong: [
      .cards(
        row(
          text: "Print the numbers from 0 to 2 in a row, one after the other.",
          solution: "for n in \"012\": print(n, end=\" \")", "↓result: \"0 1 2 \""))
    ],
    right: [
      .cards(
        row(
          text: "Print the numbers from 0 to 2 in a row, with a space behind each of them.",
          solution: "for n in \"012\": print(n, end=\" \")", "result: \"0 1 2 \"")),
      .cards(
        row(
          text: "Print the numbers from 0 to 2 in a row.", solution: "for n in [0]: print(*range(3))",
          "result: 0 1 2")),
    ])

  static func findings(in task: TaskContext, on card: CardContext) -> [Finding] {
    guard card.episode.isEnglish, !task.evidence.rightPrograms.isEmpty,
      spokenOf.isDisjoint(with: ToldText.words(of: task.told.all)),
      let place = task.task.checks.firstIndex(where: { endsInBlank($0.result ?? "") })
    else { return [] }
    return [
      Finding(
        at: card.location(ofCheck: place, key: .result),
        "a line of the result has a trailing space, which nobody sees",
        notes: [Diagnostic.Note("a program that prints the same without it fails")],
        help: "print no trailing space, as `print(1, 2, 3)` does, or say in the text that there is a space")
    ]
  }

  private static func endsInBlank(_ result: String) -> Bool {
    result.split(separator: "\n").contains { line in line.last == " " && line.contains { $0 != " " } }
  }

  private static let spokenOf: Set = ["space", "spaces", "blank", "blanks", "gap", "gaps"]

  private static func row(text: String, solution: String, _ result: String) -> String {
    """
    - id: row
      type: exercise
      text: \(text)
      language: python
      solutions: ['\(solution)']
      \(result)
      uses: [python.for]
      hints: [Use a for loop.]

    """
  }
}

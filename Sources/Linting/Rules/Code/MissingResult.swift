import CurriculumBundle
import Diagnostics
import Evidence

/// A puzzle that says nowhere what its program has to print.
enum MissingResult: ProgramRule {
  static let description = RuleDescription(
    "missing-result", .code, .info, "a puzzle does not say what its program prints",
    explanation: """
      A puzzle without `result` and `checks`, whose text does not name the output either, has nothing with which its
      solution could be compared: it is taken to be right whatever it prints, and counts as not proven. With `result:`
      a run proves it, and `hornbook lint` sees when a line or a word is changed later.
      """,
    wrong: [.cards(sort("↓Sort the lines."))],
    right: [
      .cards(sort("Sort the lines.", "result: 6")), .cards(sort("Sort the lines, so that the program prints 6.")),
    ])

  static let yieldsTo: [Cause] = [
    .onSameCard("likely-wrong-solution"), .onSameCard("undecided-blank"), .onSameCard("nondeterministic-output"),
  ]

  static func findings(in card: CardContext) -> [Finding] {
    guard card.evidence.unproven.contains(.nothingStated), let seen = card.evidence.puzzle?.solutions.first?.run,
      card.content.text != nil
    else { return [] }
    let printed = seen.output.isEmpty ? "nothing" : "'\(onOneLine(seen.output))'"
    return [
      Finding(
        at: card.location(of: card.fields.text),
        "nothing proves the solution: it prints \(printed), and the card does not say what it has to print",
        help: "say it with `result:`")
    ]
  }

  private static func sort(_ text: String, _ more: String = "") -> String {
    """
    - id: sort
      type: codeBlocks
      text: \(text)
      lines:
        - total = 4
        - total = total + 2
        - print(total)
      \(more)

    """
  }
}

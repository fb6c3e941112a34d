import CurriculumBundle
import Diagnostics
import Evidence

/// A puzzle whose lines fit together in one way only, whatever they do.
enum OrderByIndentation: ProgramRule {
  static let description = RuleDescription(
    "order-by-indentation", .puzzles, .info, "only one order of the lines is a program at all",
    explanation: """
      Where each line is indented one step more than the one before, a learner can put the lines in order without
      reading them. Add a line that could also stand elsewhere, or a decoy.
      """,
    wrong: [.cards(count("↓['for n in range(3):', '  print(n)']"))],
    right: [
      .cards(count("['for n in range(3):', '  print(n)']\n  decoys: ['for n in range(2):']")),
      .cards(count("['print(\"Go\")', 'for n in range(3):', '  print(n)']\n  result: \"Go\\n0\\n1\\n2\"")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard card.orderEvidence?.isOneProgramAlone == true else { return [] }
    return [
      Finding(
        at: card.location(of: card.fields.lines),
        "no other order of these lines is a program, as their indentation shows",
        help: "add a line that could stand elsewhere, or a decoy")
    ]
  }

  private static func count(_ lines: String) -> String {
    "- id: count\n  type: codeBlocks\n  text: Count from nought to two.\n  lines: \(lines)\n"
  }
}

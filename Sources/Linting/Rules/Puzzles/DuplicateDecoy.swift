internal import CurriculumBundle
internal import Diagnostics
internal import Evidence
internal import JSON

/// A line that is said not to belong to the program, and does.
enum DuplicateDecoy: ProgramRule {
  static let description = RuleDescription(
    "duplicate-decoy", .puzzles, .error, "a decoy is the same as a line of the program",
    explanation: """
      A learner sees lines and decoys mixed. A decoy that is the same as a line of the program cannot be told from it:
      the learner takes one of the two, and is told half of the time that it does not belong.
      """,
    wrong: [.cards(greet(decoys: "[↓print(name)]"))], right: [.cards(greet(decoys: "[print(nam)]"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content else { return [] }
    let places = Dictionary(puzzle.lines.enumerated().map { (ExactText($1), $0) }, uniquingKeysWith: min)
    return (puzzle.decoys ?? []).enumerated().compactMap { (index, decoy) -> Finding? in
      guard let line = places[ExactText(decoy)] else { return nil }
      return Finding(
        at: card.document.location(of: .decoys, at: index, in: card.node),
        "the decoy '\(onOneLine(decoy))' is a line of the program",
        notes: [
          Diagnostic.Note("the line is here", at: card.document.location(of: .lines, at: line, in: card.node))
        ], help: "write another decoy")
    }
  }

  private static func greet(decoys: String) -> String {
    """
    - id: greet
      type: codeBlocks
      text: Greet Ada.
      lines: ['name = "Ada"', 'print(name)']
      decoys: \(decoys)

    """
  }
}

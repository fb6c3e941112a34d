import Authoring
import CurriculumBundle
import Diagnostics
import Evidence
import JSON

/// A line that is said not to belong to the program, and does.
enum DuplicateDecoy: ProgramRule {
  static let description = RuleDescription(
    "duplicate-decoy", .puzzles, .error, "a decoy is the same as a line of the program, or as another decoy",
    explanation: """
      A learner sees lines and decoys mixed. A decoy that is the same as a line of the program cannot be told from it:
      the learner takes one of the two, and is told half of the time that it does not belong. Two decoys that differ in
      nothing but spaces behind their beginning, the kind of their quotes, or parentheses around a whole expression are
      one wrong line, shown twice.
      """,
    wrong: [
      .cards(greet(decoys: "[↓print(name)]")), .cards(greet(decoys: "[print(nam), ↓print( nam )]")),
      .cards(greet(decoys: "['print(\"name\")', ↓\"print('name')\"]")),
    ],
    right: [
      .cards(greet(decoys: "[print(nam)]")),
      .cards(greet(decoys: "['print(\"name\")', 'print(\"na me\")', '  print(nam)', print(nam)]")),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content else { return [] }
    let places = Dictionary(puzzle.lines.enumerated().map { (ExactText($1), $0) }, uniquingKeysWith: min)
    var firsts: [CodeForm: Int] = [:]
    return (puzzle.decoys ?? []).enumerated().compactMap { (index, decoy) -> Finding? in
      if let line = places[ExactText(decoy)] {
        return finding(
          decoy, at: index, "is a line of the program", "the line is here",
          card.location(of: card.fields.lines, at: line), card)
      }
      let form = CodeForm(ofLine: decoy)
      if let first = firsts[form] {
        return finding(
          decoy, at: index, "is the same as another one", "the other one is here",
          card.location(of: card.fields.decoys, at: first), card)
      }
      firsts[form] = index
      return nil
    }
  }

  /// A decoy that is the same as something in another place.
  private static func finding(
    _ decoy: String, at index: Int, _ fact: String, _ note: String, _ other: Location,
    _ card: CardContext
  ) -> Finding {
    Finding(
      at: card.location(of: card.fields.decoys, at: index), "the decoy '\(onOneLine(decoy))' \(fact)",
      notes: [Diagnostic.Note(note, at: other)],
      help: "write another decoy")
  }

  private static func greet(decoys: String) -> String {
    SampleCards.greeting(lines: #"['name = "Ada"', 'print(name)']"#, more: "decoys: \(decoys)")
  }
}

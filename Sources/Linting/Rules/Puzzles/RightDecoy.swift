import CurriculumBundle
import Diagnostics
import Evidence

/// A decoy with which the program works as well.
enum RightDecoy: ProgramRule {
  static let description = RuleDescription(
    "right-decoy", .puzzles, .error, "a decoy makes a program with the same result",
    explanation: """
      A decoy is a line that does not belong. Where it can stand in for one of the lines and the program still does what
      it should, a learner who takes it has solved the puzzle and reads that the line does not belong. The linter
      puts every decoy in the place of every line and of every two, and every two decoys in the place of two lines, in
      every order, and runs what is a program.
      """,
    wrong: [
      .cards(count(decoys: "['for n in range(1, 4):', ↓'for n in range(0, 3):']")),
      .cards(count(decoys: "[↓'for m in range(3):', '  print(m)']")),
      .cards(greet(decoys: "[↓'print(\"Hello Ada\")']")),
    ],
    right: [.cards(count(decoys: "['for n in range(1, 4):', 'for n in range(4):']"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content, let orders = card.orderEvidence else { return [] }
    return orders.completions.enumerated().map { number, completion -> Finding in
      let others = completion.decoys.dropFirst().map { " and '\(onOneLine((puzzle.decoys ?? [])[$0]))'" }.joined()
      let lines = completion.lines.map { "'\(onOneLine(puzzle.lines[$0]))'" }.joined(separator: " and ")
      return Finding(
        at: card.location(of: card.fields.decoys, at: completion.decoys[0]),
        "the program \(puzzle.checks == nil ? card.sameOutcome(nil, ofOne: true) : "passes the checks") with this decoy"
          + "\(others) in the place of \(lines)",
        // One program is enough to see how it comes about.
        notes: number == 0 ? [Diagnostic.Note("the program is\n\(completion.program)")] : [],
        help: "write a decoy with which it does something else"
          + (puzzle.checks == nil ? "" : ", or add a check that it does not pass"))
    }
  }

  private static func greet(decoys: String) -> String {
    SampleCards.order(
      "greet", "Greet Ada on one line.", lines: #"['print("Hello", end=" ")', 'print("Ada")']"#,
      more: ["decoys: \(decoys)", "result: Hello Ada"])
  }

  private static func count(decoys: String) -> String {
    SampleCards.order(
      "count", "Count from nought to two.", lines: "['for n in range(3):', '  print(n)']",
      more: ["decoys: \(decoys)", #"result: "0\n1\n2""#])
  }
}

import CurriculumBundle
import Diagnostics
import Evidence

/// A right order that is none of the lines.
enum InvalidAcceptedOrder: ProgramRule {
  static let description = RuleDescription(
    "invalid-accepted-order", .puzzles, .error, "an order under 'alsoAccepted' that nobody can lay, or that is known",
    explanation: """
      An order names every line once by its place in `lines`, counted from 0: with three lines, `[1, 0, 2]` begins with
      the second one. An order that leaves out a line, or names one that is not there, can never be laid. One that gives
      the same lines as another says nothing new.
      """,
    wrong: [
      .cards(order("[↓[1, 0]]")),
      .cards(order("[↓[1, 2, 3]]")),
      .cards(order("[↓[0, 1, 2]]")),
    ],
    right: [.cards(order("[[1, 0, 2]]"))],
    cases: cases)

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content else { return [] }
    var findings: [Finding] = []
    var known: Set = [LineTexts(puzzle.lines)]
    for (index, order) in (puzzle.alsoAccepted ?? []).enumerated() {
      let location = { card.location(of: card.fields.alsoAccepted, at: index) }
      guard puzzle.isOrder(order) else {
        findings.append(
          Finding(
            at: location(), "order \(index + 1) does not name each of the \(puzzle.lines.count) lines once",
            help: "name every line once by its place, from 0 to \(puzzle.lines.count - 1)"))
        continue
      }
      let lines = order.map { puzzle.lines[$0] }
      if !known.insert(LineTexts(lines)).inserted {
        findings.append(
          Finding(
            at: location(), "order \(index + 1) gives lines that are right already", help: "take it out",
            fixes: card.written.advice(toTakeOut: index, of: .alsoAccepted)))
      }
    }
    return findings
  }

  private static func order(_ orders: String) -> String {
    SampleCards.greeting(
      lines: #"['name = "Ada"', 'word = "Hello"', 'print(word, name)']"#, more: "alsoAccepted: \(orders)")
  }

  private static let cases = RuleDescription.Cases(
    wrong: [.cards(order("[[1, 0, 2], ↓[1, 0, 2]]"))])
}

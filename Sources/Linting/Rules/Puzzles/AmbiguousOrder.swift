internal import CurriculumBundle
internal import Diagnostics
internal import Evidence

/// An order of a puzzle's lines that works, and counts as wrong.
enum AmbiguousOrder: CardRule {
  static let description = RuleDescription(
    "ambiguous-order", .puzzles, .error, "lines in another order give the same result, and count as wrong",
    explanation: """
      A learner who lays two lines the other way round, where it makes no difference, has written a program that works
      and is told that it does not. The linter lays the lines in every order, runs what is a program, and compares what
      it does with `checks`, `result`, or what the lines print as they stand. Of at most 8 lines every order is decided,
      of up to 12 where 20,000 runs are enough. Where one more printed case, or one more check, would show that an order
      is wrong, add it.
      `hornbook lint --fix` adds what it found to `alsoAccepted` where that is all, and no more than 24 orders;
      otherwise let the lines need each other.
      """,
    wrong: [
      .cards(
        """
        - id: greet
          type: codeBlocks
          text: Greet Ada.
          lines: ↓['name = "Ada"', 'greeting = "Hello,"', 'print(greeting, name)']
          result: Hello, Ada

        """),
      .cards(
        """
        - id: larger
          type: codeBlocks
          text: Print the larger of two numbers.
          lines: ↓['a = int(input())', 'b = int(input())', 'print(a if a > b else b)']
          checks: [{input: [3, 5], result: 5}]

        """),
    ],
    right: [
      .cards(
        """
        - id: greet
          type: codeBlocks
          text: Greet Ada.
          lines: ['name = "Ada"', 'greeting = "Hello,"', 'print(greeting, name)']
          alsoAccepted: [[1, 0, 2]]
          result: Hello, Ada

        """),
      .cards(
        """
        - id: greet
          type: codeBlocks
          text: Greet Ada.
          lines: ['name = "Ada"', 'greeting = "Hello, " + name', 'print(greeting)']
          result: Hello, Ada

        """),
    ])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content, let proof = card.evidence.orders, let result = proof.result,
      !proof.others.isEmpty
    else { return [] }
    let count = proof.others.count
    let orders =
      count == 1
      ? "the lines in another order" : "the lines in \(proof.isComplete ? "" : "at least ")\(count) other orders"
    let fact =
      puzzle.checks == nil
      ? "\(orders) print the same, '\(onOneLine(result))'" : "\(orders) pass the checks, too"
    let accepted = proof.workingAccepted + proof.others
    let isShort = proof.isComplete && accepted.count <= OrderEvidence.mostListed
    return [
      Finding(
        at: card.location(of: .lines), fact,
        notes: proof.others.prefix(2).map { Diagnostic.Note("another order is\n\(program($0, puzzle))") },
        help: isShort
          ? moreCases(proof, isChecked: puzzle.checks != nil)
            + "write `alsoAccepted: \(list(accepted))`, which `hornbook lint --fix` does"
          : "let the lines need each other, so that few orders are right",
        fixes: isShort ? fixes(accepted, card) : [])
    ]
  }

  /// How one more case would make orders wrong that only seem to work; empty where none is known.
  private static func moreCases(_ proof: OrderEvidence, isChecked: Bool) -> String {
    guard let other = proof.furtherCase else { return "" }
    let count = proof.others.count
    let preposition = other.line == nil ? "for" : "with"
    let effect =
      other.toldApart < count
      ? "\(preposition) which \(other.toldApart) of them print something else"
      : count == 1
        ? "\(preposition) which the other order prints something else"
        : "\(preposition) which they print something else"
    if let line = other.line { return "print more cases, such as `\(line)`, \(effect), or " }
    let check = other.check.map(CheckAddition.written) ?? ""
    return (isChecked ? "add more checks, such as" : "write `checks:` for several inputs, such as")
      + " `\(check)`, \(effect), or "
  }

  private static func fixes(_ orders: [[Int]], _ card: CardContext) -> [Fix] {
    CardEntries(card.authored).set(.alsoAccepted, toList: list(orders), below: .lines).map {
      [Fix("accept every order that works", .changesGrading, [$0])]
    } ?? []
  }

  private static func list(_ orders: [[Int]]) -> String {
    "[" + orders.map { "[" + $0.map(String.init).joined(separator: ", ") + "]" }.joined(separator: ", ") + "]"
  }

  private static func program(_ order: [Int], _ puzzle: CodeBlocksCard) -> String {
    order.map { puzzle.lines[$0] }.joined(separator: "\n")
  }
}

import CurriculumBundle
import Diagnostics
import Evidence

/// An order of a puzzle's lines that works, and counts as wrong.
enum AmbiguousOrder: ProgramRule {
  static let description = RuleDescription(
    "ambiguous-order", .puzzles, .error, "lines in another order give the same result, and count as wrong",
    explanation: """
      A learner who lays two lines the other way round, where it makes no difference, has written a program that works
      and is told that it does not. The linter lays the lines in every order, runs what is a program, and compares what
      it does with `checks`, `result`, or what the lines print as they stand. Of at most 8 lines every order is decided,
      of up to 12 where 20,000 runs are enough.

      Where statements that have nothing to do with each other change places, the program is the same; so it is where
      two elements of Slang or two cards of the robot do that differ in their indentation alone. `hornbook lint --fix`
      adds these orders to `alsoAccepted`, up to 24 of them; of more, let the lines need each
      other. Another order may only seem to be right: the bodies of two functions change places, and one example does
      not show it. Where one more printed line, or one more check, shows that such an order is wrong, add that; where
      the linter knows of none, decide whether the order is right.
      """,
    wrong: [
      .cards(SampleCards.greeting(mark: "↓", more: "result: Hello, Ada")),
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
      .cards(SampleCards.greeting(more: "alsoAccepted: [[1, 0, 2]]", "result: Hello, Ada")),
      .cards(
        SampleCards.greeting(
          lines: #"['name = "Ada"', 'greeting = "Hello, " + name', 'print(greeting)']"#, more: "result: Hello, Ada")),
    ],
    cases: RuleDescription.Cases(
      wrong: [.cards(steps("↓[repeat 2, '  repeat 2', '    print 1', '  end', end]"))],
      right: [.cards(steps("[repeat 2, repeat 2, print 1, end, end]"))]))

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content, let proof = card.orderEvidence, let result = proof.result,
      !proof.others.isEmpty
    else { return [] }
    let certain = proof.workingAccepted + proof.interchangeable
    guard proof.workingAccepted.count + proof.others.count <= OrderEvidence.mostListed else {
      let help = "let the lines need each other, so that few orders are right"
      return [finding(about: proof.others, puzzle, result, proof, help: help, fixes: [], card)]
    }
    var findings: [Finding] = []
    if !proof.interchangeable.isEmpty {
      findings.append(
        finding(
          about: proof.interchangeable, puzzle, result, proof,
          help: help(toAccept: list(certain), card),
          fixes: accepting(certain, .changesGrading, card), card))
    }
    let rest = proof.uncertain
    guard !rest.isEmpty else { return findings }
    let telling = proof.furtherCase.map { TellingCase($0, amongOthers: rest.count, kind: "order", card) }
    let all = certain + rest
    findings.append(
      finding(
        about: rest, puzzle, result, proof,
        help: telling?.help
          ?? "write `alsoAccepted: \(list(all))` where that is right, or let the lines need each other",
        fixes: telling?.fixes ?? accepting(all, .needsChoice, card), card))
    return findings
  }

  private static func finding(
    about orders: [[Int]], _ puzzle: CodeBlocksCard, _ result: String, _ proof: OrderEvidence, help: String,
    fixes: [Fix], _ card: CardContext
  ) -> Finding {
    let number = proof.isComplete ? "\(orders.count)" : "at least \(orders.count)"
    let subject = orders.count == 1 ? "the lines in another order" : "the lines in \(number) other orders"
    return Finding(
      at: card.location(of: card.fields.lines),
      "\(subject) \(card.sameOutcome(result, ofOne: false))",
      notes: orders.prefix(2).map { Diagnostic.Note("another order is\n\(program($0, puzzle))") }, help: help,
      fixes: fixes)
  }

  /// A puzzle in Slang that prints four lines.
  private static func steps(_ lines: String) -> String {
    """
    - id: steps
      type: codeBlocks
      text: Print 1 four times.
      language: slang
      lines: \(lines)
      result: "1\\n1\\n1\\n1"

    """
  }

  /// The advice about orders that do the same for certain.
  private static func help(toAccept orders: String, _ card: CardContext) -> String {
    let accept = "write `alsoAccepted: \(orders)`, which `hornbook lint --fix` does"
    guard card.language == .slang || card.language == .robot else { return accept }
    return "indent the lines alike that differ in their indentation alone, which means nothing here, or \(accept)"
  }

  private static func accepting(_ orders: [[Int]], _ effect: Fix.Effect, _ card: CardContext) -> [Fix] {
    card.written.set(.alsoAccepted, toList: list(orders), below: .lines).map {
      [Fix("accept every order that works", effect, [$0])]
    } ?? []
  }

  private static func list(_ orders: [[Int]]) -> String {
    "[" + orders.map { "[" + $0.map(String.init).joined(separator: ", ") + "]" }.joined(separator: ", ") + "]"
  }

  private static func program(_ order: [Int], _ puzzle: CodeBlocksCard) -> String {
    order.map { puzzle.lines[$0] }.joined(separator: "\n")
  }
}

import CurriculumBundle
import Diagnostics
import Evidence

/// A puzzle of whose lines not every order could be tried.
enum UndecidedOrder: ProgramRule {
  static let description = RuleDescription(
    "undecided-order", .puzzles, .info, "lines of which not every order was decided",
    explanation: """
      A learner may find an order that works and that nobody has thought of; it counts as wrong. Of at most 8 lines the
      linter decides every order, as far as the steps reach that `lint: {limits: {steps: …}}` allows. Of 9 to 12 lines
      it runs 20,000 beginnings of programs, of more lines 2,000, and leaves out orders that cannot be programs or do
      the same for certain; where none of those that it came to is right, and some are left, it reports this. Lines
      whose effect shows at once, such as a `print` between the others, are decided sooner, since a wrong beginning is
      given up.
      """,
    wrong: [.cards(spell("parsnips"))],
    right: [.cards(spell("parsni"))])

  static func findings(in card: CardContext) -> [Finding] {
    guard case .codeBlocks(let puzzle) = card.content, let proof = card.orderEvidence, proof.result != nil,
      proof.others.isEmpty, let limit = proof.limit
    else { return [] }
    let lines = puzzle.lines.count
    return [
      Finding(
        at: card.location(of: card.fields.lines),
        "whether another order of these \(lines) lines is right, too, is undecided: "
          + "the search ended at its limit of \(words(limit, lines, card))",
        help: limit == .steps
          ? "let the lines take fewer steps, or allow more under `lint: {limits: {steps: …}}` in curriculum.yaml"
          : "make puzzles of at most \(mostLines(card)) lines of it, of which every order is decided")
    ]
  }

  private static func mostLines(_ card: CardContext) -> Int {
    guard let language = card.language, language.needsTool else { return OrderSearch.mostDecidedLines }
    return language.mostDecidedLines
  }

  private static func words(_ limit: OrderEvidence.Limit, _ lines: Int, _ card: CardContext) -> String {
    let effort = OrderSearch.Effort(lines: lines, orders: 0)
    return switch limit {
    case .runs where card.language?.needsTool == true: "\(card.language?.mostTrials ?? 0) runs"
    case .runs: "\(effort.runs) runs"
    case .looks: "\(effort.looks) beginnings"
    case .orders: "\(OrderEvidence.mostListed) orders"
    case .steps: "\(OrderEvidence.mostSteps(whereRunsTake: card.limits.steps)) steps"
    }
  }

  /// A puzzle that spells a word, whose lines do something else in each order, which shows at the end.
  private static func spell(_ word: String) -> String {
    let letters = word.map { "'word = word + \"\($0)\"'" }.joined(separator: ", ")
    let mark = word.count + 2 > OrderSearch.mostDecidedLines ? "↓" : ""
    return """
      - id: spell
        type: codeBlocks
        text: Spell it.
        lines: \(mark)['word = ""', \(letters), print(word)]

      """
  }
}

internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import JSON
internal import Python

/// Which orders of a puzzle's lines are right, found by running them.
final class OrderProof {
  /// More orders than these are not listed: the puzzle has to be made stricter.
  static let mostListed = 24

  /// The puzzle.
  let puzzle: CodeBlocksCard
  /// What every right order prints.
  let result: String
  /// The orders that print the result and do not count as right yet.
  let others: [[Int]]
  /// The orders under `alsoAccepted` that were found to work.
  let workingAccepted: [[Int]]
  /// Whether there are no more.
  let isComplete: Bool
  private let language: ProgramLanguage
  private let card: CardContext

  /// The proof of a card; nil for other kinds, and where nothing can be said: the stated order does not work, it prints
  /// nothing, or what it prints hangs on chance.
  init?(_ card: CardContext) {
    guard case .codeBlocks(let puzzle) = card.content, let language = card.language?.program, language != .robot else {
      return nil
    }
    guard let result = Self.result(of: puzzle, card) else {
      card.findings.statistics.count(.orders, .outOfReach)
      return nil
    }
    let right = puzzle.rightOrders
    let found = card.search(
      puzzle.lines, in: language, result: result, for: .orders, runs: 2000, orders: right.count + Self.mostListed + 1)
    let known = Set(right.map(LineTexts.init))
    (self.puzzle, self.language, self.card, self.result) = (puzzle, language, card, result)
    others = found.orders.filter { order in !known.contains(LineTexts(order.map { puzzle.lines[$0] })) }
    let working = Set(found.orders.map { order in LineTexts(order.map { puzzle.lines[$0] }) })
    workingAccepted = (puzzle.alsoAccepted ?? []).filter { order in
      puzzle.isOrder(order) && working.contains(LineTexts(order.map { puzzle.lines[$0] }))
    }
    isComplete = found.isComplete
    let verdict: ProofVerdict = others.isEmpty ? isComplete ? .proven : .outOfReach : .disproven
    card.findings.statistics.count(.orders, verdict)
  }

  /// Decoys with which the program prints the same, each with the line in whose place it stands and a whole program.
  private(set) lazy var completions: [(decoy: Int, line: Int, program: String)] = {
    var left = Self.mostCompletionRuns
    return (puzzle.decoys ?? []).enumerated().compactMap { index, decoy in
      guard !puzzle.lines.contains(where: { $0.utf8.elementsEqual(decoy.utf8) }) else { return nil }
      for line in puzzle.lines.indices where left > 0 && !card.runs.isSpent(for: .decoys) {
        var lines = puzzle.lines
        lines[line] = decoy
        let found = card.search(
          lines, in: language, result: result, for: .decoys, runs: min(left, 60), looks: 2000, orders: 1)
        left -= found.runs
        guard let order = found.orders.first else { continue }
        return (index, line, order.map { lines[$0] }.joined(separator: "\n"))
      }
      return nil
    }
  }()

  /// The most runs in search of programs with decoys.
  private static let mostCompletionRuns = 600

  /// What the program prints that the card states; nil where that decides nothing.
  private static func result(of puzzle: CodeBlocksCard, _ card: CardContext) -> String? {
    guard puzzle.lines.count <= 100, !puzzle.lines.contains(where: { $0.contains("random") }) else { return nil }
    // The order in which the lines stand comes first among the right answers.
    guard let seen = card.puzzle?.solutions.first?.seen, seen.error == nil, !seen.output.isEmpty,
      !seen.output.contains(" at 0x"), puzzle.result.map(seen.prints) ?? true
    else { return nil }
    return seen.output
  }
}

extension CardContext {
  /// Looks for orders of some lines.
  fileprivate func search(
    _ lines: [String], in language: ProgramLanguage, result: String, for purpose: CardRuns.Purpose, runs: Int,
    looks: Int = 100_000, orders: Int
  ) -> OrderSearch.Answer {
    let effort = OrderSearch.Effort(runs: runs, looks: looks, orders: orders)
    var search = OrderSearch(lines, in: language, result: result, effort: effort) { [runs = self.runs] in
      runs.run(TaskProgram(.text($0), in: language), for: purpose)?.outcome
    }
    return search.run()
  }
}

/// Lines as their bytes, since texts that only look alike are equal to Swift.
struct LineTexts: Hashable {
  private let lines: [ExactText]

  init(_ lines: [String]) { self.lines = lines.map(ExactText.init) }
}

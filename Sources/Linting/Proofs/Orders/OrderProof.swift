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
  /// The orders under `alsoAccepted` that were found to work, but for those that say nothing new.
  let workingAccepted: [[Int]]
  /// Whether there are no more.
  let isComplete: Bool
  private let language: ProgramLanguage
  private let card: CardContext

  /// The proof of a card; nil for other kinds, and where nothing can be said: the stated order does not work, it prints
  /// nothing, or what it prints depends on chance.
  init?(_ card: CardContext) {
    guard case .codeBlocks(let puzzle) = card.content, let language = card.language?.program, language != .robot else {
      return nil
    }
    guard let result = Self.result(of: puzzle, card) else {
      card.findings.statistics.count(.orders, .undecided)
      card.findings.leaveUnproven(.nothingToCompare)
      return nil
    }
    let right = puzzle.rightOrders
    let found = card.search(
      puzzle.lines, in: language, result: result, for: .orders, runs: 2000, orders: right.count + Self.mostListed + 1)
    let known = Set(right.map(LineTexts.init))
    (self.puzzle, self.language, self.card, self.result) = (puzzle, language, card, result)
    others = found.orders.filter { order in !known.contains(LineTexts(order.map { puzzle.lines[$0] })) }
    let working = Set(found.orders.map { order in LineTexts(order.map { puzzle.lines[$0] }) })
    var listed: Set = [LineTexts(puzzle.lines)]
    workingAccepted = (puzzle.alsoAccepted ?? []).filter { order in
      guard puzzle.isOrder(order) else { return false }
      let lines = LineTexts(order.map { puzzle.lines[$0] })
      return working.contains(lines) && listed.insert(lines).inserted
    }
    isComplete = found.isComplete
    let verdict: ProofVerdict = others.isEmpty ? isComplete ? .proven : .undecided : .disproven
    card.findings.statistics.count(.orders, verdict)
    if verdict == .undecided { card.findings.leaveUnproven(.orders) }
  }

  /// What its decoys can do for it.
  private(set) lazy var decoys = DecoyProof(puzzle, in: language, result: result, card)

  /// What the program prints that the card states; nil where that decides nothing.
  private static func result(of puzzle: CodeBlocksCard, _ card: CardContext) -> String? {
    guard puzzle.lines.count <= OrderSearch.mostLines else { return nil }
    // The order in which the lines stand comes first among the right answers.
    guard let solution = card.puzzle?.solutions.first, !solution.chances.contains(.draws), let seen = solution.seen,
      seen.error == nil, !seen.output.isEmpty, !seen.output.contains(" at 0x"), puzzle.result.map(seen.prints) ?? true
    else { return nil }
    return seen.output
  }
}

extension CardContext {
  /// Looks for orders of some lines.
  func search(
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

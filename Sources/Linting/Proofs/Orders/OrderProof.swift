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
  /// nothing, or what it prints hangs on chance.
  init?(_ card: CardContext) {
    guard case .codeBlocks(let puzzle) = card.content, let language = card.language?.program, language != .robot else {
      return nil
    }
    guard let result = Self.result(of: puzzle, card) else {
      card.findings.statistics.count(.orders, .outOfReach)
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
    let verdict: ProofVerdict = others.isEmpty ? isComplete ? .proven : .outOfReach : .disproven
    card.findings.statistics.count(.orders, verdict)
    if verdict == .outOfReach { card.findings.leaveUnproven(.orders) }
  }

  /// Decoys with which the program prints the same, in the place of as many lines.
  struct Completion {
    /// The places of the decoys, one or two.
    let decoys: [Int]
    /// The places of the lines that they stand in for.
    let lines: [Int]
    /// A whole program with them.
    let program: String
  }

  /// The decoys that complete the program alone, or else the first two that do so together.
  private(set) lazy var completions: [Completion] = {
    let decoys = (puzzle.decoys ?? []).indices.filter { index in
      !puzzle.lines.contains { $0.utf8.elementsEqual((puzzle.decoys ?? [])[index].utf8) }
    }
    let alone = decoys.compactMap { completion(with: [$0]) }
    guard alone.isEmpty else { return alone }
    return pairs(of: decoys).lazy.compactMap { [self] in completion(with: $0) }.first.map { [$0] } ?? []
  }()

  private func completion(with decoys: [Int]) -> Completion? {
    let places = decoys.count == 1 ? puzzle.lines.indices.map { [$0] } : pairs(of: Array(puzzle.lines.indices))
    for places in places {
      guard completionRunsLeft > 0, !card.runs.isSpent(for: .decoys) else {
        card.findings.leaveUnproven(.decoys)
        return nil
      }
      var lines = puzzle.lines
      for (place, decoy) in zip(places, decoys) { lines[place] = (puzzle.decoys ?? [])[decoy] }
      let found = card.search(
        lines, in: language, result: result, for: .decoys, runs: min(completionRunsLeft, 60), looks: 2000, orders: 1)
      completionRunsLeft -= found.runs
      if let order = found.orders.first {
        return Completion(decoys: decoys, lines: places, program: order.map { lines[$0] }.joined(separator: "\n"))
      }
    }
    return nil
  }

  private func pairs(of places: [Int]) -> [[Int]] {
    places.indices.flatMap { first in places[(first + 1)...].map { [places[first], $0] } }
  }

  /// The most runs in search of programs with decoys.
  private var completionRunsLeft = 600

  /// What the program prints that the card states; nil where that decides nothing.
  private static func result(of puzzle: CodeBlocksCard, _ card: CardContext) -> String? {
    guard puzzle.lines.count <= OrderSearch.mostLines, !puzzle.lines.contains(where: { $0.contains("random") })
    else { return nil }
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

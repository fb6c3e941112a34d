import CurriculumBundle
import Grading

/// With which decoys a puzzle's program does the same, found by running it in every order of the lines.
///
/// Grading calls each answer wrong that has a decoy in it, also where it has fewer lines than the program. A decoy that
/// is laid besides all lines is not tried: it is one too many whatever it prints, and grading says just that.
struct DecoySearch {
  typealias Completion = OrderEvidence.Completion

  private let puzzle: CodeBlocksCard
  private let goal: PuzzleGoal
  private let runs: CardRuns
  /// The decoys that are no lines of the program, by their places.
  private let decoys: [Int]

  init(_ puzzle: CodeBlocksCard, _ goal: PuzzleGoal, _ runs: CardRuns) {
    (self.puzzle, self.goal, self.runs) = (puzzle, goal, runs)
    let texts = puzzle.decoys ?? []
    decoys = texts.indices.filter { index in
      !puzzle.lines.contains { $0.utf8.elementsEqual(texts[index].utf8) }
    }
  }

  /// The decoys that stand in for a line or for two, or else the first two that do so together for two lines.
  func completions() -> [Completion] {
    let lines = puzzle.lines.indices.map { [$0] }
    let pairs = puzzle.lines.indices.flatMap { first in puzzle.lines.indices[(first + 1)...].map { [first, $0] } }
    var effort = Self.effort
    let forOne = decoys.compactMap { completion(with: [$0], for: lines, &effort) }
    if forOne.isEmpty, let together = firstPair(for: pairs, &effort) { return [together] }
    effort = Self.effort
    let others = decoys.filter { decoy in !forOne.contains { $0.decoys == [decoy] } }
    return forOne + others.compactMap { completion(with: [$0], for: pairs, &effort) }
  }

  /// What may be tried in search of programs of one kind.
  private static let effort = OrderSearch.Effort(runs: 1000, looks: 1_000_000, orders: 1)
  /// What may be tried with the same decoys in the same places.
  private static let effortOfChoice = OrderSearch.Effort(runs: 150, looks: 2000, orders: 1)

  private var texts: [String] { puzzle.decoys ?? [] }

  /// The first program with two decoys in one of some choices of places.
  private func firstPair(for choices: [[Int]], _ left: inout OrderSearch.Effort) -> Completion? {
    for (index, first) in decoys.enumerated() {
      for second in decoys[(index + 1)...] {
        guard !isSpent(left) else {
          runs.leaveUnproven(.decoys)
          return nil
        }
        if let found = completion(with: [first, second], for: choices, &left) { return found }
      }
    }
    return nil
  }

  /// The first program with some decoys in one of some choices of places.
  private func completion(
    with decoys: [Int], for choices: [[Int]], _ left: inout OrderSearch.Effort
  ) -> Completion? {
    for places in choices {
      guard !isSpent(left) else {
        runs.leaveUnproven(.decoys)
        return nil
      }
      let lines = lines(with: decoys, for: places)
      var effort = Self.effortOfChoice
      effort.runs = min(left.runs, effort.runs)
      let found = goal.orders(of: lines, for: .decoys, effort)
      left.runs -= found.runs
      // Reading the lines takes as long as a look at each.
      left.looks -= found.looks + lines.count
      if !found.isComplete, found.orders.isEmpty { runs.leaveUnproven(.decoys) }
      if let order = found.orders.first {
        return Completion(decoys: decoys, lines: places, program: order.map { lines[$0] }.joined(separator: "\n"))
      }
    }
    return nil
  }

  private func isSpent(_ left: OrderSearch.Effort) -> Bool {
    left.runs <= 0 || left.looks <= 0 || runs.isSpent(for: .decoys)
  }

  /// The lines with decoys in the first of some places, and nothing in the others.
  private func lines(with decoys: [Int], for places: [Int]) -> [String] {
    var lines = puzzle.lines
    for (place, decoy) in zip(places, decoys) { lines[place] = texts[decoy] }
    let left = Set(places.dropFirst(decoys.count))
    return lines.indices.filter { !left.contains($0) }.map { lines[$0] }
  }
}

internal import CurriculumBundle
internal import Grading
internal import JSON

/// Which orders of a puzzle's lines are right, found by running them.
///
///     {"result": "5", "others": [[1, 0, 2]], "workingAccepted": [], "isComplete": true, "completions": []}
public struct OrderEvidence: Sendable, Hashable, Codable {
  /// What every right order prints; nil where nothing can be said: the stated order does not work, it prints nothing,
  /// or what it prints depends on chance.
  public let result: String?
  /// The orders that print the result and do not count as right yet.
  public let others: [[Int]]
  /// The orders under `alsoAccepted` that were found to work, but for those that say nothing new.
  public let workingAccepted: [[Int]]
  /// Whether there are no more.
  public let isComplete: Bool
  /// A line that would tell the puzzle's order from others; nil where none was found.
  public let furtherCase: Case?
  /// The programs with decoys that print the result.
  public let completions: [Completion]
  /// Whether no other order of the lines is a program of Python at all; nil where that takes too long to find out.
  public let isOneProgramAlone: Bool?

  /// A program with decoys that prints the result.
  ///
  ///     {"decoys": [0], "lines": [1], "program": "n = 6\nprint(n + n)"}
  public struct Completion: Sendable, Hashable, Codable {
    /// The places of the decoys, one or two.
    public let decoys: [Int]
    /// The places of the lines for which they stand in, one or two.
    public let lines: [Int]
    /// A whole program with them.
    public let program: String
  }

  /// A line to add, which prints one more case.
  ///
  ///     {"line": "print(sign(0))", "toldApart": 1}
  public struct Case: Sendable, Hashable, Codable {
    /// The line.
    public let line: String
    /// How many of the other orders print something else once it is added.
    public let toldApart: Int
  }

  /// More orders than these are not listed: the puzzle has to be made stricter.
  public static let mostListed = 24

  /// What the search proves.
  public var verdict: ProofVerdict {
    result == nil ? .undecided : others.isEmpty ? isComplete ? .proven : .undecided : .disproven
  }
}

extension OrderEvidence {
  /// What is found out about a card; nil for other kinds.
  ///
  /// - Parameter solutions: What the orders do that count as right.
  init?(of subject: EvidenceSubject, _ solutions: PuzzleEvidence?, _ runs: CardRuns) {
    guard case .codeBlocks(let puzzle) = subject.content, let language = subject.language?.program, language != .robot
    else { return nil }
    isOneProgramAlone = Self.isOneProgramAlone(puzzle, language)
    result = Self.result(of: puzzle, solutions)
    guard let result else {
      (others, workingAccepted, isComplete, furtherCase, completions) = ([], [], false, nil, [])
      runs.leaveUnproven(.nothingToCompare)
      return
    }
    let right = puzzle.rightOrders
    let steps = solutions?.solutions.first?.run.steps ?? 0
    let effort = OrderSearch.Effort(lines: puzzle.lines.count, orders: right.count + Self.mostListed + 1)
    let found = runs.search(puzzle.lines, in: language, result: result, for: .orders, effort, steps: steps)
    let known = Set(right.map(LineTexts.init))
    others = found.orders.filter { order in !known.contains(LineTexts(order.map { puzzle.lines[$0] })) }
    let working = Set(found.orders.map { order in LineTexts(order.map { puzzle.lines[$0] }) })
    var listed: Set = [LineTexts(puzzle.lines)]
    workingAccepted = (puzzle.alsoAccepted ?? []).filter { order in
      guard puzzle.isOrder(order) else { return false }
      let lines = LineTexts(order.map { puzzle.lines[$0] })
      return working.contains(lines) && listed.insert(lines).inserted
    }
    isComplete = found.isComplete
    let mayTellApart = language == .python && isComplete && others.count <= Self.mostListed
    furtherCase = mayTellApart && !others.isEmpty ? CaseSearch(puzzle, others: others, steps: steps, runs).best() : nil
    completions = DecoySearch(puzzle, in: language, result: result, steps: steps, runs).completions()
    if verdict == .undecided { runs.leaveUnproven(.orders) }
  }

  /// What the program prints that the card states; nil where that decides nothing.
  private static func result(of puzzle: CodeBlocksCard, _ solutions: PuzzleEvidence?) -> String? {
    guard puzzle.lines.count <= OrderSearch.mostLines else { return nil }
    // The order in which the lines stand comes first among the right answers.
    guard let run = solutions?.solutions.first?.run, !run.chances.contains(.draws), let seen = run.seen,
      seen.error == nil, !seen.output.isEmpty, !seen.output.contains(" at 0x"), puzzle.result.map(seen.prints) ?? true
    else { return nil }
    return seen.output
  }

  private static func isOneProgramAlone(_ puzzle: CodeBlocksCard, _ language: ProgramLanguage) -> Bool? {
    guard language == .python, puzzle.decoys?.isEmpty ?? true, var orders = SyntaxOrders(puzzle.lines) else {
      return nil
    }
    return orders.isOneAlone()
  }
}

extension CardRuns {
  /// Looks for orders of some lines.
  ///
  /// An order whose program is stopped counts as one that does not print the result. Many orders of some puzzles never
  /// end, so no run takes more than a part of what is left, but always some times what the card's own program takes.
  ///
  /// - Parameter steps: How many steps the card's own program takes.
  func search(
    _ lines: [String], in language: ProgramLanguage, result: String, for purpose: RunPurpose,
    _ effort: OrderSearch.Effort, steps: Int
  ) -> OrderSearch.Answer {
    let fewest = 4 * (steps + 1000)
    var search = OrderSearch(lines, in: language, result: result, effort: effort) {
      let most = max(fewest, self.left(for: purpose) / 16)
      return self.run(TaskProgram(.text($0), in: language), for: purpose, most: most)?.outcome
    }
    return search.run()
  }
}

/// Lines as their bytes, since texts that only look alike are equal to Swift.
package struct LineTexts: Hashable {
  private let lines: [ExactText]

  /// Some lines.
  package init(_ lines: [String]) { self.lines = lines.map(ExactText.init) }
}

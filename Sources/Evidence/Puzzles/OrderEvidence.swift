public import CurriculumBundle
import Grading
import JSON
import Support

/// Which orders of a puzzle's lines are right, found by running them.
///
///     {"result": "5", "others": [[1, 0, 2]], "interchangeable": [[1, 0, 2]], "workingAccepted": [],
///      "isComplete": true, "completions": []}
public struct OrderEvidence: Sendable, Hashable, Codable {
  /// What every right order prints, on the first check where the card has checks; nil where nothing can be said: the
  /// stated order does not work, it prints nothing, or what it prints depends on chance.
  public let result: String?
  /// The orders that are right, and do not count as right yet.
  public let others: [[Int]]
  /// Those of `others` that do the same for certain: statements that have nothing to do with each other change places,
  /// or, where indentation means nothing, lines that differ in it alone.
  public let interchangeable: [[Int]]
  /// The orders under `alsoAccepted` that were found to work, but for those that say nothing new.
  public let workingAccepted: [[Int]]
  /// Whether there are no more.
  public let isComplete: Bool
  /// What ended the search before all orders were decided; nil where it ended by itself, or there was none.
  public let limit: Limit?
  /// A case that would tell the right orders from those that only seem to be right; nil where none was found.
  public let furtherCase: Case?
  /// The programs with decoys that print the result.
  public let completions: [Completion]
  /// Whether no other order of the lines is a program of Python at all; nil where that takes too long to find out.
  public let isOneProgramAlone: Bool?

  /// A limit of the search; `OrderSearch.Effort` has their numbers.
  public enum Limit: String, Sendable, Hashable, Codable, CaseIterable {
    /// So many beginnings were run.
    case runs
    /// So many beginnings were looked at.
    case looks
    /// So many orders were found.
    case orders
    /// The steps that all runs for orders share are spent.
    case steps
  }

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

  /// One more case: a line to add, which prints it, or a check.
  ///
  ///     {"line": "print(sign(0))", "check": {"result": "1\n0"}, "toldApart": 1}
  public struct Case: Sendable, Hashable, Codable {
    /// The line, which goes behind all others; nil where only a check is added.
    public let line: String?
    /// The check that the right programs pass; with a line, what is printed once it is added.
    public let check: ProgramCheck
    /// How many of the other programs do not pass it.
    public let toldApart: Int

    /// A case from its parts.
    public init(line: String?, check: ProgramCheck, toldApart: Int) {
      (self.line, self.check, self.toldApart) = (line, check, toldApart)
    }
  }

  /// How many steps all runs for orders may take together, where one run may take so many.
  package static func mostSteps(whereRunsTake steps: Int) -> Int { RunPurpose.orders.share * steps }

  /// The others that only seem to be right, or of which that is not known.
  public var uncertain: [[Int]] { others.filter { !interchangeable.contains($0) } }

  /// More orders than these are not listed: the puzzle has to be made stricter.
  public static let mostListed = 24

  /// The verdict of the search: a decoy in the place of a line is one more program that counts as wrong and is right.
  public var verdict: ProofVerdict {
    if result == nil { return .undecided }
    guard others.isEmpty, completions.isEmpty else { return .disproven }
    return isComplete ? .proven : .undecided
  }
}

extension OrderEvidence {
  /// What is found out about a card; nil for other kinds.
  ///
  /// - Parameter solutions: What the orders do that count as right.
  init?(of subject: EvidenceSubject, _ solutions: PuzzleEvidence?, _ runs: CardRuns) {
    guard case .codeBlocks(let puzzle) = subject.content, let language = subject.runLanguage,
      language != .robot || puzzle.checks != nil
    else { return nil }
    isOneProgramAlone = Self.isOneProgramAlone(puzzle, language)
    let isSearched = puzzle.lines.count <= OrderSearch.mostLines
    guard isSearched, let goal = PuzzleGoal(subject.content, solutions, in: language, runs) else {
      result = nil
      (others, interchangeable, workingAccepted, isComplete, limit) = ([], [], [], false, nil)
      (furtherCase, completions) = (nil, [])
      runs.leaveUnproven(.nothingToCompare)
      return
    }
    result = solutions?.solutions.first?.run.output
    let right = puzzle.rightOrders
    let effort = OrderSearch.Effort(lines: puzzle.lines.count, orders: right.count + Self.mostListed + 1)
    let found = goal.orders(of: puzzle.lines, for: .orders, effort)
    let known = Set(right.map(LineTexts.init))
    others = found.orders.filter { order in !known.contains(LineTexts(order.map { puzzle.lines[$0] })) }
    let working = Set(found.orders.map { order in LineTexts(order.map { puzzle.lines[$0] }) })
    var listed: Set = [LineTexts(puzzle.lines)]
    workingAccepted = (puzzle.alsoAccepted ?? []).filter { order in
      guard puzzle.isOrder(order) else { return false }
      let lines = LineTexts(order.map { puzzle.lines[$0] })
      return working.contains(lines) && listed.insert(lines).inserted
    }
    (isComplete, limit) = (found.isComplete, found.limit)
    let isListed = language == .python && others.count <= Self.mostListed
    let certain = Self.interchangeable(others, in: puzzle, language)
    interchangeable = certain
    let uncertain = others.filter { !certain.contains($0) }
    furtherCase = isListed ? CaseSearch(puzzle, others: uncertain, goal, runs).best() : nil
    completions = DecoySearch(puzzle, goal, runs).completions()
    if verdict == .undecided { runs.leaveUnproven(.orders) }
  }

  /// The orders that do the same for certain.
  private static func interchangeable(
    _ others: [[Int]], in puzzle: CodeBlocksCard, _ language: RunLanguage
  ) -> [[Int]] {
    guard !others.isEmpty, others.count <= mostListed else { return [] }
    if language == .python { return OrderUnits.interchangeable(others, in: puzzle) }
    guard language.ignoresIndentation else { return [] }
    let program = { (lines: [String]) in LineTexts(lines.map { $0.trimmingWhitespace() }) }
    let right = Set(puzzle.rightOrders.map(program))
    return others.filter { order in right.contains(program(order.map { puzzle.lines[$0] })) }
  }

  private static func isOneProgramAlone(_ puzzle: CodeBlocksCard, _ language: RunLanguage) -> Bool? {
    guard language == .python, puzzle.decoys?.isEmpty ?? true, var orders = SyntaxOrders(puzzle.lines) else {
      return nil
    }
    return orders.isOneAlone()
  }
}

/// Lines as their bytes, since texts that only look alike are equal to Swift.
package struct LineTexts: Hashable {
  private let lines: [ExactText]

  /// Some lines.
  package init(_ lines: [String]) { self.lines = lines.map { ExactText($0) } }
}

import CurriculumBundle
package import Execution
import Grading
import Python
import PythonAnalysis

/// Looks for every order of some lines that makes a program which prints a result, or passes checks.
///
/// It lays one line after the other, those that stand first in the list first. A beginning that no further lines can
/// make a program is given up, and so is one whose statements are whole and end in an error, do not end, or print
/// something with which the result does not begin: a program's first statements do the same whatever comes behind them.
/// Lines with the same text are one. Of seven lines or more, orders that do the same for certain (`OrderUnits`) are
/// decided together: only the first of them is laid. All is counted, nothing timed, so that what is found is the same
/// on every machine.
package struct OrderSearch {
  /// How much is tried.
  package struct Effort: Sendable, Hashable {
    /// The most beginnings that are run.
    package var runs: Int
    /// The most beginnings that are looked at.
    package var looks: Int
    /// The most orders that are wanted.
    package var orders: Int

    /// An effort from its parts.
    package init(runs: Int, looks: Int, orders: Int) {
      self.runs = runs
      self.looks = looks
      self.orders = orders
    }

    /// What is tried of a puzzle: all orders of at most `OrderSearch.mostDecidedLines`, many of a few more, and of a
    /// long one some.
    ///
    /// - Parameters:
    ///   - lines: How many lines it has.
    ///   - orders: The most orders that are wanted.
    package init(lines: Int, orders: Int) {
      switch lines {
      // Eight lines have 40,320 orders, with 109,600 beginnings.
      case ...OrderSearch.mostDecidedLines: self.init(runs: 110_000, looks: 110_000, orders: orders)
      case ...OrderSearch.mostThoroughLines: self.init(runs: 20_000, looks: 400_000, orders: orders)
      default: self.init(runs: 2000, looks: 100_000, orders: orders)
      }
    }
  }

  /// What was found.
  package struct Answer: Sendable, Hashable {
    /// The orders that print the result: the places of the lines.
    package var orders: [[Int]] = []
    /// What ended the search before all orders were decided; nil where there are no others.
    package var limit: OrderEvidence.Limit?
    /// Whether there are no others.
    package var isComplete: Bool { limit == nil }
    /// How many beginnings were run.
    package var runs = 0
    /// How many beginnings were looked at.
    package var looks = 0
  }

  /// Puzzles with more lines than these are not searched.
  static let mostLines = 100
  /// Of puzzles with at most so many lines every order is decided, as far as the steps reach.
  package static let mostDecidedLines = 8
  /// Of puzzles with at most so many lines most orders are decided.
  package static let mostThoroughLines = 12
  /// Of fewer lines so many orders are soon tried that it takes longer to see which of them do the same.
  package static let fewestGroupedLines = 7
  /// Of more lines it is not looked at which orders do the same.
  static let mostGroupedLines = 32

  private let lines: [String]
  /// What is printed by a right program as it is run here; nil where that does not tell.
  private let result: [UInt8]?
  private let passesRest: ((String) -> Bool?)?
  private let mayPrint: ((String) -> Bool)?
  private let mayEnd: ((Ending) -> Bool)?
  private let effort: Effort
  private let runCode: (String) -> Outcome?
  private let shapes: [PythonLine]?
  /// The blocks of lines in a language with braces; nil in other languages, and where a line cannot be read.
  private let braces: [BraceDepth]?
  /// True where the lines of whole blocks are run as soon as they are laid: not where a compiler has to be started.
  private let judgesBeginnings: Bool
  /// The limit that is used up where no program is run any more: tools count no steps.
  private let limitOfRuns: OrderEvidence.Limit
  /// Which orders do the same; nil where that is not known.
  private let units: OrderUnits?
  /// For each line the place of the first one with its text.
  private let firsts: [Int]
  /// Whether a beginning may be judged by what it prints.
  private let printsAtOnce: Bool

  private var answer = Answer()
  private var laid: [Int] = []
  /// The orders that were kept, where those are kept together that do the same.
  private var known: Set<[Int]> = []
  private var isUsed: [Bool]

  /// A search for the orders of lines that print a result.
  ///
  /// - Parameters:
  ///   - result: What a right program prints; nil where only `passesRest` tells.
  ///   - fewestGrouped: The fewest lines of which it is looked at which orders do the same.
  ///   - passesRest: Whether a program that prints the result does what else it must; nil where no budget is left to
  ///     find out. By default it need not do more.
  ///   - mayPrint: Whether the output of a right program may begin with one, where no result tells.
  ///   - mayEnd: Whether a right program may end in an error; by default it may not.
  ///   - runCode: Runs a program; gives nil where no budget is left to do it.
  package init(
    _ lines: [String], in language: RunLanguage, result: String?, effort: Effort,
    fewestGrouped: Int = fewestGroupedLines, passesRest: ((String) -> Bool?)? = nil,
    mayPrint: ((String) -> Bool)? = nil, mayEnd: ((Ending) -> Bool)? = nil, runCode: @escaping (String) -> Outcome?
  ) {
    self.lines = lines
    self.runCode = runCode
    self.passesRest = passesRest
    (self.mayPrint, self.mayEnd) = (mayPrint, mayEnd)
    self.result = result.map { Array($0.visibleText.utf8) }
    self.effort = effort
    isUsed = lines.map { _ in false }
    let shapes = language == .python ? lines.map(PythonLine.init) : [nil]
    self.shapes = shapes.contains { $0 == nil } ? nil : shapes.compactMap { $0 }
    let braces = language.hasBraces ? lines.map { BraceDepth($0, in: language) } : [nil]
    judgesBeginnings = language == .pseudocode
    limitOfRuns = if case .tool = language { .runs } else { .steps }
    self.braces = braces.contains { $0 == nil } ? nil : braces.compactMap { $0 }
    let isGrouped = lines.count >= fewestGrouped && lines.count <= Self.mostGroupedLines
    units = isGrouped ? self.shapes.flatMap { OrderUnits(lines, $0) } : nil
    var known: [[UInt8]: Int] = [:]
    firsts = lines.enumerated().map { index, line in
      let bytes = Array(line.utf8)
      known[bytes] = known[bytes] ?? index
      return known[bytes] ?? index
    }
    // What is left behind by a program prints at its end, wherever that is.
    printsAtOnce = !lines.contains { line in ["__del__", "atexit", "yield", "finally"].contains(where: line.contains) }
  }

  /// The orders, those that begin with the first lines first.
  package mutating func run() -> Answer {
    answer = Answer()
    (laid, known) = ([], [])
    lay(after: PythonNesting(), isJudged: true)
    if units != nil { answer.orders.sort { $0.lexicographicallyPrecedes($1) } }
    return answer
  }

  /// Lays every line that may come next, and goes on.
  ///
  /// - Parameter isJudged: Whether the lines so far were run, and are the beginning of a program that may print the
  ///   result.
  private mutating func lay(after nesting: PythonNesting, isJudged: Bool) {
    if laid.count == lines.count { return finish(nesting) }
    // What the statements so far come to, asked for by the first line that ends them.
    var mayGoOn: Bool? = isJudged ? true : nil
    for index in lines.indices where !isUsed[index] && isFirstOfItsText(index) {
      answer.looks += 1
      guard answer.isComplete else { return }
      guard answer.looks <= effort.looks else { return giveUp(at: .looks) }
      guard answer.orders.count < effort.orders else { return giveUp(at: .orders) }
      guard let shapes else {
        place(index) { if $0.mayGoOnInBlocks() { $0.lay(after: nesting, isJudged: false) } }
        continue
      }
      var nested = nesting
      guard nested.take(shapes[index]), isFirstOfItsGroup(with: index) else { continue }
      let isWhole = nested.isWhole && shapes[index].role != .blank
      if !isWhole, nesting.endsStatement(before: shapes[index]) {
        let isAlive = mayGoOn ?? judge()
        mayGoOn = isAlive
        guard isAlive else { continue }
      }
      place(index) { search in
        let isDead = isWhole && !search.judge()
        if !isDead { search.lay(after: nested, isJudged: isWhole || isJudged && shapes[index].role == .blank) }
      }
    }
  }

  private mutating func place(_ index: Int, _ goOn: (inout OrderSearch) -> Void) {
    laid.append(index)
    isUsed[index] = true
    goOn(&self)
    isUsed[index] = false
    laid.removeLast()
  }

  /// Whether no line with the same text before this one waits to be laid.
  private func isFirstOfItsText(_ index: Int) -> Bool {
    let first = firsts[index]
    return first == index || !(first..<index).contains { firsts[$0] == first && !isUsed[$0] }
  }

  /// Whether no order that does the same as the lines so far and one more comes before them.
  private func isFirstOfItsGroup(with index: Int) -> Bool {
    guard let units else { return true }
    return units.isFirst(laid + [index], isWhole: laid.count + 1 == lines.count)
  }

  /// Ends the search; the first limit that is reached is kept.
  private mutating func giveUp(at limit: OrderEvidence.Limit) { answer.limit = answer.limit ?? limit }

  /// All lines are laid: keeps them if they are right.
  private mutating func finish(_ nesting: PythonNesting) {
    guard shapes == nil || nesting.canEnd else { return }
    if let result {
      guard let outcome = runLaid(), let seen = Observation(outcome), seen.error == nil,
        seen.output.visibleText.utf8.elementsEqual(result)
      else { return }
    }
    if passesRestOfChecks() { keepLaid() }
  }

  private mutating func passesRestOfChecks() -> Bool {
    guard let passesRest else { return true }
    guard let code = codeToRun() else { return false }
    guard let passes = passesRest(code) else {
      giveUp(at: limitOfRuns)
      return false
    }
    return passes
  }

  /// Keeps the lines as they are laid, and all orders that do the same.
  private mutating func keepLaid() {
    // A comment can make two orders of a group seem to come first.
    guard known.insert(laid).inserted else { return }
    answer.orders.append(laid)
    guard let units else { return }
    var waiting = [laid]
    while let order = waiting.popLast() {
      for other in units.neighbors(of: order) {
        let other = sortedWithinTexts(other)
        guard known.insert(other).inserted else { continue }
        guard answer.orders.count < effort.orders else { return giveUp(at: .orders) }
        answer.orders.append(other)
        waiting.append(other)
      }
    }
  }

  /// An order with lines of the same text in the order in which they are listed.
  private func sortedWithinTexts(_ order: [Int]) -> [Int] {
    var left: [Int: [Int]] = [:]
    for index in order.sorted(by: >) { left[firsts[index], default: []].append(index) }
    return order.map { left[firsts[$0]]?.popLast() ?? $0 }
  }

  /// Returns whether the lines so far may begin a right program in a language with braces: no block is closed that is
  /// not open and, where none is open and they are run, they print what the result begins with.
  private mutating func mayGoOnInBlocks() -> Bool {
    guard let braces else { return true }
    guard let depth = braces.openBlocks(behind: laid) else { return false }
    return depth == 0 ? !judgesBeginnings || judge() : laid.count < lines.count
  }

  /// Runs the lines so far; gives whether a program that begins with them may print the result.
  private mutating func judge() -> Bool {
    // Where one line is left, a run of all of them says more and costs the same.
    if laid.isEmpty || laid.count >= lines.count - 1 { return true }
    guard let outcome = runLaid() else { return false }
    // A block or a procedure that is not there yet may follow.
    if braces != nil, case .raised(let error) = outcome.ending, error.isStatic { return true }
    if case .raised = outcome.ending { return mayEnd?(outcome.ending) ?? false }
    guard case .finished = outcome.ending else { return false }
    return !printsAtOnce || mayBecomeResult(outcome.standardOutput)
  }

  private func mayBecomeResult(_ output: String) -> Bool {
    guard let result else { return mayPrint?(output) ?? true }
    let seen = output.visibleText.utf8
    if seen.elementsEqual(result) { return true }
    return result.starts(with: Array(seen) + (output.utf8.last == 0x0A ? [0x0A] : []))
  }

  /// Runs the lines so far; nil when too much was tried already.
  private mutating func runLaid() -> Outcome? {
    guard let code = codeToRun() else { return nil }
    let outcome = runCode(code)
    if outcome == nil { giveUp(at: limitOfRuns) }
    return outcome
  }

  /// The lines so far, whose run is counted; nil when too much was tried already.
  private mutating func codeToRun() -> String? {
    guard answer.isComplete, answer.runs < effort.runs else {
      giveUp(at: .runs)
      return nil
    }
    answer.runs += 1
    return laid.map { lines[$0] }.joined(separator: "\n")
  }
}

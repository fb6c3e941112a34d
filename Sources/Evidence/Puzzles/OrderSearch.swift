package import CurriculumBundle
package import Execution
internal import Grading
internal import Python
internal import PythonAnalysis

/// Looks for every order of some lines that makes a program which prints a result.
///
/// It lays one line after the other, those that stand first in the list first. A beginning that no further lines can
/// make a program is given up, and so is one whose statements are whole and end in an error, do not end, or print
/// something with which the result does not begin: a program's first statements do the same whatever comes behind them.
/// Lines with the same text are one. All is counted, nothing timed, so that what is found is the same on every machine.
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
  }

  /// What was found.
  package struct Answer: Sendable, Hashable {
    /// The orders that print the result: the places of the lines.
    package var orders: [[Int]] = []
    /// Whether there are no others.
    package var isComplete = true
    /// How many beginnings were run.
    package var runs = 0
    /// How many beginnings were looked at.
    package var looks = 0
  }

  /// Puzzles with more lines than these are not searched.
  static let mostLines = 100

  private let lines: [String]
  private let result: [UInt8]
  private let effort: Effort
  private let runCode: (String) -> Outcome?
  private let shapes: [PythonLine]?
  /// For each line the place of the first one with its text.
  private let firsts: [Int]
  /// Whether a beginning may be judged by what it prints.
  private let printsAtOnce: Bool

  private var answer = Answer()
  private var laid: [Int] = []
  private var isUsed: [Bool]

  /// A search for the orders of lines that print a result.
  ///
  /// - Parameter runCode: Runs a program; gives nil where no budget is left to do it.
  package init(
    _ lines: [String], in language: ProgramLanguage, result: String, effort: Effort,
    runCode: @escaping (String) -> Outcome?
  ) {
    self.lines = lines
    self.runCode = runCode
    self.result = Array(Observation.withoutClosingLineEnds(result).utf8)
    self.effort = effort
    isUsed = lines.map { _ in false }
    let shapes = language == .python ? lines.map(PythonLine.init) : [nil]
    self.shapes = shapes.contains { $0 == nil } ? nil : shapes.compactMap { $0 }
    var known: [[UInt8]: Int] = [:]
    firsts = lines.enumerated().map { index, line in
      let bytes = Array(line.utf8)
      known[bytes] = known[bytes] ?? index
      return known[bytes] ?? index
    }
    // What is left behind by a program prints at its end, wherever that is.
    printsAtOnce = !lines.contains { line in ["__del__", "atexit", "yield", "finally"].contains(where: line.contains) }
  }

  /// The orders, in the order in which they are found.
  package mutating func run() -> Answer {
    answer = Answer()
    laid = []
    lay(after: PythonNesting(), isJudged: true)
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
      guard answer.isComplete, answer.looks <= effort.looks, answer.orders.count < effort.orders else {
        return giveUp()
      }
      guard let shapes else {
        place(index) { $0.lay(after: nesting, isJudged: false) }
        continue
      }
      var nested = nesting
      guard nested.take(shapes[index]) else { continue }
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

  private mutating func giveUp() { answer.isComplete = false }

  /// All lines are laid: keeps them if they print the result.
  private mutating func finish(_ nesting: PythonNesting) {
    guard shapes == nil || nesting.canEnd, let outcome = runLaid(), let seen = Observation(outcome) else { return }
    if seen.error == nil, seen.output.utf8.elementsEqual(result) { answer.orders.append(laid) }
  }

  /// Runs the lines so far; gives whether a program that begins with them may print the result.
  private mutating func judge() -> Bool {
    // Where one line is left, a run of all of them says more and costs the same.
    if laid.isEmpty || laid.count >= lines.count - 1 { return true }
    guard let outcome = runLaid(), case .finished = outcome.ending else { return false }
    return !printsAtOnce || mayBecomeResult(outcome.standardOutput)
  }

  private func mayBecomeResult(_ output: String) -> Bool {
    let printed = Array(output.utf8)
    if result.starts(with: printed) { return true }
    return Observation.withoutClosingLineEnds(output).utf8.elementsEqual(result)
  }

  /// Runs the lines so far; nil when too much was tried already.
  private mutating func runLaid() -> Outcome? {
    guard answer.isComplete, answer.runs < effort.runs else {
      giveUp()
      return nil
    }
    answer.runs += 1
    let outcome = runCode(laid.map { lines[$0] }.joined(separator: "\n"))
    if outcome == nil { giveUp() }
    return outcome
  }
}

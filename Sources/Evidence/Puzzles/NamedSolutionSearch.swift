import CurriculumBundle
import Execution
import Grading
import JSON
import Python

/// Runs other solutions of a puzzle than the stated one, within what proofs about them left.
struct NamedSolutionSearch {
  /// The solutions that print what the text names.
  struct Found {
    var solutions: [Solution] = []
    var isComplete = true
  }

  /// One of them.
  struct Solution {
    var order: [Int]?
    var filling: [String]?
    let output: String
    let place: Range<Int>
  }

  private let content: CardContent
  private let names: NamedOutput
  private let runs: CardRuns
  private let setting: CodeSetting
  private let steps: Int
  private let purpose: RunPurpose

  /// - Parameter steps: How many steps the stated solution takes.
  init(_ content: CardContent, _ names: NamedOutput, steps: Int, _ runs: CardRuns) {
    (self.content, self.names, self.steps, self.runs) = (content, names, steps, runs)
    setting = CodeSetting(before: content.codeBefore)
    purpose = if case .codeBlocks = content { .orders } else { .blanks }
  }

  /// The most programs that are run.
  private static let mostRuns = 1000
  /// The most blanks that are filled; with more of them the runs reach hardly any words.
  private static let mostBlanks = 12

  /// The orders of the lines that print what the text names.
  func orders(of puzzle: CodeBlocksCard) -> Found {
    guard puzzle.lines.count <= OrderSearch.mostLines else { return Found(isComplete: false) }
    var effort = OrderSearch.Effort(lines: puzzle.lines.count, orders: OrderEvidence.mostListed)
    effort.runs = min(effort.runs, 5 * Self.mostRuns)
    var search = OrderSearch(
      puzzle.lines, in: .python, result: nil, effort: effort,
      passesRest: { code in outcome(of: code).map { named($0) != nil } }, mayPrint: names.mayBegin
    ) { outcome(of: $0) }
    let answer = search.run()
    let solutions = answer.orders.compactMap { order -> Solution? in
      let code = order.map { puzzle.lines[$0] }.joined(separator: "\n")
      return outcome(of: code).flatMap(named).map { Solution(order: order, output: $0, place: $1) }
    }
    return Found(solutions: solutions, isComplete: answer.isComplete && solutions.count == answer.orders.count)
  }

  /// The words for all blanks with which the code prints what the text names.
  func fillings(of puzzle: DragAndDropCard) -> Found {
    guard puzzle.sentence == nil, puzzle.hasWordForEveryBlank, puzzle.answers.count <= Self.mostBlanks else {
      return Found(isComplete: false)
    }
    var found = Found()
    var runsLeft = Self.mostRuns
    fill(puzzle, after: [], &runsLeft, &found)
    return found
  }

  private func fill(_ puzzle: DragAndDropCard, after chosen: [Int], _ runsLeft: inout Int, _ found: inout Found) {
    guard chosen.count < puzzle.answers.count else {
      let words = chosen.map { puzzle.tokens[$0] }
      runsLeft -= 1
      guard runsLeft >= 0, let code = puzzle.filledCode(with: words), let outcome = outcome(of: code) else {
        found.isComplete = false
        return
      }
      guard let (output, place) = named(outcome) else { return }
      found.solutions.append(Solution(filling: words, output: output, place: place))
      return
    }
    var tried: Set<ExactText> = []
    for index in puzzle.tokens.indices where found.isComplete && !chosen.contains(index) {
      guard tried.insert(ExactText(puzzle.tokens[index])).inserted else { continue }
      fill(puzzle, after: chosen + [index], &runsLeft, &found)
    }
  }

  /// The output of a program that comes to its end on every run, and its place in the text; nil where it is not named.
  private func named(_ outcome: Outcome) -> (output: String, place: Range<Int>)? {
    guard outcome.chances.isEmpty, case .finished = outcome.ending else { return nil }
    let output = Observation.withoutClosingLineEnds(outcome.standardOutput)
    return names.place(of: output).map { (output, $0) }
  }

  /// The outcome of a program; nil where nothing is left, which leaves nothing unproven.
  private func outcome(of code: String) -> Outcome? {
    let left = runs.left(for: purpose)
    guard left > 0 else { return nil }
    let program = runs.read.program(.text(setting.program(code)), in: .python)
    return runs.run(program, for: purpose, most: min(left, max(4 * (steps + 1000), left / 16)))?.outcome
  }

  /// True where a loop of the stated solution goes through just these values, of which the text may speak: `Add up 1, 2
  /// and 3.`; also where that is not known.
  func goesThrough(_ output: String) -> Bool {
    guard let code = content.fillablePuzzlePrograms.first?.code, runs.left(for: purpose) > 0,
      case .python(let program) = runs.read.program(.text(setting.program(code)), in: .python)
    else { return true }
    let lines = output.split(separator: "\n").map { "'\($0)'" }.joined(separator: ", ")
    let questions = code.split(separator: "\n").compactMap(Self.values).map { values in
      PythonQuestion("list(map(str, \(values)))")
    }
    guard !questions.isEmpty else { return false }
    guard let answers = runs.run(program, asking: questions, for: purpose)?.answers else { return true }
    return answers.contains { answer in
      if case .value(let value) = answer { value.representation == "[\(lines)]" } else { false }
    }
  }

  /// The expression through which a line with `for` goes; nil for other lines.
  private static func values(in line: Substring) -> Substring? {
    let statement = line.drop { $0 == " " }
    guard statement.hasPrefix("for "), let start = statement.firstRange(of: " in ")?.upperBound,
      let end = statement[start...].lastIndex(of: ":")
    else { return nil }
    return statement[start..<end]
  }
}

import CurriculumBundle
import Grading
import Python
import PythonAnalysis

/// Looks for one more case with which a puzzle would tell its right programs from others that pass so far.
///
/// Where the card's checks call something, it is such a call with other arguments; where there is input, another input
/// like that. Otherwise it is a line: one of those that print, as `print(sign(5))`, with other arguments, behind all
/// others. Calls that are parts of another are tried alone, too: `square(2)` of `cube(square(2))`. Each case is run:
/// all right programs pass it, and another does not.
struct CaseSearch {
  private let right: [String]
  private let others: [String]
  private let goal: PuzzleGoal
  private let runs: CardRuns
  private let purpose: RunPurpose

  /// How many runs are made at most.
  private static let mostRuns = 600

  /// A search for lines in order.
  ///
  /// - Parameter others: The orders that are right so far.
  init(_ puzzle: CodeBlocksCard, others: [[Int]], _ goal: PuzzleGoal, _ runs: CardRuns) {
    right = puzzle.rightOrders.map { $0.joined(separator: "\n") }
    self.others = others.map { order in order.map { puzzle.lines[$0] }.joined(separator: "\n") }
    (self.goal, self.runs, purpose) = (goal, runs, .orders)
  }

  /// A search for blanks.
  ///
  /// - Parameter other: Words that are right so far.
  init(_ puzzle: DragAndDropCard, other: [String], _ goal: PuzzleGoal, _ runs: CardRuns) {
    right = CardContent.dragAndDrop(puzzle).fillablePuzzlePrograms.map(\.code)
    others = [puzzle.filledCode(with: other)].compactMap { $0 }
    (self.goal, self.runs, purpose) = (goal, runs, .blanks)
  }

  /// The first case that tells all of the others from right programs, or else the one that tells most of them; one in
  /// which right programs print nothing only where no other tells as many.
  func best() -> OrderEvidence.Case? {
    guard goal.language == .python, goal.isAboutWholePrograms, !others.isEmpty else { return nil }
    var (best, silent): (OrderEvidence.Case?, OrderEvidence.Case?)
    var better: OrderEvidence.Case? { (silent?.toldApart ?? 0) > (best?.toldApart ?? 0) ? silent : best }
    var left = Self.mostRuns
    for candidate in candidates where left > 0 {
      left -= 1
      for check in truths(of: candidate) {
        left -= right.count + others.count
        guard left >= 0 else { return better }
        let ready = ReadyCheck(check)
        guard right.allSatisfy({ passes($0, candidate, ready) == true }) else { continue }
        let count = others.count { passes($0, candidate, ready) == false }
        let isSilent = check.call == nil && check.result?.isEmpty ?? true
        guard count > (isSilent ? silent : best)?.toldApart ?? 0 else { continue }
        let found = OrderEvidence.Case(line: candidate.line, check: check, toldApart: count)
        if isSilent { silent = found } else { best = found }
        if !isSilent, count == others.count { return best }
      }
    }
    return better
  }

  /// Something that may tell programs apart.
  private struct Candidate {
    /// A line at the end of the program; nil where only the check is another.
    var line: String?
    /// What it is run on.
    var check: ProgramCheck
  }

  private var candidates: [Candidate] {
    let checks = goal.checks.map(\.check)
    // What a right program shows is not the only right output where a condition says what is right.
    guard checks.allSatisfy({ $0.satisfies == nil }) else { return [] }
    let calls = checks.filter { $0.call != nil }
    guard calls.isEmpty else {
      let input = calls.first?.input
      let given = calls.compactMap(\.pythonCall)
      let parts = given.flatMap(\.parts).filter { !given.map(\.call).contains($0.call) }
      return (draws(like: given) + parts + draws(like: parts)).map { call in
        Candidate(check: ProgramCheck(input: input, setup: call.setup.isEmpty ? nil : call.setup, call: call.call))
      }
    }
    let inputs = checks.compactMap(\.input).filter { !$0.isEmpty }
    guard inputs.isEmpty else {
      return others(like: inputs).map { Candidate(check: ProgramCheck(input: $0, result: "")) }
    }
    let given = (right.first ?? "").split(separator: "\n").filter { $0.hasPrefix("print(") }.map {
      PythonCall(String($0))
    }
    let parts = given.flatMap(\.parts).map { PythonCall("print(\($0.call))") }.filter { !given.contains($0) }
    return (draws(like: given) + parts + draws(like: parts)).map {
      Candidate(line: $0.call, check: ProgramCheck(result: ""))
    }
  }

  private func draws(like calls: [PythonCall]) -> [PythonCall] {
    let programs = right.prefix(1).map { TaskProgram(.text($0), in: .python) }
    let draws = CallDraws(like: calls, inputs: nil, programs: programs, told: "")
    return draws.calls + draws.others.joined()
  }

  /// Inputs with another line in the place of one.
  private func others(like inputs: [[String]]) -> [[String]] {
    let knowledge = DomainKnowledge(of: right.prefix(1).map { TaskProgram(.text($0), in: .python) }, told: "")
    let changed = inputs.flatMap { input in
      input.indices.flatMap { place -> [[String]] in
        let given = inputs.filter { $0.indices.contains(place) }.map { $0[place] }
        let numbers = given.allSatisfy { Int($0) != nil } ? NumberDomain(given, knowing: knowledge).values : []
        return (numbers + InputShape(of: given, words: knowledge.words).values).unique.map { value in
          var changed = input
          changed[place] = value
          return changed
        }
      }
    }
    return changed.unique.filter { !inputs.contains($0) }
  }

  // MARK: - Runs

  /// Checks of what the first right program does in a candidate, the one that asks for most first.
  private func truths(of candidate: Candidate) -> [ProgramCheck] {
    guard let first = right.first, let run = run(first, candidate, ReadyCheck(candidate.check)) else { return [] }
    guard candidate.check.call == nil else {
      let programs = right.map { TaskProgram(.text($0), in: .python) }
      return CallTruth(goal.checks.map(\.check), programs: programs).checks(from: run)
    }
    guard let seen = Observation(run.outcome), seen.error == nil, run.unreadLines == 0 else { return [] }
    // A line that prints nothing shows nothing; an input on which nothing is printed may show something.
    guard !seen.output.isEmpty || candidate.line == nil else { return [] }
    var check = candidate.check
    check.result = seen.output
    return [check]
  }

  /// Whether a program passes a check in a candidate; nil where that is not known.
  private func passes(_ code: String, _ candidate: Candidate, _ check: ReadyCheck) -> Bool? {
    run(code, candidate, check)?.passes
  }

  private func run(_ code: String, _ candidate: Candidate, _ check: ReadyCheck) -> CheckRun? {
    let text = candidate.line.map { "\(code)\n\($0)" } ?? code
    let most = 4 * (goal.steps + 1000)
    return runs.run(TaskProgram(.text(text), in: .python), on: check, for: purpose, most: most)
  }
}

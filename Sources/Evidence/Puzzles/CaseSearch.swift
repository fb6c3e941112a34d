internal import CurriculumBundle
internal import Grading
internal import PythonAnalysis

/// Looks for one more case with which a puzzle would tell its order from others that are right so far.
///
/// Where the card's checks call something, it is another call, with another number; where it has input, another input
/// like that. Otherwise it is a line: one of those that print, as `print(sign(5))`, with another number, at the end of
/// every order.
struct CaseSearch {
  private let puzzle: CodeBlocksCard
  private let others: [[Int]]
  private let goal: PuzzleGoal
  private let runs: CardRuns

  /// How many runs are made at most.
  private static let mostRuns = 200

  /// - Parameter others: The orders that are right so far.
  init(_ puzzle: CodeBlocksCard, others: [[Int]], _ goal: PuzzleGoal, _ runs: CardRuns) {
    (self.puzzle, self.others, self.goal, self.runs) = (puzzle, others, goal, runs)
  }

  /// The first case that tells all of the orders apart, or else the one that tells most of them.
  func best() -> OrderEvidence.Case? {
    var best: OrderEvidence.Case?
    var left = Self.mostRuns
    let own = Array(puzzle.lines.indices)
    for trial in trials {
      left -= others.count + 1
      guard left >= 0 else { return best }
      guard let right = seen(own, trial), let check = trial.check(showing: right) else { continue }
      let count = others.count { seen($0, trial) != right }
      guard count > best?.toldApart ?? 0 else { continue }
      best = OrderEvidence.Case(line: trial.line, check: trial.line == nil ? check : nil, toldApart: count)
      if count == others.count { return best }
    }
    return best
  }

  /// Something that may tell orders apart.
  private struct Trial {
    /// A line at the end of the program; nil where only the check is another.
    var line: String?
    /// What it is run on.
    var check: ProgramCheck

    /// The check with what the right program shows on it; nil where that ends in an error.
    func check(showing sight: CheckRun.Sight) -> ProgramCheck? {
      var check = check
      switch sight {
      case .screen(let output, nil): check.result = String(decoding: output, as: UTF8.self)
      case .call(.returned(let value), _, nil): check.returns = value
      case .screen, .call, .robot, .mistakes, .stopped: return nil
      }
      return check
    }
  }

  private var trials: [Trial] {
    let checks = goal.checks.map(\.check)
    // What a right program shows is not the only right output where a condition says what is right.
    guard checks.allSatisfy({ $0.satisfies == nil }) else { return [] }
    let calls = checks.filter { $0.call != nil && $0.raises == nil }
    let otherCalls = calls.flatMap { check in
      Self.cases(of: check.call ?? "").map {
        ProgramCheck(input: check.input, setup: check.setup, call: $0, returns: "0")
      }
    }
    guard calls.isEmpty else { return otherCalls.map { Trial(check: $0) } }
    let inputs = checks.compactMap(\.input).filter { !$0.isEmpty }
    guard inputs.isEmpty else {
      return Self.others(like: inputs, in: puzzle.program).map { Trial(check: ProgramCheck(input: $0, result: "")) }
    }
    return puzzle.lines.filter { $0.hasPrefix("print(") }.flatMap(Self.cases).map {
      Trial(line: $0, check: ProgramCheck(result: ""))
    }
  }

  /// Inputs with another line in the place of one.
  private static func others(like inputs: [[String]], in program: String) -> [[String]] {
    let words = InputShape.Words(programs: [program], told: "")
    let changed = inputs.flatMap { input in
      input.indices.flatMap { place -> [[String]] in
        let shape = InputShape(of: inputs.filter { $0.indices.contains(place) }.map { $0[place] }, words: words)
        let numbers = Int(input[place]).map { otherNumbers(than: $0).map(String.init) } ?? []
        return (shape.values + numbers).map { value in
          var changed = input
          changed[place] = value
          return changed
        }
      }
    }
    return changed.unique.filter { !inputs.contains($0) }
  }

  /// What an order of the lines shows in a trial; nil where it does not end in time.
  private func seen(_ order: [Int], _ trial: Trial) -> CheckRun.Sight? {
    let lines = order.map { puzzle.lines[$0] } + (trial.line.map { [$0] } ?? [])
    let program = TaskProgram(.text(lines.joined(separator: "\n")), in: .python)
    let most = 4 * (goal.steps + 1000)
    return runs.run(program, on: [ReadyCheck(trial.check)], for: .orders, most: most)?.first?.sight
  }

  /// A line with other numbers in the place of each that it has.
  private static func cases(of line: String) -> [String] {
    numerals(in: line).flatMap { range -> [String] in
      guard let number = Int(line[range]) else { return [] }
      return otherNumbers(than: number).map { line.replacingCharacters(range, with: "\($0)") }
    }
  }

  /// Numbers at which programs often do something else.
  private static func otherNumbers(than number: Int) -> [Int] {
    Set([0, 1, 2, 10, -1, number &+ 1, 0 &- number]).subtracting([number]).sorted()
  }

  /// Where whole numbers stand, outside of texts and names.
  private static func numerals(in line: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var quote: Character?
    var before: Character = " "
    var start: String.Index?
    for index in line.indices {
      let letter = line[index]
      let isPart = letter.isLetter || letter.isNumber || letter == "_" || letter == "."
      if let begun = start, !isPart {
        found.append(begun..<index)
        start = nil
      } else if start == nil, quote == nil, letter.isASCII, letter.isNumber, !before.isLetter, !before.isNumber,
        before != "_", before != "."
      {
        start = index
      }
      if letter == "\"" || letter == "'" { quote = quote == nil ? letter : quote == letter ? nil : quote }
      before = letter
    }
    return found
  }
}

extension String {
  /// The text with another in the place of a part.
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

import CurriculumBundle
import Execution
import Grading

/// What every right answer to a puzzle does: it passes the card's checks, or prints what the card's own program prints.
struct PuzzleGoal {
  /// The checks; one that was made of what is printed where the card has none.
  let checks: [ReadyCheck]
  /// How many steps the card's own program takes on the first check.
  let steps: Int
  /// The language of its programs.
  let language: RunLanguage
  private let runs: CardRuns
  /// The lines before the code, which are not shown.
  private let setting: CodeSetting

  /// A goal.
  ///
  /// - Parameters:
  ///   - steps: How many steps the card's own program takes on the first check.
  init(
    _ checks: [ReadyCheck], in language: RunLanguage, after setting: CodeSetting, steps: Int, _ runs: CardRuns
  ) {
    (self.checks, self.setting) = (checks, setting)
    (self.language, self.steps, self.runs) = (language, steps, runs)
  }

  /// What a right program prints on the first check, with which all that a beginning of it prints must begin; nil where
  /// the check is about something else.
  var firstResult: String? {
    checks.first.flatMap { $0.check.call == nil && $0.ending == nil ? $0.check.result : nil }
  }

  /// True where the programs are all that is run, and are meant to end well, so that a line may be added to them.
  var isAboutWholePrograms: Bool { setting.lineCount == 0 && checks.allSatisfy { $0.ending == nil } }

  /// Looks for orders of some lines.
  ///
  /// An order whose program is stopped counts as one that is not right, unless it is meant not to end. Many orders of
  /// some puzzles never end, so otherwise no run takes more than a part of what is left, but always some times what the
  /// card's own program takes.
  func orders(of lines: [String], for purpose: RunPurpose, _ effort: OrderSearch.Effort) -> OrderSearch.Answer {
    let others = firstResult == nil ? checks : Array(checks.dropFirst())
    var search = OrderSearch(
      lines, in: language, result: firstResult, effort: effort,
      passesRest: others.isEmpty ? nil : { passes($0, others, for: purpose) },
      mayEnd: { ending in checks.contains { $0.ending?.isBorneOut(by: ending) ?? false } }
    ) {
      runs.run(program($0), for: purpose, input: checks.first?.check.input ?? [], most: most(for: purpose))?.outcome
    }
    return search.run()
  }

  /// Whether a program passes the checks; nil where the steps that are left for the purpose do not reach to its end.
  func passes(_ code: String, for purpose: RunPurpose) -> Bool? { passes(code, checks, for: purpose) }

  private func passes(_ code: String, _ checks: [ReadyCheck], for purpose: RunPurpose) -> Bool? {
    runs.run(program(code), on: checks, for: purpose, most: most(for: purpose))
      .map { $0.count == checks.count && $0.allSatisfy(\.passes) }
  }

  private func most(for purpose: RunPurpose) -> Int {
    // That a program never ends shows only in a run that has all its steps.
    guard !checks.contains(where: { $0.ending == .never }) else { return .max }
    return max(4 * checks.count * (steps + 1000), runs.left(for: purpose) / 16)
  }

  private func program(_ code: String) -> TaskProgram { TaskProgram(setting.program(code), in: language) }
}

extension PuzzleGoal {
  /// The goal of a card; nil where nothing tells right answers from others: the stated answer is not right, it prints
  /// nothing, or what it prints depends on chance, which only conditions allow.
  init?(_ content: CardContent, _ solutions: PuzzleEvidence?, in language: RunLanguage, _ runs: CardRuns) {
    // The answer as the card lists it comes first.
    guard let first = solutions?.solutions.first else { return nil }
    let allowsDraws = !content.puzzleChecks.isEmpty && content.puzzleChecks.allSatisfy { $0.satisfies != nil }
    guard allowsDraws || !first.run.chances.contains(.draws) else { return nil }
    let setting = CodeSetting(before: content.codeBefore)
    if !content.readyPuzzleChecks.isEmpty {
      guard first.failure == nil else { return nil }
      self.init(
        content.checks(printing: first.run), in: language, after: setting, steps: first.run.steps, runs)
      return
    }
    guard language != .robot, let seen = first.run.seen, seen.error == nil, !seen.output.isEmpty,
      !seen.output.contains(" at 0x"), content.puzzleResult.map(seen.prints) ?? true
    else { return nil }
    let input = content.codeInput.isEmpty ? nil : content.codeInput
    self.init(
      [ProgramCheck(input: input, result: seen.output)].map(ReadyCheck.init), in: language, after: setting,
      steps: first.run.steps, runs)
  }
}

extension CardContent {
  /// The checks of a puzzle; what is printed before the end that it is meant to have is what the stated answer prints.
  fileprivate func checks(printing stated: RunEvidence) -> [ReadyCheck] {
    readyPuzzleChecks.map { check in
      let own = ProgramCheck(input: check.check.input, result: stated.output)
      return check.ending.map { ReadyCheck(own, ending: $0) } ?? check
    }
  }
}

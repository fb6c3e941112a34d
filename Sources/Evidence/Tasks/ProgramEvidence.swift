import CurriculumBundle
public import Execution
public import Grading

/// A program of a task, and what it does on every check.
public struct ProgramEvidence: Sendable, Hashable, Codable {
  /// Which one it is.
  public let role: TaskProgramRole
  /// What an editor of elements or cards tells before it runs; Python tells its own when it runs.
  public let mistakes: [EditorMistake]
  /// How many elements or cards it has; nil for a program that is a text.
  public let size: Int?
  /// The runs, in the order of the checks, up to the first that was stopped; none where the programs before it took
  /// all the steps that a card may take.
  public let checks: [CheckEvidence]
  /// By how many cards or elements it is longer than the task allows; 0 when it is not.
  public let excess: Int
  /// The names of what it should use and does not.
  public let missingUses: [String]
  /// The forbidden concepts and words that it uses; nil for none.
  public let forbiddenUses: [ForbiddenUse]?

  private enum CodingKeys: String, CodingKey {
    case role = "place"
    case mistakes, size, checks, excess, missingUses, forbiddenUses
  }

  /// Whether it was run at all.
  public var isRun: Bool { !checks.isEmpty }
  /// Whether it is right: it passes all checks, is not too long, uses what it should, and nothing that it should not.
  public var isRight: Bool { passesChecks && excess == 0 && missingUses.isEmpty && forbiddenUses == nil }
  /// Whether it passes all checks; where there are none, nothing is passed.
  public var passesChecks: Bool { !checks.isEmpty && checks.allSatisfy(\.passes) }
  /// The place of the first check that it does not pass; nil when it passes all.
  public var firstFailure: Int? { checks.firstIndex { !$0.passes } }
  /// How many steps it took.
  public var steps: Int { checks.reduce(0) { $0 + $1.run.steps } }

  init(_ role: TaskProgramRole, _ program: TaskProgram, _ run: TaskRun) {
    self.role = role
    mistakes = program.mistakes
    size = program.size
    checks = run.checks.map(CheckEvidence.init)
    excess = run.excess
    missingUses = run.missingUses
    forbiddenUses = run.forbiddenUses.isEmpty ? nil : run.forbiddenUses
  }
}

/// What a program does on one check.
///
///     {"run": {"ending": {"finished": {"status": 0}}, "output": "48", "steps": 1, "bytes": 0, "chances": 0},
///      "unreadLines": 0, "passes": true, "end": {"screen": {}}}
public struct CheckEvidence: Sendable, Hashable, Codable {
  /// What running it came to.
  public let run: RunEvidence
  /// How many lines of the check's input nobody read.
  public let unreadLines: Int
  /// Whether that is what the check asks for.
  public let passes: Bool
  /// What became of it.
  public let end: End
  /// What a learner is told who wrote it; nil where it passes.
  public let feedback: String?
  /// What became of the check's call; nil where nothing is called.
  public let call: CallEvidence?
  /// What the check's condition came to; nil where it has none, and where the program ended in an error before.
  public let condition: ConditionOutcome?
  /// Whether other random numbers than those of the first run made it fail.
  public let needsOtherDraw: Bool?

  /// How a run on a check came out, as a learner sees it.
  public enum End: Sendable, Hashable, Codable {
    /// It shows something on a screen.
    case screen
    /// The robot stopped, and why.
    case robot(String)
    /// The editor would refuse it.
    case mistakes
    /// It reached a limit of its budget.
    case stopped(Limit)
    /// It does everything right, and uses what the check forbids.
    case forbidden([ForbiddenUse])

    private enum RobotCodingKeys: String, CodingKey { case _0 = "message" }
    private enum ForbiddenCodingKeys: String, CodingKey { case _0 = "uses" }
    private enum StoppedCodingKeys: String, CodingKey { case _0 = "limit" }
  }

  init(_ check: CheckRun) {
    run = RunEvidence(check.outcome)
    unreadLines = check.unreadLines
    passes = check.passes
    feedback = check.passes ? nil : check.inWords
    call = check.outcome.call.map(CallEvidence.init)
    condition = check.condition
    needsOtherDraw = check.draw > 0 ? true : nil
    end =
      switch check.sight {
      case .screen, .call: .screen
      case .robot(let ending, _, _): .robot(ending.message)
      case .mistakes: .mistakes
      case .stopped(let limit): .stopped(limit)
      case .forbidden: .forbidden(check.forbiddenUses)
      }
  }

  /// Whether the program came to its end without an error.
  public var endsWell: Bool { if case .finished = run.ending { true } else { false } }
}

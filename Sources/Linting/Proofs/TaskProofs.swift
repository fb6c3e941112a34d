internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Execution
internal import Grading

/// The programs of an exercise or challenge: each is read and run at most once, when the first rule asks.
final class TaskProofs {
  /// A program with its place, and what it does on every check.
  struct Proven {
    let place: TaskProgramPlace
    let program: TaskProgram
    let run: TaskRun
  }

  /// The task.
  let task: ProgramTask
  private let findings: Findings
  private let budget: Budget

  init(_ task: ProgramTask, limits: LintLimits, findings: Findings) {
    self.task = task
    self.findings = findings
    var budget = Budget.lesson
    budget.steps = limits.steps
    self.budget = budget
  }

  /// The solutions.
  private(set) lazy var solutions: [Proven] = task.solutions.enumerated().map { prove($1, .solution($0)) }

  /// The program in the editor at the start; nil when it is empty.
  private(set) lazy var starter: Proven? = task.starter.map { prove($0, .starter) }

  /// The programs that learners write by mistake.
  private(set) lazy var wrongPrograms: [Proven] = task.wrongPrograms.enumerated().map {
    prove($1.program, .wrongProgram($0))
  }

  /// Whether every check says what a program of the language must do; without that no run proves anything.
  private(set) lazy var hasWholeChecks: Bool = task.checks.allSatisfy { check in
    check.keys.contains(TaskKeys.goal(in: task.language)) && (check.world == nil || check.robotWorld != nil)
  }

  /// What the solver knows of a robot's level; nil for other tasks, and where a world cannot be read.
  private(set) lazy var level: LevelProof? = {
    let worlds = task.checks.compactMap(\.robotWorld)
    guard task.language == .robot, !worlds.isEmpty, worlds.count == task.checks.count else { return nil }
    return LevelProof(worlds, deck: task.robotDeck)
  }()

  private func prove(_ program: Program, _ place: TaskProgramPlace) -> Proven {
    let program = TaskProgram(program, for: task)
    let run = task.run(program, budget: budget)
    findings.statistics.programs += run.checks.count
    findings.statistics.steps += run.checks.reduce(0) { $0 + $1.outcome.steps }
    return Proven(place: place, program: program, run: run)
  }
}

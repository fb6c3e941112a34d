internal import Authoring
internal import CurriculumBundle
internal import Diagnostics
internal import Grading
internal import Robot

/// The programs of an exercise or challenge: each is read and run at most once, when the first rule asks.
final class TaskProofs {
  /// A program with its place, and what it does on every check.
  struct Proven {
    let place: TaskProgramPlace
    let program: TaskProgram
    let run: TaskRun

    /// Whether it was run at all; what comes behind programs that took all of the card's steps is not.
    var isRun: Bool { !run.checks.isEmpty }
  }

  /// The task.
  let task: ProgramTask
  /// What a learner is told of it.
  let told: ToldText
  /// Runs programs within the allowance of the card.
  let runs: CardRuns
  private let findings: Findings

  init(_ task: ProgramTask, told: ToldText, _ runs: CardRuns, _ findings: Findings) {
    self.task = task
    self.told = told
    self.runs = runs
    self.findings = findings
  }

  /// The solutions.
  private(set) lazy var solutions: [Proven] = {
    ranSolutions = task.solutions.enumerated().map { prove($1, .solution($0)) }
    return ranSolutions
  }()

  /// The solutions, if any rule asked for their runs.
  private(set) var ranSolutions: [Proven] = []

  /// The programs that do it another way.
  private(set) lazy var alsoRight: [Proven] = task.alsoRight.enumerated().map { prove($1, .alsoRight($0)) }

  /// All programs that have to be right.
  var allToBeRight: [Proven] { solutions + alsoRight }

  /// Those that are; mutants of others say nothing.
  private(set) lazy var rightPrograms: [Proven] = hasWholeChecks ? allToBeRight.filter(\.run.isRight) : []

  /// Those of them that are solutions.
  var rightSolutions: [Proven] { rightPrograms.filter { if case .solution = $0.place { true } else { false } } }

  /// What the checks say of mutants of the right programs.
  private(set) lazy var mutants = MutantProofs(self, findings)

  /// What the right programs do on inputs that are drawn from `inputs`.
  private(set) lazy var statedInputRuns = StatedInputRuns(self)

  /// The program in the editor at the start; nil when it is empty.
  private(set) lazy var starter: Proven? = task.starter.map { prove($0, .starter) }

  /// The programs that learners write by mistake.
  private(set) lazy var wrongPrograms: [Proven] = task.wrongPrograms.enumerated().map {
    prove($1.program, .wrongProgram($0))
  }

  /// The wrong programs that do the same as an earlier one on every check, by their places; none that is right.
  private(set) lazy var wrongTwins: [(first: Int, again: Int)] = {
    var firsts: [TaskRun.Look: Int] = [:]
    return wrongPrograms.enumerated().compactMap { again, wrong in
      guard wrong.isRun, !wrong.run.isRight else { return nil }
      if let first = firsts[wrong.run.look] { return (first, again) }
      firsts[wrong.run.look] = again
      return nil
    }
  }()

  /// Whether the words on two wrong programs are the same.
  func haveSameFeedback(_ twins: (first: Int, again: Int)) -> Bool {
    task.wrongPrograms[twins.first].feedback.utf8.elementsEqual(task.wrongPrograms[twins.again].feedback.utf8)
  }

  /// All programs; none when the task says nothing that they must do.
  var all: [Proven] { task.checks.isEmpty ? [] : allToBeRight + (starter.map { [$0] } ?? []) + wrongPrograms }

  /// Whether there are checks and each says what a program of the language must do; without that no run proves
  /// anything.
  private(set) lazy var hasWholeChecks: Bool =
    !task.checks.isEmpty
    && task.checks.allSatisfy { check in
      check.keys.contains(TaskKeys.goal(in: task.language)) && (check.world == nil || check.robotWorld != nil)
    }

  /// Whether every name in the deck is a card's; otherwise nobody knows which cards are meant.
  private(set) lazy var hasKnownDeck: Bool = task.deck.map { Deck.named($0).unknown.isEmpty } ?? true

  /// What the solver knows of a robot's level; nil for other tasks, and where a world cannot be read.
  private(set) lazy var level: LevelProof? = {
    let worlds = task.checks.compactMap(\.robotWorld)
    guard task.language == .robot, hasKnownDeck, !worlds.isEmpty, worlds.count == task.checks.count else { return nil }
    let level = LevelProof(worlds, deck: task.robotDeck, effort: runs.levelEffort)
    askedLevel = level
    return level
  }()

  /// The level, if any rule asked about it.
  private var askedLevel: LevelProof?

  /// Steps and states that the solver tried.
  var solverTries: Int { askedLevel?.tries ?? 0 }

  /// What a program prints on a check in another run; nil when that makes no difference.
  func difference(of proven: Proven, on check: CheckRun, seen: Observation) -> OtherRuns.Difference? {
    OtherRuns.difference(
      of: proven.program, input: check.check.input ?? [], seen: seen, asking: check.outcome.chances, runs)
  }

  /// Runs a program on all checks; nil where too few steps are left for the purpose.
  func run(
    _ program: TaskProgram, for purpose: CardRuns.Purpose, most: Int = .max, drawSeed: UInt32 = 0
  ) -> TaskRun? {
    runs.run(program, on: checks, of: task, for: purpose, most: most, drawSeed: drawSeed)
  }

  /// The checks, ready for all runs.
  private lazy var checks = task.readyChecks

  private func prove(_ program: Program, _ place: TaskProgramPlace) -> Proven {
    let program = TaskProgram(program, for: task)
    let run = run(program, for: .programs)
    return Proven(
      place: place, program: program, run: run ?? TaskRun(checks: [], excess: task.excess(of: program)))
  }
}

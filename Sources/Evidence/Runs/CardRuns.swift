import CurriculumBundle
import Execution
import Grading
import Python
import RobotAnalysis

/// Runs programs for the proofs of one card: every run that a verdict depends on is made here.
///
/// One run may take as many steps as the limit `steps` says. All runs for one purpose share an allowance, which is a
/// multiple of that limit (`RunPurpose.share`). A card has programs of one kind only, so that its runs come to at most
/// `mostShares` times the limit together. Each question of a quiz counts as a card. What the solver of a robot's level
/// tries has a share, too (`levelEffort`). Every run and all of its steps are counted. Memory, output
/// and depth are those of a lesson (`Budget.lesson`).
package final class CardRuns {
  /// How many times the limit `steps` the runs of one card come to at most.
  ///
  /// They are those of a task in Python, which has the most purposes: one for a robot has a level, but neither drawn
  /// inputs nor hash seeds.
  package static let mostShares =
    [RunPurpose.programs, .mutants, .drawnInputs, .otherWritings, .hashSeeds].reduce(0) { $0 + $1.share }

  /// How many steps of a program a try of the solver counts for, by what both take.
  package static let stepsOfTry = 3

  /// A run with the console on which it was made.
  struct Run {
    let outcome: Outcome
    let console: ScriptedConsole

    /// What a learner sees of it; nil when it was stopped at a limit of its budget.
    var seen: Observation? { Observation(outcome) }
  }

  /// The most steps of one run.
  let mostSteps: Int
  /// What the runs so far asked for that may differ between runs.
  private(set) var chances: Chance = []
  private var left: [Int]
  /// How many runs were made.
  private(set) var programs = 0
  /// How many steps they took together.
  private(set) var spentSteps = 0
  /// How many steps and states the solver of a robot's level tried.
  var solverTries = 0
  /// What is not proven.
  private(set) var unproven: Set<UnprovenReason> = []
  /// The programs of the card that were read.
  let read = ReadPrograms()
  /// The options of a run that says nothing else.
  private let options: RunOptions
  /// How many lines of each program run before those that the card shows.
  private let hiddenLines: Int
  /// What programs read where a run says nothing else.
  private let input: [String]
  /// The runs that tools make; nil for a card whose programs run here.
  private let tools: ExternalRuns?

  /// - Parameters:
  ///   - steps: The most steps of one run.
  ///   - options: What runs hand on to those of other cards, and whether anybody waits for them.
  ///   - hiddenLines: How many lines run before those that the card shows; errors and stops count lines after them.
  ///   - input: What programs read where a run says nothing else.
  ///   - tools: The runs that tools make; nil for a card whose programs run here.
  init(steps: Int, options: RunOptions, hiddenLines: Int = 0, input: [String] = [], tools: ExternalRuns? = nil) {
    (self.input, self.tools) = (input, tools)
    self.hiddenLines = hiddenLines
    self.options = options
    mostSteps = steps
    left = RunPurpose.allCases.map { $0.share * steps }
  }

  /// Keeps in mind that something about the card is not proven.
  func leaveUnproven(_ reason: UnprovenReason) { unproven.insert(reason) }

  /// How many steps all runs for a purpose may take together.
  func allowance(for purpose: RunPurpose) -> Int { purpose.share * mostSteps }

  /// How many steps runs for a purpose may still take together.
  func left(for purpose: RunPurpose) -> Int { left[purpose.rawValue] }

  /// What the solver may try of a robot's level: one state of the robot for five steps and decisions, since states take
  /// memory.
  var levelEffort: Solver.Effort {
    let tries = allowance(for: .level) / Self.stepsOfTry
    return Solver.Effort(states: tries / 6, tries: tries - tries / 6)
  }

  /// Whether nothing more can be run for a purpose.
  func isSpent(for purpose: RunPurpose) -> Bool { left[purpose.rawValue] <= 0 }

  private func options(hashSeed: UInt32, drawSeed: UInt32) -> RunOptions {
    var options = options
    (options.hashSeed, options.drawSeed) = (hashSeed, drawSeed)
    return options
  }

  /// Runs a program; nil where the steps that are left for the purpose do not reach to its end.
  ///
  /// - Parameter most: Fewer steps than the limit allows, after which the run counts as stopped.
  func run(
    _ program: TaskProgram, for purpose: RunPurpose, input: [String]? = nil, most: Int = .max, hashSeed: UInt32 = 0,
    drawSeed: UInt32 = 0
  ) -> Run? {
    let lines = ProgramCheck(input: input ?? self.input)
    guard let program = known(program, [lines], for: purpose), let grant = grant(for: purpose, most)
    else { return nil }
    var console = ScriptedConsole(input: input ?? self.input)
    let options = options(hashSeed: hashSeed, drawSeed: drawSeed)
    let outcome = program.run(on: &console, budget: grant.budget, options: options).countingLines(after: hiddenLines)
    charge(purpose, grant, [outcome])
    return isCutShort([outcome], grant, purpose) ? nil : Run(outcome: outcome, console: console)
  }

  /// What questions come to after a run of a program; nil where the limit, or what is left, does not reach so far
  /// that the first are answered.
  func ask(
    _ questions: [PythonQuestion], atLeast fewest: Int, after program: PythonProgram, for purpose: RunPurpose,
    input: [String]? = nil, hashSeed: UInt32 = 0, drawSeed: UInt32 = 0
  ) -> [PythonAnswer]? {
    let found = run(program, asking: questions, for: purpose, input: input, hashSeed: hashSeed, drawSeed: drawSeed)
    return found.flatMap { $0.answers.count >= fewest ? $0.answers : nil }
  }

  /// Runs a program, and then asks as many of some questions as the budget reaches; nil where nothing is left for the
  /// purpose.
  func run(
    _ program: PythonProgram, asking questions: [PythonQuestion], for purpose: RunPurpose, input: [String]? = nil,
    hashSeed: UInt32 = 0, drawSeed: UInt32 = 0
  ) -> (outcome: Outcome, answers: [PythonAnswer])? {
    guard let grant = grant(for: purpose) else { return nil }
    let options = options(hashSeed: hashSeed, drawSeed: drawSeed)
    let found = program.run(input: input ?? self.input, asking: questions, budget: grant.budget, options: options)
    charge(purpose, grant, [found.outcome])
    return found
  }

  /// Runs a program on some checks, which share the steps of one run, up to the first that is stopped; nil where what
  /// is left is not enough.
  func run(
    _ program: TaskProgram, on checks: [ReadyCheck], for purpose: RunPurpose, most: Int = .max, hashSeed: UInt32 = 0,
    drawSeed: UInt32 = 0, draws: Int = CheckRun.draws
  ) -> [CheckRun]? {
    guard let program = known(program, on: checks, for: purpose), let grant = grant(for: purpose, most) else {
      return nil
    }
    let options = options(hashSeed: hashSeed, drawSeed: drawSeed)
    let made = Array(CheckRuns(of: program, on: checks, grant.budget, options, draws: draws))
    charge(purpose, grant, made)
    return isCutShort(made.map(\.outcome), grant, purpose) ? nil : made
  }

  /// Runs a program on all checks of a task, as `run(_:on:for:most:hashSeed:drawSeed:)` does.
  func run(
    _ program: TaskProgram, on checks: [ReadyCheck], of task: ProgramTask, for purpose: RunPurpose, most: Int = .max,
    drawSeed: UInt32 = 0
  ) -> TaskRun? {
    run(program, on: checks, for: purpose, most: most, drawSeed: drawSeed).map {
      TaskRun(checks: $0, of: program, for: task)
    }
  }

  /// Runs a program on one check, as `run(_:on:for:most:hashSeed:drawSeed:)` does.
  func run(
    _ program: TaskProgram, on check: ReadyCheck, for purpose: RunPurpose, most: Int = .max, hashSeed: UInt32 = 0
  ) -> CheckRun? {
    run(program, on: [check], for: purpose, most: most, hashSeed: hashSeed)?.first
  }

  /// What the checks of a task say of a mutant of a right program.
  func verdict(of mutant: TaskProgram, of right: TaskRun, in task: ProgramTask) -> MutantTrial.Verdict {
    let left = left[RunPurpose.mutants.rawValue]
    let trial = task.trial(
      of: mutant, of: right, steps: left, stepsOfRun: mostSteps, options: options)
    charge(.mutants, Grant(budget: .lesson, wanted: left, granted: left), trial.runs)
    return trial.verdict
  }

  /// What a run may take, of what was wanted.
  private struct Grant {
    let budget: Budget
    let wanted: Int
    let granted: Int

    /// Whether a run was stopped only since not all that was wanted could be granted.
    func isCutShort(_ outcome: Outcome) -> Bool {
      if granted < wanted, case .stopped(.steps, _) = outcome.ending { true } else { false }
    }
  }

  // MARK: - Runs of tools

  /// A program as it can be run: one for a tool with what that found, or nil where that is not known.
  ///
  /// - Parameters:
  ///   - checks: What it reads, and what is asked of it.
  ///   - expected: What the card says that each run prints.
  private func known(
    _ program: TaskProgram, _ checks: [ProgramCheck], expected: [String?]? = nil, for purpose: RunPurpose
  ) -> TaskProgram? {
    guard case .external(let external) = program else { return program }
    let expected = expected ?? checks.map { _ in nil }
    // Without tools, what apps only show is unproven as a whole.
    guard let tools else { return nil }
    let found = tools.program(external, on: checks, for: purpose, expected: expected)
    if found == nil, let reason = purpose.unprovenReason { leaveUnproven(reason) }
    return found
  }

  /// A program as it can be run on some checks; of a puzzle nil also where these call something, which no tool does.
  private func known(_ program: TaskProgram, on checks: [ReadyCheck], for purpose: RunPurpose) -> TaskProgram? {
    guard case .external = program else { return program }
    let isOfTask = purpose == .programs || purpose == .otherWritings
    guard isOfTask || checks.allSatisfy({ $0.check.call == nil }) else {
      if let reason = purpose.unprovenReason { leaveUnproven(reason) }
      return nil
    }
    let asked = checks.map { isOfTask ? $0.check.asked : ProgramCheck(input: $0.check.input ?? []) }
    return known(program, asked, expected: checks.map(\.check.result), for: purpose)
  }

  private func grant(for purpose: RunPurpose, _ most: Int = .max) -> Grant? {
    let (wanted, left) = (min(mostSteps, most), left[purpose.rawValue])
    guard left > 0 else {
      if let reason = purpose.unprovenReason { leaveUnproven(reason) }
      return nil
    }
    var budget = Budget.lesson
    budget.steps = min(wanted, left)
    return Grant(budget: budget, wanted: wanted, granted: budget.steps)
  }

  /// Whether one of the runs was stopped only since too little was left for its purpose, which is kept in mind.
  private func isCutShort(_ outcomes: [Outcome], _ grant: Grant, _ purpose: RunPurpose) -> Bool {
    guard outcomes.contains(where: grant.isCutShort) else { return false }
    if let reason = purpose.unprovenReason { leaveUnproven(reason) }
    return true
  }

  private func charge(_ purpose: RunPurpose, _ grant: Grant, _ runs: [CheckRun]) {
    charge(purpose, grant, runs.map(\.outcome), steps: runs.reduce(0) { $0 + $1.steps })
  }

  private func charge(_ purpose: RunPurpose, _ grant: Grant, _ outcomes: [Outcome]) {
    charge(purpose, grant, outcomes, steps: outcomes.reduce(0) { $0 + $1.steps })
  }

  private func charge(_ purpose: RunPurpose, _ grant: Grant, _ outcomes: [Outcome], steps: Int) {
    // The last step of a run that is stopped may be a large one, which is no other run's loss.
    left[purpose.rawValue] -= min(steps, grant.granted)
    programs += outcomes.count
    spentSteps += steps
    if purpose != .hashSeeds { chances = outcomes.reduce(chances) { $0.union($1.chances) } }
  }
}

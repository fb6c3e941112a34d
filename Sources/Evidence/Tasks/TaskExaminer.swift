import AnswerReading
import Authoring
import CurriculumBundle
import Execution
import Grading
import Python
import PythonAnalysis
import Robot
import Support

/// Runs the programs of one exercise or challenge.
struct TaskExaminer {
  /// A program, read once, with what it does on every check.
  struct Proven {
    let role: TaskProgramRole
    let program: TaskProgram
    let run: TaskRun

    /// Whether it was run at all; what comes behind programs that took all of the card's steps is not.
    var isRun: Bool { !run.checks.isEmpty }
    /// What rules know of it.
    var evidence: ProgramEvidence { ProgramEvidence(role, program, run) }
  }

  /// The task.
  let task: ProgramTask
  /// What its author alone knows.
  let authored: AuthoredTask
  /// What a learner is told of it.
  let told: ToldText
  /// The language of its texts.
  let locale: String
  /// Runs programs within the allowance of the card.
  let runs: CardRuns
  /// The checks, ready for all runs.
  private let checks: [ReadyCheck]

  init(_ task: ProgramTask, _ authored: AuthoredTask, _ content: CardContent, _ locale: String, _ runs: CardRuns) {
    self.task = task
    self.locale = locale
    self.authored = authored
    self.runs = runs
    told = ToldText(content)
    checks = task.readyChecks
  }

  /// Runs a program on all checks; nil where too few steps are left for the purpose.
  func run(
    _ program: TaskProgram, for purpose: RunPurpose, most: Int = .max, drawSeed: UInt32 = 0
  ) -> TaskRun? {
    runs.run(program, on: checks, of: task, for: purpose, most: most, drawSeed: drawSeed)
  }

  /// A program of the card with what it does.
  func prove(_ program: Program, _ role: TaskProgramRole) -> Proven {
    let program = runs.read.program(program, in: task.language, deck: task.robotDeck)
    let run = run(program, for: .programs)
    return Proven(role: role, program: program, run: run ?? TaskRun(unrun: program, for: task))
  }

  /// A program that has to be right; where the random numbers of apps satisfy all conditions, with many others.
  func proveRight(_ program: Program, _ role: TaskProgramRole) -> Proven {
    let proven = prove(program, role)
    guard task.hasConditions, proven.run.isRight, RandomDraws.areMade(in: proven.run) else { return proven }
    for seed in RandomDraws.seedsOfConditions {
      guard let run = run(proven.program, for: .programs, drawSeed: seed), !run.isRight else { continue }
      return Proven(role: role, program: proven.program, run: run)
    }
    return proven
  }

  /// Whether there are checks and each says what a program of the language must do.
  var hasWholeChecks: Bool {
    !task.checks.isEmpty
      && task.checks.allSatisfy { check in
        check.hasGoal(in: task.language) && (check.world == nil || check.robotWorld != nil)
      }
  }
}

extension TaskEvidence {
  /// What the programs of a card do; nil for kinds that ask for no program.
  init?(of subject: EvidenceSubject, _ runs: CardRuns) {
    guard let task = subject.content.task, let authored = subject.task else { return nil }
    let examiner = TaskExaminer(task, authored, subject.content, subject.locale, runs)
    let solutions = authored.solutions.enumerated().map { examiner.proveRight($1, .solution($0)) }
    let alsoRight = (authored.alsoRight ?? []).enumerated().map { examiner.proveRight($1, .alsoRight($0)) }
    let starter = task.starter.map { examiner.prove($0, .starter) }
    let wrong = task.wrongPrograms.enumerated().map { examiner.prove($1.program, .wrongProgram($0)) }
    let toBeRight = solutions + alsoRight
    hasWholeChecks = examiner.hasWholeChecks
    hasKnownDeck = task.hasKnownDeck
    self.solutions = solutions.map(\.evidence)
    self.alsoRight = alsoRight.map(\.evidence)
    self.starter = starter?.evidence
    wrongPrograms = wrong.map(\.evidence)
    wrongTwins = examiner.twins(among: wrong)
    unstable = toBeRight.compactMap(examiner.instability)
    conditions = examiner.idleConditions(of: toBeRight)
    // Every program passes a condition that says nothing, so nothing else is to be found out.
    let right = hasWholeChecks && conditions.isEmpty ? toBeRight.filter(\.run.isRight) : []
    otherWritings = examiner.otherWritings(of: right, starter)
    statedInputs = StatedInputEvidence(of: examiner, right)
    let mutants = MutantExaminer(examiner, right: right, toBeRight: toBeRight, wrong: wrong, starter: starter)
    self.mutants = mutants.evidence
    strangers = mutants.strangers
    level = LevelEvidence(of: task, practises: authored.practises ?? [], self.solutions, runs)
  }
}

extension TaskExaminer {
  /// The wrong programs that do the same as an earlier one on every check, by their places; none that is right.
  fileprivate func twins(among wrong: [Proven]) -> [TaskEvidence.Twins] {
    var firsts: [TaskRun.Look: Int] = [:]
    return wrong.enumerated().compactMap { again, wrong in
      guard wrong.isRun, !wrong.run.isRight else { return nil }
      if let first = firsts[wrong.run.look] { return TaskEvidence.Twins(first: first, again: again) }
      firsts[wrong.run.look] = again
      return nil
    }
  }

  /// Why the output of a program differs between runs on some check; nil where it is always the same.
  fileprivate func instability(of proven: Proven) -> TaskEvidence.Unstable? {
    proven.run.checks.lazy.compactMap { check -> TaskEvidence.Unstable? in
      guard let seen = Observation(check.outcome) else { return nil }
      return Instability(seen) {
        if check.check.call != nil || check.condition != nil {
          return OtherRuns.difference(of: proven.program, on: check, runs)
        }
        return OtherRuns.difference(
          of: proven.program, input: check.check.input ?? [], seen: seen, asking: check.outcome.chances, runs)
      }.map { TaskEvidence.Unstable(role: proven.role, seen: seen, instability: $0) }
    }.first
  }
}

// MARK: - Other writings

extension TaskExaminer {
  /// What the checks say of right programs in other writings, which do the same.
  fileprivate func otherWritings(of right: [Proven], _ starter: Proven?) -> OtherWritings {
    var writings = OtherWritings()
    writings.drawn = refusedDraws(of: right, starter)
    guard writings.drawn == nil else { return writings }
    let deck = task.language == .robot ? task.robotDeck : nil
    for solution in right {
      for variant in solution.program.variants(deck: deck) {
        guard let run = run(variant.program, like: solution) else { return writings }
        let refusal = refusal(
          of: variant.program, run, of: solution, line: variant.mutation.line, .init(variant.mutation))
        if let refusal { writings.refused.append(refusal) }
      }
      guard let prompt = untoldPrompt(of: solution), let program = solution.withoutPrompts,
        let run = run(program, like: solution)
      else { continue }
      let refusal = refusal(of: program, run, of: solution, line: prompt.line, .prompt(prompt.text))
      if let refusal, refusal.failure != nil { writings.refused.append(refusal) }
    }
    return writings
  }

  /// A solution that passes only with the random numbers of the fixed seed; nil where none is known.
  private func refusedDraws(of right: [Proven], _ starter: Proven?) -> OtherWritings.Refusal? {
    // Conditions were tried with many draws already.
    guard task.checks.contains(where: { $0.satisfies == nil }) else { return nil }
    for solution in right
    where RandomDraws.areMade(in: solution.run) && !RandomDraws.areTold(solution.program, starter?.program, self) {
      for seed in RandomDraws.seeds {
        guard let run = run(solution.program, like: solution, drawSeed: seed) else { return nil }
        if let refusal = refusal(of: solution.program, run, of: solution, line: 0, .draws), refusal.failure != nil {
          return refusal
        }
      }
    }
    return nil
  }

  /// The run of another writing; nil where too few steps are left.
  private func run(_ program: TaskProgram, like solution: Proven, drawSeed: UInt32 = 0) -> TaskRun? {
    run(program, for: .otherWritings, most: ProgramTask.stepsOfMutant(of: solution.run.steps), drawSeed: drawSeed)
  }

  /// Why a program in another writing is refused though it comes to its end; nil when it is not.
  private func refusal(
    of program: TaskProgram, _ run: TaskRun, of solution: Proven, line: Int, _ change: OtherWritings.Change
  ) -> OtherWritings.Refusal? {
    let isWhole = run.checks.count == solution.run.checks.count
    guard !run.isRight, isWhole || change.isOfTexts else { return nil }
    // A writing with what the task forbids is refused on purpose.
    guard run.firstFailure?.forbiddenUses.isEmpty ?? run.forbiddenUses.isEmpty else { return nil }
    let failure = run.firstFailure.map(CheckEvidence.init)
    let missing = run.passesChecks ? run.missingUses.first : nil
    guard failure?.endsWell ?? (missing != nil) else { return nil }
    return OtherWritings.Refusal(
      role: solution.role, program: program.text, line: line, change: change, missingUse: missing, failure: failure)
  }

  /// The first prompt of which a learner reads nothing.
  private func untoldPrompt(of solution: Proven) -> PythonProgram.Prompt? {
    guard case .python(let program) = solution.program else { return nil }
    return program.prompts.first { prompt in
      let text = prompt.text.trimmingWhitespace()
      return !text.isEmpty && !told.all.contains(text)
    }
  }
}

extension TaskExaminer.Proven {
  /// The program without the texts that `input()` shows; nil in languages that ask nothing.
  fileprivate var withoutPrompts: TaskProgram? {
    if case .python(let program) = program { .python(program.withoutPrompts) } else { nil }
  }
}

extension OtherWritings.Change {
  fileprivate init(_ mutation: Mutation) {
    if mutation.kind.trait == .otherOrderOfAdding {
      self = .orderOfAdding(mutation.change)
    } else if let old = mutation.oldName {
      self = .name(old: old, mutation.change)
    } else {
      self = .other(mutation.change)
    }
  }

  /// Whether it is about what the program draws or shows, and not about how it is written.
  fileprivate var isOfTexts: Bool {
    switch self {
    case .draws, .prompt: true
    case .orderOfAdding, .name, .other: false
    }
  }
}

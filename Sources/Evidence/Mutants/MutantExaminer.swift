import CurriculumBundle
import Execution
import Grading

/// Tries mutants of the right programs of one task, in a fixed order, since all of them share an allowance.
struct MutantExaminer {
  typealias Proven = TaskExaminer.Proven
  private typealias Mutant = (original: Proven, mutant: TaskMutant)

  /// What was found out.
  private(set) var evidence: MutantEvidence
  /// The wrong programs with something of their own that no mutant does.
  private(set) var strangers: [TaskEvidence.Stranger] = []

  let task: TaskExaminer
  let right: [Proven]
  private var mutants: [Mutant] = []
  private var counts = MutantCounts()
  /// The inputs that are drawn and tell right programs from wrong ones; nil before one is needed.
  var drawn: Draws?
  /// What right programs show on checks with conditions; nil before it is needed.
  var sightings: [Sightings]?

  /// An input on which all right programs come to the same end without an error, and read all of it; or a call with
  /// which all of them do the same.
  struct DecisiveInput {
    let evidence: MutantEvidence.DecisiveInput
    /// The check that it makes, ready to run; nil where programs only run.
    let check: ReadyCheck?
    let steps: Int
  }

  /// How many mutants of a card are tried on drawn inputs.
  private static let mostSurvivors = 60

  /// Tries the mutants of right programs.
  ///
  /// - Parameter toBeRight: All programs that should be right, those that are not among them.
  init(_ task: TaskExaminer, right: [Proven], toBeRight: [Proven], wrong: [Proven], starter: Proven?) {
    self.task = task
    self.right = right
    evidence = MutantEvidence(
      total: 0, counts: counts, decisive: [], survivors: [], constant: nil, stub: nil, unanswered: [])
    guard !right.isEmpty else { return }
    let stub = stub()
    let constant = constant()
    let commonLines = constant == nil ? task.task.commonLines : []
    let deck = task.task.language == .robot ? task.task.robotDeck : nil
    mutants = right.filter(\.isSolution).flatMap { original in
      original.program.mutants(deck: deck, knowing: commonLines).map { (original, $0) }
    }
    let unanswered = unanswered(wrong, starter)
    let survivors = survivors(toBeRight)
    evidence = MutantEvidence(
      total: mutants.count, counts: counts,
      decisive: (drawn?.decisive ?? []).map(\.evidence), survivors: survivors,
      constant: constant, stub: stub, unanswered: unanswered)
    strangers = findStrangers(wrong, toBeRight, starter)
  }
}

// MARK: - Survivors

extension MutantExaminer {
  /// The mutants that survive every check and are proven to be wrong.
  private mutating func survivors(_ toBeRight: [Proven]) -> [MutantEvidence.Survivor] {
    var passing: [Mutant] = []
    for (original, mutant) in mutants {
      switch task.runs.verdict(of: mutant.program, of: original.run, in: task.task) {
      case .killed: counts.killed += 1
      case .timedOut:
        counts.timedOut += 1
        task.runs.leaveUnproven(.timedOutMutants)
      case .notRun: countNotRun(.mutants)
      case .survived: passing.append((original, mutant))
      }
    }
    let unexcused = passing.filter { passing in
      !toBeRight.contains { $0.program.meansTheSame(as: passing.mutant.program) }
    }
    counts.equivalent += passing.count - unexcused.count
    counts.notRun += max(0, unexcused.count - Self.mostSurvivors)
    if unexcused.count > Self.mostSurvivors { task.runs.leaveUnproven(.mutants) }
    var survivors: [MutantEvidence.Survivor] = []
    for (original, mutant) in unexcused.prefix(Self.mostSurvivors) {
      if let survivor = survivor(original, mutant) { survivors.append(survivor) }
    }
    return survivors
  }

  private mutating func survivor(_ original: Proven, _ mutant: TaskMutant) -> MutantEvidence.Survivor? {
    let (differences, isWhole) = differences(of: mutant.program, by: mutant.mutation.kind)
    guard !differences.isEmpty else {
      if isWhole, isEverywhereTried() {
        counts.equivalent += 1
      } else {
        countNotRun(isWhole ? .noOtherInput : .mutants)
      }
      return nil
    }
    counts.survived += 1
    return MutantEvidence.Survivor(
      original: original.role, program: mutant.program.text, line: mutant.mutation.line,
      change: mutant.mutation.change, differences: differences)
  }

  private mutating func countNotRun(_ reason: UnprovenReason) {
    counts.notRun += 1
    task.runs.leaveUnproven(reason)
  }

  /// The program that only prints the result, where it passes and none of the right programs does just that.
  private mutating func constant() -> MutantEvidence.Constant? {
    if task.task.hasConditions { return constantUnderConditions() }
    guard !task.task.calls, let result = task.task.checks.first?.result,
      task.task.checks.allSatisfy({ $0.result?.utf8.elementsEqual(result.utf8) ?? false }),
      let program = TaskProgram.printing(Observation.withoutClosingLineEnds(result), in: task.task.language),
      !right.contains(where: { $0.program.meansTheSame(as: program) }),
      task.run(program, for: .otherWritings)?.isRight == true
    else { return nil }
    return MutantEvidence.Constant(
      program: program.text, result: result, differences: differences(of: program).found)
  }
}

// MARK: - What learners do by mistake

extension MutantExaminer {
  /// What a learner sees of a mutant; nil where it survives, or is stopped.
  private func look(of mutant: Mutant) -> TaskRun.Look? {
    let most = ProgramTask.stepsOfMutant(of: mutant.original.run.steps)
    guard let run = task.run(mutant.mutant.program, for: .mutants, most: most) else { return nil }
    return run.isRight || run.checks.count < task.task.checks.count ? nil : run.look
  }

  /// The looks that draw no feedback, by how many mistakes lead to each and one of these; most mistakes first.
  private func unanswered(_ wrong: [Proven], _ starter: Proven?) -> [MutantEvidence.CommonMistake] {
    guard !wrong.isEmpty, let solution = right.first else { return [] }
    let answered = Set(wrong.map(\.run.look) + (starter.map { [$0.run.look] } ?? []))
    var mistakes: [TaskRun.Look: [TaskMutant]] = [:]
    var looks: [TaskRun.Look] = []
    for mutant in mutants where mutant.original.role == solution.role && mutant.mutant.isCommon {
      guard let look = look(of: mutant), !look.isError, !answered.contains(look) else { continue }
      if mistakes[look] == nil { looks.append(look) }
      mistakes[look, default: []].append(mutant.mutant)
    }
    let found: [MutantEvidence.CommonMistake] = looks.compactMap { look in
      // A number that is one off is a mistake of its own only where another mistake does the same.
      guard let mutants = mistakes[look], let example = mutants.first(where: { !$0.isOtherNumber }) else { return nil }
      return .init(count: mutants.count, program: example.program.text, change: example.mutation.change)
    }
    // Sorting is stable: of looks with as many mistakes, the first one stays the first.
    return found.sorted { $0.count > $1.count }
  }

  /// The wrong programs that write out something which nothing on the card suggests, and that no mutant does.
  private func findStrangers(
    _ wrong: [Proven], _ toBeRight: [Proven], _ starter: Proven?
  ) -> [TaskEvidence.Stranger] {
    let known = KnownLiterals(of: task, toBeRight, starter)
    let strangers = wrong.enumerated().compactMap { index, wrong in
      known.stranger(in: wrong.program).map { (index: index, wrong: wrong, literal: $0) }
    }.filter { $0.wrong.isRun && !$0.wrong.run.isRight && !$0.wrong.run.look.isError }
    guard !strangers.isEmpty, right.contains(where: \.isSolution) else { return [] }
    let looks = Set(mutants.compactMap(look))
    return strangers.filter { !looks.contains($0.wrong.run.look) }.map {
      TaskEvidence.Stranger(index: $0.index, literal: $0.literal)
    }
  }
}

extension TaskExaminer.Proven {
  fileprivate var isSolution: Bool { if case .solution = role { true } else { false } }
}

extension TaskMutant {
  /// Whether beginners often make it.
  fileprivate var isCommon: Bool {
    switch mutation.kind.trait {
    case .otherComparison, .otherNumber, .otherBound: true
    case .otherOrderOfAdding, nil: mutation.kind.group == .misconceptions
    }
  }

  fileprivate var isOtherNumber: Bool { mutation.kind.trait == .otherNumber }
}

extension ProgramTask {
  /// The lines of input that all checks give, by their places; nil for one that varies.
  fileprivate var commonLines: [String?] {
    let given = checks.map { $0.input ?? [] }
    guard let first = given.first, given.allSatisfy({ $0.count == first.count }) else { return [] }
    return first.indices.map { place in given.allSatisfy { $0[place] == first[place] } ? first[place] : nil }
  }
}

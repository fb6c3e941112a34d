internal import CurriculumBundle
internal import Grading

/// What the checks of a task say of mutants of its right programs: found out once, when the first rule asks.
///
/// A mutant that survives is blamed only with an input on which it does something else than all right programs do.
final class MutantProofs {
  /// What a wrong program does on those inputs on which it does something else than the right ones, by their places
  /// among `decisive`.
  typealias Differences = [(input: Int, seen: Observation)]

  /// A mutant that survives every check.
  struct Survivor {
    /// The program of which it is made.
    let original: TaskProofs.Proven
    let mutant: TaskMutant
    let differences: Differences
  }

  /// A program that only prints the result for which all checks ask, and passes.
  struct Constant {
    let program: TaskProgram
    let result: String
    let differences: Differences
  }

  /// An input on which all right programs come to the same end without an error, and read all of it.
  struct DecisiveInput {
    let lines: [String]
    /// What right programs print.
    let output: Observation
    let steps: Int
  }

  private let proofs: TaskProofs
  private let findings: Findings
  /// How many mutants of a card are tried on drawn inputs.
  private static let mostSurvivors = 60

  init(_ proofs: TaskProofs, _ findings: Findings) {
    self.proofs = proofs
    self.findings = findings
  }

  private var task: ProgramTask { proofs.task }
  private var right: [TaskProofs.Proven] { proofs.rightPrograms }

  /// The mutants of each right solution, in their order.
  private(set) lazy var all: [(original: TaskProofs.Proven, mutant: TaskMutant)] = proofs.rightSolutions.flatMap {
    original in
    original.program.mutants(deck: task.language == .robot ? task.robotDeck : nil, knowing: commonLines)
      .map { (original, $0) }
  }

  /// The lines of input that all checks give, by their places; nil for one that varies.
  ///
  /// None where a program that only prints the result passes, which is a finding of its own.
  private var commonLines: [String?] {
    let given = task.checks.map { $0.input ?? [] }
    guard let first = given.first, given.allSatisfy({ $0.count == first.count }), constant == nil else { return [] }
    return first.indices.map { place in given.allSatisfy { $0[place] == first[place] } ? first[place] : nil }
  }

  /// The inputs that are drawn and tell right programs from wrong ones, the plainest first.
  private(set) lazy var decisive: [DecisiveInput] = {
    guard task.language == .python, !right.isEmpty else { return [] }
    return draws.inputs.compactMap(decisiveInput)
  }()

  private lazy var draws = InputDraws(for: task, programs: right.map(\.program), told: proofs.told.all)

  /// The mutants that survive every check and are proven to be wrong.
  private(set) lazy var survivors: [Survivor] = {
    var passing: [(original: TaskProofs.Proven, mutant: TaskMutant)] = []
    for (original, mutant) in all {
      switch proofs.runs.verdict(of: mutant.program, of: original.run, in: task) {
      case .killed: findings.statistics.mutants.killed += 1
      case .timedOut:
        findings.statistics.mutants.timedOut += 1
        findings.leaveUnproven(.timedOutMutants)
      case .notRun: countNotRun(.mutants)
      case .survived: passing.append((original, mutant))
      }
    }
    let unexcused = passing.filter { passing in
      !proofs.allToBeRight.contains { $0.program.meansTheSame(as: passing.mutant.program) }
    }
    findings.statistics.mutants.equivalent += passing.count - unexcused.count
    findings.statistics.mutants.notRun += max(0, unexcused.count - Self.mostSurvivors)
    if unexcused.count > Self.mostSurvivors { findings.leaveUnproven(.mutants) }
    return unexcused.prefix(Self.mostSurvivors).compactMap { survivor($0.original, $0.mutant) }
  }()

  /// The program that only prints the result, where it passes and none of the right programs does just that.
  private(set) lazy var constant: Constant? = {
    guard let result = task.checks.first?.result, !right.isEmpty,
      task.checks.allSatisfy({ $0.result?.utf8.elementsEqual(result.utf8) ?? false }),
      let program = TaskProgram.printing(Observation.withoutClosingLineEnds(result), in: task.language),
      !right.contains(where: { $0.program.meansTheSame(as: program) }),
      proofs.run(program, for: .otherWritings)?.isRight == true
    else { return nil }
    return Constant(program: program, result: result, differences: differences(of: program).found)
  }()

  /// What a learner sees of a mutant; nil where it survives, or is stopped.
  func look(of mutant: TaskMutant, of original: TaskProofs.Proven) -> TaskRun.Look? {
    let most = ProgramTask.stepsOfMutant(of: original.run.steps)
    guard let run = proofs.run(mutant.program, for: .mutants, most: most) else { return nil }
    return run.isRight || run.checks.count < task.checks.count ? nil : run.look
  }

  /// Whether mutants were tried on more than the checks, or these are all that there is: worlds are the whole task, a
  /// program that reads nothing does the same in every run, and `inputs` may say that nothing else is read.
  private var isEverywhereTried: Bool {
    !decisive.isEmpty || task.language != .python || task.checks.allSatisfy { ($0.input ?? []).isEmpty }
      || draws.isInChecks
  }

  private func countNotRun(_ reason: UnprovenReason) {
    findings.statistics.mutants.notRun += 1
    findings.leaveUnproven(reason)
  }

  private func survivor(_ original: TaskProofs.Proven, _ mutant: TaskMutant) -> Survivor? {
    let (differences, isWhole) = differences(of: mutant.program)
    guard !differences.isEmpty else {
      if isWhole, isEverywhereTried {
        findings.statistics.mutants.equivalent += 1
      } else {
        countNotRun(isWhole ? .noOtherInput : .mutants)
      }
      return nil
    }
    findings.statistics.mutants.survived += 1
    return Survivor(original: original, mutant: mutant, differences: differences)
  }

  /// Where a program does something else than the right ones, and whether it came to an end on every drawn input.
  private func differences(of program: TaskProgram) -> (found: Differences, isWhole: Bool) {
    var (found, isWhole): (Differences, Bool) = ([], true)
    for (index, input) in decisive.enumerated() {
      let most = ProgramTask.stepsOfMutant(of: input.steps)
      guard let seen = proofs.runs.run(program, for: .mutants, input: input.lines, most: most)?.seen else {
        isWhole = false
        continue
      }
      if seen.error != nil || !seen.output.utf8.elementsEqual(input.output.output.utf8) { found.append((index, seen)) }
    }
    return (found, isWhole)
  }

  private func decisiveInput(_ lines: [String]) -> DecisiveInput? {
    var first: DecisiveInput?
    for program in right {
      guard let run = proofs.runs.run(program.program, for: .mutants, input: lines), let seen = run.seen,
        seen.error == nil, run.console.unreadLines == 0
      else { return nil }
      if let first, !first.output.output.utf8.elementsEqual(seen.output.utf8) { return nil }
      if first == nil { first = DecisiveInput(lines: lines, output: seen, steps: run.outcome.steps) }
    }
    return first
  }
}

extension MutantProofs {
  /// A few inputs, ten at most, that tell wrong programs that pass from right ones.
  ///
  /// Each is the one that tells most of those that are left, and for which right programs print something, since a
  /// check wants a result.
  var inputsThatKill: [DecisiveInput] {
    let passing = survivors.map(\.differences) + (constant.map { [$0.differences] } ?? [])
    var left = Set(passing.indices)
    var chosen: [DecisiveInput] = []
    while !left.isEmpty, chosen.count < 10 {
      var counts: [Int: Int] = [:]
      for survivor in left {
        for (input, _) in passing[survivor] where !decisive[input].output.output.isEmpty {
          counts[input, default: 0] += 1
        }
      }
      guard let best = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else { break }
      chosen.append(decisive[best])
      left = left.filter { survivor in !passing[survivor].contains { $0.input == best } }
    }
    return chosen
  }
}

import CurriculumBundle
import Execution
import Grading
import Python

// Mutants under conditions, which do not say what is right but what is true of all that is right.
extension MutantExaminer {
  /// What right programs show on one check with many random numbers.
  struct Sightings {
    /// The check as what decides about mutants; what it prints is the first of all outputs.
    let decisive: DecisiveInput
    /// The check.
    let check: ReadyCheck
    /// How often each output, or value, was shown.
    var counts: [CheckRun.Sight: Int] = [:]
    /// Whether every run came to its end.
    var isWhole = true
    /// True where some run drew random numbers.
    var draws = false

    /// Whether right programs most likely show nothing else: there is more than one thing that they show, and each was
    /// shown several times.
    ///
    /// By Good and Turing's estimate, what is not seen has about the probability of what is seen once.
    var isSaturated: Bool { isWhole && counts.count > 1 && counts.values.allSatisfy { $0 >= 3 } }
    /// True where all right programs show one thing, as programs do that draw nothing.
    var isFixed: Bool { isWhole && counts.count == 1 && !draws }
  }

  /// With how many random numbers each right program is run on a check.
  private static let seeds: Range<UInt32> = 0..<100
  /// With how many of them a mutant is run.
  private static let seedsOfMutant: Range<UInt32> = 0..<20

  /// What right programs show on the checks, run when it is asked for first.
  mutating func sight() -> [Sightings] {
    if let sightings { return sightings }
    let new = task.task.readyChecks.map(sightings(on:))
    sightings = new
    return new
  }

  private func sightings(on check: ReadyCheck) -> Sightings {
    var first: CheckRun?
    var (counts, isWhole, draws): ([CheckRun.Sight: Int], Bool, Bool) = ([:], true, false)
    for program in right {
      for seed in Self.seeds {
        guard let run = run(program.program, on: check, seed), !run.isStopped else {
          isWhole = false
          break
        }
        first = first ?? run
        counts[run.sight, default: 0] += 1
        draws = draws || run.outcome.chances.contains(.draws)
        // A program that draws nothing shows the same with every seed.
        if !run.outcome.chances.contains(.draws) { break }
      }
    }
    let output = first.map { Observation.withoutClosingLineEnds($0.outcome.standardOutput) } ?? ""
    let evidence = MutantEvidence.DecisiveInput(
      lines: check.check.input ?? [], output: output, setup: check.check.setup, call: check.check.call,
      returns: check.check.call == nil ? nil : first?.returned)
    return Sightings(
      decisive: DecisiveInput(evidence: evidence, check: check, steps: first?.steps ?? 0), check: check, counts: counts,
      isWhole: isWhole, draws: draws)
  }

  private func run(_ program: TaskProgram, on check: ReadyCheck, _ seed: UInt32, most: Int = .max) -> CheckRun? {
    task.runs.run(program, on: [check], for: .mutants, most: most, drawSeed: seed, draws: 1)?.first
  }

  /// What a program shows that right ones never do, and whether that was found out on every check.
  ///
  /// - Parameter countsOneOutput: Pass true where it counts as well that right programs show one thing alone. A
  ///   condition may admit others, so that this is no proof by itself, but for a program that works with other things.
  mutating func differencesUnderConditions(
    of program: TaskProgram, countsOneOutput: Bool
  ) -> (found: [MutantEvidence.Difference], isWhole: Bool) {
    var (found, isWhole): ([MutantEvidence.Difference], Bool) = ([], true)
    for (index, sightings) in sight().enumerated()
    where sightings.isSaturated || countsOneOutput && sightings.isFixed {
      let most = ProgramTask.stepsOfMutant(of: sightings.decisive.steps)
      for seed in Self.seedsOfMutant {
        guard let run = run(program, on: sightings.check, seed, most: most), let seen = Observation(run.outcome) else {
          isWhole = false
          break
        }
        if sightings.counts[run.sight] == nil {
          found.append(MutantEvidence.Difference(input: index, seen: seen, returned: run.returned))
          break
        }
      }
    }
    return (found, isWhole)
  }

  /// A program that prints nothing, or only what a right program printed once, or a function that only returns what it
  /// returned once, where that passes and no right program is just that.
  func constantUnderConditions() -> MutantEvidence.Constant? {
    let checks = task.task.checks
    guard task.task.language == .python, let shown = right.first?.run.checks.first else { return nil }
    guard task.task.calls else {
      let printed = shown.outcome.standardOutput.visibleText
      return ["", printed].lazy.compactMap { passing(TaskProgram.printing($0, in: .python), showing: $0) }.first
    }
    let names = checks.compactMap(\.calledFunction).unique
    guard names.count > 0, checks.allSatisfy({ $0.setup == nil && $0.calledFunction != nil }) else { return nil }
    return ["None", shown.returned].compactMap { $0 }.lazy.filter(PythonProgram.isLiteral).compactMap { value in
      let source = names.map { "def \($0)(*values):\n  return \(value)\n" }.joined(separator: "\n")
      return passing(.python(PythonProgram(source: source)), showing: value)
    }.first
  }

  private func passing(_ program: TaskProgram?, showing result: String) -> MutantEvidence.Constant? {
    guard let program, !right.contains(where: { $0.program.meansTheSame(as: program) }),
      task.run(program, for: .otherWritings)?.isRight == true
    else { return nil }
    return MutantEvidence.Constant(program: program.text, result: result, differences: [])
  }
}

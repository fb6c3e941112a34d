import Authoring
import CurriculumBundle
import Execution
import Grading
import Python

// The inputs and calls on which programs are compared.
extension MutantExaminer {
  /// Inputs and calls that are drawn: first such as checks give, and where these tell nothing, others.
  struct Draws {
    /// Those that were run up to now, such as checks give first.
    var decisive: [DecisiveInput] = []
    /// How many of them are such as checks give.
    var countInside = 0
    /// The places of the others that were run, those that are as near together, the nearest first.
    var outside: [Range<Int>] = []
    /// The places of those with two arguments changed round.
    var swapped = 0..<0
    /// The calls that were not run yet and are not such as checks give, those that are as near together.
    var callsOutside: [[PythonCall]] = []
    /// The calls that were not run yet and have two arguments changed round.
    var callsSwapped: [PythonCall] = []
    /// True where an author says what may be read, and the checks have all of it.
    var isInChecks = false
  }

  /// The places where a program does something else than the right ones, and true where it came to an end on all that
  /// it was run on.
  ///
  /// Arguments that are not such as the checks give are tried where nothing else shows a difference.
  mutating func differences(
    of program: TaskProgram, by kind: MutationKind? = nil
  ) -> (found: [MutantEvidence.Difference], isWhole: Bool) {
    let inside = 0..<draw().countInside
    if task.task.hasConditions {
      return differencesUnderConditions(of: program, countsOneOutput: kind?.changesWork ?? false)
    }
    var result = differences(of: program, on: inside)
    var ring = 0
    while result.found.isEmpty, let places = placesOutside(ring) {
      let others = differences(of: program, on: places)
      result = (others.found, result.isWhole && others.isWhole)
      ring += 1
    }
    return result
  }

  /// Calls of checks with two arguments changed round in which a program does something else than the right ones.
  mutating func differencesWhenSwapped(of program: TaskProgram) -> [MutantEvidence.Difference] {
    var draws = draw()
    if !draws.callsSwapped.isEmpty {
      let start = draws.decisive.count
      draws.decisive += draws.callsSwapped.compactMap(decisiveCall)
      draws.swapped = start..<draws.decisive.count
      draws.callsSwapped = []
      drawn = draws
    }
    return differences(of: program, on: draws.swapped).found
  }

  /// The places of the inputs that are as near as others to those that checks give, run when the first is needed; nil
  /// behind the farthest.
  private mutating func placesOutside(_ ring: Int) -> Range<Int>? {
    var draws = draw()
    if draws.outside.count == ring, !draws.callsOutside.isEmpty {
      let start = draws.decisive.count
      draws.decisive += draws.callsOutside.removeFirst().compactMap(decisiveCall)
      draws.outside.append(start..<draws.decisive.count)
      drawn = draws
    }
    return draws.outside.indices.contains(ring) ? draws.outside[ring] : nil
  }

  private mutating func differences(
    of program: TaskProgram, on places: Range<Int>
  ) -> (found: [MutantEvidence.Difference], isWhole: Bool) {
    var (found, isWhole): ([MutantEvidence.Difference], Bool) = ([], true)
    let decisive = draw().decisive
    for index in places {
      guard let (seen, returned, isRight) = seen(of: program, on: decisive[index]) else {
        isWhole = false
        continue
      }
      if !isRight { found.append(MutantEvidence.Difference(input: index, seen: seen, returned: returned)) }
    }
    return (found, isWhole)
  }

  /// The output of a program on a drawn input, and true where right programs show the same; nil where it is stopped.
  private func seen(
    of program: TaskProgram, on input: DecisiveInput
  ) -> (seen: Observation, returned: String?, isRight: Bool)? {
    let most = ProgramTask.stepsOfMutant(of: input.steps)
    if let check = input.check {
      guard let run = task.runs.run(program, on: check, for: .mutants, most: most), let seen = Observation(run.outcome)
      else { return nil }
      return (seen, run.returned, run.passes)
    }
    guard let seen = task.runs.run(program, for: .mutants, input: input.evidence.lines, most: most)?.seen else {
      return nil
    }
    return (seen, nil, seen.error == nil && seen.output.looksLike(input.evidence.output))
  }

  /// The inputs that are drawn, run when the first is needed.
  mutating func draw() -> Draws {
    if let drawn { return drawn }
    var new = Draws()
    if task.task.hasConditions {
      let sightings = sight()
      new.decisive = sightings.map(\.decisive)
      new.isInChecks = sightings.allSatisfy(\.isSaturated)
    } else if task.task.calls {
      new = drawCalls()
    } else if task.task.language.readsInput {
      let draws = InputDraws(for: task, programs: right.map(\.program))
      new.decisive = draws.inputs.compactMap(decisiveInput)
      new.isInChecks = draws.isInChecks
    }
    new.countInside = new.decisive.count
    drawn = new
    return new
  }

  /// True where mutants were tried on more than the checks, or these are all that there is: worlds are the whole task,
  /// a program that reads nothing does the same in every run, and `inputs` may say that nothing else is read.
  mutating func isEverywhereTried() -> Bool {
    if task.task.hasConditions { return draw().isInChecks }
    if task.task.calls { return !draw().decisive.isEmpty }
    return !task.task.language.readsInput || task.task.checks.allSatisfy { ($0.input ?? []).isEmpty }
      || !draw().decisive.isEmpty || draw().isInChecks
  }

  private func decisiveInput(_ lines: [String]) -> DecisiveInput? {
    var first: (output: String, steps: Int)?
    for program in right {
      guard let run = task.runs.run(program.program, for: .mutants, input: lines), let seen = run.seen,
        seen.error == nil, run.console.unreadLines == 0
      else { return nil }
      if let first, !first.output.looksLike(seen.output) { return nil }
      if first == nil { first = (seen.output, run.outcome.steps) }
    }
    return first.map { DecisiveInput(evidence: .init(lines: lines, output: $0.output), check: nil, steps: $0.steps) }
  }
}

extension MutationKind {
  /// True where it changes what a program makes of what it is given, and not only a number or a text that it shows.
  fileprivate var changesWork: Bool {
    switch group {
    case .bounds, .branches: true
    case .misconceptions: name == "wrong-variable"
    case .operators, .constants, .statements: false
    }
  }
}

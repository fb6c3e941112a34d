import Execution
import Grading

/// Looks whether what a Python program shows is another in every `python3`: it depends on the order of a set, on where
/// things stand in memory, or on the clock.
///
/// A program that asked for any of these when it ran is run again with all of them otherwise.
public enum OtherRuns {
  /// The hash seeds of the runs besides that under 0: enough that two texts in a set stay in their order in one case of
  /// sixteen.
  static let seeds: ClosedRange<UInt32> = 1...4

  /// What the output of a program may depend on.
  public enum Cause: String, Sendable, Hashable, Codable {
    case setOrder
    case hash
    case memory
    case clock

    /// What it most likely is, of what was asked for; nil where nothing differs between runs.
    ///
    /// Random numbers are not: each run draws the same.
    init?(_ chances: Chance) {
      let order: [(Chance, Cause)] = [
        (.setOrder, .setOrder), (.hash, .hash), (.memory, .memory), (.clock, .clock),
      ]
      guard let cause = order.first(where: { chances.contains($0.0) })?.1 else { return nil }
      self = cause
    }
  }

  /// What a program shows in another run, and what that depends on.
  struct Difference {
    let other: Observation
    let cause: Cause
    /// What a call returns in both runs; nil where nothing is called, and where both return the same.
    var returned: (value: String, other: String)?
  }

  /// What a program shows in another run; nil when it shows the same in all of them, or asked for nothing that may
  /// differ.
  static func difference(
    of program: TaskProgram, input: [String]? = nil, seen: Observation, asking chances: Chance, _ runs: CardRuns
  ) -> Difference? {
    difference(asking: chances) { seed in
      runs.run(program, for: .hashSeeds, input: input, hashSeed: seed)?.seen.flatMap { $0 == seen ? nil : $0 }
    }
  }

  /// What a program shows on a check that calls, in another run in which the check does not come out the same.
  static func difference(of program: TaskProgram, on run: CheckRun, _ runs: CardRuns) -> Difference? {
    var returned: (value: String, other: String)?
    var found = difference(asking: run.outcome.chances) { seed in
      guard let other = runs.run(program, on: run.ready, for: .hashSeeds, hashSeed: seed), other.passes != run.passes
      else { return nil }
      if let value = run.returned, let otherValue = other.returned, value != otherValue {
        returned = (value, otherValue)
      }
      return Observation(other.outcome)
    }
    found?.returned = returned
    return found
  }

  private static func difference(
    asking chances: Chance, _ other: (_ seed: UInt32) -> Observation?
  ) -> Difference? {
    guard let cause = Cause(chances) else { return nil }
    for seed in seeds {
      if let other = other(seed) { return Difference(other: other, cause: cause) }
    }
    return nil
  }
}

internal import Execution
internal import Grading

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
  }

  /// What a program shows in another run; nil when it shows the same in all of them, or asked for nothing that may
  /// differ.
  static func difference(
    of program: TaskProgram, input: [String]? = nil, seen: Observation, asking chances: Chance, _ runs: CardRuns
  ) -> Difference? {
    guard let cause = Cause(chances) else { return nil }
    return seeds.lazy.compactMap { seed in
      guard let other = runs.run(program, for: .hashSeeds, input: input, hashSeed: seed)?.seen, other != seen else {
        return nil
      }
      return Difference(other: other, cause: cause)
    }.first
  }
}

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
    of program: TaskProgram, input: [String] = [], seen: Observation, asking chances: Chance, _ runs: CardRuns
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

extension OtherRuns.Cause {
  /// What it is, in a message.
  package var inWords: String {
    switch self {
    case .setOrder: "the order of a set"
    case .hash: "hash(), which is another number in every run"
    case .memory: "id(), the place of something in memory"
    case .clock: "the time at which it runs"
    }
  }

  /// The beginning of what another run shows.
  package var otherRun: String {
    switch self {
    case .setOrder, .hash: "under another hash seed"
    case .memory, .clock: "in another run"
    }
  }

  /// What to do about a question.
  package var helpForQuestion: String {
    switch self {
    case .setOrder: "ask for something that no order changes, as in `sorted(names)[0]`"
    case .hash, .memory, .clock: "ask for something that is the same in every run"
    }
  }

  /// What to do about it.
  package var help: String {
    switch self {
    case .setOrder: "print it in order, as in `print(sorted(names))`"
    case .hash: "print something else; hashes of numbers alone stay the same"
    case .memory: "print something else; `is` tells whether two names are the same thing"
    case .clock: "print something else, or write down the date or time that it is about"
    }
  }
}

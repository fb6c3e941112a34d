internal import CurriculumBundle
internal import Grading

/// Looks whether what a Python program shows hangs on the order of a set, which is another in every `python3`.
enum SetOrder {
  /// The seeds that are tried besides 0: enough that two texts in a set stay in their order in one case of sixteen.
  static let seeds: ClosedRange<UInt32> = 1...4

  /// What a program shows under another seed; nil when it shows the same under all of them, or has nothing to do with
  /// sets and hashes.
  static func otherObservation(
    of program: TaskProgram, input: [String] = [], seen: Observation, _ runs: CardRuns
  ) -> Observation? {
    guard case .python(let python) = program, mayHang([python.source]) else { return nil }
    return seeds.lazy.compactMap { seed in
      runs.run(program, for: .hashSeeds, input: input, hashSeed: seed)?.seen.flatMap { $0 == seen ? nil : $0 }
    }.first
  }

  /// Whether some code has anything to do with sets or hashes, as far as its text tells.
  static func mayHang(_ sources: [String]) -> Bool {
    sources.contains { source in
      source.utf8.contains(UInt8(ascii: "{")) || source.contains("set") || source.contains("hash")
        || source.contains("keys()") || source.contains("items()")
    }
  }
}

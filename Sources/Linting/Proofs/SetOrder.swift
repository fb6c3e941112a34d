internal import CurriculumBundle
internal import Execution
internal import Grading

/// Looks whether what a Python program prints hangs on the order of a set, which is another in every `python3`.
enum SetOrder {
  /// The seeds that are tried besides 0: enough that two texts in a set stay in their order in one case of sixteen.
  private static let seeds: ClosedRange<UInt32> = 1...4

  /// What a program prints under another seed; nil when it prints the same under all of them, or has nothing to do with
  /// sets and hashes.
  static func otherObservation(
    of program: TaskProgram, input: [String], seen: Observation, _ budget: Budget, _ findings: Findings
  ) -> Observation? {
    guard case .python(let python) = program, mayHang(python.source) else { return nil }
    return seeds.lazy.compactMap { seed in
      var console = ScriptedConsole(input: input)
      let outcome = program.run(on: &console, budget: budget, hashSeed: seed)
      findings.statistics.programs += 1
      findings.statistics.steps += outcome.steps
      return Observation(outcome).flatMap { $0 == seen ? nil : $0 }
    }.first
  }

  /// Whether a program has anything to do with sets or hashes, as far as its text tells.
  private static func mayHang(_ source: String) -> Bool {
    source.utf8.contains(UInt8(ascii: "{")) || source.contains("set") || source.contains("hash")
      || source.contains("keys()") || source.contains("items()")
  }
}

internal import CurriculumBundle
internal import Grading
internal import Python

/// Looks whether what a Python program shows is another in every `python3`: it hangs on the order of a set, on where
/// things stand in memory, or on the clock.
enum OtherRuns {
  /// The hash seeds of the runs besides that under 0: enough that two texts in a set stay in their order in one case of
  /// sixteen.
  static let seeds: ClosedRange<UInt32> = 1...4

  /// What the output of a program may hang on.
  enum Cause {
    case setOrder
    case hash
    case memory
    case clock
  }

  /// What a program shows in another run; nil when it shows the same in all of them, or uses nothing that may differ.
  static func otherObservation(
    of program: TaskProgram, input: [String] = [], seen: Observation, _ runs: CardRuns
  ) -> Observation? {
    guard case .python(let python) = program, mayDiffer([python.source]) else { return nil }
    return seeds.lazy.compactMap { seed in
      runs.run(program, for: .hashSeeds, input: input, hashSeed: seed)?.seen.flatMap { $0 == seen ? nil : $0 }
    }.first
  }

  /// Whether some code uses what may be another in every run, as far as its text tells.
  static func mayDiffer(_ sources: [String]) -> Bool {
    sources.contains { source in
      if source.contains("set") || source.contains("hash") { return true }
      guard ["{", "keys()", "items()", "id(", "time"].contains(where: source.contains) else { return false }
      return SyntaxFacts(of: source).map { mayDiffer(Set($0.concepts)) } ?? true
    }
  }

  private static func mayDiffer(_ concepts: Set<String>) -> Bool {
    let combinesViews =
      !concepts.isDisjoint(with: ["python.dict.keys", "python.dict.items"])
      && !concepts.isDisjoint(with: ["and", "or", "xor"].map { "python.operator.bit-\($0)" } + [minus])
    return combinesViews || concepts.contains { sets.contains($0) || memory == $0 || clock.contains($0) }
  }

  /// What a difference between two runs of a program most likely hangs on.
  static func cause(in source: String) -> Cause {
    let concepts = Set(SyntaxFacts(of: source)?.concepts ?? [])
    if !concepts.isDisjoint(with: sets) { return .setOrder }
    if concepts.contains("python.call.hash") { return .hash }
    if concepts.contains(memory) { return .memory }
    return concepts.isDisjoint(with: clock) ? .setOrder : .clock
  }

  private static let minus = "python.operator.subtract"
  private static let sets: Set = ["python.set", "python.comprehension.set", "python.call.set", "python.call.frozenset"]
  private static let memory = "python.call.id"
  private static let clock: Set = ["python.module.time", "python.module.datetime"]
}

extension OtherRuns.Cause {
  /// What it is, in a message.
  var inWords: String {
    switch self {
    case .setOrder: "the order of a set"
    case .hash: "hash(), which is another number in every run"
    case .memory: "id(), the place of something in memory"
    case .clock: "the time at which it runs"
    }
  }

  /// The beginning of what another run shows.
  var otherRun: String {
    switch self {
    case .setOrder, .hash: "under another hash seed"
    case .memory, .clock: "in another run"
    }
  }

  /// What to do about a question.
  var helpForQuestion: String {
    switch self {
    case .setOrder: "ask for something that no order changes, as in `sorted(names)[0]`"
    case .hash, .memory, .clock: "ask for something that is the same in every run"
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .setOrder: "print it in order, as in `print(sorted(names))`"
    case .hash: "print something else; hashes of numbers alone stay the same"
    case .memory: "print something else; `is` tells whether two names are the same thing"
    case .clock: "print something else, or write down the date or time that it is about"
    }
  }
}

extension TaskProgram {
  /// The text of a program in Python; nil for others.
  var pythonSource: String? { if case .python(let program) = self { program.source } else { nil } }
}

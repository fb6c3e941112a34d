import CurriculumBundle
import Execution

extension CodeLanguage {
  /// True for a program that most likely prints something else in another run, so that one run proves nothing.
  ///
  /// By the names in it, it draws lots, looks at the clock, or asks where something is in memory.
  func mayDifferBetweenRuns(_ source: String) -> Bool {
    let words = source.utf8.split { !Self.isOfName($0) }
    let names = Self.unsettled(in: self)
    if words.contains(where: { names.contains(String(decoding: $0, as: UTF8.self)) }) { return true }
    // Java draws lots for the order of these.
    return self == .java && ["Set.of", "Set.copyOf", "Map.of", "Map.copyOf"].contains { source.contains($0) }
  }

  /// True for an outcome that may be another one in another run.
  func mayDiffer(_ outcome: Outcome) -> Bool {
    if !outcome.chances.isEmpty { return true }
    // An object of Java without words of its own: `Dog@1b28cdfa`.
    return self == .java && outcome.standardOutput.utf8.contains(UInt8(ascii: "@"))
      && outcome.standardOutput.contains(/@[0-9a-f]{5,8}\b/)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }

  private static func unsettled(in language: CodeLanguage) -> Set<String> {
    switch language {
    case .javascript: ["random", "randomUUID", "getRandomValues", "Date", "performance"]
    case .java:
      [
        "random", "Random", "SecureRandom", "ThreadLocalRandom", "RandomGenerator", "shuffle", "UUID", "now", "Date",
        "Calendar", "currentTimeMillis", "nanoTime", "identityHashCode", "Thread", "parallel", "parallelStream",
      ]
    case .swift:
      [
        "random", "randomElement", "shuffle", "shuffled", "SystemRandomNumberGenerator", "hashValue", "Hasher", "UUID",
        "Date", "ContinuousClock", "SuspendingClock", "ObjectIdentifier", "Task", "Thread", "DispatchQueue",
      ]
    case .python, .slang, .robot, .pseudocode: []
    }
  }
}

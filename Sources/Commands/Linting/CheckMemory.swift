internal import Authoring
internal import Linting

/// What a process that checks the same curriculum again and again remembers of it: one changed file is read and
/// checked alone, and what the rules about the whole need of the others is at hand.
final class CheckMemory {
  /// What was read.
  let reading = ReadingMemory()
  /// What was found, before what earlier processes left.
  let findings: FindingsMemory
  private let cache: ProofCache?

  /// Nothing remembered but what earlier processes left in a cache, if there is one.
  init(before cache: ProofCache?) {
    self.cache = cache
    findings = FindingsMemory(before: cache)
  }

  /// Forgets what was found in files that are gone; after a check of all files.
  func endCheck() {
    let gone = findings.endCheck()
    cache?.forget(gone)
  }

  /// Leaves what was found to later processes.
  func save(isWhole: Bool) { cache?.save(isWhole: isWhole) }
}

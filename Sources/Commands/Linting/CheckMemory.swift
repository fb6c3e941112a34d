import Authoring
import Evidence
import Linting

/// What a process that checks the same curriculum again and again remembers of it: one changed file is read and
/// checked alone, and what the rules about the whole need of the others is at hand.
final class CheckMemory {
  /// What was read.
  let reading = ReadingMemory()
  /// What was found, before what earlier processes left.
  let findings: FindingsMemory
  /// What was found out about the cards that were looked at lately.
  let recent = RecentEvidence()
  private let cache: ProofCache?
  /// Whether everything was checked once.
  private var hasChecked = false

  /// The same for a check; nil for the first, which looks at all cards: to remember each would take longer than to run
  /// its programs, and most are never looked at again.
  var recentInCheck: RecentEvidence? { hasChecked ? recent : nil }

  /// Nothing remembered but what earlier processes left in a cache, if there is one.
  init(before cache: ProofCache?) {
    self.cache = cache
    findings = FindingsMemory(before: cache)
  }

  /// Forgets what was found in files that are gone; after a check of all files.
  func endCheck() {
    hasChecked = true
    let gone = findings.endCheck()
    cache?.forget(gone)
  }

  /// Leaves what was found to later processes.
  func save(isWhole: Bool) { cache?.save(isWhole: isWhole) }
}

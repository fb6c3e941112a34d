import Authoring
import Evidence
import Remembering

/// What a process that checks the same curriculum again and again remembers of it: one changed file is read and
/// checked alone, and what the rules about the whole need of the others is at hand.
final class CheckMemory {
  /// Files that were read: trees over the bytes of files, which no other process could take over.
  let reading = ReadingMemory()
  /// What was found, before what earlier processes left.
  let findings: Memory
  /// What was found out about the cards that were looked at lately.
  let evidence: Memory
  private let cache: CurriculumCache?
  /// True if evidence comes from a store.
  private let hasStore: Bool
  /// Whether everything was checked once.
  private var hasChecked = false

  /// The evidence for a check; nil for the first without a store.
  ///
  /// The first looks at all cards: to remember each would take longer than to run its programs, and most are never
  /// looked at again. A store gave each, and is not asked twice.
  var evidenceInCheck: Memory? { hasChecked || hasStore ? evidence : nil }

  /// Nothing remembered but what earlier processes left about the curriculum in a folder.
  ///
  /// - Parameter leavesEvidence: Whether evidence that is found out goes to a store.
  init(of root: String, leavesEvidence: Bool) {
    cache = CurriculumCache(of: root, .findings, .heldAndLeft)
    findings = cache?.memory ?? Memory([:], .heldHere)
    hasStore = leavesEvidence
    evidence = Memory([:], leavesEvidence ? .heldAndLeft : .heldHere)
  }

  /// Gives up what is no longer used, such as what was found in files that are gone; after a check of all files.
  func endCheck() {
    hasChecked = true
    findings.endRound()
    evidence.endRound()
  }

  /// Leaves what was found to later processes.
  func save(isWhole: Bool) { cache?.save(isWhole: isWhole) }
}

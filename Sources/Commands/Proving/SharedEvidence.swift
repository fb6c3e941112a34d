import Authoring
import Evidence
import Synchronization

/// The evidence that a run of the linter shares with others, which is no more than help: where a store does not answer,
/// everything is found out here, and the run says so.
final class SharedEvidence: Sendable {
  private let store: OpenEvidenceStore
  /// Whether the store failed once: then it is not asked again.
  private let hasFailed = Mutex(false)

  init(_ store: OpenEvidenceStore) {
    self.store = store
    store.tellIfUnread()
    if store.isNew { Terminal.writeError("note: there was no evidence store '\(store.shown)', so it was made\n") }
  }

  /// Whether what follows from the evidence may be remembered and used where the store is not trusted.
  var mayBeRemembered: Bool { !store.isTrustedByWord }

  /// What is known of the cards of a curriculum.
  ///
  /// - Parameter isWanted: Whether the episode of a file is checked.
  func memory(for authored: AuthoredCurriculum, where isWanted: (String) -> Bool) -> EvidenceMemory {
    guard !hasFailed.withLock({ $0 }) else { return EvidenceMemory() }
    do throws(EvidenceStoreFailure) {
      return try store.memory(for: EvidenceSubject.all(in: authored, where: isWanted))
    } catch {
      warn("cannot be read, so all programs run here", error)
      return EvidenceMemory()
    }
  }

  /// Keeps what a run found out.
  func keep(_ memory: EvidenceMemory) {
    guard !hasFailed.withLock({ $0 }) else { return }
    do throws(EvidenceStoreFailure) { try store.keep(memory) } catch { warn("did not store the new evidence", error) }
  }

  private func warn(_ fact: String, _ failure: EvidenceStoreFailure) {
    hasFailed.withLock { $0 = true }
    Terminal.writeError("warning: the evidence store \(store.shown) \(fact): \(failure.reason)\n")
  }
}

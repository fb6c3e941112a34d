internal import Authoring
internal import Evidence
internal import Linting
internal import Synchronization

/// The evidence that a run of the linter shares with others, which is no more than help: where a store does not answer,
/// everything is found out here, and the run says so.
final class SharedEvidence: Sendable {
  private let store: OpenEvidenceStore
  private let counted = Mutex(EvidenceUse(recalled: 0, computed: 0))

  init(_ store: OpenEvidenceStore) { self.store = store }

  /// Where the evidence came from so far.
  var use: EvidenceUse { counted.withLock { $0 } }

  /// What is known of the cards of a curriculum.
  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory {
    do throws(EvidenceStoreFailure) {
      return try store.memory(for: EvidenceSubject.all(in: authored))
    } catch {
      warn("cannot be read, so all programs are run here", error)
      return EvidenceMemory()
    }
  }

  /// Keeps what a run found out.
  func keep(_ memory: EvidenceMemory) {
    let (recalled, computed) = memory.counts
    counted.withLock { use in
      use.recalled += recalled
      use.computed += computed
    }
    do throws(EvidenceStoreFailure) { try store.keep(memory) } catch { warn("does not take what was found out", error) }
  }

  private func warn(_ fact: String, _ failure: EvidenceStoreFailure) {
    Terminal.writeError("warning: the evidence store \(store.shown) \(fact): \(failure.reason)\n")
  }
}

import Synchronization

/// Evidence at hand: what stores know, and what this run found out.
public final class EvidenceMemory: Sendable {
  private let known: [EvidenceKey: [UInt8]]
  private let state = Mutex(State())

  private struct State {
    var found: [EvidenceKey: [UInt8]] = [:]
    var recalled = 0
    var computed = 0
  }

  /// A memory that begins with entries of a store.
  public init(_ known: [EvidenceKey: [UInt8]] = [:]) { self.known = known }

  /// The entries that this run found out.
  public var found: [EvidenceKey: [UInt8]] { state.withLock { $0.found } }

  /// The entries that this run found out since they were taken last.
  public func takeFound() -> [EvidenceKey: [UInt8]] {
    state.withLock { state in
      defer { state.found = [:] }
      return state.found
    }
  }

  /// Of how many cards the evidence was known, and of how many it was found out.
  public var counts: (recalled: Int, computed: Int) { state.withLock { ($0.recalled, $0.computed) } }

  /// The evidence on a card, found out where no whole entry is known.
  func evidence(on subject: EvidenceSubject, _ compute: () -> CardEvidence) -> CardEvidence {
    let key = EvidenceKey(subject)
    if let key, let entry = known[key], let evidence = EvidenceEntry.evidence(in: entry, under: key) {
      state.withLock { $0.recalled += 1 }
      return evidence
    }
    let evidence = compute()
    let entry = key.flatMap { EvidenceEntry.bytes(of: evidence, under: $0) }
    state.withLock { state in
      state.computed += 1
      if let key, let entry { state.found[key] = entry }
    }
    return evidence
  }
}

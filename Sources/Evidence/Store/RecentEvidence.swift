import Synchronization

/// Evidence on the cards that a process has looked at lately: one that checks a file at each key runs the programs of
/// the card that has changed, and no others.
///
///     let recent = RecentEvidence()
///     EvidencePlanner(recent: recent).evidence(on: subject)   // runs its programs
///     EvidencePlanner(recent: recent).evidence(on: subject)   // runs none
public final class RecentEvidence: Sendable {
  private let state = Mutex(State())
  /// The most cards that are kept; half of them stay when there are more, those that were used last.
  private static let mostCards = 2_000

  fileprivate struct State {
    var cards: [EvidenceKey: (evidence: CardEvidence, lastUse: Int)] = [:]
    var uses = 0
  }

  /// Nothing looked at yet.
  public init() {}

  /// The evidence on a card, found out where it is not known.
  func evidence(on subject: EvidenceSubject, _ findOut: () -> CardEvidence) -> CardEvidence {
    guard let key = EvidenceKey(subject) else { return findOut() }
    if let known = state.withLock({ $0.recall(key) }) { return known }
    let evidence = findOut()
    state.withLock { $0.keep(evidence, under: key, atMost: Self.mostCards) }
    return evidence
  }
}

extension RecentEvidence.State {
  fileprivate mutating func recall(_ key: EvidenceKey) -> CardEvidence? {
    guard let evidence = cards[key]?.evidence else { return nil }
    uses += 1
    cards[key] = (evidence, uses)
    return evidence
  }

  fileprivate mutating func keep(_ evidence: CardEvidence, under key: EvidenceKey, atMost most: Int) {
    uses += 1
    cards[key] = (evidence, uses)
    guard cards.count > most else { return }
    let kept = cards.sorted { $0.value.lastUse > $1.value.lastUse }.prefix(most / 2)
    cards = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
  }
}

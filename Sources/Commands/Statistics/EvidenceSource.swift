import Authoring
import Evidence

/// Where a run has evidence on cards from, and where it leaves what it finds out.
protocol EvidenceSource: Sendable {
  /// What is known of the cards of a curriculum.
  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory
  /// Keeps what a run found out.
  func keep(_ memory: EvidenceMemory)
}

/// Nothing is known, and nothing kept.
struct NoEvidence: EvidenceSource {
  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory { EvidenceMemory() }
  func keep(_ memory: EvidenceMemory) {}
}

extension SharedEvidence: EvidenceSource {
  /// What is known of all cards of a curriculum.
  func memory(for authored: AuthoredCurriculum) -> EvidenceMemory { memory(for: authored) { _ in true } }
}

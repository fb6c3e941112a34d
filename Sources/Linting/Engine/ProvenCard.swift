public import CurriculumBundle
public import Evidence

/// A card with what runs of its programs found out.
public struct ProvenCard: Sendable, Hashable {
  /// The card's full id.
  public let path: ItemPath
  /// What was found out.
  public let evidence: CardEvidence
}

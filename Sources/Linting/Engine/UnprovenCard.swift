public import CurriculumBundle
public import Evidence

/// A card of which something is not proven.
public struct UnprovenCard: Sendable, Hashable, Codable {
  /// The card's full id.
  public let path: ItemPath
  /// Why, each reason once.
  public let reasons: [UnprovenReason]
}

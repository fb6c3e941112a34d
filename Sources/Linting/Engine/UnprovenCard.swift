public import CurriculumBundle
public import Evidence

/// A card of which something is not proven.
public struct UnprovenCard: Sendable, Hashable, Codable {
  /// The card's full id.
  public let path: ItemPath
  /// The line of its first key in the file of its episode, from 1.
  public let line: Int
  /// Why, each reason once; none where no run decides, and nothing more is known.
  public let reasons: [UnprovenReason]
}

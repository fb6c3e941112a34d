public import CurriculumBundle

/// What running a card's program takes: its code, or the most expensive solution of its task on all checks.
public struct CardCost: Sendable, Hashable, Codable {
  /// The card's full id.
  public let path: ItemPath
  /// The steps.
  public let steps: Int
  /// The most bytes held at once.
  public let bytes: Int

  /// Whether it comes before another among the most expensive.
  func isMoreExpensive(than other: CardCost) -> Bool {
    (steps, bytes, other.path.description) > (other.steps, other.bytes, path.description)
  }
}

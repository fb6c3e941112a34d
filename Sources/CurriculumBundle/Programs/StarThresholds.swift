/// How short a program must be for its stars: the largest numbers of cards or elements.
public struct StarThresholds: Codable, Sendable, Hashable {
  /// The largest program that gets three stars.
  public var three: Int
  /// The largest program that gets two stars; any longer one that passes gets one.
  public var two: Int

  /// Thresholds from their parts.
  public init(three: Int, two: Int) {
    self.three = three
    self.two = two
  }
}

/// How short a program must be for its stars: the largest numbers of cards or elements.
///
///     StarThresholds(best: 8) == StarThresholds(three: 8, two: 10)
///     StarThresholds(best: 8).count(forSize: 11) == 1
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

  /// Thresholds from the size of the best program: three stars for the best, two for a quarter more, rounded up.
  public init(best: Int) { self.init(three: best, two: best + (best + 3) / 4) }

  /// The stars for a program of a size: 1, 2 or 3.
  public func count(forSize size: Int) -> Int { size <= three ? 3 : size <= two ? 2 : 1 }
}

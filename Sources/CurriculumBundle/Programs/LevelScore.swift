/// The score of a right program, beyond its stars: the least number of cards against those that it has, in hundredths.
///
///     LevelScore(leastCards: 4).points(forSize: 4) == 100
///     LevelScore(leastCards: 4).points(forSize: 5) == 80
public struct LevelScore: Sendable, Hashable {
  /// The least number of cards with which the level can be solved.
  public let leastCards: Int

  /// The score of a level with such a least number of cards.
  public init(leastCards: Int) { self.leastCards = leastCards }

  /// The points for a program of a size, rounded down: from 1 to 100.
  public func points(forSize size: Int) -> Int { max(1, min(100, 100 * leastCards / max(1, size))) }
}

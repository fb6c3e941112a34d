/// Stars earned of those that there are.
///
///     StarCount(earned: 4, possible: 6).rating == 2
public struct StarCount: Sendable, Hashable {
  /// How many were earned.
  public var earned: Int
  /// How many there are.
  public var possible: Int

  /// The most stars that one card, or one episode for its answers, gives.
  public static let mostAtOnce = 3

  /// A count from its parts.
  public init(earned: Int, possible: Int) {
    self.earned = earned
    self.possible = possible
  }

  /// The average as 0 to 3 stars, rounded down; whoever has earned any has at least one.
  public var rating: Int { rating(outOf: Self.mostAtOnce) }

  /// The average as 0 to so many stars, rounded down: five for a module, say; whoever has earned any has at least one.
  public func rating(outOf most: Int) -> Int {
    guard possible > 0, earned > 0 else { return 0 }
    return max(1, earned * most / possible)
  }

  static func += (left: inout StarCount, right: StarCount) {
    left.earned += right.earned
    left.possible += right.possible
  }
}

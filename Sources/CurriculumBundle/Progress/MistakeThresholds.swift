/// How few wrong answers in an episode earn its stars; one that is finished earns at least one.
///
///     MistakeThresholds(three: 0, two: 2).count(forMistakes: 1) == 2
public struct MistakeThresholds: Codable, Sendable, Hashable {
  /// The most wrong answers for three stars.
  public var three: Int
  /// The most wrong answers for two stars.
  public var two: Int

  /// Thresholds from their parts.
  public init(three: Int, two: Int) {
    self.three = three
    self.two = two
  }

  /// The stars for a number of wrong answers: 1, 2 or 3.
  public func count(forMistakes mistakes: Int) -> Int { mistakes <= three ? 3 : mistakes <= two ? 2 : 1 }
}

/// What an app tells a learner about an action.
///
///     let content = CardContent.trueFalse(TrueFalseCard(text: "2 + 3 is 5.", answer: true))
///     grade(.said(false), on: content) == Verdict(isRight: false, feedback: "It is the other way round.")
public struct Verdict: Sendable, Hashable {
  /// Whether the next card opens.
  public let isRight: Bool
  /// What to say; nil when there is nothing to say.
  public let feedback: String?
  /// The program's effect, to be said beside an author's words on where a learner may have gone wrong; nil where
  /// `feedback` is all there is to say.
  public let runWords: String?
  /// The stars that it earns, from 1 to 3; nil where there are none to earn.
  public let stars: Int?

  /// The points of a level that compares the cards of a program with the least number, from 1 to 100; nil for others.
  public let score: Int?

  /// A verdict from its parts.
  public init(
    isRight: Bool, feedback: String? = nil, runWords: String? = nil, stars: Int? = nil, score: Int? = nil
  ) {
    self.isRight = isRight
    self.feedback = feedback
    self.runWords = runWords
    self.stars = stars
    self.score = score
  }

  /// The next card opens.
  public static let right = Verdict(isRight: true)
}

extension Verdict {
  /// The learner tries again.
  static func wrong(_ feedback: String) -> Verdict { Verdict(isRight: false, feedback: feedback) }
}

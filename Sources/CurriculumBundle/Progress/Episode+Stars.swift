extension Episode {
  /// The most stars that it earns: three for few wrong answers where it counts them, or those for finishing it, and
  /// three for each card that gives stars.
  public var starCount: Int {
    let own = stars == nil ? finishStars ?? 0 : StarCount.mostAtOnce
    return cards.reduce(own) { $0 + $1.content.starCount }
  }
}

extension CardContent {
  /// The most stars that the card gives: three for kinds with thresholds, none for others.
  public var starCount: Int { task?.stars == nil ? 0 : StarCount.mostAtOnce }

  /// Whether it asks for an answer that may be drawn as the question of the day.
  public var isQuestion: Bool { kind?.isQuestion ?? false }

  /// Whether something on it can be answered wrongly: it is a question, or a quiz.
  public var asksQuestions: Bool { isQuestion || !questions.isEmpty }
}

/// What exercises and challenges have in common: a program to write, and how it is judged.
public struct ProgramTask: Sendable, Hashable {
  /// The language of its programs.
  public var language: ProgramLanguage
  /// The program in the editor at the start; nil for an empty editor.
  public var starter: Program?
  /// A right program, for a learner who gives up; nil where the author keeps it.
  public var solution: Program?
  /// What a program must do; it is right when it passes all of them.
  public var checks: [ProgramCheck]
  /// What a learner is told whose program is right.
  public var success: String?
  /// The text for a learner whose program fails a check without a text of its own.
  public var failure: String?
  /// True where such words replace what the app says of the run, and do not stand beside it.
  public var failureAlone: Bool
  /// Programs that learners write by mistake, each with its feedback.
  public var wrongPrograms: [WrongProgram]
  /// The names of the cards that a robot program may use; nil for all.
  public var deck: [String]?
  /// The largest number of cards or elements that a program may have.
  public var cardLimit: Int?
  /// The least number of cards that solve the level; nil where there is no score.
  public var leastCards: Int?
  /// How short a program must be for its stars.
  public var stars: StarThresholds?
  /// The names of what a right program must use: `python.for`.
  public var uses: [String]
  /// The concepts, and the words of Python such as `sorted`, that a right program must not use.
  public var avoids: [String]

  /// The points for a right program, beside stars; nil where it has no least number of cards.
  public var score: LevelScore? { leastCards.map { LevelScore(leastCards: $0) } }
  /// Whether a check calls something.
  public var calls: Bool { checks.contains { $0.call != nil } }
  /// True where the whole task, or a check, forbids something.
  public var forbids: Bool { !avoids.isEmpty || checks.contains { $0.avoids != nil } }
  /// True where the author says, for the whole task or a check, where a learner may have gone wrong.
  public var explainsFailures: Bool { failure != nil || checks.contains { $0.failure != nil } }

  /// True if a check says how a robot collects, or when its level is done.
  public var hasLevelRules: Bool { checks.contains { $0.collecting != nil || $0.doneWhen != nil } }
  /// Whether a check has a condition, so that more than one output is right.
  public var hasConditions: Bool { checks.contains { $0.satisfies != nil } }
}

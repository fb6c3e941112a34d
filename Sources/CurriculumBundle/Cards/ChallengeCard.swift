/// A task for a whole program, checked on inputs or in worlds: published as `{title, text, language, checks, …}`.
///
///     {"title": "Double it", "text": "Read a number and print its double.", "language": "python",
///      "checks": [{"input": ["2"], "result": "4"}, {"input": ["5"], "result": "10"}]}
public struct ChallengeCard: Codable, Sendable, Hashable {
  /// What it is called.
  public var title: String
  /// The task, which stays on the screen.
  public var text: String
  /// How hard it is.
  public var difficulty: Difficulty?
  /// The language of its programs.
  public var language: ProgramLanguage
  /// The program in the editor at the start; nil for an empty editor.
  public var starter: Program?
  /// A right program, for a learner who gives up; nil where the author keeps it.
  public var solution: Program?
  /// What a program must do; it is right when it passes all of them.
  public var checks: [ProgramCheck]
  /// The names of what a right program must use: `python.for`.
  public var uses: [String]?
  /// The concepts, and the words of Python such as `sorted`, that a right program must not use.
  public var avoids: [String]?
  /// What a learner is told whose program is right.
  public var success: String?
  /// The text for a learner whose program fails a check, on where it may have gone wrong; it is shown by itself.
  public var failure: String?
  /// True if that replaces what the app says of the run; nil where it is shown next to it.
  public var failureAlone: Bool?
  /// What helps a learner who is stuck, the gentlest first.
  public var hints: [String]?
  /// Programs that learners write by mistake, each with its feedback.
  public var wrongPrograms: [WrongProgram]?
  /// The names of the cards that a robot program may use; nil for all.
  public var deck: [String]?
  /// The largest number of cards or elements that a program may have.
  public var cardLimit: Int?
  /// The least number of cards that solve the level, with which a score compares; nil where there is no score.
  public var leastCards: Int?
  /// How short a program must be for its stars.
  public var stars: StarThresholds?
  /// The reward of learners who solve it.
  public var badge: Badge?

  /// A card from its parts.
  public init(
    title: String, text: String, difficulty: Difficulty? = nil, language: ProgramLanguage, starter: Program? = nil,
    solution: Program? = nil, checks: [ProgramCheck], uses: [String]? = nil, avoids: [String]? = nil,
    success: String? = nil, failure: String? = nil, failureAlone: Bool? = nil, hints: [String]? = nil,
    wrongPrograms: [WrongProgram]? = nil, deck: [String]? = nil, cardLimit: Int? = nil, leastCards: Int? = nil,
    stars: StarThresholds? = nil, badge: Badge? = nil
  ) {
    self.title = title
    self.text = text
    self.difficulty = difficulty
    self.language = language
    self.starter = starter
    self.solution = solution
    self.checks = checks
    self.uses = uses
    self.avoids = avoids
    self.success = success
    self.failure = failure
    self.failureAlone = failureAlone
    self.hints = hints
    self.wrongPrograms = wrongPrograms
    self.deck = deck
    self.cardLimit = cardLimit
    self.leastCards = leastCards
    self.stars = stars
    self.badge = badge
  }
}

extension CardKind {
  /// ``ChallengeCard``.
  public static let challenge = CardKind("challenge")
}

extension ChallengeCard: TaskPayload {
  /// The kind of its cards.
  public static let kind = CardKind.challenge
  /// The seconds that it takes to decide and to act.
  public static let secondsToAct = 480.0

  /// The content of a card that holds it.
  public var cardContent: CardContent { .challenge(self) }
  /// The program to write, and how it is judged.
  public var task: ProgramTask? {
    ProgramTask(
      language: language, starter: starter, solution: solution, checks: checks, success: success,
      failure: failure, failureAlone: failureAlone ?? false, wrongPrograms: wrongPrograms ?? [], deck: deck,
      cardLimit: cardLimit, leastCards: leastCards, stars: stars, uses: uses ?? [], avoids: avoids ?? [])
  }
}

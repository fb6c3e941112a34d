public import JSON

/// What a learner has done: a small value that an app keeps, sends to its server and merges between devices.
///
/// Everything is kept by full ids; `following(_:)` carries it over to the ids of a newer release.
///
///     {"version": 1, "finishedEpisodes": ["training/printing/say-hello"], "finishedCards": [], "stars": {},
///      "wrongAnswers": {}, "badges": [], "accessCodes": ["5f2a"], "lastActive": "2026-11-21"}
public struct LearnerProgress: Sendable, Equatable {
  /// The episodes that are finished.
  public var finishedEpisodes: Set<ItemPath>
  /// The cards that are finished, so that an episode goes on where it was left.
  public var finishedCards: Set<ItemPath>
  /// The best stars so far, by card and, for an episode that counts wrong answers, by episode.
  public var stars: [ItemPath: Int]
  /// The wrong answers that were tried, by card; they stay marked.
  ///
  /// An answer is kept as its text, which outlives a change of the order; where several are chosen at once, the texts
  /// are sorted by their bytes, with line feeds between them. Two spellings of a letter are two answers, as they are
  /// when an answer is graded.
  public var wrongAnswers: [ItemPath: Set<ExactText>]
  /// The records of answers to questions, by the full ids of their cards; practice follows from them.
  public var questions: [ItemPath: QuestionRecord]
  /// The items, and the cards, whose badges were earned: they stay, though something is added to the item later.
  public var badges: Set<ItemPath>
  /// The digests of the access codes that were entered and are right, as the index has them.
  public var accessCodes: Set<ExactText>
  /// The episode that was open last; nil before the first.
  public var currentEpisode: ItemPath?
  /// The day of the last activity; nil before the first.
  public var lastActive: CalendarDay?
  /// The version of the shape in which it was written, at least `currentVersion`.
  public internal(set) var version = Self.currentVersion
  /// What a newer app keeps here, by its key; it is written as it was read.
  public internal(set) var other: [String: JSONValue] = [:]

  /// The version of the shape that this code writes; `schemas/progress.schema.json` describes it.
  ///
  /// It rises when an older app could misread what a newer one wrote; new keys do not raise it.
  public static let currentVersion = 1

  /// What was done, nothing by default.
  public init(
    finishedEpisodes: Set<ItemPath> = [], finishedCards: Set<ItemPath> = [], stars: [ItemPath: Int] = [:],
    wrongAnswers: [ItemPath: Set<ExactText>] = [:], questions: [ItemPath: QuestionRecord] = [:],
    badges: Set<ItemPath> = [], accessCodes: Set<ExactText> = [], currentEpisode: ItemPath? = nil,
    lastActive: CalendarDay? = nil
  ) {
    self.finishedEpisodes = finishedEpisodes
    self.finishedCards = finishedCards
    self.stars = stars
    self.wrongAnswers = wrongAnswers
    self.questions = questions
    self.badges = badges
    self.accessCodes = accessCodes
    self.currentEpisode = currentEpisode
    self.lastActive = lastActive
  }
}

extension LearnerProgress {
  /// Notes that an episode is finished, with its stars: those that its wrong answers leave, or those for finishing it.
  public mutating func finish(_ episode: Episode, at path: ItemPath) {
    finishedEpisodes.insert(path)
    for card in episode.cards { finish(card, at: path.appending(card.id)) }
    guard let thresholds = episode.stars else {
      if let stars = episode.finishStars { earn(stars, for: path) }
      return
    }
    earn(thresholds.count(forMistakes: mistakes(in: path)), for: path)
  }

  /// Notes that a card is finished, and its badge, where it gives one.
  public mutating func finish(_ card: Card, at path: ItemPath) {
    finishedCards.insert(path)
    if card.content.badge != nil { badges.insert(path) }
  }

  /// Notes the badges of all modules, blocks and episodes that are finished now.
  public mutating func earnBadges(on map: LessonMap) { badges.formUnion(map.badges.map(\.item)) }

  /// Notes stars for a card or an episode; fewer than before change nothing.
  public mutating func earn(_ count: Int, for item: ItemPath) { stars[item] = max(count, stars[item] ?? 0) }

  /// How many different wrong answers were tried in an episode.
  public func mistakes(in episode: ItemPath) -> Int {
    wrongAnswers.reduce(0) { $1.key.isInside(episode) ? $0 + $1.value.count : $0 }
  }

  /// Lets a learner do an episode anew: the marks of wrong answers and of finished cards go, finished it stays,
  /// with its stars, and what is known for practice stays.
  public mutating func begin(anew episode: ItemPath) {
    wrongAnswers = wrongAnswers.filter { !$0.key.isInside(episode) }
    finishedCards = finishedCards.filter { !$0.isInside(episode) }
  }

  /// The first card of an episode that is not finished; nil when all are.
  public func nextCard(of episode: Episode, at path: ItemPath) -> ItemPath? {
    episode.cards.lazy.map { path.appending($0.id) }.first { !finishedCards.contains($0) }
  }

  /// The cards of an episode that may be shown: those up to the first that is not finished, that one included.
  public func openCards(of episode: Episode, at path: ItemPath) -> ArraySlice<Card> {
    let next = episode.cards.firstIndex { !finishedCards.contains(path.appending($0.id)) }
    return next.map { episode.cards[...$0] } ?? episode.cards[...]
  }

  /// What was done on either of two devices; of what can have one value alone, the one of the later day.
  public func merged(with other: LearnerProgress) -> LearnerProgress {
    let isLater = (other.lastActive?.description ?? "") > (lastActive?.description ?? "")
    let (later, earlier) = isLater ? (other, self) : (self, other)
    var merged = LearnerProgress(
      finishedEpisodes: finishedEpisodes.union(other.finishedEpisodes),
      finishedCards: finishedCards.union(other.finishedCards), stars: stars.merging(other.stars, uniquingKeysWith: max),
      wrongAnswers: wrongAnswers.merging(other.wrongAnswers) { $0.union($1) },
      questions: questions.merging(other.questions) { $0.later(of: $1) },
      badges: badges.union(other.badges),
      accessCodes: accessCodes.union(other.accessCodes), currentEpisode: later.currentEpisode ?? earlier.currentEpisode,
      lastActive: later.lastActive)
    merged.version = max(version, other.version)
    merged.other = later.other.merging(earlier.other) { first, _ in first }
    return merged
  }
}

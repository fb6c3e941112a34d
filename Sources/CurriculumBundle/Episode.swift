/// What a learner does in one sitting: cards, one after the other.
///
///     {"id": "say-hello", "formerly": ["hello"], "title": "Say hello", "requires": [],
///      "teaches": ["python.call.print"],
///      "cards": [{"id": "well-done", "type": "finished", "header": "Well done!", "text": "You can print."}]}
public struct Episode: Codable, Sendable, Equatable {
  /// The episode's slug, unique in its block; it never changes.
  public var id: String
  /// Ids that the episode had in earlier releases.
  public var formerly: [String]
  /// What a learner sees it called.
  public var title: String
  /// One sentence on what is learned.
  public var summary: String?
  /// How hard it is.
  public var difficulty: Difficulty?
  /// What must be finished before it opens, besides the episode before it.
  public var requires: [ItemPath]
  /// What opens when it is finished, instead of by its own place in the order.
  public var opens: [ItemPath]?
  /// Whether later items need not wait for it; nil means that they do.
  public var optional: Bool?
  /// How few wrong answers earn its stars; nil when it earns none besides those of its cards.
  public var stars: MistakeThresholds?
  /// The stars for finishing it, 1 or 2, whatever went wrong; nil for none, and where wrong answers count.
  public var finishStars: Int?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// The image beside its title on the map; nil when an app draws its own.
  public var icon: EpisodeImage?
  /// The image above its first card; nil for none.
  public var banner: EpisodeImage?
  /// The concepts it introduces, by name: `python.call.print`.
  public var teaches: [String]
  /// The cards, first to last.
  public var cards: [Card]

  /// An episode from its parts.
  public init(
    id: String, formerly: [String] = [], title: String, summary: String? = nil, difficulty: Difficulty? = nil,
    requires: [ItemPath] = [], opens: [ItemPath]? = nil, optional: Bool? = nil, stars: MistakeThresholds? = nil,
    finishStars: Int? = nil, badge: Badge? = nil, icon: EpisodeImage? = nil, banner: EpisodeImage? = nil,
    teaches: [String] = [], cards: [Card]
  ) {
    self.id = id
    self.formerly = formerly
    self.title = title
    self.summary = summary
    self.difficulty = difficulty
    self.requires = requires
    self.opens = opens
    self.optional = optional
    self.stars = stars
    self.finishStars = finishStars
    self.badge = badge
    self.icon = icon
    self.banner = banner
    self.teaches = teaches
    self.cards = cards
  }
}

/// How hard an episode is.
public enum Difficulty: String, Codable, Sendable, CaseIterable {
  /// For a first meeting.
  case easy
  /// For practice.
  case medium
  /// For those who want more.
  case hard
}

/// A topic of a module: a handful of episodes that belong together.
///
///     {"id": "printing", "formerly": [], "title": "Printing", "requires": [], "episodes": []}
public struct Block: Codable, Sendable, Equatable {
  /// The block's slug, unique in its module; it never changes.
  public var id: String
  /// Ids that the block had in earlier releases.
  public var formerly: [String]
  /// What a learner sees it called.
  public var title: String
  /// A brief introduction that a learner may read first.
  public var overview: String?
  /// What must be finished before it opens, besides the block before it.
  public var requires: [ItemPath]
  /// How many stars must be earned in what comes before it until it opens; nil means none.
  public var requiresStars: Int?
  /// What opens when it is finished, instead of by its own place in the order.
  public var opens: [ItemPath]?
  /// Whether later items need not wait for it; nil means that they do.
  public var optional: Bool?
  /// How its episodes open; nil means one after the other.
  public var order: EpisodeOrder?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// The episodes, first to last.
  public var episodes: [Episode]

  /// A block from its parts.
  public init(
    id: String, formerly: [String] = [], title: String, overview: String? = nil, requires: [ItemPath] = [],
    requiresStars: Int? = nil, opens: [ItemPath]? = nil, optional: Bool? = nil, order: EpisodeOrder? = nil,
    badge: Badge? = nil, episodes: [Episode]
  ) {
    self.id = id
    self.formerly = formerly
    self.title = title
    self.overview = overview
    self.requires = requires
    self.requiresStars = requiresStars
    self.opens = opens
    self.optional = optional
    self.order = order
    self.badge = badge
    self.episodes = episodes
  }
}

/// A topic of a module: a handful of episodes that belong together.
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
  /// The episodes, first to last.
  public var episodes: [Episode]

  /// A block from its parts.
  public init(
    id: String, formerly: [String] = [], title: String, overview: String? = nil, requires: [ItemPath] = [],
    episodes: [Episode]
  ) {
    self.id = id
    self.formerly = formerly
    self.title = title
    self.overview = overview
    self.requires = requires
    self.episodes = episodes
  }
}

/// A large part of a curriculum: a course, a step, a chapter.
///
///     {"id": "training", "formerly": [], "title": "Training", "summary": "First steps.", "language": "python",
///      "authors": ["Ada"], "requires": [], "blocks": []}
public struct Module: Codable, Sendable, Equatable {
  /// The module's slug, unique in the curriculum; it never changes, since learners' progress hangs on it.
  public var id: String
  /// Ids that the module had in earlier releases.
  public var formerly: [String]
  /// What a learner sees it called.
  public var title: String
  /// One sentence on what is learned.
  public var summary: String
  /// A brief introduction that a learner may read first.
  public var overview: String?
  /// The language of its code, where a card says no other: `python`.
  public var language: String
  /// How hard it is, from 1 to 3.
  public var difficulty: Int?
  /// How long it takes, in minutes.
  public var minutes: Int?
  /// Who wrote it.
  public var authors: [String]
  /// The access code that opens it; nil when it is open to everyone.
  public var access: String?
  /// Whether learners get it, and are shown it; nil means both.
  public var visibility: Visibility?
  /// True if the page of a community of authors features it; nil where its authors do not say.
  public var featured: Bool?
  /// What must be finished before it opens, besides the module before it.
  public var requires: [ItemPath]
  /// How many stars must be earned in what comes before it until it opens; nil means none.
  public var requiresStars: Int?
  /// What opens when it is finished, instead of by its own place in the order.
  public var opens: [ItemPath]?
  /// How its blocks open; nil means one after the other.
  public var order: OpeningOrder?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// The cards with which its robot programs are laid; nil for those that every app has.
  public var cardLibrary: CardLibrary?
  /// The blocks, first to last.
  public var blocks: [Block]

  /// A module from its parts.
  public init(
    id: String, formerly: [String] = [], title: String, summary: String, overview: String? = nil, language: String,
    difficulty: Int? = nil, minutes: Int? = nil, authors: [String] = [], access: String? = nil,
    visibility: Visibility? = nil, featured: Bool? = nil, requires: [ItemPath] = [], requiresStars: Int? = nil,
    opens: [ItemPath]? = nil, order: OpeningOrder? = nil, badge: Badge? = nil, cardLibrary: CardLibrary? = nil,
    blocks: [Block]
  ) {
    self.id = id
    self.formerly = formerly
    self.title = title
    self.summary = summary
    self.overview = overview
    self.language = language
    self.difficulty = difficulty
    self.minutes = minutes
    self.authors = authors
    self.access = access
    self.visibility = visibility
    self.featured = featured
    self.requires = requires
    self.requiresStars = requiresStars
    self.opens = opens
    self.order = order
    self.badge = badge
    self.cardLibrary = cardLibrary
    self.blocks = blocks
  }
}

/// Whether learners get a module.
public enum Visibility: String, Codable, Sendable, CaseIterable {
  /// It is published.
  case published
  /// It is published, and the map of all lessons leaves it out.
  case hidden
  /// It is being written, and is not published yet.
  case draft
}

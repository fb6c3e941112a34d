/// The outline of a curriculum: enough to show the map of all lessons with their locks, without their cards.
///
///     {"title": "First steps", "locale": "en", "minimumClient": "1.0.0", "modules": []}
public struct BundleIndex: Codable, Sendable, Equatable {
  /// What the curriculum is called.
  public var title: String
  /// The language of its texts as a BCP 47 tag.
  public var locale: String
  /// The oldest app that can show it.
  public var minimumClient: SemanticVersion
  /// How the modules open; nil means one after the other.
  public var order: OpeningOrder?
  /// Whether learners get a question of the day; nil means not.
  public var dailyQuestion: Bool?
  /// The texts for those who stay away, the earliest first; nil for none.
  public var reminders: [Reminder]?
  /// The texts that explain Slang's elements, each once; nil for none.
  public var elements: [ElementHelp]?
  /// The images that episodes, badges and lessons name, by their paths; nil when there are none.
  public var assets: [String: AssetReference]?
  /// What became of the ids of earlier releases; nil when all are what they were.
  public var ids: IDMap?
  /// The modules, first to last.
  public var modules: [ModuleOutline]

  /// An index from its parts.
  public init(
    title: String, locale: String, minimumClient: SemanticVersion, order: OpeningOrder? = nil,
    dailyQuestion: Bool? = nil, reminders: [Reminder]? = nil, elements: [ElementHelp]? = nil,
    assets: [String: AssetReference]? = nil, ids: IDMap? = nil, modules: [ModuleOutline]
  ) {
    self.title = title
    self.locale = locale
    self.minimumClient = minimumClient
    self.order = order
    self.dailyQuestion = dailyQuestion
    self.reminders = reminders
    self.elements = elements
    self.assets = assets
    self.ids = ids
    self.modules = modules
  }
}

/// A module as the index shows it, and where its content is.
public struct ModuleOutline: Codable, Sendable, Equatable {
  /// The module's slug.
  public var id: String
  /// Its place among the modules, from 1, as a learner counts chapters; nil in bundles without numbers.
  public var number: Int?
  /// What a learner sees it called.
  public var title: String
  /// One sentence on what is learned.
  public var summary: String
  /// The programming language of its code.
  public var language: String
  /// How hard it is, from 1 to 3.
  public var difficulty: Int?
  /// How long it takes, in minutes.
  public var minutes: Int?
  /// Who wrote it.
  public var authors: [String]
  /// What the access code that unlocks it must come to; nil when it needs none.
  public var access: AccessDigest?
  /// Whether learners are shown it; nil means that they are.
  public var visibility: Visibility?
  /// True if the page of a community of authors features it; nil where its authors do not say.
  public var featured: Bool?
  /// How its blocks open; nil means one after the other.
  public var order: OpeningOrder?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// What keeps it locked.
  public var lock: Lock
  /// Its file, a `ModuleContent`.
  public var content: ContentReference
  /// The blocks, first to last.
  public var blocks: [BlockOutline]

  /// The outline of a module, its content and its blocks' outlines given.
  public init(
    _ module: Module, number: Int, access: AccessDigest? = nil, lock: Lock, content: ContentReference,
    blocks: [BlockOutline]
  ) {
    id = module.id
    self.number = number
    title = module.title
    summary = module.summary
    language = module.language
    difficulty = module.difficulty
    minutes = module.minutes
    authors = module.authors
    self.access = access
    visibility = module.visibility
    featured = module.featured
    order = module.order
    badge = module.badge
    self.lock = lock
    self.content = content
    self.blocks = blocks
  }
}

/// A block as the index shows it.
///
///     {"id": "printing", "title": "Printing", "lock": {"allOf": []}, "episodes": []}
public struct BlockOutline: Codable, Sendable, Equatable {
  /// The block's slug.
  public var id: String
  /// What a learner sees it called.
  public var title: String
  /// Whether later items need not wait for it; nil means that they do.
  public var optional: Bool?
  /// How its episodes open; nil means one after the other.
  public var order: EpisodeOrder?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// What keeps it locked.
  public var lock: Lock
  /// The episodes, first to last.
  public var episodes: [EpisodeOutline]

  /// The outline of a block, its episodes' outlines given.
  public init(_ block: Block, lock: Lock, episodes: [EpisodeOutline]) {
    id = block.id
    title = block.title
    optional = block.optional
    order = block.order
    badge = block.badge
    self.lock = lock
    self.episodes = episodes
  }
}

/// An episode as the index shows it.
///
///     {"id": "say-bye", "title": "Say bye", "cardCount": 4, "starCount": 3,
///      "lock": {"after": "training/printing/say-hello", "allOf": []}}
public struct EpisodeOutline: Codable, Sendable, Equatable {
  /// The episode's slug.
  public var id: String
  /// What a learner sees it called.
  public var title: String
  /// One sentence on what is learned.
  public var summary: String?
  /// How hard it is.
  public var difficulty: Difficulty?
  /// Whether later items need not wait for it; nil means that they do.
  public var optional: Bool?
  /// What a learner gets for finishing it.
  public var badge: Badge?
  /// The image beside its title on the map; nil when an app draws its own.
  public var icon: EpisodeImage?
  /// The image above its first card; nil for none.
  public var banner: EpisodeImage?
  /// The most stars that it earns; nil for none.
  public var starCount: Int?
  /// What keeps it locked: the episode before it, and all that it, its block and its module require besides.
  public var lock: Lock
  /// How many cards it has.
  public var cardCount: Int

  /// The outline of an episode.
  public init(_ episode: Episode, lock: Lock) {
    id = episode.id
    title = episode.title
    summary = episode.summary
    difficulty = episode.difficulty
    optional = episode.optional
    badge = episode.badge
    icon = episode.icon
    banner = episode.banner
    starCount = episode.starCount == 0 ? nil : episode.starCount
    self.lock = lock
    cardCount = episode.cards.count
  }
}

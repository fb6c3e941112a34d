extension UnlockRules {
  /// A module, block or episode with what keeps it locked.
  public struct Item: Sendable {
    /// Its full id.
    public let path: ItemPath
    /// What a learner sees it called.
    public let title: String
    /// What kind of item it is.
    public let level: Level
    /// What keeps it locked; an episode's lock holds what its block and its module require, too.
    public let lock: Lock
    /// Whether later items need not wait for it.
    public let isOptional: Bool
    /// What a learner's access codes must hold to unlock it: of a curriculum the code, of an index the digest of it;
    /// nil when it needs none.
    public let accessKey: String?
    /// How hard it is; nil for what does not say.
    public let difficulty: Difficulty?
    /// What a learner gets for finishing it.
    public let badge: Badge?
    /// The most stars that it earns; 0 for a container.
    public let starCount: Int
    /// How many cards it has; 0 for a container.
    public let cardCount: Int
  }

  /// The kinds of items.
  public enum Level: String, Sendable, CaseIterable {
    /// A module.
    case module
    /// A block of a module.
    case block
    /// An episode of a block.
    case episode
  }
}

extension UnlockRules.Item {
  init(_ module: Module, lock: Lock) {
    self.init(
      path: ItemPath(module.id), title: module.title, level: .module, lock: lock, isOptional: false,
      accessKey: module.access, difficulty: nil, badge: module.badge, starCount: 0, cardCount: 0)
  }

  init(_ block: Block, at path: ItemPath, lock: Lock) {
    self.init(
      path: path, title: block.title, level: .block, lock: lock, isOptional: block.optional == true, accessKey: nil,
      difficulty: nil, badge: block.badge, starCount: 0, cardCount: 0)
  }

  init(_ episode: Episode, at path: ItemPath, lock: Lock) {
    self.init(
      path: path, title: episode.title, level: .episode, lock: lock, isOptional: episode.optional == true,
      accessKey: nil, difficulty: episode.difficulty, badge: episode.badge, starCount: episode.starCount,
      cardCount: episode.cards.count)
  }

  /// The items of an index, containers before what they hold.
  static func items(of index: BundleIndex) -> [UnlockRules.Item] {
    index.modules.flatMap { module in
      let path = ItemPath(module.id)
      return [
        UnlockRules.Item(
          path: path, title: module.title, level: .module, lock: module.lock, isOptional: false,
          accessKey: module.access?.sha256, difficulty: nil, badge: module.badge, starCount: 0, cardCount: 0)
      ] + module.blocks.flatMap { items(of: $0, at: path.appending($0.id)) }
    }
  }

  private static func items(of block: BlockOutline, at path: ItemPath) -> [UnlockRules.Item] {
    [
      UnlockRules.Item(
        path: path, title: block.title, level: .block, lock: block.lock, isOptional: block.optional == true,
        accessKey: nil, difficulty: nil, badge: block.badge, starCount: 0, cardCount: 0)
    ]
      + block.episodes.map { episode in
        UnlockRules.Item(
          path: path.appending(episode.id), title: episode.title, level: .episode, lock: episode.lock,
          isOptional: episode.optional == true, accessKey: nil, difficulty: episode.difficulty, badge: episode.badge,
          starCount: episode.starCount ?? 0, cardCount: episode.cardCount)
      }
  }
}

extension UnlockRules {
  /// Whether a learner may leave an item out: it is optional, or the block that it is in; false for an unknown one.
  public func isOptional(_ item: ItemPath) -> Bool { positions[item].map(isOptional(at:)) ?? false }

  /// The same for the item at a place in `items`.
  func isOptional(at position: Int) -> Bool {
    items[position].isOptional || holders[position].map { items[$0].isOptional } ?? false
  }

  /// The episodes that must be finished until an item is, in order.
  public func episodesNeeded(for item: ItemPath) -> [ItemPath] {
    guard let position = positions[item] else { return [] }
    let isEpisode = items[position].level == .episode
    return episodesInside[position].filter { isEpisode || neededBy[$0].contains(position) }.map { episodePaths[$0] }
  }
}

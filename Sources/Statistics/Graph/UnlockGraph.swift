import CurriculumBundle

/// What unlocks what: the items of a curriculum and what each requires, as apps follow it.
///
/// An edge is at the item that says it: what a block requires is at the block, and not at each of its episodes.
public struct UnlockGraph: Sendable, Hashable, Codable {
  /// The items, containers before what they hold.
  public let items: [Item]
  /// What each of them requires.
  public let edges: [Edge]
  /// How many episodes are unlocked for a learner who begins.
  public let unlockedAtStart: Int
  /// The full ids of the episodes that no learner ever gets to.
  public let neverUnlocked: [String]

  /// A module, block or episode.
  public struct Item: Sendable, Hashable, Codable {
    /// Its full id.
    public let item: String
    /// What a learner sees it called.
    public let title: String
    /// Whether it is a module, a block or an episode.
    public let level: Level
    /// Whether later items do not require it.
    public let isOptional: Bool
    /// Whether an access code unlocks it.
    public let needsCode: Bool
    /// How many stars must be earned before it is unlocked; nil for none.
    public let stars: Int?
  }

  /// The kinds of items.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
    /// A module.
    case module
    /// A block of a module.
    case block
    /// An episode of a block.
    case episode
  }

  /// A requirement of an item.
  public struct Edge: Sendable, Hashable, Codable {
    /// The full id of the item that must be finished.
    public let from: String
    /// The full id of the item that requires it.
    public let to: String
    /// Why it is required.
    public let kind: EdgeKind
  }

  /// Why an item requires another.
  public enum EdgeKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The other one comes before it in the order.
    case order
    /// It names the other one under `requires`.
    case requires
    /// The other one, or one of several, names it under `opens`.
    case opens
  }

  /// The graph of what learners get.
  init(_ curriculum: Curriculum) {
    let rules = UnlockRules(curriculum)
    let found = EdgeFinder(curriculum, rules)
    let known = Set(rules.items.map(\.path))
    items = rules.items.map { Item($0, stars: found.stars[$0.path]) }
    edges = found.edges.filter { known.contains($0.from) && known.contains($0.to) }.map {
      Edge(from: $0.from.description, to: $0.to.description, kind: $0.kind)
    }
    let start = rules.map(for: LearnerProgress())
    unlockedAtStart = rules.episodePaths.count(where: start.isOpen)
    neverUnlocked = LearnerSimulation(.doesEverything, rules).neverOpen.map(\.description)
  }
}

extension UnlockGraph.Item {
  fileprivate init(_ item: UnlockRules.Item, stars: Int?) {
    self.init(
      item: item.path.description, title: item.title, level: UnlockGraph.Level(item.level),
      isOptional: item.isOptional, needsCode: item.accessKey != nil, stars: stars)
  }
}

extension UnlockGraph.Level {
  fileprivate init(_ level: UnlockRules.Level) {
    switch level {
    case .module: self = .module
    case .block: self = .block
    case .episode: self = .episode
    }
  }
}

public import JSON

/// Says what opens when, for any learner: the locks of a curriculum, made ready to be looked up.
///
/// An episode is open when what its lock waits for is finished, and its module's access code is entered; whatever was
/// finished once stays open. A container is finished when all in it that is not optional is finished; where nothing but
/// optional parts is in it, when all of these are.
///
///     UnlockRules(curriculum).map(for: LearnerProgress()).isOpen("m/a/two") == false
public struct UnlockRules: Sendable {
  /// All items in order, containers before what they hold.
  public let items: [Item]
  /// The place of each item in `items`.
  package let positions: [ItemPath: Int]
  /// What holds each item; nil for modules.
  let holders: [Int?]
  /// The episodes inside each item, by their places among all episodes.
  package let episodesInside: [Range<Int>]
  /// The full ids of all episodes, in order.
  public let episodePaths: [ItemPath]
  /// All episodes in order, as places in `items`.
  package let episodes: [Int]
  /// For each episode the containers that are finished only with it.
  let neededBy: [[Int]]
  /// What became of ids of earlier releases.
  let ids: IDMap
  /// What episodes wait for.
  let conditions: UnlockConditions

  /// The rules of a curriculum.
  public init(_ curriculum: Curriculum) { self.init(LockCompiler(curriculum).items) }

  /// The rules of a published curriculum, by its index alone.
  public init(_ index: BundleIndex) { self.init(Item.items(of: index), index.ids ?? IDMap()) }

  private init(_ items: [Item], _ ids: IDMap = IDMap()) {
    let tree = ItemTree(items)
    self.items = items
    self.ids = ids
    positions = Dictionary(items.indices.map { (items[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    holders = tree.holders
    episodesInside = tree.episodesInside
    episodes = items.indices.filter { items[$0].level == .episode }
    episodePaths = episodes.map { items[$0].path }
    neededBy = tree.neededBy
    conditions = UnlockConditions(items, tree, positions)
  }

  /// The item with a full id; nil when there is none.
  public subscript(path: ItemPath) -> Item? { positions[path].map { items[$0] } }

  /// The keys of all access codes: what a learner holds who knows every code.
  public var accessKeys: Set<ExactText> { Set(items.compactMap(\.accessKey).map { ExactText($0) }) }

  /// The map of all lessons for a learner.
  public func map(for progress: LearnerProgress) -> LessonMap { LessonMap(self, progress) }
}

/// Which items hold which.
struct ItemTree {
  private(set) var holders: [Int?] = []
  private(set) var episodesInside: [Range<Int>] = []
  private(set) var neededBy: [[Int]] = []

  init(_ items: [UnlockRules.Item]) {
    var (module, block, count): (Int?, Int?, Int) = (nil, nil, 0)
    for (index, item) in items.enumerated() {
      episodesInside.append(count..<count)
      switch item.level {
      case .module:
        holders.append(nil)
        (module, block) = (index, nil)
      case .block:
        holders.append(module)
        block = index
      case .episode:
        holders.append(block)
        count += 1
        for holder in [module, block, index] {
          holder.map { episodesInside[$0] = episodesInside[$0].lowerBound..<count }
        }
      }
    }
    findNeeded(items, count)
  }

  /// The episodes that must be done: those that are not optional, or all where no other are.
  private mutating func findNeeded(_ items: [UnlockRules.Item], _ count: Int) {
    neededBy = Array(repeating: [], count: count)
    let episodes = items.indices.filter { items[$0].level == .episode }
    let mustBeDone = episodes.map { !items[$0].isOptional }
    for index in items.indices where items[index].level == .block {
      let inside = episodesInside[index]
      let isAllOptional = !inside.contains { mustBeDone[$0] }
      for episode in inside where isAllOptional || mustBeDone[episode] { neededBy[episode].append(index) }
    }
    let mustModuleHave = episodes.indices.map { episode in
      mustBeDone[episode] && holders[episodes[episode]].map { !items[$0].isOptional } ?? true
    }
    for index in items.indices where items[index].level == .module {
      let inside = episodesInside[index]
      let isAllOptional = !inside.contains { mustModuleHave[$0] }
      for episode in inside where isAllOptional ? !neededBy[episode].isEmpty : mustModuleHave[episode] {
        neededBy[episode].append(index)
      }
    }
  }
}

/// What ids of earlier releases are called today, by what stands at `formerly`.
public struct IDHistory: Sendable {
  /// The items of today.
  private var current: Set<ItemPath> = []
  /// Items of today by the id that they had beside their siblings, what holds them under its id of today.
  private var renamed: [ItemPath: ItemPath] = [:]
  /// Items of today by the full id that they had elsewhere.
  private var moved: [ItemPath: ItemPath] = [:]
  private let knowsCards: Bool

  /// The history that a curriculum tells.
  public init(_ curriculum: Curriculum) {
    knowsCards = true
    for module in curriculum.modules {
      add(ItemPath(module.id), formerly: module.formerly)
      for block in module.blocks {
        let blockPath = ItemPath("\(module.id)/\(block.id)")
        add(blockPath, formerly: block.formerly)
        for episode in block.episodes {
          let path = blockPath.appending(episode.id)
          add(path, formerly: episode.formerly)
          for card in episode.cards {
            add(path.appending(card.id), formerly: card.formerly)
            for question in card.content.questions {
              add(path.appending(card.id).appending(question.id), formerly: question.formerly)
            }
          }
        }
      }
    }
  }

  /// The history that an index tells; a card or question keeps its own id, beside the ids of today of what holds it.
  public init(_ index: BundleIndex) {
    knowsCards = false
    for module in index.modules {
      add(ItemPath(module.id), formerly: module.formerly)
      for block in module.blocks {
        let blockPath = ItemPath("\(module.id)/\(block.id)")
        add(blockPath, formerly: block.formerly)
        for episode in block.episodes { add(blockPath.appending(episode.id), formerly: episode.formerly) }
      }
    }
  }

  private mutating func add(_ path: ItemPath, formerly: [String]) {
    current.insert(path)
    for former in formerly {
      if former.utf8.contains(UInt8(ascii: "/")) {
        moved[ItemPath(former)] = path
      } else {
        renamed[path.parent?.appending(former) ?? ItemPath(former)] = path
      }
    }
  }

  /// The id of today of an item that had this one in any release; nil when there is no such item any more.
  public func current(of path: ItemPath) -> ItemPath? {
    if current.contains(path) { return path }
    var old = ItemPath("")
    var new: ItemPath? = ItemPath("")
    for (level, slug) in path.components.enumerated() {
      let id = String(slug)
      old = old.appending(id)
      let beside = new?.appending(id)
      new = moved[old] ?? beside.flatMap { current.contains($0) ? $0 : renamed[$0] }
      if new == nil, level >= 3, !knowsCards { new = beside }
    }
    return new
  }
}

extension LearnerProgress {
  /// The same progress under the ids of today; what has no id of today stays,
  /// in case that a later release brings it back.
  public func following(_ history: IDHistory) -> LearnerProgress {
    func now(_ path: ItemPath) -> ItemPath { history.current(of: path) ?? path }
    var result = self
    result.finishedEpisodes = Set(finishedEpisodes.map(now))
    result.finishedCards = Set(finishedCards.map(now))
    result.stars = Dictionary(stars.map { (now($0.key), $0.value) }, uniquingKeysWith: max)
    result.wrongAnswers = Dictionary(wrongAnswers.map { (now($0.key), $0.value) }) { $0.union($1) }
    result.currentEpisode = currentEpisode.map(now)
    return result
  }
}

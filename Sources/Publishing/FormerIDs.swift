import CurriculumBundle

/// What authors write about ids of earlier releases: `formerly` of an item, `retired` for what is gone.
struct FormerIDs {
  /// The full ids of all that there is today: modules, blocks, episodes, cards and the questions of quizzes.
  private(set) var current: Set<ItemPath> = []
  /// The full ids that `formerly` names, next to siblings as they are called today, or in full.
  private(set) var named: Set<ItemPath> = []
  /// What is gone, with what took its place.
  let retired: [ItemPath: [ItemPath]]
  /// Items of today by the id that they had next to their siblings, what holds them under its id of today.
  private var renamed: [ItemPath: ItemPath] = [:]
  /// Items of today by the full id that they had elsewhere.
  private var moved: [ItemPath: ItemPath] = [:]

  /// The former ids that a curriculum names.
  init(_ curriculum: Curriculum) {
    retired = Dictionary(
      (curriculum.retired ?? []).map { ($0.id, $0.successors ?? []) }, uniquingKeysWith: { first, _ in first })
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

  private mutating func add(_ path: ItemPath, formerly: [String]) {
    current.insert(path)
    for former in formerly {
      if former.utf8.contains(UInt8(ascii: "/")) {
        moved[ItemPath(former)] = path
        named.insert(ItemPath(former))
      } else {
        let old = path.parent?.appending(former) ?? ItemPath(former)
        renamed[old] = path
        named.insert(old)
      }
    }
  }

  /// The id of today of an item that had this one in any release; nil when no author names it.
  func current(of path: ItemPath) -> ItemPath? {
    if current.contains(path) { return path }
    var old = ItemPath("")
    var new: ItemPath? = ItemPath("")
    for slug in path.components {
      let id = String(slug)
      old = old.appending(id)
      let sibling = new?.appending(id)
      new = moved[old] ?? sibling.flatMap { current.contains($0) ? $0 : renamed[$0] }
    }
    return new
  }
}

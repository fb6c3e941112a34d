public import CurriculumBundle

/// What is open, worked out from the curriculum as its documentation says it, without any thought for speed.
public struct NaiveLocks {
  private let curriculum: Curriculum
  private let all: [(path: ItemPath, episode: Episode)]
  private var mustBeDone: Set<ItemPath> = []
  private var mustModuleHave: Set<ItemPath> = []
  private let openers: [(opener: ItemPath, opened: ItemPath)]

  /// The locks of a curriculum.
  public init(_ curriculum: Curriculum) {
    self.curriculum = curriculum
    var all: [(ItemPath, Episode)] = []
    var openers: [(ItemPath, ItemPath)] = []
    for module in curriculum.modules {
      let path = ItemPath(module.id)
      openers += (module.opens ?? []).map { (path, $0) }
      for block in module.blocks {
        let path = path.appending(block.id)
        openers += (block.opens ?? []).map { (path, $0) }
        for episode in block.episodes {
          let path = path.appending(episode.id)
          openers += (episode.opens ?? []).map { (path, $0) }
          all.append((path, episode))
          if episode.optional != true { mustBeDone.insert(path) }
          if episode.optional != true, block.optional != true { mustModuleHave.insert(path) }
        }
      }
    }
    self.all = all
    self.openers = openers
  }

  /// What a learner has.
  public struct Learner {
    /// The finished episodes.
    public var finished: Set<ItemPath> = []
    /// The stars by episode.
    public var stars: [ItemPath: Int] = [:]
    /// Whether the access codes are known.
    public var hasCodes = true

    /// A learner who has nothing.
    public init(hasCodes: Bool = true) { self.hasCodes = hasCodes }
  }

  /// The episodes that a learner may open, in order.
  public func open(for learner: Learner) -> [ItemPath] {
    var open: [ItemPath] = []
    for (number, module) in curriculum.modules.enumerated() {
      let path = ItemPath(module.id)
      let modules = curriculum.modules.map { Sibling(ItemPath($0.id), isOptional: isSkippable($0)) }
      let isModuleOpen =
        gate(modules, number, curriculum.order?.rawValue, learner) && (module.access == nil || learner.hasCodes)
        && conditions(module.requires, module.requiresStars, before: path, learner)
      let blocks = module.blocks.map { Sibling(path.appending($0.id), isOptional: isSkippable($0)) }
      for (number, block) in module.blocks.enumerated() {
        let path = path.appending(block.id)
        let isBlockOpen =
          isModuleOpen && gate(blocks, number, module.order?.rawValue, learner)
          && conditions(block.requires, block.requiresStars, before: path, learner)
        let episodes = block.episodes.map { episode in
          Sibling(
            path.appending(episode.id), isOptional: episode.optional == true, difficulty: episode.difficulty ?? .easy)
        }
        for (number, episode) in block.episodes.enumerated() {
          let path = path.appending(episode.id)
          let isOpen =
            isBlockOpen && gate(episodes, number, block.order?.rawValue, learner)
            && episode.requires.allSatisfy { isFinished($0, learner) }
          if isOpen || learner.finished.contains(path) { open.append(path) }
        }
      }
    }
    return open
  }

  /// The episodes that stay shut for a learner who does everything.
  public var neverOpen: [ItemPath] { neverOpen(without: nil) }

  /// The episodes that stay shut for a learner who does everything but one of them; that one is among them.
  public func neverOpen(without avoided: ItemPath?) -> [ItemPath] {
    var learner = Learner()
    while true {
      let new = open(for: learner).filter { !learner.finished.contains($0) && $0 != avoided }
      if new.isEmpty { return all.map(\.path).filter { !learner.finished.contains($0) } }
      for path in new {
        learner.finished.insert(path)
        learner.stars[path] = all.first { $0.path == path }?.episode.stars == nil ? 0 : 3
      }
    }
  }

  /// Whether an item is finished.
  public func isFinished(_ item: ItemPath, _ learner: Learner) -> Bool {
    let inside = all.filter { $0.path.isInside(item) }.map(\.path)
    let needed = inside.filter((item.components.count == 1 ? mustModuleHave : mustBeDone).contains)
    if inside.isEmpty { return false }
    if !needed.isEmpty { return needed.allSatisfy(learner.finished.contains) }
    // Of optional parts alone, all must be finished: each block of a module, each episode of a block.
    let parts = Set(inside.compactMap { item.components.count == 1 ? $0.parent : $0 })
    return parts.allSatisfy { $0.components.count == 3 ? learner.finished.contains($0) : isFinished($0, learner) }
  }

  private struct Sibling {
    let path: ItemPath
    let isOptional: Bool
    var difficulty = Difficulty.easy

    init(_ path: ItemPath, isOptional: Bool, difficulty: Difficulty = .easy) {
      (self.path, self.isOptional, self.difficulty) = (path, isOptional, difficulty)
    }
  }

  private func gate(_ siblings: [Sibling], _ number: Int, _ order: String?, _ learner: Learner) -> Bool {
    let named = openers.filter { $0.opened == siblings[number].path }.map(\.opener)
    if order == "linked", number == 0 { return true }
    if !named.isEmpty { return named.contains { isFinished($0, learner) } }
    let needed = siblings[..<number].filter { !$0.isOptional }
    switch order {
    case "open": return true
    case "linked": return false
    case "ladder":
      let ladder: [Difficulty] = [.easy, .medium, .hard]
      let own = ladder.firstIndex(of: siblings[number].difficulty) ?? 0
      let below = ladder[..<own].last { rung in siblings.contains { !$0.isOptional && $0.difficulty == rung } }
      return siblings.filter { !$0.isOptional && $0.difficulty == below }.allSatisfy { isFinished($0.path, learner) }
    default: return needed.last.map { isFinished($0.path, learner) } ?? true
    }
  }

  private func conditions(_ requires: [ItemPath], _ stars: Int?, before path: ItemPath, _ learner: Learner) -> Bool {
    guard requires.allSatisfy({ isFinished($0, learner) }) else { return false }
    var earned = 0
    for module in curriculum.modules {
      if ItemPath(module.id) == path { break }
      for block in module.blocks {
        if ItemPath("\(module.id)/\(block.id)") == path { return earned >= stars ?? 0 }
        for episode in block.episodes {
          earned += learner.stars[ItemPath("\(module.id)/\(block.id)/\(episode.id)")] ?? 0
        }
      }
    }
    return earned >= stars ?? 0
  }

  private func isSkippable(_ module: Module) -> Bool { module.blocks.allSatisfy(isSkippable) }

  private func isSkippable(_ block: Block) -> Bool {
    block.optional == true || block.episodes.allSatisfy { $0.optional == true }
  }
}

import CurriculumBundle

/// The outline of a curriculum with every lock worked out, so that an app only has to look.
struct CurriculumOutline {
  /// The modules, first to last.
  let modules: [ModuleOutline]

  /// The outline; `contents` names each module's file, in the modules' order.
  init(_ curriculum: Curriculum, contents: [ContentReference]) {
    let steps = UnlockRules(curriculum).steps
    let locks = Dictionary(
      steps.map { ($0.episode, Lock(after: $0.after, requires: $0.requires)) }, uniquingKeysWith: { first, _ in first })
    var before: ItemPath?
    modules = zip(curriculum.modules, contents).map { module, content in
      let path = ItemPath(module.id)
      let lock = Lock(after: before, requires: module.requires)
      before = path
      return ModuleOutline(module, lock: lock, content: content, blocks: Self.blocks(of: module, at: path, locks))
    }
  }

  private static func blocks(of module: Module, at path: ItemPath, _ locks: [ItemPath: Lock]) -> [BlockOutline] {
    var before: ItemPath?
    return module.blocks.map { block in
      let path = path.appending(block.id)
      let lock = Lock(after: before, requires: block.requires)
      before = path
      let episodes = block.episodes.map { episode in
        EpisodeOutline(episode, lock: locks[path.appending(episode.id)] ?? Lock(after: nil, requires: []))
      }
      return BlockOutline(block, lock: lock, episodes: episodes)
    }
  }
}

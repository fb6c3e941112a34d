import CurriculumBundle

/// The outline of a curriculum with every lock worked out, so that an app only has to look.
struct CurriculumOutline {
  /// The modules, first to last.
  let modules: [ModuleOutline]

  /// The outline; `contents` names each module's file, in the modules' order.
  init(_ curriculum: Curriculum, contents: [ContentReference], ids: IDMap, after earlier: EarlierRelease?) {
    let rules = UnlockRules(curriculum)
    modules = zip(curriculum.modules, contents).enumerated().map { place, pair in
      let (module, content) = pair
      let path = ItemPath(module.id)
      let blocks = module.blocks.map { block in
        let path = path.appending(block.id)
        let episodes = block.episodes.map { EpisodeOutline($0, lock: Self.lock(of: path.appending($0.id), rules)) }
        return BlockOutline(block, lock: Self.lock(of: path, rules), episodes: episodes)
      }
      let access = module.access.map { code in
        earlier?.access(for: code, of: path, ids) ?? AccessDigest(of: code, module: path)
      }
      return ModuleOutline(
        module, number: place + 1, access: access, lock: Self.lock(of: path, rules), content: content, blocks: blocks)
    }
  }

  private static func lock(of path: ItemPath, _ rules: UnlockRules) -> Lock {
    rules[path]?.lock ?? Lock(after: nil, allOf: [])
  }
}

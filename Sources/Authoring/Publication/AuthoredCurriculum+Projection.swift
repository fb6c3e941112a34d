import CurriculumBundle

// The one walk from authored items to published ones; only what becomes of an episode's cards differs.
extension AuthoredCurriculum {
  /// The modules that are no drafts.
  var modulesWithoutDrafts: [AuthoredModule] { modules.filter { !$0.isDraft } }

  /// The curriculum with some of its modules.
  func projected(_ modules: [AuthoredModule], _ cards: (AuthoredEpisode) -> [Card]) -> Curriculum {
    var whole = header
    whole.modules = modules.map { $0.projected(cards) }
    return whole
  }
}

extension AuthoredModule {
  /// The module, its blocks included.
  func projected(_ cards: (AuthoredEpisode) -> [Card]) -> Module {
    var whole = header
    whole.blocks = blocks.map { $0.projected(cards) }
    return whole
  }
}

extension AuthoredBlock {
  /// The block, its episodes included.
  func projected(_ cards: (AuthoredEpisode) -> [Card]) -> Block {
    var whole = header
    whole.episodes = episodes.map { $0.projected(cards) }
    return whole
  }
}

extension AuthoredEpisode {
  /// The episode, its cards included.
  func projected(_ cards: (AuthoredEpisode) -> [Card]) -> Episode {
    var whole = header
    whole.cards = cards(self)
    return whole
  }
}

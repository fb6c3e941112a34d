public import CurriculumBundle

// What the files say for learners, its programs as authors wrote them: for tools that compare it, count it or write it
// in other formats. It is made anew each time.
extension AuthoredCurriculum {
  /// What the files say for learners, without drafts; `published` is what learners get.
  public var curriculum: Curriculum {
    var whole = header
    whole.modules = modules.filter { !$0.isDraft }.map(\.module)
    return whole
  }

  /// The same with drafts.
  package var everything: Curriculum {
    var whole = header
    whole.modules = modules.map(\.module)
    return whole
  }
}

extension AuthoredModule {
  /// The module, its blocks included.
  public var module: Module {
    var whole = header
    whole.blocks = blocks.map(\.block)
    return whole
  }
}

extension AuthoredBlock {
  /// The block, its episodes included.
  public var block: Block {
    var whole = header
    whole.episodes = episodes.map(\.episode)
    return whole
  }
}

extension AuthoredEpisode {
  /// The episode, its cards included.
  public var episode: Episode {
    var whole = header
    whole.cards = written.map(\.card)
    return whole
  }
}

public import CurriculumBundle

extension AuthoredCurriculum {
  /// What learners get: the modules that are no drafts, each as it is published.
  public var published: Curriculum {
    var published = curriculum
    published.modules = withoutDrafts.modules.map(\.published)
    return published
  }
}

extension AuthoredModule {
  /// What is published of the module: programs are structured as an app's editor holds them, and of all that stays at
  /// home only the solutions that may be revealed are there.
  public var published: Module {
    var published = module
    for (place, block) in blocks.enumerated() {
      published.blocks[place].episodes = block.episodes.map(\.published)
    }
    return published
  }
}

extension AuthoredEpisode {
  /// What is published of the episode.
  fileprivate var published: Episode {
    guard !tasks.isEmpty else { return episode }
    var published = episode
    for (place, task) in tasks { published.cards[place].content = task.published(episode.cards[place].content) }
    return published
  }
}

extension AuthoredTask {
  /// What is published of a task's card.
  fileprivate func published(_ content: CardContent) -> CardContent {
    guard let language = content.task?.language else { return content }
    return content.revealing(revealedSolution).mapPrograms { $0.structured(in: language) }
  }
}

extension CardContent {
  /// The content with a solution that an app may show; none for nil.
  fileprivate func revealing(_ solution: Program?) -> CardContent {
    if case .exercise(var card) = self {
      card.solution = solution
      return .exercise(card)
    }
    if case .challenge(var card) = self {
      card.solution = solution
      return .challenge(card)
    }
    return self
  }
}
